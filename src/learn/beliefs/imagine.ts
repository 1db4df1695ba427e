import type { SpaceId } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { hasRoute, seaBit, seasIn, type Seas } from '../../board/seas.ts';
import { isFromTarget, isImmune, isOwnAttack } from '../../trace/model/support-cuts.ts';
import {
  byConvoy,
  headToHead,
  holdSupportsOf,
  type LegalMove,
  movesInto,
  opposite,
  type LegalSupport,
  supportsOf,
  type TurnModel,
} from '../../trace/model/turn-model.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import { believedModel, type BelievedModel } from './believed-model.ts';
import { type Asking, resolver } from './resolver.ts';

/** What somebody thinks is the outcome of a turn. */
export interface Imagined {
  readonly model: BelievedModel;
  readonly succeeds: (mover: UnitAt) => boolean;
  readonly isGiven: (support: UnitAt) => boolean;
  readonly isAvailable: (fleet: UnitAt) => boolean;
  /** Whether a move kept other units out of its destination. */
  readonly keepsOut: (mover: UnitAt) => boolean;
  /** Who dislodges a unit; null: nobody. Somebody may think that several attackers together dislodge a garrison. */
  readonly dislodger: (unit: UnitAt) => UnitAt | 'several' | null;
}

/**
 * The outcome of a turn according to somebody with this belief; null: somebody who knows the rules. This is a second
 * adjudicator, for learners' mistakes: short, without steps. A paradox is settled by its convoys failing, whatever the
 * edition says.
 */
