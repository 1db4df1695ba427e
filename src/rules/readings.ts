import { choiceWords } from './choice-words.ts';
import type { Citation } from './citation.ts';
import { EDITION_IDS, type Choices, type Edition, type EditionId } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { CONVOYS } from './readings/convoys.ts';
import { GAME } from './readings/game.ts';
import { MOVEMENT } from './readings/movement.ts';
import { ORDERS } from './readings/orders.ts';
import type { Reading } from './readings/reading.ts';
import { WRITING } from './readings/writing.ts';
import { citationNumber } from './sections.ts';

export type { Reading } from './readings/reading.ts';

export interface ReadingPart {
  /** For addresses: `convoys`. */
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly readings: readonly Reading[];
}

/** Our reading of the rules: every issue of the DATC's chapter 4, and some more. */
export const READINGS: readonly ReadingPart[] = [
  {
    id: 'convoys',
    title: 'Convoys',
    line: 'Where most of the differences between the editions are.',
    readings: CONVOYS,
  },
  {
    id: 'writing',
    title: 'How orders are written',
    line: 'Coasts, letters and nationalities that are missing or wrong.',
    readings: WRITING,
  },
  {
    id: 'orders',
    title: 'Too many orders, too few, and none',
    line: 'Which orders count, for moves and for builds and removals.',
    readings: ORDERS,
  },
  {
    id: 'movement',
    title: 'Further questions of movement',
    line: 'Beyond the DATC’s list.',
    readings: MOVEMENT,
  },
  {
    id: 'game',
    title: 'Further questions of the game',
    line: 'Retreats, units, players, and the end.',
    readings: GAME,
  },
];

/** What an edition answers, and on whose word. */
export interface Answer {
  readonly text: string;
  /** What the edition's own source adds; null if nothing. */
  readonly remark: string | null;
  /** A place each: `1971, XII.4`; or that no source settles it, and what is followed instead. */
  readonly sources: readonly string[];
  readonly isSettled: boolean;
}

const place = (citation: Citation): string => {
  const { source } = citation;
  const number = citationNumber(citation);
  return /^\d+$/.test(source) && /^[a-z]/.test(number) && !number.startsWith('p. ')
    ? `rulebook ${source}, ${number}`
    : `${source}, ${number}`;
};

const FOLLOWED = /^(DATC) (.+)$|^(\d{4}) (.+)$/;

/** Where a citation leads, in words: `1971, XII.4`; `No source settles it; we follow the DATC (4.A.2)`. */
export function sourceWords(citation: Citation): string {
  if (citation.source !== 'house') return place(citation);
  const [, preferred, issue, book, paragraph] = FOLLOWED.exec(citation.paragraph) ?? [];
  if (preferred !== undefined) return `No source settles it; we follow the DATC (${issue ?? ''})`;
  if (book !== undefined) return `No source settles it; we read it as ${book}, ${paragraph ?? ''}`;
  return `House rule of ${citation.paragraph}`;
}

/** How an edition answers a question. Pure; whatever a choice carries is generated from the edition's value. */
export function answerOf(reading: Reading, edition: Edition): Answer {
  if (reading.choices) return chosenAnswer(reading, edition);
  const id = EDITION_IDS.find((one) => one === edition.id);
  const cited = id && reading.cited[id];
  const { prefers, remarks } = reading;
  const unsettled =
    prefers === null
      ? 'No source settles it; this is our reading'
      : `No source settles it; we follow the DATC (${prefers.paragraph})`;
  return {
    text: reading.answer,
    remark: (id && remarks?.[id]) ?? null,
    sources: [cited ? place(cited) : unsettled],
    isSettled: cited !== undefined,
  };
}

function chosenAnswer(
  { choices, told, cited }: Extract<Reading, { choices: readonly unknown[] }>,
  edition: Edition,
): Answer {
  const id = EDITION_IDS.find((one) => one === edition.id);
  const own = id && cited?.[id];
  const citations = own ? [own] : choices.map((choice) => edition.choiceCitations[choice]);
  return {
    text: told?.(edition.choices) ?? choices.map((one) => choiceWords(one, edition)).join(' '),
    remark: null,
    sources: [...new Set(citations.map(sourceWords))],
    isSettled: citations.every(({ source }) => source !== 'house'),
  };
}

/** The answers to a question, and which editions give each: the same text with the same remark is one answer. */
export function answersTo(
  reading: Reading,
): readonly { readonly text: string; readonly by: readonly (readonly [EditionId, Answer])[] }[] {
  const found = new Map<string, (readonly [EditionId, Answer])[]>();
  for (const id of EDITION_IDS) {
    const answer = answerOf(reading, EDITIONS[id]);
    found.set(answer.text, [...(found.get(answer.text) ?? []), [id, answer]]);
  }
  return [...found].map(([text, by]) => ({ text, by }));
}

/** The choices that a question turns on, as a game master's file names them. */
export const choicesOf = (reading: Reading): readonly (keyof Choices)[] => reading.choices ?? [];
