import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as games from '../src/game.ts';
import * as library from '../src/index.ts';
import { builtFromSources } from '../tools/library.mjs';

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
    // The same by numbers, and as a case.
    after: standoff.adjudicateCompact(
      standoff.compactTurn(position, orders, standoff.STANDARD_BOARD),
      edition,
    ).after.length,
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
    const { headline, sentences, result, asCase, after, ...rest } = ruleATurn(library);
    expect(rest).toEqual(RULED);
    expect(asCase).toBe(result);
    expect(after).toBe(5);
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

  test('plays a game when it is built', async () => {
    const folder = await builtFromSources();
    const built = (await import(new URL('game.js', folder).href)) as typeof games;
    expect(Object.keys(built).sort()).toEqual(Object.keys(games).sort());
    const actor = built.createGame({ plan: 'seven', rules: '1971' });
    actor.start();
    expect(built.act(actor, { type: 'PROCEED' })).toEqual({
      ok: false,
      error: { reason: 'not-now' },
    });
    expect(built.openGame(built.formatGame(actor.getSnapshot().context)).ok).toBe(true);
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
});

describe('its types', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'standoff-types-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('serve somebody who has neither a DOM nor Node', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const words = [tsc, '-p', join(root, 'tsconfig.lib.json'), '--outDir', folder];
    await promisify(execFile)(process.execPath, words, { cwd: root });
    const user = join(folder, 'user.mts');
    const program = (text: string) => {
      const options: ts.CompilerOptions = {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.NodeNext,
        moduleResolution: ts.ModuleResolutionKind.NodeNext,
        lib: ['lib.es2023.d.ts'],
        types: [],
        strict: true,
        noEmit: true,
      };
      writeFileSync(user, text);
      const made = ts.createProgram([user], options);
      return ts.getPreEmitDiagnostics(made).map((each) => each.code);
    };
    const imports = "import { adjudicate, EDITIONS, type Ruling } from './index.js';\n";
    const use = 'const ruling: Ruling = adjudicate({ units: [] }, [], EDITIONS.DATC);\n';
    expect(program(`${imports}${use}export const id: string = ruling.edition;`)).toEqual([]);
    expect(program(`${imports}${use}export const id: number = ruling.edition;`)).toEqual([2322]);
  });
});

test('the package says where all this is', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly bin: unknown;
    readonly exports: unknown;
    readonly files: unknown;
  };
  expect(manifest.bin).toEqual({ standoff: 'bin/standoff.mjs' });
  expect(manifest.exports).toMatchObject({
    '.': { types: './dist-lib/types/index.d.ts', default: './dist-lib/index.js' },
    './game': { types: './dist-lib/types/game.d.ts', default: './dist-lib/game.js' },
  });
  expect(manifest.files).toEqual(['bin', 'dist-lib']);
});
