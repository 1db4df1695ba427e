/**
 * `npm run build:embed` builds the embed: a script without imports, for loading from a page's own folder or from a CDN,
 * and next to it the files that it fetches if there is no packed data. Each has a source map. Prints their sizes and
 * their hashes for `integrity`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { boardPlugin } from './board-plugin.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const KIB = 1024;

/** Unsafe only for symbols converted to text, for methods called with `new`, and for built-ins that were replaced. */
const COMPRESS = {
  passes: 2,
  unsafe: true,
  unsafe_arrows: true,
  unsafe_methods: true,
  pure_getters: true,
  // More inlining and hoisting repeats code that would compress well.
  inline: 1,
  hoist_props: false,
};

/** The boards that come with Standoff: each is a file. */
const BOARDS = readdirSync(join(root, 'boards')).flatMap((file) =>
  file.endsWith('.board.yaml') ? [file.slice(0, -'.board.yaml'.length)] : [],
);

/**
 * The files, what they are made of, and the most that each may take, compressed. No file imports another but on demand, so that each
 * works wherever it was loaded from.
 * @typedef {{ readonly name: string, readonly source: string, readonly budget: number }} Part
 * @type {readonly Part[]}
 */
export const PARTS = [
  // Script, style and map.
  { name: 'standoff.js', source: 'element.ts', budget: 32 * KIB },
  // Shows the words of an author, and the chapters of a study.
  { name: 'words.js', source: 'words/words.ts', budget: 8 * KIB },
  // Finds blocks of orders in a page, and turns them into elements for the first script.
  { name: 'fences.js', source: 'fences.ts', budget: 2.2 * KIB },
  // Rules, words and lays out orders in plain notation.
  { name: 'live.js', source: 'live/live.ts', budget: 61.2 * KIB },
  // The same for texts of other phases, or of several.
  { name: 'live-phases.js', source: 'live/phases.ts', budget: 78.2 * KIB },
  // Reads any notation.
  { name: 'live-reader.js', source: 'live/any-orders.ts', budget: 55.8 * KIB },
  // Shows boards other than the standard one, and rules on them.
  { name: 'boards.js', source: 'boards/boards.ts', budget: 9.5 * KIB },
  { name: 'live-board.js', source: 'live/on-board.ts', budget: 95 * KIB },
  ...BOARDS.map((id) => ({
    name: `board-${id}.js`,
    source: `../../boards/${id}.board.yaml?facts`,
    budget: 12 * KIB,
  })),
  { name: 'live-editor.js', source: 'live/editor.ts', budget: 2 * KIB },
  { name: 'live-german.js', source: 'live/german.ts', budget: 14.5 * KIB },
  { name: 'live-german-phases.js', source: 'live/german-phases.ts', budget: 17 * KIB },
];

/** The style sheet that keeps the room of embeds until they are drawn. */
export const ROOM = { name: 'standoff.css', source: 'room.css' };

/** The heights of boards that are kept free: in tenths of their widths, as `roomOf` writes them. */
const TENTHS = Array.from({ length: 26 }, (_, i) => i + 4);

/**
 * A diagram has the height of its board, on a wide and on a narrow page: a rule for each, with the boards that have it.
 * @param {readonly (readonly [id: string, room: string])[]} boards
 */
function roomsOfBoards(boards) {
  /** @param {'^' | '$'} of */
  const rules = (of) =>
    TENTHS.map((n) => {
      const at = of === '^' ? `${n.toString()} ` : ` ${n.toString()}`;
      const own = boards.filter(([, room]) =>
        of === '^' ? room.startsWith(at) : room.endsWith(at),
      );
      const named = own.map(([id]) => `[board='${id}']`);
      return `standoff-scenario:not([drawn]):is(${[`[room${of}='${at}']`, ...named].join()})::after{aspect-ratio:10/${n.toString()}}`;
    }).join('\n');
  return `@media screen and (scripting: enabled) {
@container standoff (width < 483px) {
${rules('$')}
}
@container standoff (width >= 483px) {
${rules('^')}
}
}
`;
}

export async function roomStyle() {
  const { runnerImport } = await import('vite');
  const { boardFiles } = await boardPlugin();
  /** @type {{ module: typeof import('./board-rooms.ts') }} */
  const { module } = await runnerImport(join(root, 'tools/board-rooms.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [boardFiles()],
  });
  const style = readFileSync(join(root, 'src/embed', ROOM.source), 'utf8');
  return style + roomsOfBoards(module.boardRooms());
}

/**
 * Keeps the parts separate: one fetches another on demand.
 * @param {string} own
 * @returns {import('vite').Plugin}
 */
function keepSeparate(own) {
  const files = new Map(PARTS.map(({ name, source }) => [join(root, 'src/embed', source), name]));
  return {
    name: 'standoff:embed-parts',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer || !id.startsWith('.')) return null;
      const name = files.get(join(importer, '..', id));
      return name === undefined || name === own ? null : { id: `./${name}`, external: true };
    },
  };
}

/**
 * An embed reads German names only in letters: in every notation they would add a kilobyte to what all embeds without
 * data load. Nor does it read the peoples of the powers in German.
 * @returns {import('vite').Plugin}
 */
function withoutGermanNames() {
  const empty = '\0no-german-names';
  const nobody = '\0no-german-peoples';
  return {
    name: 'standoff:without-german-names',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.endsWith('/german-peoples.ts')) return nobody;
      return id.endsWith('/german-names.ts') && importer?.endsWith('/board/names.ts')
        ? empty
        : null;
    },
    load(id) {
      if (id === nobody) return 'export const GERMAN_PEOPLES = {};';
      return id === empty ? 'export const germanSpellings = () => [];' : null;
    },
  };
}

