import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

/*
 * The board in less room, for a script that other people's pages load: its adjacency and its measures as short numbers,
 * each as it differs from one known before. What the bundle has instead of such a file gives exactly its exports; that is
 * checked here, or the build fails.
 */

const FILE =
  /[\\/]src[\\/]board[\\/](spaces|adjacency|geometry[\\/]places|geometry[\\/]cells)\.ts$/;

/** @param {string} name */
const fileOf = (name) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url));

/**
 * What a source file exports that imports no values.
 * @param {string} file
 */
async function load(file) {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return /** @type {unknown} */ (await import(url));
}

/** @typedef {Readonly<Record<string, readonly number[]>>} Rows */
const { digitsOf, written, writtenSigned } =
  /** @type {typeof import('../../src/embed/digits.ts')} */ (await load(fileOf('embed/digits.ts')));
const { SPACES } = /** @type {typeof import('../../src/board/spaces.ts')} */ (
  await load(fileOf('board/spaces.ts'))
);
const adjacency = /** @type {import('../../src/embed/live/board-data.ts').Neighbours} */ (
  await load(fileOf('board/adjacency.ts'))
);
const read = /** @type {typeof import('../../src/embed/live/board-data.ts')} */ (
  await load(fileOf('embed/live/board-data.ts'))
);

const places = /** @type {typeof import('../../src/board/geometry/places.ts')} */ (
  await load(fileOf('board/geometry/places.ts'))
);
const cells = /** @type {typeof import('../../src/board/geometry/cells.ts')} */ (
  await load(fileOf('board/geometry/cells.ts'))
);

const spaces = Object.keys(SPACES);
const coasts = Object.values(SPACES).flatMap((space) => [...space.coasts]);
const locations = [...spaces, ...coasts];

/** Tenths, as all measures are. @param {number | undefined} value */
const tenths = (value) => Math.round((value ?? 0) * 10);

const packSpaces = () =>
  Object.entries(SPACES)
    .map(([id, { name, short, kind, centre, home, coasts }]) => {
      const letter = kind.charAt(0);
      const sides = coasts.map((coast) => coast.charAt(4).toLowerCase()).join('');
      const code = (centre ? letter.toUpperCase() : letter) + (home ?? '').charAt(0) + sides;
      const isUsual = short === id.charAt(0) + id.slice(1).toLowerCase();
      return [id, code, name, ...(isUsual ? [] : [short])].join(',');
    })
    .join(';');

/** @param {import('../../src/embed/live/board-data.ts').Neighbours} wanted */
function packAdjacency({ ARMY_NEIGHBOURS, FLEET_NEIGHBOURS }) {
  const names = locations.toSorted();
  return [ARMY_NEIGHBOURS, FLEET_NEIGHBOURS]
    .flatMap((table) =>
      names.flatMap((name, i) => {
        const after = (table[name] ?? []).map((to) => names.indexOf(to)).filter((j) => j > i);
        return [after.length, ...after.map((j, n) => j - (after[n - 1] ?? i))];
      }),
    )
    .map(written)
    .join('');
}

/** @param {Readonly<Record<'SPACE_PLACES' | 'COAST_PLACES' | 'CROSSINGS', Rows>>} wanted */
function packPlaces({ SPACE_PLACES, COAST_PLACES, CROSSINGS }) {
  /** @param {string} id */
  const placeOf = (id) => (COAST_PLACES[id] ?? SPACE_PLACES[id] ?? []).map(tenths);
  const rows = locations.flatMap((id) => {
    const row = placeOf(id);
    if (id.length > 3) return row.map((value, i) => value - (placeOf(id.slice(0, 3))[i % 2] ?? 0));
    const [x = 0, y = 0] = row;
    const from = [0, 0, x, y, x, y, x, y, x, y, 10, row[4] ?? 0];
    return [row.length > 11 ? 1 : 0, ...row.map((value, i) => value - (from[i] ?? 0))];
  });
  const crossings = read.crossings(adjacency).flatMap((key) => {
    const [a = [], b = []] = key.split(' ').map(placeOf);
    return (CROSSINGS[key] ?? []).map(
      (value, i) => tenths(value) - Math.round(((a[i] ?? 0) + (b[i] ?? 0)) / 2),
    );
  });
  return [...rows, ...crossings].map(writtenSigned).join('');
}

const RUN = /(\D)(\d*)/g;

