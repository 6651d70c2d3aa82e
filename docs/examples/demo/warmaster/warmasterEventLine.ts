import type { WarmasterEvent } from 'wargame-rules/warmaster';
import { areaName, unitName, unitNames } from './names';

type Combat = Extract<WarmasterEvent, { readonly type: 'combat-resolved' }>['combat'];

/** What happened, in a line, where it is worth one. */
export function warmasterEventLine(event: WarmasterEvent): readonly string[] {
  switch (event.type) {
    case 'phase-began':
      return ['', `Turn ${event.turn}, ${event.phase.replace('-', ' ')}`];
    case 'deployed':
      return [`  ${unitName(event.unit)} lies in ${areaName(event.area)}`];
    case 'deployment-ended':
      return ['  Every Traitor counter is in its place'];
    case 'grouped':
      return [`  A group: ${unitNames(event.units)}`];
    case 'drawn':
      return [`  From the cup: ${unitNames(event.units) || 'nobody'}`];
    case 'teleported':
      return [`  ${unitNames(event.units)} teleport: ${event.roll}, ${event.result.replace('-', ' ')}`];
    case 'placed':
      return [`  ${unitNames(event.units)} appear in ${areaName(event.area)}`];
    case 'delayed':
      return [];
    case 'moved':
      return [`  ${unitName(event.unit)} moves to ${areaName(event.to)}`];
    case 'bridge-taken':
      return [event.side ? `  The ${event.side} side controls the Bridge` : '  The Bridge is lost to both'];
    case 'revealed':
      return [`  ${areaName(event.area)}: it is ${unitName(event.unit)}!`];
    case 'special':
      return [`  ${unitName(event.unit)}: ${event.rule.replaceAll('-', ' ')}`];
    case 'combat-rolled':
      return [];
    case 'combat-resolved':
      return [combatLine(event.combat)];
    case 'retreated':
      return [`  ${unitName(event.unit)} retreats to ${areaName(event.to)}`];
    case 'destroyed':
      return [`  Destroyed (${event.cause.replaceAll('-', ' ')}): ${unitNames(event.units)}`];
    case 'area-destroyed':
      return [`  ${areaName(event.area)} is destroyed`];
    case 'tallied':
      return [`  ${event.name.replaceAll('-', ' ')}: ${event.count}`];
    case 'game-ended':
      return ['', ...event.outcome.reasons.map(({ message }) => message), victor(event.outcome.winners)];
  }
}

function combatLine({ area, attacker, attack, defence, dice, outcome }: Combat): string {
  return `  Combat in ${areaName(area)}: ${attacker} ${attack} against ${defence}, rolled ${dice.join(', then ')}: ${outcome.name}`;
}

function victor(winners: readonly string[]): string {
  return winners.length === 0 ? 'A draw' : `The ${winners.join(' and ')} player has won`;
}
