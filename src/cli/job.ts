import type { LanguageTag } from '../explain/languages/languages.ts';
import type { Edition, EditionId } from '../rules/edition.ts';
import type { Format } from './arguments.ts';
import type { Block } from './blocks.ts';

/** What is to be done with every case of an input. */
export type Job =
  RuleJob | { readonly task: 'check'; readonly input: string; readonly edition: Edition | null };

export interface RuleJob {
  readonly task: 'rule';
  /** Of the input, for messages. */
  readonly input: string;
  readonly edition: Edition | null;
  readonly format: Format;
  readonly trace: boolean;
  readonly language: LanguageTag;
}

/** What came of a block: bytes to print, lines of trouble, and counts of its cases. */
export interface Done {
  readonly out: Uint8Array<ArrayBuffer>;
  readonly err: readonly string[];
  readonly cases: number;
  readonly bad: number;
  /** Cases that had a result to compare with. */
  readonly compared: number;
}

export interface Request {
  readonly block: Block;
  readonly job: Job;
}

/** The edition of what names none. */
export const USUAL_EDITION: EditionId = 'DATC';
