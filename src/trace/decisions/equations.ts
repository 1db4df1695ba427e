import type { UnitAt } from '../fact.ts';
import type { TurnModel, Move, Support } from '../model/turn-model.ts';
import {
  headToHead,
  holdSupportsOf,
  movesInto,
  opposite,
  supportsOf,
} from '../model/turn-model.ts';
import type { Known } from './decision.ts';
import type { Seas } from '../model/seas.ts';
import { hasChain, seaBit, seasIn } from '../model/seas.ts';
import {
  effectiveSupport,
  isFromTarget,
  isImmune,
  isOwnAttack,
} from '../check/movement/verify-supports.ts';

/** Yes, no, or open. */
export type Verdict = boolean | null;

/** A number of which only the limits are known. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** The equations of all decisions, evaluated with what is known and with an assumption for some moves. */
export interface Equations {
  /** What the equation of the move says, whatever is assumed of that move itself. */
  readonly move: (unit: UnitAt) => Verdict;
  readonly support: (unit: UnitAt) => Verdict;
  readonly path: (unit: UnitAt) => Verdict;
  readonly convoy: (unit: UnitAt) => Verdict;
}

const NOTHING: Range = { least: 0, most: 0 };

export function equations(
  field: TurnModel,
  known: Known,
  assumed: ReadonlyMap<UnitAt, boolean>,
): Equations {
  const moved = (unit: UnitAt): Verdict => assumed.get(unit) ?? known.get(`move ${unit}`) ?? null;

  function convoy(unit: UnitAt): Verdict {
    const settled = known.get(`convoy ${unit}`);
    if (settled !== undefined) return settled;
    const attacks = movesInto(field, unit).map(({ at }) => moved(at));
    if (attacks.includes(true)) return false;
    return attacks.includes(null) ? null : true;
  }

  function path(unit: UnitAt): Verdict {
    const settled = known.get(`path ${unit}`);
    if (settled !== undefined) return settled;
    const move = field.moves.get(unit);
    const crossing = field.crossings.get(unit);
    if (!move || !crossing) return true;
    const where = (test: (verdict: Verdict) => boolean): Seas =>
      seasIn(crossing.needed).reduce(
        (set, sea) => (test(convoy(sea)) ? set | seaBit(sea) : set),
        0,
      );
    const sure = where((verdict) => verdict === true);
    const possible = where((verdict) => verdict !== false);
    if (field.choices.routes === 'one-survives') {
      if (hasChain(sure, move.at, move.into)) return true;
      return hasChain(possible, move.at, move.into) ? null : false;
    }
    if (crossing.needed === 0 || possible !== crossing.needed) return false;
    return sure === crossing.needed ? true : null;
  }

  function support(unit: UnitAt): Verdict {
    const settled = known.get(`support ${unit}`);
    if (settled !== undefined) return settled;
    const order = effectiveSupport(field, unit);
    if (!order) return false;
    const cuts = movesInto(field, unit)
      .filter((attack) => !isImmune(field, order, attack))
      .map((attack) => attackCuts(order, attack));
    if (cuts.includes(true)) return false;
    return cuts.includes(null) ? null : true;
  }

  /** A move that succeeds has its path, so that the path alone tells whether an ordinary attack cuts. */
  function attackCuts(order: Support, attack: Move): Verdict {
    const mustDislodge = isOwnAttack(order, attack) || isFromTarget(field, order, attack);
    return mustDislodge ? moved(attack.at) : path(attack.at);
  }

  function strength(supports: readonly Support[]): Range {
    const verdicts = supports.map(({ at }) => support(at));
    return {
      least: 1 + verdicts.filter((verdict) => verdict === true).length,
      most: 1 + verdicts.filter((verdict) => verdict !== false).length,
    };
  }

  function attack(move: Move): Range {
    const arrives = path(move.at);
    if (arrives === false) return NOTHING;
    const there = field.units.get(move.into);
    const all = strength(supportsOf(field, move.at));
    const leaves =
      !there || (field.moves.has(move.into) && !headToHead(field, move) ? moved(move.into) : false);
    const against =
      there?.power === move.unit.power
        ? NOTHING
        : strength(supportsOf(field, move.at).filter(({ unit }) => unit.power !== there?.power));
    const least = leaves === true ? all.least : against.least;
    const most = leaves === false ? against.most : all.most;
    return { least: arrives ? least : 0, most };
  }

  function hold(unit: UnitAt): Range {
    if (!field.units.has(unit)) return NOTHING;
    if (!field.moves.has(unit)) return strength(holdSupportsOf(field, unit));
    const leaves = moved(unit);
    return { least: leaves === false ? 1 : 0, most: leaves === true ? 0 : 1 };
  }

  /** Whether the move has no effect on its destination, since the unit from there dislodged it. */
  function isBeaten(move: Move): Verdict {
    const met = opposite(field, move);
    if (!met) return false;
    const success = moved(met.at);
    if (headToHead(field, move)) return success;
    if (field.choices.dislodgedEffect !== 'none' || success === false) return false;
    const own = moved(move.at);
    if (own === true) return false;
    return own === null ? null : success;
  }

  function prevent(move: Move): Range {
    const arrives = path(move.at);
    const beaten = isBeaten(move);
    if (arrives === false || beaten === true) return NOTHING;
    const { least, most } = strength(supportsOf(field, move.at));
    return { least: arrives === true && beaten === false ? least : 0, most };
  }

  function move(unit: UnitAt): Verdict {
    const order = field.moves.get(unit);
    if (!order) return false;
    const met = headToHead(field, order);
    const obstacles = [
      met ? strength(supportsOf(field, met.at)) : hold(order.into),
      ...movesInto(field, order.into)
        .filter((rival) => rival !== order)
        .map(prevent),
    ];
    const { least, most } = attack(order);
    if (obstacles.every((obstacle) => least > obstacle.most)) return true;
    return obstacles.some((obstacle) => most <= obstacle.least) ? false : null;
  }

  return { move, support, path, convoy };
}
