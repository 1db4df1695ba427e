import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkLessonShape, isLesson } from '../../src/learn/load-lesson.ts';
import { checkStoryShape, isStory } from '../../src/learn/story/load-story.ts';
import { isGame } from '../../src/scenario/game/is-game.ts';
import { checkGameShape } from '../../src/scenario/game/load-game.ts';
import { checkScenarioShape } from '../../src/scenario/load/load-scenario.ts';
import type { ReportProblem } from '../../src/scenario/file-place.ts';
import { jsonSchemas } from '../../tools/json-schemas.ts';
import { runs } from '../support/effort.ts';
import { formatted } from '../../tools/formatted.mjs';

const folder = join(import.meta.dirname, '../../scenarios');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

const schemas = jsonSchemas();
const validatorOf = (name: string) =>
  new Ajv({ allowUnionTypes: true }).compile({ ...(schemas[name] ?? expect.fail()) } as object);
const isScenario = validatorOf('scenario.schema.json');
const isGameFile = validatorOf('game.schema.json');
const isLessonFile = validatorOf('lesson.schema.json');
const isStoryFile = validatorOf('story.schema.json');
const isEdition = validatorOf('edition.schema.json');

test.each(Object.entries(schemas))('%s is as npm run schemas writes it', async (name, schema) => {
  expect(read(name)).toBe(await formatted(name, JSON.stringify(schema)));
});

/** How many changed files are tested against loaders and schemas. */
const MANY = runs(12_000);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort();
const whole = files.map((name) => ({ name, text: read(name) }));

/** Whether a loader finds no error in the shape of a value. */
function isShapeSound(
  check: (raw: unknown, report: ReportProblem) => void,
  value: unknown,
): boolean {
  let isSound = true;
  check(value, () => {
    isSound = false;
  });
  return isSound;
}

/** The published schema of a file, and how its loader checks its shape. */
const validatorFor = (text: string) =>
  isGame(text)
    ? ([isGameFile, checkGameShape] as const)
    : isLesson(text)
      ? ([isLessonFile, checkLessonShape] as const)
      : isStory(text)
        ? ([isStoryFile, checkStoryShape] as const)
        : ([isScenario, checkScenarioShape] as const);

describe('the published schemas', () => {
  test('accept every file of the collection', () => {
    expect(files.length).toBeGreaterThan(300);
    for (const { name, text } of whole) {
      const validate = validatorFor(text)[0];
      expect(validate(parse(text)), name).toBe(true);
    }
  });

  /** Values that some field does not accept. */
  const odd = fc.constantFrom<unknown>(
    ...[null, '', ' ', 'x', 'x'.repeat(61), '😀'.repeat(60), '😀'.repeat(61), 'x'.repeat(401)],
    ...[
      0,
      1,
      1.5,
      100,
      1971,
      true,
      false,
      [],
      ['x', 'x'],
      ['x'],
      {},
      { x: 'holds' },
      [[]],
      [1971, 1971],
    ],
    ...[{ Italy: [] }, { Italy: {} }, { Italy: { 'A Rom': 'holds' } }, 'Spring 1901', 'E1', 'IX.7'],
  );
  const name = fc.constantFrom('toString', 'hasOwnProperty', 'Italy', 'note', 'x');

  /** The value with one part of it replaced, removed or added. */
  function changed(
    value: unknown,
    luck: { next: () => number; odd: unknown; name: string },
  ): unknown {
    const isList = Array.isArray(value);
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const choice = luck.next() % 8;
    if (keys.length === 0 || choice === 0) return luck.odd;
    const key = keys[luck.next() % keys.length] ?? '';
    const entries = Object.entries(value as object) as [string, unknown][];
    const made =
      choice === 1
        ? entries.filter(([one]) => one !== key)
        : choice === 2
          ? [...entries, [luck.name, luck.odd] as [string, unknown]]
          : entries.map(([one, old]): [string, unknown] =>
              one === key ? [one, changed(old, luck)] : [one, old],
            );
    return isList ? made.map(([, one]) => one) : Object.fromEntries(made);
  }

  test('accept and refuse the same as the loaders', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.infiniteStream(fc.nat(1000)),
        odd,
        name,
        ({ text }, stream, value, added) => {
          const next = () => Number(stream.next().value);
          const made = changed(parse(text), { next, odd: value, name: added });
          const [validate, check] = validatorFor(text);
          const isValid = validate(made);
          seen[isValid ? 'accepted' : 'refused']++;
          expect(isShapeSound(check, made), JSON.stringify(made)).toBe(isValid);
        },
      ),
      { numRuns: MANY, seed: 17 },
    );
    expect(seen.accepted).toBeGreaterThan(MANY / 15);
    expect(seen.refused).toBeGreaterThan(MANY / 3);
  });

  test('the one for editions accepts a valid edition, and refuses unknown choices and answers', () => {
    const own = { name: 'Own', base: 1971, choices: { routes: 'one-survives' } };
    expect(isEdition(own)).toBe(true);
    expect(isEdition({ ...own, choices: { waiving: false } })).toBe(true);
    expect(isEdition({ ...own, choices: { routes: 'one' } })).toBe(false);
    expect(isEdition({ ...own, choices: {} })).toBe(false);
    expect(isEdition({ ...own, base: '1971' })).toBe(false);
  });
});
