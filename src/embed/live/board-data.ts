import type { Bits } from './bits.ts';

/*
 * Reads the board that `tools/vite/packed-board.mjs` writes into the script: numbers, each as the difference from one
 * known before. Imports no values, because the build reads it, too, to compare.
 */

type Table<T> = Readonly<Record<string, readonly T[]>>;

interface Space {
  readonly name: string;
  readonly short: string;
  readonly kind: string;
  readonly centre: boolean;
  readonly home: string | null;
  readonly coasts: readonly string[];
}

const KINDS = ['inland', 'coastal', 'sea'];
const HOMES = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

/**
 * `board/spaces.ts`: rows such as `STP,CRns,St Petersburg,StP`, with the kind (a capital: a centre), the home, and the
 * coasts; the short name if it differs from that of the id.
 */
export const readSpaces = (text: string): Readonly<Record<string, Space>> =>
  Object.fromEntries(
    text.split(';').map((row) => {
      const [id = '', [kind = '', ...rest] = '', name = '', short] = row.split(',');
      const sides = rest.filter((letter) => letter > 'Z');
      return [
        id,
        {
          name,
          short: short ?? id.charAt(0) + id.slice(1).toLowerCase(),
          kind: KINDS.find((one) => one.startsWith(kind.toLowerCase())) ?? '',
          centre: kind < 'a',
          home: HOMES.find((power) => rest.includes(power.charAt(0))) ?? null,
          coasts: sides.map((side) => `${id}/${side.toUpperCase()}C`),
        },
      ];
    }),
  );

export interface Neighbours {
  readonly ARMY_NEIGHBOURS: Table<string>;
  readonly FLEET_NEIGHBOURS: Table<string>;
}

/** `board/adjacency.ts`. Tables are symmetric, so each pair is written once. */
export function readAdjacency({ number }: Bits, locations: readonly string[]): Neighbours {
  const names = locations.toSorted();
  const table = (): Table<string> => {
    const found = names.map((): string[] => []);
    names.forEach((name, i) => {
      let other = i;
      for (let count = number('count'); count > 0; count--) {
        other += number(other === i ? 'first' : 'next');
        found[i]?.push(names[other] ?? '');
        found[other]?.push(name);
      }
    });
    const rows = names.map((name, i) => [name, found[i]?.sort() ?? []] as const);
    return Object.fromEntries(rows.filter(([, others]) => others.length > 0));
  };
  return { ARMY_NEIGHBOURS: table(), FLEET_NEIGHBOURS: table() };
}

/** The names of all borders that units can cross, in order: `ADR ALB`, with and without the coast. */
export function crossings({ ARMY_NEIGHBOURS, FLEET_NEIGHBOURS }: Neighbours): readonly string[] {
  const names = [ARMY_NEIGHBOURS, FLEET_NEIGHBOURS].flatMap((table) =>
    Object.entries(table).flatMap(([from, all]) =>
      all.flatMap((to) => [
        [from, to].sort().join(' '),
        [from.slice(0, 3), to.slice(0, 3)].sort().join(' '),
      ]),
    ),
  );
  return [...new Set(names)].sort();
}

interface Places {
  readonly SPACE_PLACES: Table<number>;
  readonly COAST_PLACES: Table<number>;
  readonly CROSSINGS: Table<number>;
}

/**
 * `board/geometry/places.ts`, without the rotated names of seas. In tenths: relative to the unit, or to the midpoint of
 * two.
 */
export function readPlaces(
  { signed }: Bits,
  locations: readonly string[],
  neighbours: Neighbours,
): Places {
  const rows = new Map<string, readonly number[]>();
  for (const id of locations) {
    const base = rows.get(id.slice(0, 3));
    if (base) {
      rows.set(
        id,
        [0, 1, 0, 1].map((i) => (base[i] ?? 0) + signed('coast')),
      );
      continue;
    }
    const isCentre = signed('centre') > 0;
    const [x, y] = [signed('place'), signed('place')];
    const near = [x, y, x, y, x, y, x, y].map((from, i) => from + signed(`near${String(i)}`));
    const row = [x, y, ...near, 10 + signed('size')];
    rows.set(id, isCentre ? [...row, (row[4] ?? 0) + signed('label')] : row);
  }
  const table = (keys: readonly string[], rowOf: (key: string) => readonly number[]) =>
    Object.fromEntries(keys.map((key) => [key, rowOf(key).map((value) => value / 10)]));
  const known = (key: string): readonly number[] => rows.get(key) ?? [];
  return {
    SPACE_PLACES: table(
      locations.filter((id) => id.length === 3),
      known,
    ),
    COAST_PLACES: table(
      locations.filter((id) => id.length > 3),
      known,
    ),
    CROSSINGS: table(crossings(neighbours), (key) => {
      const [a = [], b = []] = key.split(' ').map(known);
      return [0, 1].map((i) => Math.round(((a[i] ?? 0) + (b[i] ?? 0)) / 2) + signed('crossing'));
    }),
  };
}

interface Cells {
  readonly LETTERS: Readonly<Record<string, string>>;
  readonly ROWS: readonly string[];
}

/**
 * Guesses at a cell: the adjacent cells that are known already, the likeliest first; and the context in which they are
 * made.
 */
export function guesses(
  row: readonly number[],
  above: readonly number[],
  i: number,
): { readonly cells: readonly number[]; readonly context: string } {
  const at = (cells: readonly number[], place: number): number => cells[place] ?? 0;
  const [left, up] = [at(row, i - 1), at(above, i)];
  const [before, after] = [at(above, i - 1), at(above, i + 1)];
  return {
    cells: [...new Set([left, up, after, before, at(above, i + 2)])],
    context: [left === up, up === before, up === after, left === after].map(Number).join(''),
  };
}

/** `board/geometry/cells.ts`, cell by cell. */
export function readCells(
  { bit, number }: Bits,
  spaces: readonly string[],
  letters: string,
  columns: number,
  rows: number,
): Cells {
  let above: readonly number[] = [];
  return {
    LETTERS: Object.fromEntries(spaces.map((id, i) => [letters.charAt(i + 1), id])),
    ROWS: Array.from({ length: rows }, () => {
      const row: number[] = [];
      let [text, from] = ['', 0];
      for (let i = 0; i < columns; i++) {
        const { cells, context } = guesses(row, above, i);
        row.push(cells.find((_, n) => bit(context + String(n))) ?? number('cell'));
      }
      above = row;
      row.forEach((cell, i) => {
        if (cell === row[i + 1]) return;
        text += letters.charAt(cell) + (i > from ? String(i + 1 - from) : '');
        from = i + 1;
      });
      return text;
    }),
  };
}
