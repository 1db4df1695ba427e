import type { Citation } from '../citation.ts';
import type { Choices, EditionId } from '../edition.ts';

/** Where each edition has an answer. For an edition that is left out, no source settles it. */
export type Cited = Partial<Readonly<Record<EditionId, Citation>>>;

/** A question that the editions answer by their choices. */
export interface ChosenQuestion {
  /** `4.A.1`, the issue of the DATC; `X7`, a question of our own. */
  readonly id: string;
  readonly choices: readonly (keyof Choices)[];
  /** Which answer the choices amount to, if it is not simply the choices themselves. */
  readonly answer?: (choices: Choices) => string;
  /** Where the answer is printed, if not where the choices are. */
  readonly cited?: Cited;
}

/** A question that every edition answers alike. */
export interface SharedQuestion {
  readonly id: string;
  readonly choices?: never;
  readonly cited: Cited;
  /** The source followed where an edition has no answer; null if there is none and the answer is our own reading. */
  readonly prefers: Citation | null;
  /** The editions that add something, or word it differently. */
  readonly remarks?: readonly EditionId[];
}

/**
 * A question on which rulebooks differ, are silent or are read in different ways. Its wording is in
 * `explain/languages`.
 */
export type RuleQuestion = ChosenQuestion | SharedQuestion;

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
export const issue = <const Id extends string, const Remarks extends readonly EditionId[]>(
  id: Id,
  cited: Cited = {},
  ...remarks: Remarks
) => ({ id, cited: { ...cited, DATC: datc(id) }, prefers: datc(id), remarks });
