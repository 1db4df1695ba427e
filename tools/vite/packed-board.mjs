import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

/*
 * A compact form of the board for a script that other people's pages load: its adjacency and its measures as numbers,
 * each as the difference from one known before, with arithmetic coding. What the bundle has in place of such a file
 * gives exactly its exports; this is checked here, or the build fails.
 */

const FILE =
  /[\\/]src[\\/]board[\\/](spaces|adjacency|geometry[\\/]places|geometry[\\/]cells)\.ts$/;

/** @param {string} name */
const fileOf = (name) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url));

/**
 * The exports of a source file that imports no values.
 * @param {string} file
 */
async function load(file) {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  /** @type {unknown} */
  const exported = await import(url);
  return exported;
}

/** @typedef {Readonly<Record<string, readonly number[]>>} Rows */
const { bitsOf, chances, FIRST, LETTERS, NARROW, numberBy } =
  /** @type {typeof import('../../src/embed/live/bits.ts')} */ (
    await load(fileOf('embed/live/bits.ts'))
  );
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

/** Writes what `bitsOf` reads: the lowest number in the last range, with just enough letters. */
function bitsWriter() {
  const chance = chances();
  const base = BigInt(LETTERS.length);
  let [low, range, letters] = [0n, LETTERS.length ** FIRST, FIRST];
  /** @param {string} context @param {boolean} isYes */
  const bit = (context, isYes) => {
    const { bound, learn } = chance(context, range);
    learn(isYes);
    if (isYes) range = bound;
    else {
      low += BigInt(bound);
      range -= bound;
    }
    for (; range < NARROW; letters++) {
      low *= base;
      range *= LETTERS.length;
    }
  };
  /** @param {string} context @param {number} value */
  const number = (context, value) => {
    // The bits after the first one, which is always set.
    const after = Array.from((value + 1).toString(2).slice(1), (one) => one === '1');
    const said = [...after.map(() => true), false, ...after];
    numberBy((own) => {
      const isYes = said.shift() ?? false;
      bit(own, isYes);
      return isYes;
    }, context);
  };
  return {
    bit,
    number,
    /** @param {string} context @param {number} value */
    signed: (context, value) => {
      number(context, value < 0 ? -2 * value - 1 : 2 * value);
    },
    text: () => {
      let [rest, text] = [low, ''];
      for (let i = 0; i < letters; i++) {
        text = LETTERS.charAt(Number(rest % base)) + text;
        rest /= base;
      }
      return text;
    },
  };
}

/**
 * In tenths, like all measures.
 * @param {number | undefined} value
 */
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
  const { number, text } = bitsWriter();
  const names = locations.toSorted();
  for (const table of [ARMY_NEIGHBOURS, FLEET_NEIGHBOURS])
    names.forEach((name, i) => {
      const after = (table[name] ?? []).map((to) => names.indexOf(to)).filter((j) => j > i);
      number('count', after.length);
      after.forEach((j, n) => {
        number(n === 0 ? 'first' : 'next', j - (after[n - 1] ?? i));
      });
    });
  return text();
}

/** @param {Readonly<Record<'SPACE_PLACES' | 'COAST_PLACES' | 'CROSSINGS', Rows>>} wanted */
function packPlaces({ SPACE_PLACES, COAST_PLACES, CROSSINGS }) {
  const { signed, text } = bitsWriter();
  /** @param {string} id */
  const placeOf = (id) => (COAST_PLACES[id] ?? SPACE_PLACES[id] ?? []).map(tenths);
  for (const id of locations) {
    const row = placeOf(id);
    if (id.length > 3) {
      const base = placeOf(id.slice(0, 3));
      row.forEach((value, i) => {
        signed('coast', value - (base[i % 2] ?? 0));
      });
      continue;
    }
    const [x = 0, y = 0] = row;
    const from = [0, 0, x, y, x, y, x, y, x, y, 10, row[4] ?? 0];
    signed('centre', row.length > 11 ? 1 : 0);
    row.forEach((value, i) => {
      const context = i < 2 ? 'place' : i < 10 ? `near${String(i - 2)}` : i < 11 ? 'size' : 'label';
      signed(context, value - (from[i] ?? 0));
    });
  }
  for (const key of read.crossings(adjacency)) {
    const [a = [], b = []] = key.split(' ').map(placeOf);
    (CROSSINGS[key] ?? []).forEach((value, i) => {
      signed('crossing', tenths(value) - Math.round(((a[i] ?? 0) + (b[i] ?? 0)) / 2));
    });
  }
  return text();
}

const RUN = /(\D)(\d*)/g;

/** A row of cells, without its run lengths. @param {string} row @param {string} letters */
const cellsOf = (row, letters) =>
  [...row.matchAll(RUN)].flatMap(([, letter = '.', count]) =>
    Array.from({ length: Number(count || 1) }, () => letters.indexOf(letter)),
  );

/** @param {readonly string[]} rows @param {string} letters */
function packCells(rows, letters) {
  const { bit, number, text } = bitsWriter();
  /** @type {readonly number[]} */
  let above = [];
  for (const row of rows) {
    const own = cellsOf(row, letters);
    own.forEach((cell, i) => {
      const { cells, context } = read.guesses(own.slice(0, i), above, i);
      const found = cells.findIndex((guess, n) => {
        bit(context + String(n), guess === cell);
        return guess === cell;
      });
      if (found < 0) number('cell', cell);
    });
    above = own;
  }
  return text();
}

/** A call in the bundle: `name(bitsOf('...'), ...)`. @param {string} name @param {readonly string[]} values */
const call = (name, ...values) => `${name}(${values.join(', ')})`;
/** @param {string} text */
const bits = (text) => call('bitsOf', JSON.stringify(text));

/** The replacement of each file in the bundle, and the values that it gives. `spaces` and `locations` are in scope. */
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
      found: read.readAdjacency(bitsOf(text), locations),
      code: `export const { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } = ${call('readAdjacency', bits(text), 'locations')};`,
    };
  },
  places: () => {
    const text = packPlaces(places);
    const { SEA_LABELS } = places;
    return {
      found: { ...read.readPlaces(bitsOf(text), locations, adjacency), SEA_LABELS },
      code: [
        `import * as adjacency from ${JSON.stringify(fileOf('board/adjacency.ts'))};`,
        `export const { SPACE_PLACES, COAST_PLACES, CROSSINGS } = ${call('readPlaces', bits(text), 'locations', 'adjacency')};`,
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
      found: { ...read.readCells(bitsOf(text), spaces, letters, columns, ROWS.length), CELL },
      code: [
        `export const CELL = ${CELL.toString()};`,
        `export const { LETTERS, ROWS } = ${call('readCells', bits(text), 'spaces', JSON.stringify(letters), ...size)};`,
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
        `import { bitsOf } from ${JSON.stringify(fileOf('embed/live/bits.ts'))};`,
        `import { SPACES } from ${JSON.stringify(fileOf('board/spaces.ts'))};`,
        'const spaces = Object.keys(SPACES);',
        'const locations = [...spaces, ...Object.values(SPACES).flatMap(({ coasts }) => coasts)];',
        code,
      ].join('\n');
    },
  };
}
