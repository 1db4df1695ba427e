import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The data in a framed page for its script. */
export interface FrameData {
  /** The names of its places, from step 0 on. */
  readonly places: readonly string[];
  /** The steps at which the short version stops. */
  readonly short: readonly number[];
  readonly languages: Readonly<Record<LanguageTag, FrameWords>>;
}

/** All words of the page in a language. */
export interface FrameWords {
  /** The text as the page opens, then the sentence of each step from 0 on. */
  readonly opening: string;
  readonly sentences: readonly string[];
  /** The labels of the board, of the list of steps, and of the controls. */
  readonly board: string;
  readonly steps: string;
  readonly back: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  readonly open: string;
}
