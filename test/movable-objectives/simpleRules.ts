import type { Helper, ObjectiveHappening, ObjectiveSet } from 'wargame-rules/movable-objectives';
import { MODELS } from './arbitraries';

/** An objective as the simple rules see it: everything about it changes in place. */
interface Thing {
  readonly id: string;
  readonly types: readonly string[];
  where: 'table' | 'model' | 'transport' | 'lost' | 'removed';
  /** The model or transport that it is with. */
  with: string;
  inches: number;
  /** How far its carrier has walked with it in this phase. */
  walked: number;
  handed: boolean;
  checks: number;
  tried: boolean;
  holds: boolean;
}

/**
 * The rules a second time, as plainly as can be: no lists of reasons, nothing kept but what decides, all of it
 * changed in place. Each answer is yes or no. The end of the game is left to the tests of the score.
 */
export class SimpleRules {
  readonly things: Thing[];
  side = '';
  phase = '';
  moment = '';
  /** Dangerous Terrain tests so far. */
  tests = 0;

  constructor(set: ObjectiveSet) {
    this.things = set.objectives.map(({ id, types, place }) => ({
      id,
      types,
      where: place.kind === 'carried' ? 'model' : place.kind === 'aboard' ? 'transport' : 'table',
      with: place.kind === 'carried' ? place.by.id : place.kind === 'aboard' ? place.transport : '',
      inches: 0,
      walked: 0,
      handed: false,
      checks: 0,
      tried: false,
      holds: false,
    }));
  }

  thing(id: string): Thing {
    return this.things.find((one) => one.id === id) as Thing;
  }

  heldBy(models: readonly string[]): readonly Thing[] {
    return this.things.filter((one) => one.where === 'model' && models.includes(one.with));
  }

  /** Whether something may happen. */
  allows(happening: ObjectiveHappening): boolean {
    const endOfMoves = this.phase === 'movement' && this.moment === 'end';
    const mayMove = this.side !== '' && !endOfMoves;
    switch (happening.type) {
      case 'turn-begins':
        return this.side === '' && ['red', 'blue'].includes(happening.side);
      case 'phase-begins':
        return this.side !== '' && (this.phase === '' || this.moment === 'end');
      case 'moves-begin':
        return this.phase !== '' && this.moment !== 'end';
      case 'phase-ends':
        return this.phase !== '';
      case 'turn-ends':
        return this.side !== '' && (this.phase === '' || this.moment === 'end');
      case 'claim': {
        const { model, by, touchedBy, objective } = happening;
        if (by === 'move' && !(endOfMoves && this.side === model.side)) return false;
        return (
          this.thing(objective).where === 'table' &&
          mayTake(model.id) &&
          this.isFree(model.id) &&
          only(touchedBy, model.id)
        );
      }
      case 'move': {
        const { carrier, distance, manner, helper, touchedBy = [carrier] } = happening;
        const moving = this.things.filter((one) => isWith(one, carrier));
        if (!mayMove || moving.length === 0) return false;
        return moving.every((one) => {
          if (tooFar(one, distance)) return false;
          if (one.where === 'transport') return true;
          const { kind } = facts(carrier);
          const light = one.types.includes('compact');
          const strong = kind === 'walker' || kind === 'monstrous-creature';
          if (manner === 'run' && !light && !strong) return false;
          if (manner === 'turbo-boost' && !light && kind === 'bike') return false;
          if (!only(touchedBy, carrier)) return false;
          return distance === 0 || !takesTwo(one, carrier) || isHelp(carrier, helper);
        });
      }
      case 'hand-off': {
        const { to, touchesCarrier, touchedBy = [to.id], distance = 0 } = happening;
        const one = this.thing(happening.objective);
        return (
          this.mayHand(one, to.side) &&
          touchesCarrier &&
          mayTake(to.id) &&
          this.isFree(to.id) &&
          only(touchedBy, to.id) &&
          !tooFar(one, distance)
        );
      }
      case 'hand-into-transport': {
        const { transport, atAccessPoint, distance = 0 } = happening;
        const one = this.thing(happening.objective);
        return (
          this.mayHand(one, transport.side) &&
          atAccessPoint &&
          transport.taken === 0 &&
          this.room(transport.id, [one]) <= transport.capacity &&
          !tooFar(one, distance)
        );
      }
      case 'drop': {
        const one = this.thing(happening.objective);
        if (one.where !== 'model' && one.where !== 'transport') return false;
        const inTime = this.phase === 'movement' && this.moment !== 'midst';
        return inTime && this.side === facts(one.with).side && mayDrop(one, happening);
      }
      case 'embark': {
        const { models, transport, places = models.length } = happening;
        const loads = this.heldBy(models);
        return (
          mayMove &&
          loads.every((one) => facts(one.with).side === transport.side) &&
          transport.taken + places + this.room(transport.id, loads) <= transport.capacity
        );
      }
      case 'disembark': {
        const { transport, claims } = happening;
        return (
          mayMove &&
          new Set(claims.map(({ model }) => model.id)).size === claims.length &&
          new Set(claims.map(({ objective }) => objective)).size === claims.length &&
          claims.every(({ objective, model, distance = 0, helper }) => {
            const one = this.thing(objective);
            return (
              one.where === 'transport' &&
              one.with === transport &&
              facts(transport).side === model.side &&
              mayTake(model.id) &&
              this.isFree(model.id) &&
              !tooFar(one, distance) &&
              (distance === 0 || !takesTwo(one, model.id) || isHelp(model.id, helper))
            );
          })
        );
      }
      case 'fall-back':
        return mayDropAll(this.heldBy(happening.models), happening.drops ?? []);
      case 'charge-declared':
        return mayDropAll(this.heldBy(happening.models).filter(isHeavy), happening.drops ?? []);
      case 'charge-received': {
        const asked = this.heldBy(happening.models).filter(isHeavy);
        const { answers } = happening;
        return (
          answers.length === asked.length &&
          asked.every((one) => answers.some(({ objective }) => objective === one.id)) &&
          answers.every(
            ({ objective, choice, spot }) =>
              choice === 'hold' || !spot || mayDrop(this.thing(objective), spot),
          )
        );
      }
      case 'charge-resolved': {
        const asked = this.heldBy(happening.models).filter(isHeavy);
        if (!asked.every((one) => one.holds)) return false;
        return mayDropAll(happening.succeeded ? asked : [], happening.drops ?? []);
      }
      default:
        return true;
    }
  }

