import {
  hasStandardMap,
  powersOnMap,
  spaceOf,
  STANDARD,
  type Board,
  type Location,
  type SpaceId,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';

/** A space or coast on a turn line, in small letters; a hyphen would be a move. */
export const writtenAt = (location: Location): string =>
  location.toLowerCase().replaceAll('-', '$');

/** How the powers of a board, and several spaces of it, are written on a turn line. */
export interface LineNames {
  /**
   * A power by the shortest beginning of its name that no other has: the initial on the standard board. One whose name has no
   * letters that an address leaves as they are, or no beginning of its own, by its place.
   */
  readonly powers: ReadonlyMap<Power, string>;
  /** What is between two spaces of a list: only on the standard map all have three letters. */
  readonly between: string;
  readonly locations: ReadonlyMap<string, Location>;
  /** The length of the longest location. */
  readonly longest: number;
}

const known = new WeakMap<Board, LineNames>();

export function lineNames(board: Board): LineNames {
  const before = known.get(board);
  if (before) return before;
  const locations = new Map(board.locations.map((location) => [writtenAt(location), location]));
  const names: LineNames = {
    powers: lettersOf(powersOnMap(board)),
    between: hasStandardMap(board) ? '' : ',',
    locations,
    longest: Math.max(...[...locations.keys()].map(({ length }) => length)),
  };
  known.set(board, names);
  return names;
}

/** Several spaces on a line. */
export const writtenList = (spaces: readonly SpaceId[], board: Board = STANDARD): string =>
  spaces.map(writtenAt).join(lineNames(board).between);

/** Reads what `writtenList` writes; null if it is anything else, or nothing. */
export function readList(text: string, board: Board = STANDARD): readonly SpaceId[] | null {
  const { between, locations } = lineNames(board);
  const words = between === '' ? (text.match(/.{1,3}/g) ?? []) : text.split(between);
  const spaces = words.flatMap((word) => {
    const found = locations.get(word);
    return found !== undefined && spaceOf(found) === found ? [spaceOf(found)] : [];
  });
  return spaces.length > 0 && spaces.length === words.length ? spaces : null;
}

function lettersOf(powers: readonly Power[]): ReadonlyMap<Power, string> {
  const plain = powers.map((power) => power.normalize('NFD').replaceAll(/[^A-Za-z]/g, ''));
  return new Map(
    powers.map((power, place) => {
      const name = plain[place] ?? '';
      const others = plain.filter((_, other) => other !== place);
      const beginnings = Array.from(name, (_, end) => name.slice(0, end + 1));
      const own = beginnings.find((one) => others.every((other) => !other.startsWith(one)));
      return [power, own ?? String(place + 1)];
    }),
  );
}
