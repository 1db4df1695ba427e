import type { Location, Space, SpaceId } from '../../board/board.ts';
import { type PackedBoard, unpackBoard } from '../../board/others/packed-board.ts';
import type { Power } from '../../board/powers.ts';
import { layoutFrom } from '../../diagram/layout/layout-from.ts';
import type { BoardAndLayouts } from '../../stage/model/board-formats.ts';

/** Larger than any board. */
const MOST = { letters: 400_000, spaces: 500, powers: 40, near: 100, name: 200 };
/** An id of a space or a coast: nothing that a drawing or JavaScript has already. */
const ID = /^(?!(map|ground|lines|edge|coast)$)[\w-]{1,40}(\/[\w-]{1,40})?$/;
const COLOUR = /^#[\da-f]{6}$/i;
const KINDS: readonly unknown[] = ['inland', 'coastal', 'sea'];
const BUILDS: readonly unknown[] = ['home', 'any-home', 'anywhere'];

type Parts = Readonly<Record<string, unknown>>;
const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listOf = (value: unknown, most: number): readonly unknown[] | null =>
  Array.isArray(value) && value.length <= most ? value : null;
const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MOST.name;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value) && !(value in {});

/**
 * The board that the attribute `board` of an embed contains, as a build has written it; null: anybody may have changed it,
 * and it is none. What only games need is left out.
 */
export function packedBoardFrom(text: string): BoardAndLayouts | null {
  const read = text.length <= MOST.letters ? partsOf(parsed(text)) : {};
  const board = factsFrom(partsOf(read['board']));
  if (!board) return null;
  const made = unpackBoard(board);
  const [wide, narrow] = (['wide', 'narrow'] as const).map((width) =>
    layoutFrom(read['layouts'], width, made),
  );
  return wide && narrow ? { board, layouts: { wide, narrow } } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function factsFrom({ id, name, builds, ...rest }: Parts): PackedBoard | null {
  const powers = listOf(rest['powers'], MOST.powers);
  const spaces = listOf(rest['spaces'], MOST.spaces)?.map((one) => spaceFrom(one, powers ?? []));
  if (!powers || !spaces || !isName(id) || !isName(name) || !BUILDS.includes(builds)) return null;
  const known = spaces.filter((one) => one !== null);
  const places = known.flatMap(([at, { coasts }]) => [at, ...coasts]);
  const all = new Set<unknown>(places);
  const [armies, fleets] = [rest['armies'], rest['fleets']].map((table) => bordersFrom(table, all));
  const isWhole =
    powers.length > 0 &&
    powers.every((power) => isName(power) && !(power in {})) &&
    new Set(powers).size === powers.length &&
    known.length === spaces.length &&
    all.size === places.length;
  if (!isWhole || !armies || !fleets) return null;
  const by = (table: unknown, isRight: (value: unknown) => boolean) =>
    Object.fromEntries(
      Object.entries(partsOf(table)).filter(
        ([power, value]) => powers.includes(power) && isRight(value),
      ),
    ) as Readonly<Partial<Record<Power, string>>>;
  return {
    id,
    name,
    builds: builds as PackedBoard['builds'],
    powers: powers as readonly Power[],
    nationality: by(rest['nationality'], isName),
    colours: by(rest['colours'], (colour) => typeof colour === 'string' && COLOUR.test(colour)),
    spaces: known,
    armies,
    fleets,
    start: { units: [] },
    winning: null,
  };
}

function spaceFrom(entry: unknown, powers: readonly unknown[]): readonly [SpaceId, Space] | null {
  const [id, facts] = listOf(entry, 2) ?? [];
  const { name, short, kind, centre, home = null, coasts, aliases = [] } = partsOf(facts);
  const [sides, others] = [listOf(coasts, MOST.near), listOf(aliases, MOST.near)];
  const isWhole =
    isId(id) &&
    [name, short, ...(others ?? [])].every(isName) &&
    KINDS.includes(kind) &&
    (home === null || powers.includes(home)) &&
    sides?.every((one) => isId(one) && one.startsWith(`${id}/`)) === true;
  return isWhole && others
    ? [
        id as SpaceId,
        {
          name: name as string,
          short: short as string,
          aliases: others as readonly string[],
          kind: kind as Space['kind'],
          centre: centre === true,
          home: home as Power | null,
          coasts: sides as readonly Location[],
        },
      ]
    : null;
}

function bordersFrom(
  table: unknown,
  places: ReadonlySet<unknown>,
): readonly (readonly [Location, readonly Location[]])[] | null {
  const rows = listOf(table, 2 * MOST.spaces)?.map((row) => {
    const [at, near] = listOf(row, 2) ?? [];
    const others = listOf(near, MOST.near);
    return places.has(at) && others?.every((one) => places.has(one)) === true
      ? ([at as Location, others as readonly Location[]] as const)
      : null;
  });
  return rows?.every((row) => row !== null) === true ? rows : null;
}
