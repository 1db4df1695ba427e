import { type Board, boardIn, hasStandardMap } from '../board/board.ts';
import type { BoardMap } from '../board/board-drawing.ts';
import { colourTokens } from '../diagram/colour-tokens.ts';
import { diagramOf } from '../diagram/diagram-of.ts';
import { mapDrawing } from '../diagram/map/map-drawing.ts';
import type { Language } from '../explain/languages/language.ts';
import { ok, type Result } from '../result.ts';
import { diagramFormat } from '../stage/model/diagram-format.ts';
import type { Format } from '../stage/model/format.ts';
import { mapFormat, standardFormat } from '../stage/model/map-formats.ts';
import type { PhaseTurn } from '../trace/phase-turn.ts';
import type { At } from '../trace/places/place.ts';
import { drawFrame } from './draw-picture.ts';
import { drawMoving, type Moving } from './moving.ts';
import { paletteOf, palettesOf } from './palette.ts';
import type { Theme } from './themes.ts';
import type { Caption } from './titled.ts';
import {
  type Misplaced,
  type PlayedSteps,
  playedShots,
  type Shots,
  stillShots,
} from './turn-shots.ts';

/** How a ruled phase is drawn. */
export interface Wanted {
  /** The place in the ruling of moves. Null: the whole of it. */
  readonly at: At | null;
  /** The places that a picture of moves shows one after the other. Null: it is still. */
  readonly steps: PlayedSteps | null;
  readonly loop: boolean;
  readonly sentences: boolean;
  readonly format: Format['id'];
  /** `auto`: light or dark, as its reader prefers. */
  readonly theme: Theme | 'auto';
  readonly language: Language;
  /** Only the spaces near the units, on the standard map. */
  readonly crop: boolean;
  /** Whether a board that has a map is drawn as a diagram, too. */
  readonly diagram: boolean;
  /** The map that somebody drew of the board. */
  readonly map: BoardMap | null;
  /** What the title begins with: `Fall 1902`. Null: that these are orders. */
  readonly heading: string | null;
  /** Whether the title and the number of centres are below the board. */
  readonly isTitled: boolean;
}

/** What is drawn of a phase, and how. */
export interface TurnPicture extends Pick<Shots, 'shots'> {
  readonly look: Moving;
  readonly caption: Caption;
}

/** A ruled phase, ready to be drawn. Only moves have places, and can be played. */
export async function turnPicture(
  ruled: PhaseTurn,
  wanted: Wanted,
): Promise<Result<TurnPicture, Misplaced>> {
  const { theme, language, isTitled, loop, sentences, steps } = wanted;
  const { position, edition } = ruled.turn;
  const { format, tokens, hasParts } = await groundOf(boardIn(position), wanted);
  const drawn =
    ruled.phase === 'movement' && steps !== null
      ? playedShots(ruled.turn, steps, sentences, format, language)
      : stillShots(ruled, wanted.at, format, language);
  if (!drawn.ok) return drawn;
  const { shots, description, part } = drawn.value;
  const heading = [wanted.heading ?? language.player.orders, ...(part === null ? [] : [part])];
  return ok({
    shots,
    look: {
      palettes: theme === 'auto' ? palettesOf(tokens) : ([paletteOf(theme, tokens)] as const),
      cropped: wanted.crop && hasParts,
      ...{ loop, sentences },
    },
    caption: { title: `${heading.join(': ')} (${edition.name})`, description, isTitled },
  });
}

/** A picture as an SVG file; one in two palettes has a style sheet, as one that moves has. */
export const svgOf = ({ shots, look, caption }: TurnPicture): string =>
  shots.length > 1 || look.sentences || look.palettes.length > 1
    ? drawMoving(shots, look, caption)
    : drawFrame(shots[0].frame, look, caption);

/** What a phase is drawn on: its format, the colours of its powers, and whether a part of it can be cut out. */
interface Ground {
  readonly format: Format;
  readonly tokens: string;
  readonly hasParts: boolean;
}

async function groundOf(board: Board, { format, diagram, map }: Wanted): Promise<Ground> {
  if (map && !diagram) {
    const drawing = mapDrawing(board, map, '');
    const shown = mapFormat(board, drawing, format);
    return { format: shown, tokens: colourTokens(board), hasParts: false };
  }
  if (hasStandardMap(board) && !diagram)
    return {
      ...{ format: standardFormat(board, format), tokens: colourTokens(board), hasParts: true },
    };
  const isNarrow = format === 'compact' || format === 'thumb';
  const drawn = await diagramOf(board, isNarrow ? 'narrow' : 'wide');
  return { format: diagramFormat(board, drawn), tokens: drawn.tokens, hasParts: false };
}
