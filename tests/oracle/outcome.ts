import type { Outcome, Ruling } from '../../src/trace/ruling.ts';
import { neighbours, spaceOf } from '../../src/board/board.ts';
import type { Location, Position, SpaceId } from '../../src/board/board.ts';
import type { Choices } from '../../src/rules/edition.ts';
import type { Deed } from './law.ts';
import type { Verdict } from './oracle.ts';

/** The result of a turn in a comparable form: one line each, sorted. */
export type Summary = readonly string[];

function fateOf({ world, succeeded, stopped }: Verdict, { does, at, void: idle }: Deed): string {
  if (idle) return 'void';
  switch (does) {
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
  { law, world, succeeded }: Verdict,
  { unit }: Deed,
  attack: Deed,
  choices: Choices,
): readonly Location[] {
  const moves = [...law.deeds.values()].filter(({ does }) => does === 'move');
  const filled = (space: SpaceId): boolean =>
    (law.deeds.has(space) && !succeeded.has(space)) ||
    moves.some(({ at, into }) => into === space && succeeded.has(at));
  const contested = (space: SpaceId): boolean =>
    moves.some(({ at, into }) => into === space && world.pushes(at));
  return neighbours(unit).filter((location) => {
    const space = spaceOf(location);
    if (space === attack.at && !(attack.routes && choices.retreatToConvoyOrigin)) return false;
    return !filled(space) && !contested(space);
  });
}

/** The oracle's result. */
export function summaryOf(verdict: Verdict, choices: Choices): Summary {
  const { law, succeeded } = verdict;
  const lines: string[] = [];
  for (const deed of law.deeds.values()) {
    lines.push(`${deed.at} ${fateOf(verdict, deed)}`);
    const attack = [...law.deeds.values()].find(
      ({ at, into }) => succeeded.has(at) && into === deed.at,
    );
    if (attack && !succeeded.has(deed.at))
      lines.push(
        `${deed.at} dislodged by ${attack.at}, may go to ${[...retreatsOf(verdict, deed, attack, choices)].sort().join(' ')}`,
      );
    else
      lines.push(
        `${deed.unit.power} ${deed.unit.kind} ${succeeded.has(deed.at) ? deed.to : deed.unit.at}`,
      );
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
