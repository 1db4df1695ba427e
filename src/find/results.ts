import { KINDS, type Entry, type FoundKind } from './entry.ts';
import type { Hit } from './search.ts';

/** What was found, as it is shown. */
export interface Results {
  /** The rule or the word that answers best. */
  readonly answer: Entry | null;
  readonly groups: readonly { readonly kind: FoundKind; readonly entries: readonly Entry[] }[];
  /** How many of each kind there are, shown or not. */
  readonly counts: Readonly<Record<FoundKind, number>>;
  readonly count: number;
}

/** Whose words score less than this share of the best is not worth showing, however well a question is known. */
const WORTH_SHOWING = 0.12;
/** An answer must be about as good as the best. */
const ANSWERS = 0.5;
/** How many of a kind are shown if all kinds are, and if only one is. */
const FEW = 3;
const FEWER = 2;
const MANY = 40;

const ANSWERING: readonly FoundKind[] = ['rule', 'word'];
const isAnswer = ({ kind }: Entry): boolean => ANSWERING.includes(kind);

/**
 * Arranges hits, the best first: an answer, then groups by kind, the group with the best hit first. Below an answer
 * further rules and words come last: what shows it on a board is worth more.
 */
export function resultsOf(hits: readonly Hit[], only: FoundKind | null): Results {
  const best = hits[0]?.score ?? 0;
  const most = hits.reduce((max, { plain }) => Math.max(max, plain), 0);
  const found = hits.filter(
    ({ plain, score }) => plain >= most * WORTH_SHOWING || score >= best * ANSWERS,
  );
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, found.filter(({ entry }) => entry.kind === kind).length]),
  ) as Readonly<Record<FoundKind, number>>;
  const answer =
    found.find(({ entry, score }) => isAnswer(entry) && score >= best * ANSWERS)?.entry ?? null;
  const shownAbove = only === null ? answer : null;
  const isLast = (kind: FoundKind): boolean => shownAbove !== null && ANSWERING.includes(kind);
  const groups = new Map<FoundKind, Entry[]>();
  for (const { entry } of found) {
    if (entry === shownAbove || (only !== null && entry.kind !== only)) continue;
    const group = groups.get(entry.kind) ?? [];
    groups.set(entry.kind, group);
    const room = only !== null ? MANY : shownAbove && isAnswer(entry) ? FEWER : FEW;
    if (group.length < room) group.push(entry);
  }
  return {
    answer: shownAbove,
    groups: [...groups]
      .map(([kind, entries]) => ({ kind, entries }))
      .sort((one, other) => Number(isLast(one.kind)) - Number(isLast(other.kind))),
    counts,
    count: found.length,
  };
}
