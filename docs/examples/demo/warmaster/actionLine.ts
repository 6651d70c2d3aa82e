import type { WarmasterAction } from 'wargame-rules/warmaster';
import { areaName, unitName, unitNames } from './names';

/** What somebody may do, in a line. */
export function actionLine(action: WarmasterAction): string {
  switch (action.type) {
    case 'deploy':
      return `put ${unitName(action.unit)} into ${areaName(action.area)}`;
    case 'group':
      return `group ${unitNames(action.units)}`;
    case 'reinforce':
      return 'roll for units from the cup';
    case 'teleport':
      return `teleport ${unitNames(action.units)}`;
    case 'place':
      return `put them into ${areaName(action.area)}`;
    case 'move':
      return `move ${unitName(action.unit)} to ${areaName(action.to)}`;
    case 'special':
      return `${action.rule}: ${unitName(action.unit)}`;
    case 'end-phase':
      return 'end the phase';
    case 'reveal':
      return `turn up the counter in ${areaName(action.area)}`;
    case 'fight':
      return `fight in ${areaName(action.area)}`;
    case 'reroll':
      return 'roll the die again';
    case 'keep':
      return 'let the die stand';
    case 'lose':
      return `lose ${unitName(action.unit)}`;
    case 'retreat':
      return `${unitName(action.unit)} retreats next`;
    case 'retreat-to':
      return `drive the unit to ${areaName(action.area)}`;
  }
}
