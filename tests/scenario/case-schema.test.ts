import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITION_WORDS } from '../../src/cli/arguments.ts';
import { doBlock } from '../../src/cli/cases.ts';
import { CASE_FIELDS } from '../../src/orders/notations/cases/case-line.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { jsonSchemas } from '../../tools/json-schemas.ts';
import { runs } from '../support/effort.ts';

/*
 * The reader of cases takes them letter by letter, the schema is for editors and other programs: here the two are
 * compared. What only a board can tell, such as two units in one space, the schema leaves open.
 */

type Fields = Readonly<Record<string, unknown>>;

const schema = jsonSchemas()['case.schema.json'] as { readonly properties: Fields };
const isCase = new Ajv().compile(schema);

/** How many of these lines `standoff check` finds wrong, each with its message. */
async function wrongIn(lines: readonly Fields[]): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(lines.map((line) => JSON.stringify(line)).join('\n'));
  const job = { task: 'check', input: 'cases', edition: null } as const;
  return (await doBlock({ bytes, line: 1 }, job)).err;
}

const examples = readFileSync(join(import.meta.dirname, '../fixtures/examples.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Fields => JSON.parse(line) as Fields);
const BOUNCE = {
  id: 'bounce',
  units: { AUSTRIA: ['A VIE'], RUSSIA: ['A WAR'] },
  orders: { AUSTRIA: ['A VIE - GAL'], RUSSIA: ['A WAR - GAL'] },
};
const CASE = {
  ...BOUNCE,
  title: 'A stand-off',
  note: 'both stay',
  cites: 'IX.3',
  edition: 'DATC',
  moved: [],
  dislodged: {},
  units_after: ['AUSTRIA A VIE', 'RUSSIA A WAR'],
  outcomes: { AUSTRIA: { 'A VIE - GAL': 'bounces' }, RUSSIA: { 'A WAR - GAL': 'bounces' } },
};
/** Nothing reads these (docs/cases.md). */
const REMARKS = ['title', 'note', 'cites'];

describe('the schema of cases and their reader', () => {
  test('have the same fields', () => {
    expect(Object.keys(schema.properties).sort()).toEqual([...CASE_FIELDS].sort());
    expect(Object.keys(CASE).sort()).toEqual([...CASE_FIELDS].sort());
  });

  test('accept the examples, and a case with every field', async () => {
    expect(examples.filter((line) => !isCase(line))).toEqual([]);
    expect(isCase(CASE)).toBe(true);
    expect(await wrongIn([...examples, CASE])).toEqual([]);
  });

  test.each(CASE_FIELDS)('%s is read: both refuse a wrong value', async (field) => {
    const wrong = { ...CASE, [field]: 7 };
    expect(isCase(wrong)).toBe(false);
    expect(await wrongIn([wrong])).toHaveLength(REMARKS.includes(field) ? 0 : 1);
  });

  test.each(['id', 'units', 'orders'])('%s is required by both', async (field) => {
    const without = Object.fromEntries(Object.entries(CASE).filter(([name]) => name !== field));
    expect(isCase(without)).toBe(false);
    expect(await wrongIn([without])).toHaveLength(1);
  });

  test('refuse any other field', async () => {
    const more = { ...CASE, expected: {} };
    expect(isCase(more)).toBe(false);
    expect(await wrongIn([more])).toHaveLength(1);
  });

  test('know the same editions', async () => {
    const words = [...new Set([...EDITION_IDS, ...EDITION_WORDS, 'all'])];
    const lines = words.map((edition) => ({ ...CASE, edition }));
    expect(lines.filter((line) => !isCase(line))).toEqual([]);
    expect(await wrongIn(lines)).toEqual([]);
    const other = { ...CASE, edition: '1066' };
    expect(isCase(other)).toBe(false);
    expect(await wrongIn([other])).toHaveLength(1);
  });

  test('of changed cases, the schema accepts all that are read and right', async () => {
    const odd = fc.constantFrom<unknown>(
      ...['', 'A VIE', 'A VIE H', 'F STP/SC', 'A VIE - GAL VIA', 'holds', 'bounces', 'succeeds'],
      ...[null, 7, true, [], {}, ['A VIE H'], { 'A VIE H': 'holds' }, [['A VIE']]],
    );
    const changes = fc.record({
      line: fc.constantFrom(...examples, CASE),
      luck: fc.array(fc.nat(1000), { minLength: 8, maxLength: 8 }),
      odd,
    });
    const seen = { right: 0, wrong: 0 };
    await fc.assert(
      fc.asyncProperty(changes, async ({ line, luck, odd: value }) => {
        const read = Object.entries(line).filter(([name]) => !REMARKS.includes(name));
        const made = changed(Object.fromEntries(read), luck, value) as Fields;
        const isRight = (await wrongIn([made])).length === 0;
        seen[isRight ? 'right' : 'wrong']++;
        if (isRight) expect(isCase(made), JSON.stringify(isCase.errors)).toBe(true);
      }),
      { numRuns: runs(8_000), seed: 1914 },
    );
    expect(seen.right).toBeGreaterThan(runs(8_000) / 50);
    expect(seen.wrong).toBeGreaterThan(runs(8_000) / 2);
  });
});

/** A value with one part of it left out, replaced, or with its letters changed. */
function changed(
  value: unknown,
  [choice = 0, place = 0, ...luck]: readonly number[],
  odd: unknown,
): unknown {
  if (typeof value === 'string' && choice % 3 !== 0) {
    const at = place % (value.length + 1);
    const letter = ' ABFGHNSVW-/'.charAt(choice % 12);
    return choice % 3 === 1
      ? value.slice(0, at) + letter + value.slice(at + 1)
      : value.slice(0, at) + value.slice(at + 1);
  }
  if (typeof value !== 'object' || value === null) return odd;
  const entries = Object.entries(value) as readonly [string, unknown][];
  if (entries.length === 0) return odd;
  const [key] = entries[place % entries.length] ?? [''];
  const made = entries.flatMap(([one, old]): readonly [string, unknown][] => {
    if (one !== key) return [[one, old]];
    return choice % 7 === 0 ? [] : [[one, changed(old, luck, odd)]];
  });
  return Array.isArray(value) ? made.map(([, one]) => one) : Object.fromEntries(made);
}