/** Files of the readers that an embed leaves out, and what it has instead. */
const LEFT_OUT = Object.entries({
  'meant-headings.ts': 'export const meantHeadings = (tokens) => ({ tokens, doubts: [] });',
  'power-names.ts': 'export const isLongName = () => false;',
  // Who said what, and when, in a chat.
  'speaker.ts': 'export const withoutSpeaker = (line) => line;',
  'romance-names.ts': 'export const ROMANCE = /(?!)/, ROMANCE_NAMES = {}, ROMANCE_POWERS = {};',
  // Pieces of pages, which nobody puts into a page.
  'heads-of-pieces.ts': 'export const withoutHeads = (text) => ({ text, heads: [] });',
  'order-records.ts': 'export const recordIn = () => null, hasRecords = () => false;',
  'noted-retreat.ts':
    'export const retreatIn = () => null, withRetreat = (statement) => [statement];',
  'one-meaning.ts': 'export const withOneMeaning = (written) => written;',
  'letter-signs.ts': 'export const withoutLetterSigns = ({ tokens }) => tokens;',
  'other-words.ts': 'export const OTHER_WORDS = {};',
  'lost-lines.ts': 'export const lostLines = () => [];',
  // Whose orders a letter has that says so only below them.
  'signature.ts': 'export const signatureOf = () => null;',
  // The German east coast.
  'foreign-phrases.ts': String.raw`export const FOREIGN_PHRASES = {
    rewrite: (text) => text.replace(/(?<=\bbul\w* ?[/(])ok\b/gi, 'ec'),
  };`,
  'printed-orders.ts':
    'export const isPrinted = () => false, readPrinted = () => null, ORDER_TEXT = /"[AF] [A-Z]{3}/;',
});

/**
 * An embed takes no misspelt word and no signature for a power, reads no chats, and reports no lines without orders: it shows what an author wrote, and
 * says what it cannot read.
 * @returns {import('vite').Plugin}
 */
function withoutGuesses() {
  return {
    name: 'standoff:without-guesses',
    enforce: 'pre',
    resolveId(id) {
      const found = LEFT_OUT.find(([name]) => id.endsWith(`/${name}`));
      return found ? `\0no-${found[0]}` : null;
    },
    load: (id) => LEFT_OUT.find(([name]) => id === `\0no-${name}`)?.[1] ?? null,
  };
}

/**
 * An embed always states its language, and needs no default.
 * @returns {import('vite').Plugin}
 */
function withoutUsualLanguage() {
  const none = '\0no-usual-language';
  return {
    name: 'standoff:without-usual-language',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/english/english.ts') ? none : null),
    load: (id) => (id === none ? 'export const english = undefined;' : null),
  };
}

/**
 * The reader of an embed only reads: how zines and letters write orders would add to what it loads.
 * @returns {import('vite').Plugin}
 */
function withoutWriters() {
  const none = '\0no-writers';
  return {
    name: 'standoff:without-writers',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && join(importer, '..', id) === join(root, 'src/orders/notations/plain/style.ts')
        ? none
        : null,
    load: (id) =>
      id === none
        ? `export const writersOf = () => ({ movement: {}, retreats: {}, adjustments: {} });
           export const smallPlace = null, capitalLetter = null, smallLetter = null;`
        : null,
  };
}

/**
 * @param {string} outDir
 * @param {readonly Part[]} [parts]
 * @returns {Promise<readonly Built[]>}
 */
export async function bundleEmbed(outDir, parts = PARTS) {
  const { build } = await import('vite');
  const { embedStyles } = await import('./vite/embed-styles.mjs');
  const { packedBoard } = await import('./vite/packed-board.mjs');
  const { boardFiles } = await boardPlugin();
  const folder = resolve(root, outDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, source } of parts)
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [
        keepSeparate(name),
        withoutGermanNames(),
        withoutGuesses(),
        embedStyles(),
        packedBoard(),
        boardFiles(),
        ...(/reader|live-board/.test(name) ? [withoutWriters()] : []),
        ...(/phases|board\.js/.test(name) ? [withoutUsualLanguage()] : []),
      ],
      build: {
        // Two per cent smaller than with the default minifier, which is the size of the words.
        minify: 'terser',
        // Vite asks for workarounds for Safari 10, which could not run the rest.
        terserOptions: { module: true, ecma: 2020, safari10: false, compress: COMPRESS },
        target: 'es2022',
        outDir,
        emptyOutDir: false,
        sourcemap: true,
        // As for a server: a script for pages would contain code to preload its imports, a kilobyte.
        ssr: true,
        rolldownOptions: {
          input: join(root, 'src/embed', source),
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: name, format: 'es', topLevelVar: false },
        },
      },
    });
  writeFileSync(join(folder, ROOM.name), await roomStyle());
  return parts.map((part) => {
    const file = readFileSync(join(folder, part.name));
    return {
      ...part,
      bytes: file.length,
      compressed: gzipSync(file, { level: 9 }).length,
      integrity: `sha384-${createHash('sha384').update(file).digest('base64')}`,
    };
  });
}

/** @typedef {Part & { readonly bytes: number, readonly compressed: number, readonly integrity: string }} Built */

/** @param {readonly Built[]} built */
export function report(built) {
  for (const { name, bytes, compressed, integrity } of built) {
    console.log(
      `dist-embed/${name}: ${bytes.toString()} bytes, ${(compressed / KIB).toFixed(2)} KiB compressed`,
    );
    console.log(`  integrity="${integrity}"`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report(await bundleEmbed('dist-embed'));
