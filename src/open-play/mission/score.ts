import type { Json } from '../../core/errors/violation';
import type { Role } from '../army/role';

/**
 * What one side scores under one heading.
 *
 * @since 0.1.0
 */
export interface ScoreLine {
  readonly title: string;
  readonly points: number;
  /** The clause of the rules behind it. */
  readonly rule?: string;
  /** The figures behind the points. */
  readonly facts?: { readonly [name: string]: Json };
}

/**
 * What one side scores.
 *
 * @since 0.1.0
 */
export interface SideScore {
  readonly role: Role;
  /** The sum of the lines. */
  readonly points: number;
  /** One a mission objective, in the order of the mission. */
  readonly lines: readonly ScoreLine[];
}

/**
 * What both sides score: the Attacker, then the Defender.
 *
 * @since 0.1.0
 */
export type Score = readonly [SideScore, SideScore];
