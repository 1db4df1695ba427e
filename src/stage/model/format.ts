import type { BoardDrawing } from '../../board/board-drawing.ts';
import type { Power } from '../../board/powers.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { MapWords } from '../../explain/languages/asking-words.ts';

/** A section of the map: `zoom` px per map unit, with its top left corner at `x`, `y` in map units. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The sizes in which a board is drawn. A page shows `wide`, `medium` or `compact` depending on the width of the
 * board's container; `thumb` is for cards. Lengths in px of the viewBox; CSS scales the drawing.
 */
export interface Format {
  readonly id: 'wide' | 'medium' | 'compact' | 'thumb';
  readonly width: number;
  readonly height: number;
  /** The scale of units, arrows and marks: the largest, and the smallest on a crowded board. */
  readonly scale: { readonly max: number; readonly min: number };
  /** Px per map unit: at most `usual`, up to `closest` where units crowd. */
  readonly zoom: { readonly usual: number; readonly closest: number };
  /** Px kept free between anything shown and the frame. */
  readonly margin: number;
  readonly names: 'full' | 'short' | 'none';
  /** Type sizes for land and for seas. */
  readonly type: { readonly land: number; readonly sea: number };
  /** Smallest size of the letters on units: 10 px on the narrowest screen that shows the format. */
  readonly letter: number;
  /**
   * Room for the map buttons, at the narrowest width that shows the format; `moved`: its height once the map has been
   * moved, with more of them. `at`: the corner they take; if absent, the first that is free of units.
   */
  readonly corner: {
    readonly width: number;
    readonly height: number;
    readonly moved: number;
    readonly at?: Corner;
  };
  /** Whether strengths, crosses and words are shown. */
  readonly marks: boolean;
  /** The words on the map, if they are not English. */
  readonly mapWords?: MapWords;
  /** The letters of powers on their units, if they are not their initials. */
  readonly letters?: ReadonlyMap<Power, string>;
  /** What the turn is drawn on, if it is not the map of the standard board. */
  readonly drawing?: BoardDrawing;
  /** The section of the map to show, instead of the one that suits the units best. */
  readonly view?: View;
}

/** The corners for the map buttons: bottom right, or another one if that is free. */
export const CORNERS = ['right', 'left', 'above', 'across'] as const;
export type Corner = (typeof CORNERS)[number];

/** The format with the section of the map that a reader has zoomed to, if any; the buttons stay in their corner. */
export function withView(format: Format, view: View | null, at?: Corner): Format {
  const { corner } = format;
  return view
    ? { ...format, view, corner: { ...corner, height: corner.moved, ...(at ? { at } : {}) } }
    : format;
}

const translated = new WeakMap<MapWords, Map<Format, Format>>();
const english = new WeakMap<Format, Format>();

/**
 * The format with the words on the map in a language. Abbreviations are those of orders, the same in every language.
 */
export function formatIn(format: Format, { mapWords }: Pick<Language, 'mapWords'>): Format {
  if (!mapWords) return format;
  const known = translated.get(mapWords) ?? new Map<Format, Format>();
  const made = known.get(format) ?? { ...format, mapWords };
  translated.set(mapWords, known.set(format, made));
  english.set(made, format);
  return made;
}

/** The English format from which `formatIn` made this one: all but the words is the same. */
export const englishFormat = (format: Format): Format | undefined => english.get(format);

export const FORMATS = {
  wide: {
    id: 'wide',
    width: 812,
    height: 604,
    scale: { max: 1.18, min: 0.66 },
    zoom: { usual: 2.5, closest: 3.6 },
    margin: 58,
    names: 'full',
    type: { land: 17, sea: 18.5 },
    letter: 11.6,
    corner: { width: 54, height: 146, moved: 192 },
    marks: true,
  },
  medium: {
    id: 'medium',
    width: 580,
    height: 452,
    scale: { max: 1.06, min: 0.61 },
    zoom: { usual: 1.9, closest: 3 },
    margin: 46,
    names: 'short',
    type: { land: 14, sea: 15 },
    letter: 12.1,
    corner: { width: 54, height: 146, moved: 192 },
    marks: true,
  },
  compact: {
    id: 'compact',
    width: 390,
    height: 330,
    scale: { max: 0.95, min: 0.56 },
    zoom: { usual: 1.5, closest: 2.4 },
    margin: 34,
    names: 'short',
    type: { land: 13, sea: 14 },
    letter: 11.1,
    corner: { width: 62, height: 62, moved: 170 },
    marks: true,
  },
  thumb: {
    id: 'thumb',
    width: 244,
    height: 170,
    scale: { max: 0.84, min: 0.5 },
    zoom: { usual: 1.15, closest: 2 },
    margin: 20,
    names: 'none',
    type: { land: 0, sea: 0 },
    letter: 10,
    corner: { width: 0, height: 0, moved: 0 },
    marks: false,
  },
} as const satisfies Record<string, Format>;

/** The formats that a page chooses from by width. */
export type FormatId = 'wide' | 'medium' | 'compact';

/** Smallest widths of the board, in px, for each format: full names from 700, codes below. */
export const SHOWN_FROM: readonly (readonly [FormatId, number])[] = [
  ['wide', 700],
  ['medium', 480],
  ['compact', 0],
];

/** The format for a board `px` wide. */
export const formatFor = (px: number): FormatId =>
  SHOWN_FROM.find(([, least]) => px >= least)?.[0] ?? 'compact';
