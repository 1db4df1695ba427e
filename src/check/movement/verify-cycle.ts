import { inBoardOrder } from '../../board/in-board-order.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import { same } from '../../trace/same.ts';
import { inAllWorlds } from '../worlds/all-worlds.ts';
import { canAllSucceed, consistent, isOneCircle, sayTheSame, tabulate } from './truth-table.ts';
import type { TruthTable } from './truth-table.ts';
import type { TurnModel } from '../model/turn-model.ts';
import type { Decision, KnownDecisions } from '../../trace/decision.ts';
import { settledBy, split } from '../../trace/decision.ts';
import { readBy } from '../worlds/reads.ts';
import type { Premises, Refusal } from '../premises.ts';
import { firstRefusal, namesAll, namesSome } from '../premises.ts';

export function verifyCycle(
  model: TurnModel,
  fact: FactOf<'rotation'> | FactOf<'paradox'>,
  premises: Premises,
  isSettled: (decision: Decision) => boolean,
): Refusal {
  const { core } = fact;
  const counted = [...model.moves.keys()].filter((unit) => !model.voids.has(unit));
  if (core.length === 0 || !namesSome(core, counted)) return 'core: not moves that count';
  const known = knownFrom(premises);
  const isOpen = (decision: Decision): boolean => inAllWorlds(model, known, decision) === null;
  const refusal = firstRefusal(core, (unit) =>
    isSettled(`move ${unit}`) || !isOpen(`move ${unit}`) ? `core: ${unit} is decided` : null,
  );
  if (refusal !== null) return refusal;
  const read = new Set(core.flatMap((unit) => [...readBy(model, known, unit)]));
  const unread = takeRead(premises, read);
  if (unread !== null) return unread;
  const missing = firstRefusal(read, (decision) => {
    if (known.has(decision)) return null;
    const [kind, unit] = split(decision);
    // An open move outside the cycle does not matter: the table shows that it decides nothing.
    const mayBeOpen = kind === 'move' ? !model.voids.has(unit) : isOpen(decision);
    return mayBeOpen && !isSettled(decision) ? null : `needs: ${decision}`;
  });
  if (missing !== null) return missing;
  const table = tabulate(model, known, core);
  if (table === null) return 'core: something outside it decides';
  if (!isOneCircle(table)) return 'core: not one circle';
  if (!same(core, listed(model, fact))) return 'core: in another order';
  const outcomes = consistent(table).length;
  if (fact.outcomes !== outcomes) return 'outcomes: not the number of consistent ones';
  if (outcomes === 1) return 'outcomes: one only is no paradox';
  const convoys = convoysThatMatter(model, known, core, read);
  if (fact.type === 'rotation')
    return convoys.length > 0 ? 'type: convoys are among what they wait for' : allMove(table);
  if (convoys.length === 0) return 'type: no convoy is among what they wait for';
  if (!namesAll(fact.convoys, convoys)) return 'convoys: not the undecided ones that it reads';
  return same(
    fact.convoys,
    fact.convoys.toSorted((a, b) => inBoardOrder(a, b, model.board)),
  )
    ? null
    : 'convoys: not in board order';
}

/**
 * The order in which a cycle is listed: a paradox in board order; a rotation around the circle, each unit before the
 * one it waits for.
 */
function listed(
  model: TurnModel,
  { type, core }: FactOf<'rotation' | 'paradox'>,
): readonly UnitAt[] {
  const inOrder = core.toSorted((a, b) => inBoardOrder(a, b, model.board));
  if (type === 'paradox') return inOrder;
  const round = new Set<UnitAt>();
  for (const start of inOrder)
    for (let unit = start; core.includes(unit) && !round.has(unit);) {
      round.add(unit);
      unit = model.moves.get(unit)?.into ?? unit;
    }
  return [...round];
}

function knownFrom(premises: Premises): KnownDecisions {
  return new Map(premises.facts.flatMap(settledBy));
}

/** Takes the premises that the cycle reads; refuses one that settles nothing that it reads. */
function takeRead(premises: Premises, read: ReadonlySet<Decision>): Refusal {
  return firstRefusal(premises.facts, (fact) => {
    const settled = settledBy(fact);
    if (!settled.some(([decision]) => read.has(decision))) return 'superfluous premise';
    if ('unit' in fact) premises.take(fact.type, fact.unit);
    return null;
  });
}

/** The open convoys on which a move of the cycle depends. */
function convoysThatMatter(
  model: TurnModel,
  known: KnownDecisions,
  core: readonly UnitAt[],
  read: ReadonlySet<Decision>,
): readonly UnitAt[] {
  const open = [...read].filter(
    (decision) => split(decision)[0] === 'convoy' && !known.has(decision),
  );
  const matters = (convoy: Decision): boolean => {
    const [safe, lost] = [true, false].map((outcome) =>
      tabulate(model, new Map(known).set(convoy, outcome), core),
    );
    return !safe || !lost || !sayTheSame(safe, lost);
  };
  return open.filter(matters).map((convoy) => split(convoy)[1]);
}

const allMove = (table: TruthTable): Refusal =>
  canAllSucceed(table) ? null : 'type: the moves cannot all succeed together';
