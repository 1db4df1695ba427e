import type { Language } from '../explain/languages/language.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import type { Edition } from '../rules/edition.ts';
import type { AuditWords } from './audit-words.ts';

/** By what a game is audited, and in which words. */
export interface Auditing {
  readonly edition: Edition;
  readonly language: Language;
  readonly words: AuditWords;
  /** The results that the form of the record tells apart. */
  readonly marked: ReadonlySet<OrderResult>;
}