export function imagine(turn: TurnModel, belief: MisconceptionId | null): Imagined {
  const model = believedModel(turn, belief);
  const believes = (one: MisconceptionId): boolean => belief === one;
  /** Fleets whose convoys a paradox has disrupted. */
  const disrupted = new Set<SpaceId>();

  const attackersOf = (unit: UnitAt): readonly LegalMove[] => movesInto(model, unit);

  const available = (fleet: UnitAt, ask: Asking): boolean => {
    if (disrupted.has(fleet)) return false;
    if (believes('convoy-ends-when-attacked'))
      return attackersOf(fleet).every((attack) => !hasPath(attack, ask));
    return attackersOf(fleet).every(({ at }) => !ask(at));
  };

  function hasPath(move: LegalMove, ask: Asking): boolean {
    const crossing = model.crossings.get(move.at);
    if (!crossing) return true;
    const { needed } = crossing;
    if (needed === 0) return false;
    const left = seasIn(needed).reduce<Seas>(
      (set, sea) => (available(sea, ask) ? set | seaBit(sea) : set),
      0,
    );
    return model.choices.routes === 'one-survives'
      ? hasRoute(left, move.at, move.into)
      : left === needed;
  }

  function cuts(attack: LegalMove, support: LegalSupport, ask: Asking): boolean {
    if (isOwnAttack(support, attack)) return believes('own-attack-cuts') && hasPath(attack, ask);
    if (isFromTarget(model, support, attack) && !believes('target-cuts'))
      return !believes('dislodged-target-cuts-nothing') && ask(attack.at);
    if (isImmune(model, support, attack)) return ask(attack.at);
    if (believes('cut-needs-success')) return ask(attack.at);
    if (believes('convoyed-attack-cuts-nothing') && byConvoy(model, attack)) return false;
    return believes('lost-army-cuts') || hasPath(attack, ask);
  }
  const given = (support: LegalSupport, ask: Asking): boolean =>
    attackersOf(support.at).every((attack) => !cuts(attack, support, ask));

  const helpers = (move: LegalMove, ask: Asking): readonly LegalSupport[] =>
    supportsOf(model, move.at).filter(
      (support) =>
        !(believes('foreign-support-is-nothing') && support.unit.power !== move.unit.power) &&
        given(support, ask),
    );
  const meets = (move: LegalMove): LegalMove | null =>
    believes('equal-swap') ? null : headToHead(model, move);

  /** The attack strength of a move on its destination; 0: it cannot succeed. */
  function attack(move: LegalMove, ask: Asking): number {
    const there = model.units.get(move.into);
    const isLeaving =
      !meets(move) &&
      model.moves.has(move.into) &&
      (believes('failed-move-leaves') || ask(move.into));
    const all = helpers(move, ask);
    if (!there || isLeaving) return 1 + all.length;
    if (there.power === move.unit.power) return believes('own-unit-dislodged') ? 1 + all.length : 0;
    if (believes('own-support-dislodges')) return 1 + all.length;
    return 1 + all.filter(({ unit }) => unit.power !== there.power).length;
  }

  /** The hold strength of a space. */
  function hold(space: SpaceId, ask: Asking): number {
    if (!model.units.has(space)) return 0;
    const isMover = model.moves.has(space);
    if (isMover && ask(space)) return 0;
    const own = isWeak(space, isMover) ? 0 : 1;
    if (believes('supporter-is-alone') && isBusy(space)) return own;
    return own + holdSupportsOf(model, space).filter((support) => given(support, ask)).length;
  }
  const isBusy = (space: SpaceId): boolean =>
    ['support', 'convoy'].includes(model.actions.get(space)?.type ?? '');
  const isWeak = (space: SpaceId, isMover: boolean): boolean =>
    isMover
      ? believes('failed-move-leaves')
      : believes('supporter-is-weak') && model.actions.get(space)?.type === 'support';

  /** The prevent strength of a move at its destination. */
  function prevent(move: LegalMove, ask: Asking): number {
    if (!hasPath(move, ask) && !believes('lost-army-cuts')) return 0;
    if (isBeaten(move, ask)) return 0;
    if (believes('dislodged-unit-is-nothing') && dislodgerOf(move.at, ask) !== null) return 0;
    return 1 + helpers(move, ask).length;
  }

  /** Whether the unit from the destination of the move has dislodged the mover. */
  function isBeaten(move: LegalMove, ask: Asking): boolean {
    if (believes('beaten-unit-blocks')) return false;
    const other = opposite(model, move);
    if (!other) return false;
    if (headToHead(model, move)) return !believes('equal-swap') && ask(other.at);
    return model.choices.dislodgedEffect === 'none' && ask(other.at) && !ask(move.at);
  }

  function isStrongEnough(move: LegalMove, ask: Asking): boolean {
    if (!hasPath(move, ask)) return false;
    const strength = attack(move, ask);
    if (strength === 0) return false;
    const met = meets(move);
    const against = met ? 1 + helpers(met, ask).length : hold(move.into, ask);
    return strength > against || (believes('equal-wins') && strength === against);
  }

  function moves(mover: UnitAt, ask: Asking): boolean {
    const move = model.moves.get(mover);
    if (!move || model.voids.has(mover) || !isStrongEnough(move, ask)) return false;
    const strength = attack(move, ask);
    return attackersOf(move.into).every(
      (rival) => rival === move || strength > prevent(rival, ask),
    );
  }

  const succeeds = resolver(moves, (cycle) => {
    const fleets = cycle.flatMap((mover) => seasIn(model.crossings.get(mover)?.needed ?? 0));
    const open = fleets.filter(
      (fleet) => !disrupted.has(fleet) && attackersOf(fleet).some(({ at }) => cycle.includes(at)),
    );
    if (open.length > 0) {
      for (const fleet of open) disrupted.add(fleet);
      return new Map();
    }
    return new Map(cycle.map((mover) => [mover, !believes('circle-stays')]));
  });

  function dislodgerOf(unit: UnitAt, ask: Asking): UnitAt | 'several' | null {
    if (!model.units.has(unit) || (model.moves.has(unit) && ask(unit))) return null;
    const attacks = attackersOf(unit);
    const victor = attacks.find(({ at }) => ask(at));
    if (victor) return victor.at;
    if (!believes('garrison-falls')) return null;
    return attacks.filter((one) => isStrongEnough(one, ask)).length > 1 ? 'several' : null;
  }

  return {
    model,
    succeeds,
    isGiven(unit) {
      const order = model.actions.get(unit);
      return order?.type === 'support' && !model.voids.has(unit) && given(order, succeeds);
    },
    isAvailable(fleet) {
      const order = model.actions.get(fleet);
      if (model.takenForLegal.has(fleet)) return true;
      return order?.type === 'convoy' && !model.voids.has(fleet) && available(fleet, succeeds);
    },
    keepsOut(mover) {
      const move = model.moves.get(mover);
      return move !== undefined && !model.voids.has(mover) && prevent(move, succeeds) > 0;
    },
    dislodger: (unit) => dislodgerOf(unit, succeeds),
  };
}
