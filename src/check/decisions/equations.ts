import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel, LegalMove, LegalSupport } from '../model/turn-model.ts';
import {
  effectiveSupport,
  headToHead,
  holdSupportsOf,
  movesInto,
  goesAboard,
  metBy,
  supportsOf,
  wayOf,
} from '../model/turn-model.ts';
import { passageVerdict } from '../army-fleet/passage-verdict.ts';
import { anyOf } from './decision-value.ts';
import type { DecisionValue } from './decision-value.ts';
import type { KnownDecisions } from '../../trace/decision.ts';
import type { Seas } from '../../board/seas.ts';
import { hasRoute, seaBit, seasIn } from '../../board/seas.ts';
import { isFromTarget, isImmune, isOwnAttack } from '../model/support-cuts.ts';

/** A number of which only the limits are known. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** The equations of all decisions, evaluated with what is known and with an assumption about some moves. */
export interface Equations {
  /** What the equation of the move says, whatever is assumed about that move itself. */
  readonly move: (unit: UnitAt) => DecisionValue;
  /** What is known or assumed about the move. */
  readonly moved: (unit: UnitAt) => DecisionValue;
  readonly support: (unit: UnitAt) => DecisionValue;
  readonly path: (unit: UnitAt) => DecisionValue;
  readonly convoy: (unit: UnitAt) => DecisionValue;
}

const NONE_ASSUMED: ReadonlyMap<UnitAt, boolean> = new Map();
const NOTHING: Range = { least: 0, most: 0 };

export function equations(
  model: TurnModel,
  known: KnownDecisions,
  assumed: ReadonlyMap<UnitAt, boolean>,
  assumedPaths: ReadonlyMap<UnitAt, boolean> = NONE_ASSUMED,
): Equations {
  const asked = new Set<UnitAt>();

  function moved(unit: UnitAt): DecisionValue {
    const settled = assumed.get(unit) ?? known.get(`move ${unit}`);
    if (settled !== undefined) return settled;
    return goesAboard(model, unit) && !model.voids.has(unit) ? path(unit) : null;
  }

  function convoy(unit: UnitAt): DecisionValue {
    const settled = known.get(`convoy ${unit}`);
    if (settled !== undefined) return settled;
    const attacks = movesInto(model, unit).map(({ at }) => moved(at));
    if (attacks.includes(true)) return false;
    return attacks.includes(null) ? null : true;
  }

  function path(unit: UnitAt): DecisionValue {
    const settled = assumedPaths.get(unit) ?? known.get(`path ${unit}`);
    if (settled !== undefined) return settled;
    if (wayOf(model, unit) !== null) return passage(unit);
    const move = model.moves.get(unit);
    const crossing = model.crossings.get(unit);
    if (!move || !crossing) return true;
    const where = (test: (verdict: DecisionValue) => boolean): Seas =>
      seasIn(crossing.needed).reduce(
        (set, sea) => (test(convoy(sea)) ? set | seaBit(sea) : set),
        0,
      );
    const sure = where((verdict) => verdict === true);
    const possible = where((verdict) => verdict !== false);
    if (model.choices.routes === 'one-survives') {
      if (hasRoute(sure, move.at, move.into)) return true;
      return hasRoute(possible, move.at, move.into) ? null : false;
    }
    if (crossing.needed === 0 || possible !== crossing.needed) return false;
    return sure === crossing.needed ? true : null;
  }

  /**
   * Two landings may each wait for a support that the other would cut: a passage that is being evaluated already counts
   * as open.
   */
  function passage(unit: UnitAt): DecisionValue {
    if (asked.has(unit)) return null;
    asked.add(unit);
    const verdict = passageVerdict(model, unit, verdicts);
    asked.delete(unit);
    return verdict;
  }

  function support(unit: UnitAt): DecisionValue {
    const settled = known.get(`support ${unit}`);
    if (settled !== undefined) return settled;
    const order = effectiveSupport(model, unit);
    if (!order) return false;
    const cuts = movesInto(model, unit)
      .filter((attack) => !isImmune(model, order, attack))
      .map((attack) => attackCuts(order, attack));
    if (cuts.includes(true)) return false;
    return cuts.includes(null) ? null : true;
  }

  /** A move that succeeds has its path, so the path alone decides whether an ordinary attack cuts. */
  function attackCuts(order: LegalSupport, attack: LegalMove): DecisionValue {
    const mustDislodge = isOwnAttack(order, attack) || isFromTarget(model, order, attack);
    return mustDislodge ? moved(attack.at) : path(attack.at);
  }

  function strength(supports: readonly LegalSupport[]): Range {
    const verdicts = supports.map(({ at }) => support(at));
    return {
      least: 1 + verdicts.filter((verdict) => verdict === true).length,
      most: 1 + verdicts.filter((verdict) => verdict !== false).length,
    };
  }

  function attack(move: LegalMove): Range {
    const arrives = path(move.at);
    if (arrives === false) return NOTHING;
    const there = model.units.get(move.into);
    const all = strength(supportsOf(model, move.at));
    const leaves =
      !there || (model.moves.has(move.into) && !headToHead(model, move) ? moved(move.into) : false);
    const against =
      there?.power === move.unit.power
        ? NOTHING
        : strength(supportsOf(model, move.at).filter(({ unit }) => unit.power !== there?.power));
    const least = leaves === true ? all.least : against.least;
    const most = leaves === false ? against.most : all.most;
    return { least: arrives ? least : 0, most };
  }

  function hold(unit: UnitAt): Range {
    if (!model.units.has(unit)) return NOTHING;
    if (!model.moves.has(unit)) return strength(holdSupportsOf(model, unit));
    const leaves = moved(unit);
    return { least: leaves === false ? 1 : 0, most: leaves === true ? 0 : 1 };
  }

  /** Whether the move has no effect on its destination, since the unit from there dislodged it. */
  function isBeaten(move: LegalMove): DecisionValue {
    const met = metBy(model, move);
    if (met.length === 0) return false;
    const success = anyOf(met.map(({ at }) => moved(at)));
    if (headToHead(model, move)) return success;
    if (model.choices.dislodgedEffect !== 'none' || success === false) return false;
    const own = moved(move.at);
    if (own === true) return false;
    return own === null ? null : success;
  }

  /** Head to head; a fleet whose move does not take place stays with a strength of 1 (A/F III.d). */
  function defend(move: LegalMove): Range {
    const { least, most } = strength(supportsOf(model, move.at));
    const arrives = path(move.at);
    return { least: arrives === true ? least : 1, most: arrives === false ? 1 : most };
  }

  function prevent(move: LegalMove): Range {
    const arrives = path(move.at);
    const beaten = isBeaten(move);
    if (arrives === false || beaten === true) return NOTHING;
    const { least, most } = strength(supportsOf(model, move.at));
    return { least: arrives === true && beaten === false ? least : 0, most };
  }

  function move(unit: UnitAt): DecisionValue {
    const order = model.moves.get(unit);
    if (!order) return false;
    const met = headToHead(model, order);
    const obstacles = [
      met ? defend(met) : hold(order.into),
      ...movesInto(model, order.into)
        .filter((rival) => rival !== order)
        .map(prevent),
    ];
    const { least, most } = attack(order);
    if (obstacles.every((obstacle) => least > obstacle.most)) return true;
    return obstacles.some((obstacle) => most <= obstacle.least) ? false : null;
  }

  const verdicts: Equations = { move, moved, support, path, convoy };
  return verdicts;
}
