import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { spaceOf, type Unit } from '../../src/board/board.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { differences } from '../../src/scenario/expect.ts';
import { formatScenario } from '../../src/scenario/format/format.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { COMPARED_EDITIONS, comparedOf } from '../support/compared-editions.ts';
import { shortOrder } from '../support/short.ts';
import {
  GAME_FILES,
  GAMES,
  SCENARIO_FILES,
  scenarioAt,
  SCENARIOS,
  WRITTEN_FILES,
} from './files.ts';

/** The data in `examples.jsonl` about a movement phase; its powers are in capitals. */
interface Facts {
  readonly id: string;
  /** `all`: 1971, 1982 and 2023 agree. */
  readonly edition: string;
  readonly units: Readonly<Record<string, readonly string[]>>;
  readonly orders: Readonly<Record<string, readonly string[]>>;
  readonly moved: readonly string[];
  readonly dislodged: Readonly<
    Record<string, { readonly power: string; readonly by: string; readonly retreats: string[] }>
  >;
  readonly units_after: readonly string[];
}

/** Collections about the phases after the moves. */
const LATER: readonly string[] = ['retreats', 'adjustments'];

const FACTS = readFileSync(join(import.meta.dirname, '../fixtures/examples.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Facts);

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();
const written = ({ power, kind, at }: Unit): string => `${power.toUpperCase()} ${kind} ${at}`;

describe('the collection', () => {
  test('has every movement example once', () => {
    const entries = SCENARIOS.flatMap(({ entry, collection }) =>
      entry !== null && !LATER.includes(collection) ? [entry] : [],
    );
    expect(sorted(entries)).toEqual(sorted(FACTS.map(({ id }) => id)));
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(73);
  });

  test('has every rule of retreats and adjustments that an example shows', () => {
    const entries = SCENARIOS.flatMap(({ entry, collection }) =>
      entry !== null && LATER.includes(collection) ? [entry] : [],
    );
    expect(sorted(entries)).toEqual(
      'E40 E41 E42 E43 E44 E45 E46 E47 E48 E60 E61 E62 E63 E64 E65 E66 E73 E74'.split(' '),
    );
  });

  test('has a game for rules that only a game shows: its beginning, its ends, few players, the sample game', () => {
    const entries = GAMES.flatMap(({ game }) => [
      ...(game.entry === null ? [] : [game.entry]),
      ...game.seasons.flatMap((season) => season.entries),
    ]);
    expect(sorted(entries)).toEqual(
      'E01 E02 E02b E03 E03b E67 E68 E69 E70 E70b E71 E71b E72 E78 E79 E80 E81 E82 E84'.split(' '),
    );
  });

  test('has the thirteen numbered examples, the twelfth in both rulebooks', () => {
    const numbered = SCENARIOS.flatMap(({ slug, example }) => (example ? [slug] : []));
    const number = (n: number) => n.toString().padStart(2, '0');
    expect(numbered).toEqual([
      ...Array.from({ length: 13 }, (_, i) => `rulebook-1971/example-${number(i + 1)}`),
      'rulebook-1982/example-12',
    ]);
  });

  test.each(['slug', 'title', 'short', 'note'] as const)('has no %s twice', (field) => {
    const all = SCENARIOS.map((scenario) => scenario[field]);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });

  test('has titles in sentence case, without a full stop; addresses of plain words', () => {
    for (const { title, short, slug } of SCENARIOS) {
      expect(title).toMatch(/^[A-Z][^.!]*[^.!?]$/);
      expect(short).toMatch(/^[A-Z][^.!]*$/);
      expect(slug).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/);
    }
  });

  test('has one or two sentences for each', () => {
    for (const { slug, note } of SCENARIOS) {
      const sentences = note.split(/(?<=[.?]) /);
      expect(sentences.length, slug).toBeLessThanOrEqual(3);
      expect(note, slug).toMatch(/\.$/);
    }
  });

  test.each([
    ...WRITTEN_FILES.map((one) => ({ ...one, schema: 'scenario.schema.json' })),
    ...GAME_FILES.map((one) => ({ ...one, schema: 'game.schema.json' })),
  ])('$file names the schema, so that an editor finds it', ({ file, text, schema }) => {
    const named = /^# yaml-language-server: \$schema=(.+)\n/.exec(text)?.[1] ?? '';
    expect(join(dirname(file), named)).toBe(join('scenarios', schema));
  });
});

describe.each(SCENARIO_FILES)('$file', ({ file, text }) => {
  test('is ruled as it expects in every edition it names, and every ruling is proved', () => {
    const checked = checkScenario(text, file);
    expect(checked.ok ? [] : checked.error.map(formatError)).toEqual([]);
  });

  test('is written as the site would write it', () => {
    const scenario = SCENARIOS.find(({ slug }) => file === `scenarios/${slug}.yaml`);
    expect(scenario && formatScenario(scenario)).toBe(text.replace(/^(#.*\n)+/, ''));
  });
});

describe.each(FACTS)('$id', (facts) => {
  const scenario = SCENARIOS.find(({ entry }) => entry === facts.id) ?? scenarioAt(facts.id);

  test('has the units and orders of the example', () => {
    const units = Object.entries(facts.units).flatMap(([power, own]) =>
      own.map((unit) => `${power} ${unit}`),
    );
    const orders = Object.entries(facts.orders).flatMap(([power, own]) =>
      own.map((order) => `${power.charAt(0)} ${order.replace(/ VIA$/, '')}`),
    );
    expect(sorted(scenario.position.units.map(written))).toEqual(sorted(units));
    expect(sorted(scenario.orders.map(shortOrder))).toEqual(sorted(orders));
  });

  test('agrees with the editions that are known to agree', () => {
    const known = facts.edition === 'all' ? ['1971', '1982', '2023'] : [facts.edition];
    expect(scenario.editions).toEqual(expect.arrayContaining(known));
  });

  test.each(scenario.editions)('comes to the same in %s', (id) => {
    const { position, orders } = scenario;
    const ruling = adjudicate(position, orders, editionCalled(id));
    const moved = ruling.orders.flatMap(({ order, outcome }) => {
      if (order?.type !== 'move' || outcome !== 'succeeds') return [];
      const now = ruling.after.units.find(({ at }) => spaceOf(at) === spaceOf(order.to));
      return [`${order.unit.kind} ${order.unit.at} - ${now?.at ?? 'nowhere'}`];
    });
    const dislodged = ruling.dislodged.map(({ unit, by, retreats }) => {
      const gone = position.units.find(({ at }) => spaceOf(at) === unit);
      const name = gone ? `${gone.kind} ${gone.at}` : unit;
      const power = gone?.power.toUpperCase();
      return [name, { power, by, retreats: retreats.toSorted() }] as const;
    });
    expect(sorted(moved)).toEqual(sorted(facts.moved));
    expect(Object.fromEntries(dislodged)).toEqual(facts.dislodged);
    expect(sorted(ruling.after.units.map(written))).toEqual(sorted(facts.units_after));
  });
});

describe('an expectation can fail', () => {
  test('Example 12 is ruled differently in the editions that it does not name', () => {
    const { position, orders } = scenarioAt('rulebook-1971/example-12');
    expect(scenarioAt('rulebook-1982/example-12')).toMatchObject({ position, orders });
    for (const slug of ['rulebook-1971/example-12', 'rulebook-1982/example-12']) {
      const scenario = scenarioAt(slug);
      for (const id of COMPARED_EDITIONS) {
        const ruling = adjudicate(position, orders, editionCalled(id));
        expect(differences(scenario, ruling).length > 0, `${slug} by ${id}`).toBe(
          !scenario.editions.includes(id),
        );
      }
    }
  });

  test('every other example is ruled the same in all editions, and says so', () => {
    const others = SCENARIOS.filter((one) => one.example !== 12 && one.collection !== 'datc');
    for (const { slug, editions } of others) {
      // An exchange without mention of a convoy: under the DPTG the armies meet head to head (DATC 3.0 6.G.1).
      const walk = slug === 'rulebook-1971/exchange-by-one-convoy' ? ['DPTG'] : [];
      expect(sorted(comparedOf(editions)), slug).toEqual(
        sorted(COMPARED_EDITIONS.filter((id) => !walk.includes(id))),
      );
    }
  });
});
