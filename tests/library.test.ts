import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as games from '../src/api/game.ts';
import * as library from '../src/index.ts';
import { APART, builtFromSources, EMBED_PATHS, SUB_PATHS } from '../tools/library.mjs';
import { EFFORT } from './support/effort.ts';

const root = join(import.meta.dirname, '..');

/** Adjudicates a turn using only what the package exports. */
function ruleATurn(standoff: typeof library) {
  const { orders, errors } = standoff.readOrders(
    'Germany: A Ber-Pru, A Sil S A Ber-Pru; Russia: A Pru-Sil, A War S A Pru-Sil, F Bal-Pru',
  );
  const inferred = standoff.inferPosition(orders);
  if (!inferred.ok) throw new Error('no position');
  const position = inferred.value;
  const edition = standoff.EDITIONS['1971'];
  const ruling = standoff.adjudicate(position, orders, edition);
  const turn = { position, orders, edition, ruling };
  return {
    errors,
    outcomes: ruling.orders.map(({ order, outcome }) =>
      order ? `${standoff.formatOrder(order)}: ${outcome}` : null,
    ),
    proof: standoff.check(position, orders, edition, ruling.steps),
    ruled: standoff.checkRuling(turn),
    headline: standoff.verdict(turn).headline,
    sentences: ruling.steps.map((step) => standoff.sentence(step, turn)).length,
    result: standoff.writeCaseResult('E38', position, ruling),
    // The same as a case.
    asCase: ruleAsCase(standoff, standoff.writeCase({ id: 'E38', position, orders })),
  };
}

function ruleAsCase(standoff: typeof library, line: string) {
  const parsed = standoff.parseCaseLine(line);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const ruled = standoff.adjudicateCase(parsed.value, standoff.EDITIONS['1971']);
  return ruled.ok ? JSON.stringify(ruled.value.result) : null;
}

/** The retreats of that turn and, as if it were Fall, its adjustments. */
function ruleItsEnd(standoff: typeof library) {
  const { orders } = standoff.readOrders(
    'Germany: A Ber-Pru, A Sil S A Ber-Pru; Russia: A Pru-Sil, A War S A Pru-Sil, F Bal-Pru',
  );
  const inferred = standoff.inferPosition(orders);
  if (!inferred.ok) throw new Error('no position');
  const edition = standoff.EDITIONS['1971'];
  const moved = standoff.adjudicate(inferred.value, orders, edition);
  const position = standoff.retreatPosition(inferred.value, moved);
  const flight: library.RetreatPhaseOrder[] = [
    { type: 'retreat', power: 'Germany', unit: { kind: 'A', at: 'SIL' }, to: 'MUN' },
  ];
  const ruling = standoff.adjudicateRetreats(position, flight, edition);
  const retreats = { position, orders: flight, edition, ruling };
  const fall = { units: ruling.after.units, owners: { MUN: 'Germany', KIE: 'Germany' } } as const;
  const winter: library.AdjustmentOrder[] = [
    { type: 'build', power: 'Germany', unit: { kind: 'F', at: 'KIE' } },
  ];
  const adjusted = standoff.adjudicateAdjustments(fall, winter, edition);
  const adjustments = { position: fall, orders: winter, edition, ruling: adjusted };
  return {
    outcomes: [...ruling.orders, ...adjusted.orders].map(({ outcome }) => outcome),
    removed: adjusted.removed.units.map(({ at }) => at),
    proofs: [
      standoff.checkRetreats(position, flight, edition, ruling),
      standoff.checkAdjustments(fall, winter, edition, adjusted),
    ],
    sentences: [
      ...ruling.steps.map((step) => standoff.retreatSentence(step, retreats)),
      ...adjusted.steps.map((step) => standoff.adjustmentSentence(step, adjustments)),
    ],
  };
}

const RULED = {
  errors: [],
  outcomes: [
    'F Bal-Pru: bounces',
    'A Ber-Pru: bounces',
    'A Pru-Sil: succeeds',
    'A Sil S A Ber-Pru: cut',
    'A War S A Pru-Sil: given',
  ],
  proof: { ok: true },
  ruled: { ok: true },
};