/** A row of cells, without its run lengths. @param {string} row @param {string} letters */
const cellsOf = (row, letters) =>
  [...row.matchAll(RUN)].flatMap(([, letter = '.', count]) =>
    Array.from({ length: Number(count || 1) }, () => letters.indexOf(letter)),
  );

/** @param {readonly string[]} rows @param {string} letters */
function packCells(rows, letters) {
  /** @type {number[]} */
  const numbers = [];
  let skipped = 0;
  /** @type {readonly number[]} */
  let above = [];
  for (const row of rows) {
    const cells = cellsOf(row, letters);
    cells.forEach((cell, i) => {
      const [left, up] = [cells[i - 1] ?? 0, above[i] ?? 0];
      const isChanged = left !== (above[i - 1] ?? 0);
      if (cell === (isChanged ? left : up)) skipped++;
      else {
        numbers.push(skipped, cell === (isChanged ? up : left) ? 0 : cell + 1);
        skipped = 0;
      }
    });
    above = cells;
  }
  return [...numbers, skipped].map(written).join('');
}

/** A call in the bundle: `name(digitsOf('...'), ...)`. @param {string} name @param {readonly string[]} values */
const call = (name, ...values) => `${name}(${values.join(', ')})`;
/** @param {string} text */
const digits = (text) => call('digitsOf', JSON.stringify(text));

/** What stands in the bundle for each file, and what that gives. `spaces` and `locations` are there. */
const PACKED = {
  spaces: () => {
    const text = packSpaces();
    return {
      found: { SPACES: read.readSpaces(text) },
      code: `export const SPACES = ${call('readSpaces', JSON.stringify(text))};`,
    };
  },
  adjacency: () => {
    const text = packAdjacency(adjacency);
    return {
      found: read.readAdjacency(digitsOf(text), locations),
      code: `export const { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } = ${call('readAdjacency', digits(text), 'locations')};`,
    };
  },
  places: () => {
    const text = packPlaces(places);
    const { SEA_LABELS } = places;
    return {
      found: { ...read.readPlaces(digitsOf(text), locations, adjacency), SEA_LABELS },
      code: [
        `import * as adjacency from ${JSON.stringify(fileOf('board/adjacency.ts'))};`,
        `export const { SPACE_PLACES, COAST_PLACES, CROSSINGS } = ${call('readPlaces', digits(text), 'locations', 'adjacency')};`,
        `export const SEA_LABELS = ${JSON.stringify(SEA_LABELS)};`,
      ].join('\n'),
    };
  },
  cells: () => {
    const { CELL, LETTERS, ROWS } = cells;
    const letters = `.${Object.keys(LETTERS).join('')}`;
    const text = packCells(ROWS, letters);
    const columns = cellsOf(ROWS[0] ?? '', letters).length;
    const size = [columns, ROWS.length].map(String);
    return {
      found: { ...read.readCells(digitsOf(text), spaces, letters, columns, ROWS.length), CELL },
      code: [
        `export const CELL = ${CELL.toString()};`,
        `export const { LETTERS, ROWS } = ${call('readCells', digits(text), 'spaces', JSON.stringify(letters), ...size)};`,
      ].join('\n'),
    };
  },
};

/** @param {string} file @returns {file is keyof typeof PACKED} */
const isPacked = (file) => Object.hasOwn(PACKED, file);

/** @returns {import('vite').Plugin} */
export function packedBoard() {
  return {
    name: 'standoff:packed-board',
    enforce: 'pre',
    load: async (id) => {
      const file = FILE.exec(id)?.[1]?.replace(/.*[\\/]/, '');
      if (file === undefined || !isPacked(file)) return null;
      const { found, code } = PACKED[file]();
      const given = new Map(Object.entries(found));
      for (const [name, value] of Object.entries(/** @type {object} */ (await load(id))))
        if (JSON.stringify(given.get(name)) !== JSON.stringify(value))
          throw new Error(`${id} is not what was packed of it: ${name}`);
      const from = `from ${JSON.stringify(fileOf('embed/live/board-data.ts'))};`;
      if (file === 'spaces') return `import { readSpaces } ${from}\n${code}`;
      return [
        `import { readAdjacency, readCells, readPlaces } ${from}`,
        `import { digitsOf } from ${JSON.stringify(fileOf('embed/digits.ts'))};`,
        `import { SPACES } from ${JSON.stringify(fileOf('board/spaces.ts'))};`,
        'const spaces = Object.keys(SPACES);',
        'const locations = [...spaces, ...Object.values(SPACES).flatMap(({ coasts }) => coasts)];',
        code,
      ].join('\n');
    },
  };
}
