import type { Turn } from '../trace/turn.ts';
import { spaceOf } from '../board/board.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { mover, score, takes } from './movement.ts';
import { placeName, spaceName, unitName, unitsOwn } from './names.ts';
import { factsOf, telling, type Telling } from './telling.ts';
import { listed } from './words.ts';

const ORDERS = {
  hold: 'order',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
} as const;

/** An outcome as part of a headline. */
export interface Clause {
  readonly step: Step;
  /** How telling it is. */
  readonly rank: number;
  /** `Prussia takes Silesia`. */
  readonly brief: string;
  /** With its numbers: `Prussia takes Silesia, 2 against 1`. */
  readonly full: string;
  /** Whether it is a move that nothing opposed. */
  readonly free?: boolean;
  /** The units it speaks of, so that no other clause says the same again. */
  readonly units: readonly UnitAt[];
}

/** What a step says in a headline; null for steps that need others to be told. */
export function clause(step: Step, turn: Turn): Clause | null {
  const { fact } = step;
  const t: Telling = telling(step, turn);
  const make = (rank: number, brief: string, units: readonly UnitAt[], numbers = ''): Clause => ({
    step,
    rank,
    brief,
    full: brief + numbers,
    units,
  });
  switch (fact.type) {
    case 'move-succeeds': {
      const { unit, to, rivals } = fact;
      const numbers = score(fact);
      const units = [
        unit,
        ...(fact.against ? [fact.against.unit] : []),
        ...rivals.map((r) => r.unit),
      ];
      const dislodges = factsOf(turn.ruling.steps, 'dislodged').some(({ by }) => by === unit);
      const sea = t.because.some((premise) => premise.fact.type === 'path');
      if (dislodges || numbers !== '' || sea) {
        const rank = dislodges ? 9 : sea ? 7 : 6;
        return make(rank, `${mover(unit, t)} ${takes(unit, placeName(to), t)}`, units, numbers);
      }
      const brief = `${unitName(unit)} moves to ${placeName(to)}`;
      return { ...make(rivals.length > 0 ? 6 : 1, brief, units), free: rivals.length === 0 };
    }
    case 'move-bounces': {
      const { unit, to, by } = fact;
      const numbers = `, ${String(fact.attack)} against ${String(by.strength)}`;
      const mutual = factsOf(t.before, 'move-bounces').some(
        (other) => other.unit === by.unit && other.by.unit === unit,
      );
      const units = [unit, by.unit];
      const place = spaceName(spaceOf(to));
      const names = mutual ? listed([mover(by.unit, t), mover(unit, t)]) : mover(unit, t);
      if (by.role === 'prevent') {
        return make(4, `${names} bounce${mutual ? '' : 's'} in ${place}`, units, numbers);
      }
      return mutual
        ? make(4, `${names} bounce off each other`, units, numbers)
        : make(4, `${names} bounces off ${unitName(by.unit)}`, units, numbers);
    }
    case 'move-blocked':
      return make(4.5, `${mover(fact.unit, t)} cannot enter ${placeName(fact.to)}`, [fact.unit]);
    case 'no-path':
      return make(8, `the army stays in ${spaceName(fact.unit)}`, [fact.unit]);
    case 'rotation':
      return make(
        8,
        `${listed(fact.core.map(unitName))} ${fact.core.length === 2 ? 'change places' : 'move in a circle'}`,
        fact.core,
      );
    case 'paradox':
      return fact.convoys.length === 1
        ? make(10, `${unitsOwn(fact.convoys[0] ?? 'ADR')} convoy is a paradox`, [])
        : make(10, `the convoys of ${listed(fact.convoys.map(unitName))} are a paradox`, []);
    case 'void':
      return fact.kind === 'move'
        ? make(3.5, `the army stays in ${spaceName(fact.unit)}`, [fact.unit])
        : make(3, `${unitsOwn(fact.unit)} ${fact.kind} is void`, [fact.unit]);
    case 'illegal': {
      const at = spaceOf(fact.order.unit.at);
      const kind = ORDERS[fact.order.type];
      return make(3, `${unitsOwn(at)} ${kind} is illegal`, [at]);
    }
    case 'ambiguous':
      return fact.followed
        ? null
        : make(3, `${unitName(fact.unit)} follows none of its orders`, [fact.unit]);
    default:
      return null;
  }
}

/** The outcomes of a turn, the most telling first. */
export function allClauses(turn: Turn): readonly Clause[] {
  return turn.ruling.steps
    .flatMap((step) => clause(step, turn) ?? [])
    .sort(
      (a, b) => b.rank - a.rank || (a.rank > 4 ? a.step.id - b.step.id : b.step.id - a.step.id),
    );
}

/** The two most telling outcomes of a turn that do not speak of the same units. */
export function outcomeClauses(turn: Turn): readonly Clause[] {
  const out = new Set(turn.ruling.dislodged.map(({ unit }) => unit));
  const all = allClauses(turn);
  const [main] = all;
  if (main === undefined) return [];
  const second = all.find(
    (other) =>
      other.rank >= 4 &&
      (other.rank < main.rank || main.rank > 5) &&
      other !== main &&
      !other.units.slice(0, 1).some((unit) => main.units.includes(unit) || out.has(unit)),
  );
  return second === undefined ? [main] : [main, second];
}
