import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** What the script of a framed page reads from it. */
export interface FrameData {
  /** The steps at which the short telling stops. */
  readonly short: readonly number[];
  readonly languages: Readonly<Record<LanguageTag, FrameWords>>;
}

/** All that it says in a language. */
export interface FrameWords {
  /** What is said as the page opens, then at each step from 0 on. */
  readonly opening: string;
  readonly sentences: readonly string[];
  /** The names of the board, of the list of steps, and of what is pressed. */
  readonly board: string;
  readonly steps: string;
  readonly back: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly open: string;
}
