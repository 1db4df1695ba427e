import type { SpaceId } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Point } from '../stage/geometry/point.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { FormatId } from '../stage/model/format.ts';
import type { DrawnMap } from '../draw/drawn-map.ts';
import type { Attributes, SvgNode } from '../draw/nodes.ts';
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

/** The map on which a reel is played: that of the standard board (`standard-map.ts`), or a diagram (`boards/`). */
export interface ReelMap {
  readonly isSpace: (id: unknown) => id is SpaceId;
  /** The id of the space that an author means; whatever is written if there is none. */
  readonly idOf: (written: string) => string;
  /** Those that data names by their numbers. */
  readonly powers: readonly Power[];
  /** The map of a frame; `near`: only these spaces, if it can be cut. */
  readonly draw: (frame: Frame, near: ReadonlySet<string> | null) => DrawnMap;
  /** Whether a board is as high as its format says; otherwise as its width says, the same for all boards. */
  readonly hasOwnHeight: boolean;
  /** Where a space is marked, in px of a frame. */
  readonly placeOf: (space: SpaceId, frame: Frame) => Point;
  readonly outline: (space: SpaceId, frame: Frame, attributes: Attributes) => SvgNode;
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
