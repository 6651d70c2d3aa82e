import { members, oneOf, type Shape, size } from '../checking/shape';

const round = members({ diameter: size });
const long = members({ length: size, width: size });
const named = members({ shape: oneOf(['round', 'oval', 'rectangle']) });

/** Any base of the core's geometry. */
export const baseShape: Shape = (value, path) => {
  const faults = named(value, path);
  if (faults.length > 0) return faults;
  return (value as { readonly shape: string }).shape === 'round' ? round(value, path) : long(value, path);
};
