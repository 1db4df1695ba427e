import type { OrderError } from '../orders/parsed-orders.ts';

/** What is wrong in a scenario file. Lines and columns count from 1. */
export interface ScenarioError {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** A sentence: `Unknown space "Prus".` */
  readonly message: string;
  /** What would be right: `Prussia (Pru) or Paris (Par)`. */
  readonly expected: string;
  /** The order, unit or space that could not be read, if that is what is wrong: every language has words for it. */
  readonly order?: OrderError;
  /** Whether its message is in English, whatever words were asked for. */
  readonly isEnglish?: true;
}

/** The keys and indices that lead to a place in the file: `['dislodged', 'A Sil', 'by']`. */
export type KeyPath = readonly (string | number)[];

/** A place in the file: a value, or the key that names it. */
export interface FilePlace {
  readonly path: KeyPath;
  readonly part: 'key' | 'value';
}

export const keyAt = (...path: KeyPath): FilePlace => ({ path, part: 'key' });
export const valueAt = (...path: KeyPath): FilePlace => ({ path, part: 'value' });

/** Records what is wrong at a place, or at the given number of characters into it; `order`: as in `ScenarioError`. */
export type ReportProblem = (
  place: FilePlace,
  message: string,
  expected: string,
  inside?: number,
  order?: OrderError,
) => void;

/** `file:line:column message (expected ...)`: the form that terminals and editors turn into a link. */
export function formatError({ file, line, column, message, expected }: ScenarioError): string {
  return `${file}:${line.toString()}:${column.toString()} ${message} (expected ${expected})`;
}
