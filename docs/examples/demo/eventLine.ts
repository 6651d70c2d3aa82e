import type { OpenHostilityTypes } from 'wargame-rules/open-play';

/** What happened, in a line, where it is worth one. */
export function eventLine(event: OpenHostilityTypes['event']): readonly string[] {
  switch (event.type) {
    case 'army-mustered':
      return [`${event.player} musters an army of Power Level ${event.powerLevel}`];
    case 'battlefield-created':
      return [`The battlefield is ${event.battlefield.width}" by ${event.battlefield.height}"`];
    case 'rolled-off':
      return [`${event.winner} wins the roll-off for the ${event.about.replace('-', ' ')}`];
    case 'roles-determined':
      return [`${event.attacker} attacks, ${event.defender} defends`];
    case 'declarations-revealed':
      return event.declarations.map(
        ({ player, reserve }) => `${player} has in reserve: ${reserve.join(', ') || 'nobody'}`,
      );
    case 'unit-deployed':
      return [`${event.player} sets up ${event.unit}`];
    case 'first-turn-determined':
      return [`${event.player} has the first turn`];
    case 'battle-began':
      return ['', 'The battle begins'];
    case 'models-destroyed':
      return [`Destroyed: ${event.models.join(', ')}`];
    case 'morale-tested':
      return [
        `${event.unit}: ${event.total} against Leadership ${event.leadership}, ${event.passed ? 'passed' : 'failed'}`,
      ];
    case 'morale-passed':
      return [`${event.unit} passes its Morale test: ${event.because}`];
    case 'flee':
      return [`Fled: ${event.models.join(', ')}`];
    case 'attrition-rolled':
      return [`${event.unit}: ${event.fled} more ${event.fled === 1 ? 'flees' : 'flee'}`];
    case 'unit-arrived':
      return [`${event.unit} arrives from reserve`];
    case 'unit-withdrawn':
      return [`${event.unit} goes back into reserve`];
    case 'unit-left':
      return [`${event.unit} leaves the battlefield`];
    case 'unit-destroyed':
      return [`${event.unit} is destroyed`];
    case 'part-action':
      return [`${event.action.player} uses ${event.part}: ${event.action.type}`];
    case 'round-ended':
      return [`Round ${event.round} ends`];
    case 'battle-ended':
      return [`The battle ends: ${event.because}`];
    default:
      return [];
  }
}
