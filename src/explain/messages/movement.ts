import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import type { Bound, FactOf, Rival, UnitAt } from '../../trace/fact.ts';
import { factsOf } from '../../trace/facts-of.ts';
import { exact, hasFailed, type Context } from './context.ts';
import { mover, who, type Mover, type Score, type Who } from './who.ts';

/** The rivals for the space: the weaker ones, those beaten head to head, those that never arrive. */
export interface Rivals {
  readonly to: SpaceId;
  readonly weaker: readonly Mover[];
  readonly beaten: readonly Mover[];
  readonly lost: readonly Mover[];
}

export type MovementMessage =
  /** Against a unit that comes the other way. */
  | {
      readonly say: 'move-meets';
      readonly unit: Who;
      readonly other: Who;
      readonly to: Location;
      readonly score: Score | null;
      readonly rivals: Rivals;
    }
  | {
      /** `exact`: the numbers are not bounds. */
      readonly say: 'move-takes';
      readonly unit: Mover;
      readonly to: Location;
      readonly score: Score;
      readonly exact: boolean;
      readonly rivals: Rivals;
    }
  /** Strong enough for the unit in the space, which is ordered to move: whether it leaves need not be known. */
  | {
      readonly say: 'move-takes-even';
      readonly unit: Mover;
      readonly to: Location;
      readonly there: Who;
      readonly bound: Bound;
      readonly attack: number;
      readonly rivals: Rivals;
    }
  /** Into a space that is empty, or that `leaver` leaves. `alone`: without rivals. */
  | {
      readonly say: 'move-enters';
      readonly unit: Mover;
      readonly to: Location;
      readonly leaver: Who | null;
      readonly alone: boolean;
      readonly rivals: Rivals;
    };

function rivalsOf(rivals: readonly Rival[], to: SpaceId, t: Context): Rivals {
  const those = (powerless: Rival['powerless']): readonly Mover[] =>
    rivals.filter((rival) => rival.powerless === powerless).map(({ unit }) => mover(unit, t));
  return { to, weaker: those(null), beaten: those('beaten'), lost: those('no-path') };
}

/** Its strength against that of its strongest opponent; null if it is unopposed. */
export function scoreOf({
  attack,
  against,
  rivals,
}: Pick<FactOf<'move-succeeds'>, 'attack' | 'against' | 'rivals'>): Score | null {
  const opposed = [
    ...(against === null ? [] : [against.strength]),
    ...rivals.filter(({ powerless }) => powerless === null).map(({ strength }) => strength),
  ];
  return opposed.length === 0 ? null : { attack, against: Math.max(...opposed) };
}

/** Whether the unit in a space is ordered to move and may or may not leave. */
const mayLeave = (space: SpaceId, { because }: Context): boolean =>
  factsOf(because, 'hold').some(({ unit, bound }) => unit === space && bound === 'at-most') &&
  !hasFailed(space, { before: because });

/** How exactly the strength of a move is known. */
function boundOf(unit: UnitAt, { because }: Context): Bound {
  const known = because.flatMap(({ fact }) =>
    (fact.type === 'strength' || fact.type === 'attack') && fact.unit === unit ? [fact.bound] : [],
  );
  return known.some((bound) => bound !== 'exactly') ? 'at-least' : 'exactly';
}

/** A move succeeds: against which unit, with which numbers, or why it is unopposed. */
export function moveSucceeds(fact: FactOf<'move-succeeds'>, t: Context): MovementMessage {
  const { unit, to, against } = fact;
  const space = spaceOf(to);
  const score = scoreOf(fact);
  const rivals = rivalsOf(fact.rivals, space, t);
  if (against?.role === 'defend') {
    const [one, other] = [who(unit, t.units, t.board), who(space, t.units, t.board)];
    return { say: 'move-meets', unit: one, other, to, score, rivals };
  }
  if (score !== null && against?.role === 'hold' && mayLeave(space, t)) {
    return {
      say: 'move-takes-even',
      unit: mover(unit, t),
      to,
      there: who(space, t.units, t.board),
      bound: boundOf(unit, t),
      attack: score.attack,
      rivals,
    };
  }
  if (score) return { say: 'move-takes', unit: mover(unit, t), to, score, exact: exact(t), rivals };
  return {
    say: 'move-enters',
    unit: mover(unit, t),
    to,
    leaver: t.units.has(space) ? who(space, t.units, t.board) : null,
    alone: fact.rivals.length === 0,
    rivals,
  };
}