describe('the library', () => {
  test('rules, proves and tells a turn', () => {
    const { headline, sentences, result, asCase, ...rest } = ruleATurn(library);
    expect(rest).toEqual(RULED);
    expect(asCase).toBe(result);
    expect(headline).toContain('Silesia');
    expect(sentences).toBeGreaterThan(5);
    expect(result).toContain('"moved":["A PRU - SIL"]');
  });

  test('rules, proves and tells retreats and adjustments', () => {
    const { sentences, ...rest } = ruleItsEnd(library);
    expect(rest).toEqual({
      outcomes: ['retreats', 'builds'],
      // Russia owns only Warsaw. The Baltic Sea is two moves from home, Silesia one.
      removed: ['BAL', 'SIL'],
      proofs: [{ ok: true }, { ok: true }],
    });
    expect(sentences[0]).toBe(
      'The army in Silesia retreats to Munich: no other unit is ordered there.',
    );
  });

  test('does the same when it is built, and exports the same', async () => {
    const folder = await builtFromSources();
    const built = (await import(new URL('index.js', folder).href)) as typeof library;
    expect(ruleATurn(built)).toEqual(ruleATurn(library));
    expect(ruleItsEnd(built)).toEqual(ruleItsEnd(library));
    expect(Object.keys(built).sort()).toEqual(Object.keys(library).sort());
  });

  test('has every name in one sub-path only, and at the root those of most of them', async () => {
    const folder = await builtFromSources();
    const names = new Map<string, string>();
    for (const path of SUB_PATHS) {
      const part = (await import(new URL(`${path}.js`, folder).href)) as object;
      for (const name of Object.keys(part)) {
        expect(names.get(name), name).toBeUndefined();
        names.set(name, path);
      }
    }
    const atRoot = [...names].filter(([, path]) => !APART.includes(path)).map(([name]) => name);
    expect(atRoot.sort()).toEqual(Object.keys(library).sort());
  });

  test('plays a game when it is built', async () => {
    const folder = await builtFromSources();
    const built = (await import(new URL('game.js', folder).href)) as typeof games;
    expect(Object.keys(built).sort()).toEqual(Object.keys(games).sort());
    const game = built.createGame({ plan: 'seven', rules: '1971' });
    expect(built.act(game, { type: 'PROCEED' })).toEqual({
      ok: false,
      error: { reason: 'not-now' },
    });
    expect(built.openGame(built.formatGame(game.context)).ok).toBe(true);
  });

  test('opens a game by every edition, and one of the module only when that is loaded', async () => {
    // In a process of its own: whoever loads the module in this one, loads it for all.
    const folder = await builtFromSources();
    const program = `
      import { act, createGame, formatGame, openGame } from ${JSON.stringify(new URL('game.js', folder).href)};
      import { EDITION_IDS, editionNamed, loadArmyFleet, POWERS } from ${JSON.stringify(new URL('index.js', folder).href)};
      function saved(rules) {
        const submitted = POWERS.map((power) => ({ type: 'SUBMIT', power, text: '' }));
        const played = [...submitted, { type: 'ADJUDICATE' }].reduce(
          (game, event) => act(game, event).value,
          createGame({ plan: 'seven', rules }),
        );
        return formatGame(played.context);
      }
      const early = openGame(saved('1982').replace('"1982"', '"A/F"'));
      let refused = null;
      try { createGame({ plan: 'seven', rules: 'A/F' }); } catch (error) { refused = String(error); }
      await loadArmyFleet();
      const opened = [...EDITION_IDS, 'A/F'].map((rules) => [editionNamed(rules)?.id, openGame(saved(rules)).ok]);
      console.log(JSON.stringify({ early, refused, opened }));`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      program,
    ]);
    const said: unknown = JSON.parse(stdout);
    expect(said).toEqual({
      early: { ok: false, error: expect.objectContaining({ where: 'rules' }) as unknown },
      refused: expect.stringContaining('not loaded') as unknown,
      opened: [...library.EDITION_IDS, 'A/F'].map((rules) => [rules, true]),
    });
  });

  test('its built file needs no package and nothing of Node', async () => {
    const folder = await builtFromSources();
    const seen = new Set<string>();
    const outside: string[] = [];
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const text = readFileSync(new URL(name, folder), 'utf8');
      for (const [, from = ''] of text.matchAll(/^import\s(?:.*\sfrom\s)?"([^"]+)";$/gm))
        if (from.startsWith('./')) visit(from);
        else outside.push(from);
    };
    visit('index.js');
    expect(seen.size).toBeGreaterThan(1);
    expect(outside).toEqual([]);
  });

  test.each([
    ['board', /adjudicate|rulebook|tell|check/],
    ['orders', /adjudicate\(|tell/],
    ['check', /propagate|tell/],
  ])('standoff/%s is loaded without what it does not need', async (path, unneeded) => {
    const folder = await builtFromSources();
    const texts: string[] = [];
    const visit = (name: string, seen = new Set<string>()): void => {
      if (seen.has(name)) return;
      seen.add(name);
      texts.push(name);
      const text = readFileSync(new URL(name, folder), 'utf8');
      for (const [, from = ''] of text.matchAll(/^import\s(?:.*\sfrom\s)?"\.\/([^"]+)";$/gm))
        visit(from, seen);
    };
    visit(`${path}.js`);
    expect(texts.filter((name) => unneeded.test(name))).toEqual([]);
  });
});

