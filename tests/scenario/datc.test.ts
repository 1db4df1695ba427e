import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { differences } from '../../src/scenario/expect.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { SCENARIO_FILES } from './files.ts';

/** How many cases each section of the document has; 6.B.14 is a build. */
const SECTIONS = { A: 12, B: 15, C: 9, D: 34, E: 15, F: 25, G: 20 };
const NO_MOVEMENT = ['6.B.14'];
const LATER = { H: 16, I: 7, J: 11 };

/** Where the document has no answer for an edition, or we differ from it. The README says why. */
const UNANSWERED: Readonly<Record<string, readonly string[]>> = {
  '6.F.18': ['1971', '2000', '2023'],
  '6.F.20': ['1971'],
  '6.F.22': ['1971', '2000', '2023'],
  '6.F.23': ['1971', '2000', '2023'],
  '6.F.24': ['1971', '2000', '2023'],
  '6.G.4': ['1971'],
  '6.G.7': ['1982'],
  '6.G.8': ['1971', '1982'],
  '6.G.19': ['1982'],
  '6.G.20': ['1971', '1982'],
};

const files = SCENARIO_FILES.flatMap(({ file, text }): readonly Scenario[] => {
  const loaded = loadScenario(text, file);
  return loaded.ok && loaded.value.collection === 'datc' ? [loaded.value] : [];
});
const CASES = Object.entries(SECTIONS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `6.${letter}.${(index + 1).toString()}`).filter(
    (paragraph) => !NO_MOVEMENT.includes(paragraph),
  ),
);
const filesOf = (paragraph: string) => files.filter((file) => file.paragraph === paragraph);

describe('the DATC', () => {
  test('is there with every movement case, and with nothing else', () => {
    expect([...new Set(files.map(({ paragraph }) => paragraph))].sort()).toEqual([...CASES].sort());
    for (const { slug, paragraph } of files) {
      const [, letter = '', number = ''] = paragraph.split('.');
      expect(slug).toMatch(
        new RegExp(`^datc/6-${letter.toLowerCase()}-${number.padStart(2, '0')}(-[a-z0-9]+)?$`),
      );
    }
  });

  test('is ruled by every edition that a file names', () => {
    const rulings = files.flatMap(({ editions }) => editions).length;
    const cases = `${String(CASES.length)} cases, ${String(files.length)} verdicts`;
    process.stdout.write(`DATC 3.0: ${cases}, ${String(rulings)} rulings\n`);
    const unanswered = Object.values(UNANSWERED).flat().length;
    expect(rulings).toBe(CASES.length * EDITION_IDS.length - unanswered);
  });

  test('says in its README how many cases and files there are, and which are not here', () => {
    const readme = readFileSync(
      join(import.meta.dirname, '../../scenarios/datc/README.md'),
      'utf8',
    ).replaceAll(/[ *]+/g, ' ');
    for (const [letter, count] of Object.entries(SECTIONS)) {
      const own = files.filter(({ paragraph }) => paragraph.startsWith(`6.${letter}.`));
      const cases = letter === 'B' ? count - NO_MOVEMENT.length : count;
      expect(readme).toMatch(
        new RegExp(`6.${letter} [^|]+\\| ${String(cases)} \\| ${String(own.length)} \\|`),
      );
    }
    expect(readme).toContain(`| in all | ${String(CASES.length)} | ${String(files.length)} |`);
    const later = Object.values(LATER).reduce((sum, count) => sum + count, NO_MOVEMENT.length);
    expect(readme).toContain(`| in all | ${String(later)} |`);
    for (const [letter, count] of Object.entries(LATER))
      expect(readme).toContain(`6.${letter}.1 to 6.${letter}.${String(count)} | ${String(count)} `);
  });
});

describe.each(CASES)('%s', (paragraph) => {
  const own = filesOf(paragraph);

  test('has each edition in one file, but for those without an answer', () => {
    const unanswered = UNANSWERED[paragraph] ?? [];
    const named = own.flatMap(({ editions }) => editions);
    expect([...named].sort()).toEqual(EDITION_IDS.filter((id) => !unanswered.includes(id)).sort());
  });

  test('has one position, and one set of orders', () => {
    const [first, ...others] = own;
    for (const { position, orders } of others)
      expect({ position, orders }).toEqual({ position: first?.position, orders: first?.orders });
  });

  test('has a file of its own only for a verdict of its own', () => {
    for (const scenario of own)
      for (const { editions } of own.filter((other) => other !== scenario))
        for (const id of editions) {
          const ruling = adjudicate(scenario.position, scenario.orders, EDITIONS[id]);
          expect(differences(scenario, ruling), `${scenario.slug} by ${id}`).not.toEqual([]);
        }
  });
});
