import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { FormatId } from '../stage/model/format.ts';
import type { SvgNode } from '../draw/nodes.ts';
import type { RulerMark } from '../ui/player/ruler.ts';

/** A sentence, and the paragraph that it rests on; empty: it has none. */
export interface Sentence {
  readonly text: string;
  readonly rule: string;
}

/** The texts of a step: the sentence, more of them in a phase without moves, and the premises. */
export interface ReelText {
  readonly sentence: Sentence;
  readonly more: readonly Sentence[];
  readonly because: readonly { readonly step: number; readonly text: string }[];
}

/** What is played: unpacked from data (`unpack.ts`), or ruled in the page (`live/`). */
export interface Reel {
  readonly language: LanguageTag;
  readonly last: number;
  readonly marks: readonly RulerMark[];
  /** The names of its places, from step 0 on; empty in data of older versions. */
  readonly places: readonly string[];
  /** The texts after this many steps; null: before anything was pressed. */
  readonly read: (step: number | null) => ReelText;
  /** The spaces that a cropped embed shows; empty: all. */
  readonly near: readonly string[];
  readonly frame: (step: number, format: FormatId) => Frame;
  /** What an author adds: drawn over the map, below the orders; and said below the texts of a step. */
  readonly under?: (frame: Frame) => readonly SvgNode[];
  readonly say?: (step: number | null) => readonly Node[];
}
