import type { Outcome, Ruling } from '../../src/trace/ruling.ts';
import { neighbours, spaceOf } from '../../src/board/board.ts';
import type { Location, Position, SpaceId, Unit } from '../../src/board/board.ts';
import { byConvoy, movesInto } from '../../src/check/model/turn-model.ts';
import type { LegalMove, UnitAction } from '../../src/check/model/turn-model.ts';
import type { Verdict } from './oracle.ts';

/** The result of a turn in a comparable form: one line each, sorted. */
export type Summary = readonly string[];

function fateOf({ model, world, succeeded, stopped }: Verdict, { type, at }: UnitAction): string {
  if (model.voids.has(at)) return 'void';
  switch (type) {
    case 'hold':
      return 'holds';
    case 'move':
      if (succeeded.has(at)) return 'succeeds';
      if (stopped.has(at)) return 'stopped';
      return world.arrives(at) ? 'fails' : 'no-path';
    case 'support':
      return world.supports(at) ? 'given' : 'cut';
    case 'convoy':
      return world.afloat(at) ? 'available' : 'disrupted';
  }
}

/** Where the unit dislodged by the attack may retreat (1971 XI). */
function retreatsOf(
  { model, world, succeeded }: Verdict,
  unit: Unit,
  attack: LegalMove,
): readonly Location[] {
  const filled = (space: SpaceId): boolean =>
    (model.units.has(space) && !succeeded.has(space)) ||
    movesInto(model, space).some(({ at }) => succeeded.has(at));
  const contested = (space: SpaceId): boolean =>
    movesInto(model, space).some(({ at }) => world.pushes(at));
  const isOrigin = (space: SpaceId): boolean =>
    space === attack.at && !(byConvoy(model, attack) && model.choices.retreatToConvoyOrigin);
  return neighbours(unit).filter((location) => {
    const space = spaceOf(location);
    return !isOrigin(space) && !filled(space) && !contested(space);
  });
}

/** The oracle's result. */
export function summaryOf(verdict: Verdict): Summary {
  const { model, succeeded } = verdict;
  const lines: string[] = [];
  for (const action of model.actions.values()) {
    const { at, unit } = action;
    lines.push(`${at} ${fateOf(verdict, action)}`);
    const attack = movesInto(model, at).find((move) => succeeded.has(move.at));
    const to = succeeded.has(at) ? model.moves.get(at)?.to : undefined;
    if (attack && to === undefined)
      lines.push(
        `${at} dislodged by ${attack.at}, may go to ${[...retreatsOf(verdict, unit, attack)].sort().join(' ')}`,
      );
    else lines.push(`${unit.power} ${unit.kind} ${to ?? unit.at}`);
  }
  return lines.sort();
}

const WORDS: Partial<Record<Outcome, string>> = {
  bounces: 'fails',
  blocked: 'fails',
};

/**
 * The adjudicator's result. Illegal orders are compared separately; of several orders, the one that is followed
 * counts.
 */
export function summaryOfRuling(ruling: Ruling, { units }: Position): Summary {
  const fates = new Map<SpaceId, string>(units.map(({ at }) => [spaceOf(at), 'holds']));
  for (const { unit, outcome } of ruling.orders)
    if (outcome !== 'illegal' && outcome !== 'ambiguous')
      fates.set(unit, WORDS[outcome] ?? outcome);
  return [
    ...[...fates].map(([unit, fate]) => `${unit} ${fate}`),
    ...ruling.dislodged.map(
      ({ unit, by, retreats }) =>
        `${unit} dislodged by ${by}, may go to ${[...retreats].sort().join(' ')}`,
    ),
    ...ruling.after.units.map(({ power, kind, at }) => `${power} ${kind} ${at}`),
  ].sort();
}