  /** Makes something happen that is allowed, with the die that it may need. */
  happen(happening: ObjectiveHappening, die: number): void {
    switch (happening.type) {
      case 'turn-begins':
        this.side = happening.side;
        this.phase = '';
        for (const one of this.things) one.inches = one.walked = 0;
        break;
      case 'phase-begins':
        this.phase = happening.phase;
        this.moment = 'start';
        for (const one of this.things) {
          one.handed = false;
          one.walked = 0;
        }
        break;
      case 'moves-begin':
        this.startMoving();
        break;
      case 'phase-ends':
        this.moment = 'end';
        break;
      case 'turn-ends':
        this.side = '';
        this.phase = '';
        break;
      case 'claim': {
        const one = this.thing(happening.objective);
        const explodes = one.types.includes('unstable') && !one.tried && die === 1;
        if (one.types.includes('unstable') && !one.tried) one.checks++;
        one.tried = true;
        put(one, explodes ? 'removed' : 'model', explodes ? '' : happening.model.id);
        break;
      }
      case 'move':
        this.startMoving();
        for (const one of this.things) {
          if (!isWith(one, happening.carrier)) continue;
          one.inches += happening.distance;
          this.walk(one, happening.distance);
        }
        break;
      case 'hand-off':
        put(this.thing(happening.objective), 'model', happening.to.id, happening.distance);
        this.thing(happening.objective).handed = true;
        break;
      case 'hand-into-transport':
        put(this.thing(happening.objective), 'transport', happening.transport.id, happening.distance);
        this.thing(happening.objective).handed = true;
        break;
      case 'drop':
        put(this.thing(happening.objective), 'table', '', happening.distance);
        break;
      case 'embark':
        this.startMoving();
        for (const one of this.heldBy(happening.models)) put(one, 'transport', happening.transport.id);
        break;
      case 'disembark':
        this.startMoving();
        for (const { objective, model, distance } of happening.claims) {
          put(this.thing(objective), 'model', model.id, distance);
          this.walk(this.thing(objective), distance);
        }
        break;
      case 'casualties':
        for (const one of this.heldBy(happening.models)) put(one, 'table', '');
        break;
      case 'fall-back':
        dropAll(this.heldBy(happening.models), happening.drops ?? []);
        break;
      case 'charge-declared':
        dropAll(this.heldBy(happening.models).filter(isHeavy), happening.drops ?? []);
        break;
      case 'charge-received':
        for (const { objective, choice, spot } of happening.answers) {
          if (choice === 'hold') this.thing(objective).holds = true;
          else put(this.thing(objective), 'table', '', spot?.distance);
        }
        break;
      case 'charge-resolved': {
        const asked = this.heldBy(happening.models).filter(isHeavy);
        if (happening.succeeded) dropAll(asked, happening.drops ?? []);
        else for (const one of asked) one.holds = false;
        break;
      }
      case 'transport-lost':
        for (const one of this.things)
          if (one.where === 'transport' && one.with === happening.transport) put(one, 'lost', '');
        break;
    }
  }

