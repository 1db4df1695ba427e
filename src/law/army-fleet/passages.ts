import type { FactOf } from '../../trace/fact.ts';
import { CONVOY, MOVE, NO, PATH, SUPPORT, value, YES } from '../known.ts';
import type { Known } from '../known.ts';
import { settling, state } from '../proof/draft.ts';
import type { ProofDraft } from '../proof/draft.ts';
import type { TurnUnit } from '../turn.ts';
import { armyAboard, fleetOf } from './berths.ts';
import { hasMoved } from './ends.ts';
import { carriersOf, hostileAttacks, hostileSupports, ownFerries } from './ways.ts';

/* Why a move of the module has what it needs on its way, or does not. */

interface Passing {
  readonly why: FactOf<'passage'>['why'];
  readonly because: readonly number[];
  readonly by?: TurnUnit | undefined;
  readonly support?: TurnUnit;
  readonly spared?: FactOf<'passage'>['spared'];
}

export function statePassage(draft: ProofDraft, unit: TurnUnit, known: Known): number {
  const { because, ...said } = passing(draft, unit, known);
  return state(draft, passageOf(unit, said), because);
}

export const passageOf = (
  unit: TurnUnit,
  { why, by, support, spared }: Omit<Passing, 'because'>,
): FactOf<'passage'> => ({
  type: 'passage',
  unit: unit.id,
  why,
  by: by?.id ?? null,
  support: support?.id ?? null,
  spared: spared ?? [],
});

function passing(draft: ProofDraft, unit: TurnUnit, known: Known): Passing {
  switch (unit.way) {
    case 'boards':
      return boarding(draft, unit, known);
    case 'ferried':
      return crossing(draft, unit, known);
    case 'lands-first':
      return value(known, unit, PATH) === YES
        ? undisturbed(draft, unit, known)
        : disrupted(draft, unit, known);
    case 'lands-after':
    case 'lands-ferried':
      return carrying(draft, unit, known);
    case 'sails-on':
      return sailing(draft, unit, known);
    case null:
      throw new Error(`${unit.id} goes no way of the module`);
  }
}

function boarding(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const fleet = fleetOf(army.goal, draft.turn);
  const attacks = hostileAttacks(fleet);
  const leaving = fleet?.task === 'move' ? settling(draft, fleet, MOVE) : [];
  if (value(known, army, PATH) === NO) {
    const by = attacks.find((attack) => value(known, attack, PATH) === YES);
    return { why: 'attacked', by, because: [...leaving, ...(by ? settling(draft, by, PATH) : [])] };
  }
  if (fleet && hasMoved(fleet, known)) return { why: 'sails', because: leaving };
  return { why: 'unattacked', because: attacks.flatMap((one) => settling(draft, one, PATH)) };
}

function crossing(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const ferries = ownFerries(army);
  const by = ferries.find((fleet) => value(known, fleet, CONVOY) === YES);
  if (by) return { why: 'ferried', by, because: settling(draft, by, CONVOY) };
  return { why: 'ferry-lost', because: ferries.flatMap((one) => settling(draft, one, CONVOY)) };
}

function undisturbed(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const why = 'undisturbed';
  const fleet = fleetOf(army.space, draft.turn);
  if (fleet?.task !== 'move') {
    const attacks = fleet?.attackers ?? [];
    return { why, because: attacks.flatMap((attack) => settling(draft, attack, MOVE)) };
  }
  const spared = hostileAttacks(fleet).map((attack) => {
    const supports = hostileSupports(attack, fleet, draft.turn);
    const isAlone = supports.every((one) => value(known, one, SUPPORT) === NO);
    const excuse = isAlone ? ('unsupported' as const) : ('fails' as const);
    const because = isAlone
      ? supports.flatMap((one) => settling(draft, one, SUPPORT))
      : settling(draft, attack, MOVE);
    return { unit: attack.id, excuse, because };
  });
  return {
    why,
    spared: spared.map(({ unit, excuse }) => ({ unit, excuse })),
    because: spared.flatMap(({ because }) => because),
  };
}

function disrupted(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const fleet = fleetOf(army.space, draft.turn);
  const isAway = fleet?.task === 'move';
  const attacks = isAway ? hostileAttacks(fleet) : (fleet?.attackers ?? []);
  for (const by of attacks) {
    if (value(known, by, MOVE) !== YES) continue;
    const taking = settling(draft, by, MOVE);
    if (!isAway) return { why: 'disrupted', by, because: taking };
    const support = hostileSupports(by, fleet, draft.turn).find(
      (one) => value(known, one, SUPPORT) === YES,
    );
    if (support) {
      const because = [...taking, ...settling(draft, support, SUPPORT)];
      return { why: 'disrupted', by, support, because };
    }
  }
  throw new Error(`nothing disrupts the landing from ${army.id}`);
}

function carrying(draft: ProofDraft, army: TurnUnit, known: Known): Passing {
  const carriers = carriersOf(army, draft.turn).flatMap((unit) => unit ?? []);
  const settlingMove = (unit: TurnUnit): readonly number[] =>
    unit.task === 'move' ? settling(draft, unit, MOVE) : [];
  if (value(known, army, PATH) === YES)
    return { why: 'carried', because: carriers.flatMap(settlingMove) };
  const by = carriers.find((unit) => unit.task !== 'move' || value(known, unit, MOVE) === NO);
  return { why: 'not-carried', by, because: by ? settlingMove(by) : [] };
}

function sailing(draft: ProofDraft, fleet: TurnUnit, known: Known): Passing {
  const army = armyAboard(fleet, draft.turn);
  if (!army) throw new Error(`nobody lands from ${fleet.id}`);
  if (hasMoved(army, known)) return { why: 'landed', because: settling(draft, army, MOVE) };
  const passage = settling(draft, army, PATH);
  if (value(known, army, PATH) === YES)
    return { why: 'recalled', because: [...passage, ...settling(draft, army, MOVE)] };
  const isOpen = value(known, fleet, PATH) === YES;
  return { why: isOpen ? 'with-army' : 'land-ahead', because: passage };
}
