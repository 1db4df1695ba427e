import type { SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { Keyword } from '../rulebook/vocabulary.ts';
import type { OrderResult, Statement } from '../written-text.ts';

/** How a notation that people write differs from all others. */
export interface Dialect {
  /** Names of spaces that others do not use, or not for this space; in small letters. */
  readonly names?: Readonly<Record<string, SpaceId>>;
  readonly powers?: Readonly<Record<string, Power>>;
  readonly words?: Readonly<Record<string, Keyword>>;
  /** Lines that contain no orders. */
  readonly skip?: RegExp;
  /** Stretches of the text that contain no orders. A global pattern. */
  readonly hide?: RegExp;
  /** Sentences that report the outcome of the order before them. Global patterns. */
  readonly sentences?: readonly (readonly [RegExp, OrderResult | null])[];
  /** A blank line ends the scope of a heading. */
  readonly blankEndsPower?: boolean;
  /** Replaces parts of a text by others of the same length. */
  readonly rewrite?: (text: string) => string;
  /** What the units do that are listed below a line without orders of its own. */
  readonly listAfter?: (line: string) => 'build' | 'remove' | null;
  /** Whether a line begins a statement; if given, a line that does not belongs to the line before. */
  readonly begins?: (line: string) => boolean;
  /** Whether the text reports the outcome of all orders, so that an order without a mark succeeded. */
  readonly isReport?: (text: string) => boolean;
  /** Orders entirely in brackets failed. */
  readonly bracketsFail?: boolean;
  /** Post-processes what was found, in the words of the text. */
  readonly finish?: (
    statements: readonly Statement[],
    lines: readonly string[],
  ) => readonly Statement[];
  readonly asWritten?: boolean;
  readonly namesRoutes?: boolean;
  readonly lacksLetters?: boolean;
}

/** `LIV` next to another abbreviation of one of the two means the other. */
export function withNamesOf(text: string, dialect: Dialect): Dialect {
  if (!/\bliv\b/i.test(text) || Object.hasOwn(dialect.names ?? {}, 'liv')) return dialect;
  const hasLiverpool = /\b(lpl|lvp|lpool|liverpool)\b/i.test(text);
  const hasLivonia = /\b(lvn|lvo|lva|livonia)\b/i.test(text);
  if (hasLiverpool === hasLivonia) return dialect;
  const liv: SpaceId = hasLiverpool ? 'LVN' : 'LVP';
  return { ...dialect, names: { ...dialect.names, liv } };
}
