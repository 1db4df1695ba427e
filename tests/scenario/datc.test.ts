import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITION_IDS, type EditionId, type EditionName } from '../../src/rules/edition.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { differences } from '../../src/scenario/expect.ts';
import { compareAdjustments, compareRetreats } from '../../src/scenario/expect-phases.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { COMPARED_EDITIONS, comparedOf } from '../support/compared-editions.ts';
import { SCENARIOS } from './files.ts';

/** How many cases each section of the document has. */
const SECTIONS = { A: 12, B: 15, C: 9, D: 34, E: 15, F: 25, G: 20, H: 16, I: 7, J: 11 };

/** Cases that ask one question in two positions. */
const POSITIONS: Readonly<Record<string, number>> = { '6.J.9': 2 };

/** Cases for which the document has no answer for an edition, or we differ from it. The README says why. */
const UNANSWERED: Readonly<Record<string, readonly string[]>> = {
  '6.E.7': ['DPTG'],
  '6.E.15': ['DPTG'],
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
  '6.J.3': ['1971', '1982'],
  '6.J.8': ['1971', '1982'],
  '6.J.9': ['1971', '1982'],
};

const files = SCENARIOS.filter(({ collection }) => collection === 'datc');
const CASES = Object.entries(SECTIONS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, index) => `6.${letter}.${(index + 1).toString()}`),
);
const filesOf = (paragraph: string) => files.filter((file) => file.paragraph === paragraph);

/** The given part of a case, independent of the edition. */
const givenBy = ({ position, orders, retreats, adjustments }: Scenario) => ({
  position,
  orders,
  retreats,
  adjustments,
});

/** The files of a case by the position that they rule. */
function byPosition(paragraph: string): readonly (readonly Scenario[])[] {
  const found = new Map<string, Scenario[]>();
  for (const file of filesOf(paragraph)) {
    const key = JSON.stringify(givenBy(file));
    found.set(key, [...(found.get(key) ?? []), file]);
  }
  return [...found.values()];
}

describe('the DATC', () => {
  test('is complete, without anything else', () => {
    expect([...new Set(files.map(({ paragraph }) => paragraph))].sort()).toEqual([...CASES].sort());
    for (const { slug, paragraph } of files) {
      const [, letter = '', number = ''] = paragraph.split('.');
      expect(slug).toMatch(
        new RegExp(`^datc/6-${letter.toLowerCase()}-${number.padStart(2, '0')}(-[a-z0-9]+)?$`),
      );
    }
  });

  test('is compared with editions in the order in which they appeared', () => {
    const compared: readonly EditionId[] = COMPARED_EDITIONS;
    expect(compared).toEqual(EDITION_IDS.filter((id) => compared.includes(id)));
  });

  test('is ruled under every edition that a file names', () => {
    const rulings = files.flatMap(({ editions }) => comparedOf(editions)).length;
    const cases = `${String(CASES.length)} cases, ${String(files.length)} verdicts`;
    process.stdout.write(`DATC 3.0: ${cases}, ${String(rulings)} rulings\n`);
    const unanswered = Object.values(UNANSWERED).flat().length;
    const twice = Object.entries(POSITIONS).reduce(
      (sum, [paragraph, count]) =>
        sum + (count - 1) * (COMPARED_EDITIONS.length - (UNANSWERED[paragraph] ?? []).length),
      0,
    );
    expect(rulings).toBe(CASES.length * COMPARED_EDITIONS.length - unanswered + twice);
  });

  test('gives the number of cases and files in its README', () => {
    const readme = readFileSync(
      join(import.meta.dirname, '../../scenarios/datc/README.md'),
      'utf8',
    ).replaceAll(/[ *]+/g, ' ');
    for (const [letter, count] of Object.entries(SECTIONS)) {
      const own = files.filter(({ paragraph }) => paragraph.startsWith(`6.${letter}.`));
      expect(readme).toMatch(
        new RegExp(`6.${letter} [^|]+\\| ${String(count)} \\| ${String(own.length)} \\|`),
      );
    }
    expect(readme).toContain(`| in all | ${String(CASES.length)} | ${String(files.length)} |`);
  });
});

describe.each(CASES)('%s', (paragraph) => {
  const positions = byPosition(paragraph);

  test('has as many positions as the document gives it', () => {
    expect(positions).toHaveLength(POSITIONS[paragraph] ?? 1);
  });

  test('has each edition in one file of a position, except for those without an answer', () => {
    const unanswered = UNANSWERED[paragraph] ?? [];
    for (const own of positions) {
      const named = own.flatMap(({ editions }) => editions);
      expect([...comparedOf(named)].sort()).toEqual(
        COMPARED_EDITIONS.filter((id) => !unanswered.includes(id)).sort(),
      );
      expect(new Set(named).size).toBe(named.length);
    }
  });

  test('has a separate file only for a separate verdict', () => {
    for (const own of positions)
      for (const scenario of own)
        for (const { editions } of own.filter((other) => other !== scenario))
          for (const id of editions)
            expect(differing(scenario, id), `${scenario.slug} by ${id}`).not.toEqual([]);
  });
});

/** How an edition's ruling differs from what a scenario expects, in any of its phases. */
function differing(scenario: Scenario, id: EditionName): readonly string[] {
  const { movement, retreats, adjustments } = rulePhases(scenario, editionCalled(id));
  return [
    ...(movement ? differences(scenario, movement.ruling) : []),
    ...(retreats ? compareRetreats(scenario, retreats.ruling) : []),
    ...(adjustments ? compareAdjustments(scenario, adjustments.ruling) : []),
  ].map((difference) => JSON.stringify(difference));
}
