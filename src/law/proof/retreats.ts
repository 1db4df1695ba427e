import type { BarredReason } from '../../trace/fact.ts';
import { MOVE, NO, PATH, value, YES } from '../known.ts';
import type { Known } from '../known.ts';
import type { Retreating } from '../dislodged.ts';
import { settling, state, type ProofDraft } from './draft.ts';

/** Where a dislodged unit may go, and what bars the other adjacent spaces (XI). */
export function stateRetreats(
  draft: ProofDraft,
  { unit, near }: Retreating,
  known: Known,
  aboard: readonly number[] = [],
): number {
  const { names, spaceOf } = draft.turn.board;
  const first = draft.dislodged.get(unit);
  const because = [...(first === undefined ? [] : [first]), ...aboard];
  for (const { at, reason } of near)
    because.push(...deciding(draft, spaceOf[at] ?? at, reason, known));
  const named = near.flatMap(({ at, reason }) => {
    const name = names[at];
    return name === undefined ? [] : [{ at: name, reason }];
  });
  const to = named.flatMap(({ at, reason }) => (reason === null ? [at] : []));
  const barred = named.flatMap(({ at, reason }) => (reason === null ? [] : [{ at, reason }]));
  return state(draft, { type: 'retreats', unit: unit.id, to, barred }, because);
}

/** What decides whether a space is barred. */
function deciding(
  draft: ProofDraft,
  space: number,
  reason: BarredReason | null,
  known: Known,
): readonly number[] {
  if (reason === 'attacker-origin') return [];
  const { turn } = draft;
  const comers = turn.units.filter(({ task, goal }) => task === 'move' && goal === space);
  const entered = comers.find((comer) => value(known, comer, MOVE) === YES);
  if (entered) return settling(draft, entered, MOVE);
  const inside = turn.at[space];
  const left = inside?.task === 'move' ? settling(draft, inside, MOVE) : [];
  if (reason === 'occupied') return left;
  // Where a move failed before it had no path, only the path shows that it contests nothing.
  const contesting = comers.filter(
    (comer) =>
      turn.law.prevent(comer, turn, known, false) > 0 ||
      (value(known, comer, PATH) === NO && turn.law.beaters(comer, turn).length === 0),
  );
  return [
    ...left,
    ...comers.flatMap((comer) => settling(draft, comer, MOVE)),
    ...contesting.flatMap((comer) => settling(draft, comer, PATH)),
  ];
}
