import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { SCENARIOS } from '../scenario/files.ts';
import { divine } from './oracle.ts';
import { summaryOf, summaryOfRuling } from './outcome.ts';

const TURNS = SCENARIOS.map((scenario) => [scenario.slug, scenario] as const);

// Also in editions that a scenario does not name: neither side uses its expectations.
test.each(TURNS)('%s is ruled as the oracle rules it, in every edition', (_, turn) => {
  for (const id of EDITION_IDS) {
    const edition = EDITIONS[id];
    const ruling = adjudicate(turn.position, turn.orders, edition, { trace: false });
    const verdict = divine(turn, edition.choices);
    expect(summaryOfRuling(ruling, turn.position), id).toEqual(summaryOf(verdict));
  }
});
