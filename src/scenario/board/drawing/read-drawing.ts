import { type Board, type SpaceId } from '../../../board/board.ts';
import { pairKey, pairsOf } from '../../../diagram/borders.ts';
import type { BoardMap } from '../../../board/board-drawing.ts';
import { makeMap, touching } from '../../../diagram/map/make-map.ts';
import type { ScenarioError } from '../../file-place.ts';
import type { Said } from '../../file-words.ts';
import type { NamedText } from '../named-text.ts';
import { readXml } from '../read-xml.ts';
import type { BoardFileWords } from '../words/board-file-words.ts';
import { ENGLISH } from '../words/english.ts';
import { readShapes } from './read-shapes.ts';

/** The most that a drawing may have, in characters: the largest that are played have less than three millions. */
const MOST_LENGTH = 4_000_000;

/** What was read of a drawing. */
export interface ReadDrawing {
  /** Null: it is no drawing of this board. */
  readonly map: BoardMap | null;
  /** Why not; or where the shapes and the borders of the board differ. */
  readonly report: readonly ScenarioError[];
}

/**
 * The map of a board in a drawing whose shapes have the ids of its spaces, as in the layers of Diplicity, godip and jDip.
 * Only shapes and places of units are taken. Never throws.
 */
export function readDrawing(
  { name, text }: NamedText,
  board: Board,
  words: BoardFileWords = ENGLISH,
): ReadDrawing {
  const { drawing } = words;
  const errorIn = (line: number, [message, expected]: Said): ScenarioError => ({
    ...{ file: name, line, column: 1, message, expected },
  });
  const none = (...report: readonly ScenarioError[]): ReadDrawing => ({ map: null, report });
  if (text.length > MOST_LENGTH) return none(errorIn(1, drawing.tooLong(MOST_LENGTH)));
  const read = readXml(text, words.xml);
  if (!read.ok) return none(...read.error.map(({ line, said }) => errorIn(line, said)));
  const svg = read.value;
  if (!/(?:^|:)svg$/.test(svg.tag)) return none(errorIn(svg.line, drawing.notSvg(svg.tag)));
  const shapes = readShapes(svg, board);
  if (!shapes) return none(errorIn(1, drawing.tooManyPoints));
  const { lines, seats } = shapes;
  const spaceName = (id: SpaceId): string => board.spaces.get(id)?.name ?? id;
  const missing = board.spaceIds.filter((id) => !lines.has(id) && !seats.has(id));
  if (missing.length === board.spaceIds.length) return none(errorIn(svg.line, drawing.noShapes));
  if (missing.length > 0)
    return none(...missing.map((id) => errorIn(1, drawing.noShape(id, spaceName(id)))));
  const made = makeMap(board, shapes);
  if (!made) return none(errorIn(1, drawing.tooManyPoints));
  const shapeless = board.spaceIds.filter((id) => !lines.has(id));
  const adjacent = new Set(pairsOf(board).map(([a, b]) => pairKey(a, b)));
  const inDrawing = touching(made);
  const lineOf = (a: SpaceId, b: SpaceId): number => lines.get(a) ?? lines.get(b) ?? 1;
  return {
    map: made.map,
    report: [
      ...shapeless.map((id) => errorIn(1, drawing.onlyPlace(id, spaceName(id)))),
      ...inDrawing
        .filter(([a, b]) => !adjacent.has(pairKey(a, b)))
        .map(([a, b]) => errorIn(lineOf(a, b), drawing.touch(spaceName(a), spaceName(b)))),
      ...pairsOf(board)
        .filter(([a, b]) => !made.contacts.has(pairKey(a, b)))
        .map(([a, b]) => errorIn(lineOf(a, b), drawing.apart(spaceName(a), spaceName(b)))),
    ],
  };
}
