/** The place of something inside of something that has a place itself: `units`, `[3].id` → `units[3].id`. */
export function placeIn(outer: string, inner: string = ''): string {
  if (outer === '' || inner === '') return outer + inner;
  return inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;
}