describe('its types', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standoff-types-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.skipIf(EFFORT < 1)(
    'serve strict users of either resolution, without a DOM or Node',
    async () => {
      const home = join(folder, 'node_modules/standoff');
      await mkdir(home, { recursive: true });
      await copyFile(join(root, 'package.json'), join(home, 'package.json'));
      await symlink(join(root, 'node_modules/xstate'), join(folder, 'node_modules/xstate'), 'dir');
      const types = join(home, 'dist-lib/types');
      await tsc('-p', join(root, 'tsconfig.lib.json'), '--outDir', types);
      const user = join(folder, 'user.mts');
      const options = ['--strict', '--noEmit', '--target', 'es2022', '--types', '', user];
      const check = (words: readonly string[], text: string) => {
        writeFileSync(user, text);
        return tsc(...options, ...words).then(
          () => [],
          (cause: unknown) => String((cause as { stdout?: unknown }).stdout).match(/TS\d+/g) ?? [],
        );
      };
      const program = (paths: readonly string[]) =>
        [
          "import { adjudicate, EDITIONS, type Ruling } from 'standoff/adjudicate';",
          "import { verdict } from 'standoff';",
          ...paths.map((path) => `import * as ${path}Part from 'standoff/${path}';`),
          `export const parts = [verdict, ${paths.map((path) => `${path}Part`).join(', ')}];`,
          'const ruling: Ruling = adjudicate({ units: [] }, [], EDITIONS.DATC);\n',
        ].join('\n');
      // XState's types, and so those of games, need what a DOM or Node declares.
      const pure = program(SUB_PATHS.filter((path) => path !== 'game'));
      const nodenext = ['--lib', 'es2023', '--module', 'nodenext'];
      const bundler = [
        '--lib',
        'es2023,dom',
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
      ];
      const right = 'export const id: string = ruling.edition;';
      const wrong = 'export const id: number = ruling.edition;';
      expect(await check(nodenext, pure + right)).toEqual([]);
      expect(await check(nodenext, pure + wrong)).toEqual(['TS2322']);
      // What an audited game says is told by its types alone.
      const audit = [
        "import type { Finding, GameAudit, Note } from 'standoff/game';",
        'export const found = ({ differences: [phase] }: GameAudit): readonly [Finding?, Note?] =>',
        '  [phase?.findings[0], phase?.notes[0]];\n',
      ].join('\n');
      expect(await check(bundler, program(SUB_PATHS) + audit + right)).toEqual([]);
    },
  );
});

/** The compiler, which throws what it says if it refuses. */
const tsc = (...words: readonly string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/@typescript/native/bin/tsc'), ...words],
    // Where no configuration lies.
    { cwd: tmpdir() },
  );

test('the package says where all this is', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly bin: unknown;
    readonly exports: unknown;
    readonly files: unknown;
    readonly sideEffects: unknown;
  };
  expect(manifest.bin).toEqual({ standoff: 'bin/standoff.mjs' });
  expect(manifest.exports).toEqual({
    '.': { types: './dist-lib/types/index.d.ts', default: './dist-lib/index.js' },
    ...Object.fromEntries(
      SUB_PATHS.map((path) => [
        `./${path}`,
        { types: `./dist-lib/types/api/${path}.d.ts`, default: `./dist-lib/${path}.js` },
      ]),
    ),
    './boards/*.board.yaml': './dist-lib/*.board.yaml',
    './embed': {
      types: './dist-embed/types/embed/element.d.ts',
      default: './dist-embed/standoff.js',
    },
    './embed.css': './dist-embed/standoff.css',
    ...Object.fromEntries(
      ['react', 'svelte', 'vue'].map((framework) => [
        `./embed/${framework}`,
        { types: `./dist-embed/${framework}.d.ts` },
      ]),
    ),
    './custom-elements.json': './dist-embed/custom-elements.json',
    './fences': {
      types: './dist-embed/types/embed/fences.d.ts',
      default: './dist-embed/fences.js',
    },
    ...Object.fromEntries(
      Object.entries(EMBED_PATHS).map(([path, file]) => [
        `./${path}`,
        {
          types: `./dist-embed/types/${file.replace(/^src\/(.*)\.ts$/, '$1')}.d.ts`,
          default: `./dist-lib/${path}.js`,
        },
      ]),
    ),
    './package.json': './package.json',
  });
  // Only these do something when they are imported: the element defines itself, fences are looked for, and the Army/Fleet module is
  // provided to who asks for it.
  expect(manifest.sideEffects).toEqual([
    './dist-embed/standoff.js',
    './dist-embed/fences.js',
    './dist-embed/standoff.css',
    './src/modules/army-fleet.ts',
    './src/draw/army-fleet.ts',
    './src/ui/board/army-fleet.ts',
  ]);
  expect(manifest.files).toEqual([
    ...['bin', 'dist-lib', 'dist-embed', 'docs', 'scenarios/README.md'],
    ...['scenarios/*.schema.json', 'static/fonts/*-OFL.txt'],
    ...['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md'],
  ]);
});
