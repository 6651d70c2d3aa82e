/**
 * What Monstrous Creatures, Flying Monstrous Creatures, Walkers and Transports are exempt from while they
 * carry: `all` of the general limits, or the Dangerous Terrain test alone.
 *
 * @rule MO-CARRY-2
 * @since 0.1.0
 */
export const CARRY_EXEMPTIONS = ['all', 'terrain'] as const;

/**
 * A reading of the exemption.
 *
 * @since 0.1.0
 */
export type CarryExemption = (typeof CARRY_EXEMPTIONS)[number];