  private startMoving(): void {
    if (this.phase !== '' && this.moment === 'start') this.moment = 'midst';
  }

  private walk(one: Thing, distance = 0): void {
    if (one.where !== 'model') return;
    const before = one.walked;
    one.walked += distance;
    const isExempt = ['walker', 'monstrous-creature'].includes(facts(one.with).kind);
    if (isHeavy(one) && !isExempt && before <= 6 && one.walked > 6) this.tests++;
  }

  private isFree(model: string): boolean {
    return !this.things.some((one) => one.where === 'model' && one.with === model);
  }

  private mayHand(one: Thing, side: string): boolean {
    if (one.where !== 'model' || one.handed || facts(one.with).side !== side) return false;
    return this.phase === 'movement' && this.moment === 'end' && this.side === side;
  }

  private room(transport: string, more: readonly Thing[]): number {
    const inside = this.things.filter((one) => one.where === 'transport' && one.with === transport);
    return [...inside, ...more].reduce((sum, { types }) => {
      if (types.includes('cumbersome')) return sum + 2;
      return sum + (types.includes('compact') ? 0 : 1);
    }, 0);
  }
}

function put(one: Thing, where: Thing['where'], who: string, moved = 0): void {
  one.where = where;
  one.with = who;
  one.holds = false;
  one.inches += moved;
  one.walked = 0;
}

function dropAll(due: readonly Thing[], drops: readonly { objective: string; distance: number }[]): void {
  for (const one of due) put(one, 'table', '', drops.find(({ objective }) => objective === one.id)?.distance);
}

function mayDropAll(
  due: readonly Thing[],
  drops: readonly { objective: string; distance: number; touchedBy: readonly string[] }[],
): boolean {
  return (
    new Set(drops.map(({ objective }) => objective)).size === drops.length &&
    drops.every((drop) => {
      const one = due.find(({ id }) => id === drop.objective);
      return one !== undefined && mayDrop(one, drop);
    })
  );
}

function mayDrop(one: Thing, spot: { distance: number; touchedBy: readonly string[] }): boolean {
  return spot.distance <= 1 && spot.touchedBy.every((id) => id === one.with) && !tooFar(one, spot.distance);
}

function tooFar(one: Thing, distance: number): boolean {
  return distance > 0 && one.types.includes('fragile') && one.inches + distance > 6;
}

function takesTwo(one: Thing, carrier: string): boolean {
  return one.types.includes('cumbersome') && !['walker', 'monstrous-creature'].includes(facts(carrier).kind);
}

function isHelp(carrier: string, helper: Helper | undefined): boolean {
  if (!helper?.touchesCarrier || helper.model.id === carrier) return false;
  return helper.model.side === facts(carrier).side;
}

function isHeavy(one: Thing): boolean {
  return !one.types.includes('compact');
}

function isWith(one: Thing, id: string): boolean {
  return (one.where === 'model' || one.where === 'transport') && one.with === id;
}

function only(touchedBy: readonly string[], id: string): boolean {
  return touchedBy.includes(id) && touchedBy.every((other) => other === id);
}

function facts(id: string): (typeof MODELS)[number] {
  return MODELS.find((one) => one.id === id) as (typeof MODELS)[number];
}

/** Vehicles may not, and of the two walkers r3 alone has a hand. */
export function mayTake(id: string): boolean {
  return !['r4', 'rT', 'b4', 'bT'].includes(id);
}
