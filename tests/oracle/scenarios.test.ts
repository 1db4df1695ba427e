import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { SCENARIO_FILES } from '../scenario/files.ts';
import { divine } from './oracle.ts';
import { summaryOf, summaryOfRuling } from './outcome.ts';

const TURNS = SCENARIO_FILES.flatMap(({ file, text }) => {
  const loaded = loadScenario(text, file);
  return loaded.ok ? [[loaded.value.slug, loaded.value] as const] : [];
});

// Also in editions that a scenario does not name: neither side uses its expectations.
test.each(TURNS)('%s is ruled as the oracle rules it, in every edition', (_, turn) => {
  for (const id of EDITION_IDS) {
    const edition = EDITIONS[id];
    const ruling = adjudicate(turn.position, turn.orders, edition, { trace: false });
    const verdict = divine(turn, edition.choices);
    expect(summaryOfRuling(ruling, turn.position), id).toEqual(summaryOf(verdict));
  }
});

test('every scenario was read', () => {
  expect(TURNS).toHaveLength(SCENARIO_FILES.length);
});
