import { AREA_NUMBERS, type AreaNumber, type WarmasterView } from 'wargame-rules/warmaster';
import { areaName, unitName } from './names';

/** The ship as a player sees it: each area that is not empty, then what is not aboard. */
export function viewLines(view: WarmasterView): readonly string[] {
  return [
    `Turn ${view.turn}, ${view.phase.replace('-', ' ')}; Bridge: ${view.bridge ?? 'nobody'}`,
    ...AREA_NUMBERS.flatMap((area) => areaLine(view, area)),
    `  in the cup: ${view.cup}`,
    ...view.parties.map(
      ({ side, size, units }) =>
        `  to be teleported, ${side}: ${units ? units.map(unitName).join(', ') : `${size} units`}`,
    ),
    ...view.tallies.map(({ name, count }) => `  ${name.replaceAll('-', ' ')}: ${count}`),
  ];
}

function areaLine(view: WarmasterView, area: AreaNumber): readonly string[] {
  if (view.destroyedAreas.includes(area)) return [`  ${areaName(area)}: destroyed`];
  const known = view.units
    .filter(({ at }) => at === area)
    .map(({ id, faceUp }) => (faceUp ? unitName(id) : `(${unitName(id)})`));
  const unknown = view.faceDown.filter((one) => one === area).map(() => 'a counter face down');
  const there = [...known, ...unknown];
  return there.length === 0 ? [] : [`  ${areaName(area)}: ${there.join(', ')}`];
}
