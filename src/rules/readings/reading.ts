import type { Citation } from '../citation.ts';
import type { Choices, EditionId } from '../edition.ts';

/** Where the editions have an answer. What is left out is settled by no source. */
export type Cited = Partial<Readonly<Record<EditionId, Citation>>>;

interface Question {
  /** `4.A.1`, the issue of the DATC; `X7`, a question of our own. */
  readonly id: string;
  /** A few words. */
  readonly title: string;
  readonly question: string;
}

/** A question that the editions answer by their choices: nothing of the answer is written here. */
export interface Chosen extends Question {
  readonly choices: readonly (keyof Choices)[];
  /** The answer, if it is not that of the choices themselves. */
  readonly told?: (choices: Choices) => string;
  /** Where it stands, if not where the choices do. */
  readonly cited?: Cited;
}

/** A question that is answered alike by every edition. */
export interface Shared extends Question {
  readonly choices?: never;
  readonly answer: string;
  readonly cited: Cited;
  /** Whose answer is followed where an edition has none; null: nobody's, it is our reading. */
  readonly prefers: Citation | null;
  /** What an edition adds or has in other words. */
  readonly remarks?: Partial<Readonly<Record<EditionId, string>>>;
}

export type Reading = Chosen | Shared;

const citing =
  (source: string) =>
  (paragraph: string): Citation => ({ source, paragraph });

export const r1971 = citing('1971');
export const r1982 = citing('1982');
export const r2000 = citing('2000');
export const r2023 = citing('2023');
export const datc = citing('DATC 3.0');
export const datc25 = citing('DATC 2.5');

/** An issue of the DATC on which all editions agree; the DATC's own paragraph is the issue. */
export const issue = (
  id: string,
  title: string,
  question: string,
  answer: string,
  cited: Cited = {},
  remarks: Shared['remarks'] = {},
): Shared => ({
  ...{ id, title, question, answer, remarks },
  cited: { ...cited, DATC: datc(id) },
  prefers: datc(id),
});
