import { hasRoute } from '../../board/convoy-routes.ts';
import type { Decision, DecisionKind } from '../../trace/decision.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { passageIsOpen } from '../army-fleet/passage-is-open.ts';
import { isFromTarget, isImmune, isOwnAttack } from '../model/support-cuts.ts';
import {
  effectiveSupport,
  goesAboard,
  headToHead,
  holdSupportsOf,
  metBy,
  movesInto,
  needsPath,
  supportsOf,
  wayOf,
} from '../model/turn-model.ts';
import type { LegalMove, LegalSupport, TurnModel } from '../model/turn-model.ts';

/** What is known of a decision (null: nothing), and an answer to one that no rule derives from others. */
export interface WorldAnswers {
  readonly known: (decision: Decision) => boolean | null;
  readonly assumed: (decision: Decision) => boolean;
}

/** What the rule of a decision says in a world. */
export type WorldRules = Readonly<Record<DecisionKind, (unit: UnitAt) => boolean>>;

/**
 * A world: every move has an outcome, and everything else follows by the rules. The rule of a move, and that of a path,
 * ask for all that they could depend on, whether or not it turns out to matter.
 */
export function rulesIn(model: TurnModel, told: WorldAnswers): WorldRules {
  const asked = new Set<UnitAt>();
  const convoyed = (unit: UnitAt): boolean => told.known(`convoy ${unit}`) ?? convoy(unit);
  const supported = (unit: UnitAt): boolean => told.known(`support ${unit}`) ?? support(unit);

  /** Two landings may each wait for a support that the other would cut: then one of them is assumed. */
  function arrives(unit: UnitAt): boolean {
    const known = told.known(`path ${unit}`);
    if (known !== null) return known;
    if (!needsPath(model, unit)) return true;
    return asked.has(unit) ? told.assumed(`path ${unit}`) : path(unit);
  }

  /** An army that goes aboard is there once it has its path. */
  function moved(unit: UnitAt): boolean {
    const known = told.known(`move ${unit}`);
    if (known !== null) return known;
    const isAboard = goesAboard(model, unit) && !model.voids.has(unit);
    return isAboard ? arrives(unit) : told.assumed(`move ${unit}`);
  }

  /** A convoy stands unless its fleet is dislodged (1971 XII.3). */
  const convoy = (fleet: UnitAt): boolean => !movesInto(model, fleet).some(({ at }) => moved(at));

  /** One route is enough, or all that it needs must survive (1971 XII.4; DATC 3.0 4.A.1). */
  function path(unit: UnitAt): boolean {
    if (wayOf(model, unit) !== null) {
      asked.add(unit);
      const isOpen = passageIsOpen(model, unit, { moved, arrives, supported, convoyed });
      asked.delete(unit);
      return isOpen;
    }
    const move = model.moves.get(unit);
    const crossing = model.crossings.get(unit);
    if (!move || !crossing) return true;
    // Asks all of them: what a rule reads is told from what it asks.
    const left = [...crossing.needed].filter(convoyed);
    return model.choices.routes === 'one-survives'
      ? hasRoute(new Set(left), move.at, move.into, model.board)
      : left.length > 0 && left.length === crossing.needed.size;
  }

  /** A support is given unless an attack cuts it (1971 X, IX.6). */
  function support(unit: UnitAt): boolean {
    const order = effectiveSupport(model, unit);
    if (!order) return false;
    return !movesInto(model, unit)
      .filter((attack) => !isImmune(model, order, attack))
      .some((attack) =>
        isOwnAttack(order, attack) || isFromTarget(model, order, attack)
          ? moved(attack.at)
          : arrives(attack.at),
      );
  }

  const given = (supports: readonly LegalSupport[]): readonly LegalSupport[] =>
    supports.filter(({ at }) => supported(at));

  /** Whether the unit from its destination has dislodged it, so that it has no effect there (1971 IX.7). */
  function isBeaten(move: LegalMove): boolean {
    const met = metBy(model, move).map(({ at }) => moved(at));
    if (met.length === 0) return false;
    const succeeds = moved(move.at);
    if (!met.includes(true)) return false;
    return headToHead(model, move) !== null
      ? true
      : model.choices.dislodgedEffect === 'none' && !succeeds;
  }

  /** The strength with which a rival keeps others out (1971 VIII). */
  function prevent(rival: LegalMove): number {
    const comes = arrives(rival.at);
    const supports = given(supportsOf(model, rival.at));
    return isBeaten(rival) || !comes ? 0 : 1 + supports.length;
  }

  /**
   * What the unit there has against a move: all its supports if it stays, or comes head to head; a fleet whose move does
   * not take place has none (A/F III.d); nor has a unit that failed to leave (1971 IX.6).
   */
  function opposition(there: UnitAt, met: LegalMove | null): number {
    if (met) {
      const supports = given(supportsOf(model, there));
      return arrives(there) ? 1 + supports.length : 1;
    }
    return model.moves.has(there) ? 1 : 1 + given(holdSupportsOf(model, there)).length;
  }

  /** It beats what is in its destination and all its rivals, and dislodges no unit of its own (1971 VIII, IX.2, IX.3). */
  function move(unit: UnitAt): boolean {
    const order = model.moves.get(unit);
    if (!order) return false;
    const { into } = order;
    const comes = arrives(unit);
    const supports = given(supportsOf(model, unit));
    const there = model.units.get(into);
    const met = headToHead(model, order);
    const leaves = there !== undefined && model.moves.has(into) && moved(into) && !met;
    const against = there ? opposition(into, met) : 0;
    const rivals = movesInto(model, into)
      .filter((rival) => rival !== order)
      .map(prevent);
    if (!comes) return false;
    if (!there || leaves) return rivals.every((rival) => 1 + supports.length > rival);
    if (there.power === order.unit.power) return false;
    const strength = 1 + supports.filter((one) => one.unit.power !== there.power).length;
    return [against, ...rivals].every((obstacle) => strength > obstacle);
  }

  return { move, path, support, convoy };
}
