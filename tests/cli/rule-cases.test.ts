import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatCaseOrder, writeCase } from '../../src/orders/notations/cases/case-format.ts';
import type { Order } from '../../src/orders/order.ts';
import { crowds } from '../properties/turns.ts';
import { root, standoff } from './command.ts';
import { EFFORT } from '../support/effort.ts';

const EXAMPLES = join(root, 'tests/fixtures/examples.jsonl');
const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** A line of the examples as a result, without its input. */
function resultOf(line: string): string {
  const given = ['edition', 'units', 'orders'];
  return JSON.stringify(JSON.parse(line), (key, value: unknown) =>
    given.includes(key) ? undefined : value,
  );
}

/** A printed result as the examples state it, without the outcomes of the orders. */
function factsOf(line: string): string {
  const { outcomes, ...facts } = JSON.parse(line) as { readonly outcomes: unknown };
  expect(outcomes).toBeTypeOf('object');
  return JSON.stringify(facts);
}

const GOOD = '{"id":"good","units":{"ITALY":["F ROM"]},"orders":{"ITALY":["F ROM - TUS"]}}';
const RULED =
  '{"id":"good","moved":["F ROM - TUS"],"dislodged":{},"units_after":["ITALY F TUS"],"outcomes":{"ITALY":{"F ROM - TUS":"succeeds"}}}';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standoff-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('standoff rule, JSON lines', () => {
  test('gives exactly the results of the examples, under the editions they name', async () => {
    const { code, out, err } = await standoff(['rule', EXAMPLES]);
    const wanted = lines(readFileSync(EXAMPLES, 'utf8')).map(resultOf);
    expect(wanted.length).toBe(73);
    expect(lines(out).map(factsOf)).toEqual(wanted);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });

  test.each(['1971', '1982', '2023', 'datc'])(
    'gives those of %s wherever the rulebooks agree',
    async (edition) => {
      const words = ['rule', '--edition', edition, '--format', 'jsonl', '-'];
      const all = lines(readFileSync(EXAMPLES, 'utf8')).filter((line) => line.includes('"all"'));
      const { out } = await standoff(words, all.join('\n'));
      expect(lines(out).map(factsOf)).toEqual(all.map(resultOf));
    },
  );

  test('gives the outcome of every order, by power and as it is written', async () => {
    const line = JSON.stringify({
      id: 'all',
      units: {
        GERMANY: ['A BER', 'A SIL', 'F BAL'],
        RUSSIA: ['A PRU', 'A WAR', 'A UKR', 'F STP/SC'],
      },
      orders: {
        RUSSIA: ['A PRU - SIL', 'A WAR S A PRU - SIL', 'F STP - BOT', 'A UKR S A BER'],
        GERMANY: ['A BER - PRU', 'A SIL S A BER - PRU', 'A BER - PRU', 'F BAL S A BER - PRU'],
      },
    });
    const { out } = await standoff(['rule', '-'], line);
    expect(JSON.parse(out)).toMatchObject({
      outcomes: {
        RUSSIA: {
          'A PRU - SIL': 'succeeds',
          'A WAR S A PRU - SIL': 'given',
          'F STP - BOT': 'succeeds',
          'A UKR S A BER': 'illegal',
        },
        GERMANY: {
          'A BER - PRU': 'succeeds',
          'A SIL S A BER - PRU': 'cut, dislodged',
          'F BAL S A BER - PRU': 'given',
        },
      },
    });
  });

  test('the outcomes are those of the ruling, whichever way a case is read', async () => {
    const turns = fc.sample(crowds, { seed: 5, numRuns: 60 });
    const input = turns.map((turn, index) => writeCase({ id: `c${String(index)}`, ...turn }));
    const plain = await standoff(['rule', '-'], input.join('\n'));
    const inWords = await standoff(['rule', '-', '--format', 'json'], input.join('\n'));
    const rulings = JSON.parse(inWords.out) as readonly {
      readonly orders: readonly { order: Order | null; outcome: string; dislodged: boolean }[];
    }[];
    for (const [index, line] of lines(plain.out).entries()) {
      const { outcomes } = JSON.parse(line) as { outcomes: Record<string, Record<string, string>> };
      for (const { order, outcome, dislodged } of rulings[index]?.orders ?? []) {
        if (!order) continue;
        const found = outcomes[order.power.toUpperCase()]?.[formatCaseOrder(order)];
        expect(found).toBe(dislodged ? `${outcome}, dislodged` : outcome);
      }
    }
  });

  test.each([
    ['expected', '{"id":"x","units":{},"orders":{},"expected":{"moved":[]}}'],
    ['unit', '{"id":"x","unit":{},"units":{},"orders":{}}'],
  ])('refuses the unknown field %s', async (field, line) => {
    const { code, out } = await standoff(['rule', '-'], line);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      id: 'x',
      line: 1,
      error: expect.stringMatching(
        `^unknown field "${field}": expected id, .*orders, .*units_after or outcomes$`,
      ) as unknown,
    });
  });

  test('a bad line gets an error line in its place, and the others are ruled', async () => {
    const long = `{"id":"long","units":{},"orders":{},"note":"${'x'.repeat(1_000_000)}"}`;
    const input = [
      GOOD,
      'nonsense',
      '',
      '{"id":"bad","units":{"NARNIA":[]},"orders":{}}',
      long,
      GOOD,
      `\uFEFF${GOOD}`,
      `${GOOD}\r`,
    ].join('\n');
    const { code, out, err } = await standoff(['rule', '-'], input);
    expect(lines(out)).toEqual([
      RULED,
      '{"id":null,"line":2,"error":"the line is not JSON"}',
      '{"id":"bad","line":4,"error":"unknown power \\"NARNIA\\" in \\"units\\""}',
      '{"id":null,"line":5,"error":"the line is longer than 65536 characters"}',
      RULED,
      '{"id":null,"line":7,"error":"the line is not JSON"}',
      RULED,
    ]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });

  test('keeps the order of thousands of cases over the pool', async () => {
    const many = EFFORT < 1 ? 2_000 : 5_000;
    const cases = fc.sample(crowds, { seed: 3, numRuns: many / 10 });
    const input = Array.from({ length: many }, (_, index) => {
      const turn = cases[index % cases.length];
      if (!turn || index % 777 === 0) return 'bad';
      return writeCase({ id: `c${String(index)}`, ...turn });
    });
    const file = join(folder, 'many.jsonl');
    await writeFile(file, input.join('\n'));
    const { code, out } = await standoff(['rule', file]);
    const ids = lines(out).map((line) => {
      const { id, line: number } = JSON.parse(line) as { id: string | null; line?: number };
      return id ?? `bad ${String(number)}`;
    });
    expect(code).toBe(1);
    expect(ids).toEqual(
      input.map((line, index) =>
        line === 'bad' ? `bad ${String(index + 1)}` : `c${String(index)}`,
      ),
    );
  });

  test('json is one array, errors included', async () => {
    const { code, out } = await standoff(['rule', '--format', 'json', '-'], `${GOOD}\n{}\n`);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({ id: 'good', edition: 'DATC', dislodged: [], steps: [] }),
      { id: null, line: 2, error: '"id" must be text' },
    ]);
    const empty = await standoff(['rule', '--format', 'json', '-'], '{}');
    expect(JSON.parse(empty.out)).toHaveLength(1);
  });

  test('a trace comes after the result', async () => {
    const { out } = await standoff(['rule', '--trace', '-'], GOOD);
    const { steps, ...result } = JSON.parse(out) as { steps: readonly unknown[] };
    expect(JSON.stringify(result)).toBe(RULED);
    expect(steps.length).toBeGreaterThan(0);
  });
});
