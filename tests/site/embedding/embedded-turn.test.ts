import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import '../../../src/embed/block/army-fleet.ts';
import { english } from '../../../src/explain/languages/english/english.ts';
import { german } from '../../../src/explain/languages/german/german.ts';
import { parseTurnLine } from '../../../src/orders/turn-line/parse-turn-line.ts';
import { EDITION_IDS, type EditionId } from '../../../src/rules/edition.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { editionCalled } from '../../../src/rules/modules.ts';
import { loadScenario } from '../../../src/scenario/load/load-scenario.ts';
import { rulePhases, type RuledPhases } from '../../../src/scenario/rule-phases.ts';
import { turnIn } from '../../../src/site/desk/link/desk-address.ts';
import { editionByHouse, parseHouseRules } from '../../../src/desk/house-rules.ts';
import { addressesOf } from '../../../src/site/embedding/embed-code.ts';
import {
  type EmbeddedTurn,
  lineOfTurn,
  resultOf,
} from '../../../src/site/embedding/embedded-turn.ts';
import { fenceOf } from '../../../src/site/embedding/fence.ts';
import { ruledTurn } from '../../../src/site/ruled-turn.ts';
import { ruledScenario, SLUGS } from '../../embed/turns.ts';

const SITE = 'https://standoff.example/';
const NINE = 'rulebook-1971/example-09';

const editionIdOf = ({ movement, retreats, adjustments }: RuledPhases): EditionId => {
  const ruled = (movement ?? retreats ?? adjustments)?.edition.id;
  return EDITION_IDS.find((id) => id === ruled) ?? '1971';
};

/** A turn as a page shows it. */
function turnOf(slug: string, change: Partial<EmbeddedTurn> = {}): EmbeddedTurn {
  const { title, phases } = ruledScenario(slug);
  const rules = editionIdOf(phases);
  const edition = EDITIONS[rules];
  return { title, phases, edition, rules, date: null, step: null, file: '', page: null, ...change };
}

/** The turn in a line, ruled under an edition. */
function turnOfLine(line: string, rules: EditionId): EmbeddedTurn {
  const read = parseTurnLine(line);
  if (!read.ok) throw new Error(read.error.expected);
  const edition = EDITIONS[rules];
  const phases = ruledTurn(read.value, edition);
  return turnOf(NINE, { phases, edition, rules, date: read.value.date, line });
}

const fence = (phases: RuledPhases, edition: EditionId): string | null =>
  fenceOf(phases, { title: 'A title', edition, language: 'en', at: null, crop: false });

/** An army that has been aboard for some moves goes ashore. */
const FLEETS = '../../../scenarios/army-fleet/lands-on-the-fourth-move.yaml';

const fragmentOf = (address: string | null): string => new URL(address ?? '').hash;

describe('a turn to be embedded', () => {
  test('of the Army/Fleet module is written as a fence of its edition', () => {
    const loaded = loadScenario(readFileSync(join(import.meta.dirname, FLEETS), 'utf8'), FLEETS);
    if (!loaded.ok) throw new Error(`${FLEETS} cannot be read`);
    const phases = rulePhases(loaded.value, editionCalled('A/F'));
    const text = fenceOf(phases, {
      title: 'Aboard',
      edition: 'A/F',
      language: 'en',
      at: null,
      crop: false,
    });
    expect(text).toContain('edition: A/F');
    expect(text).toContain('A Wes disembarks Tun');
  });

  test('of any scenario is written as a fence, and of one phase as a line', () => {
    const without: string[] = [];
    for (const slug of SLUGS) {
      const turn = turnOf(slug);
      if (fence(turn.phases, editionIdOf(turn.phases)) === null) without.push(`no fence: ${slug}`);
      const line = lineOfTurn(turn);
      const several = Object.values(turn.phases).filter((one: unknown) => one !== null).length > 1;
      if (several) expect(line, slug).toBeNull();
      else if (line === null) without.push(`no line: ${slug}`);
    }
    expect(without).toEqual([]);
  });

  test.each([
    ['A:Avie-bud.Ftri;R:Agal-bud', '1982', '&at=strength.VIE'],
    ['F1902R:bur;A:Avie@bud-tyr;F:Fbre@~lon-x:bremarpar', 'DATC', ''],
    ['W1902A;F:Apar.!Fbre.!x;G:Amun-x', '2000', ''],
  ] as const)('%s: its frame and its page rule the same', (line, rules, at) => {
    const turn = turnOfLine(line, rules);
    const { page, frame } = addressesOf({ ...turn, step: 2 }, SITE, german);
    const length = line.length < 45 ? '' : `length=${String(line.length)}&`;
    const fields = `${length}edition=${rules}&turn=${line}`;
    expect(page).toBe(`${SITE}de/desk/#${fields}`);
    expect(frame).toBe(`${SITE}embed/turn/#${fields}${at}&language=de`);
    const read = turnIn(fragmentOf(frame));
    expect(read?.ok && resultOf(ruledTurn(read.value, EDITIONS[rules]))).toBe(
      resultOf(turn.phases),
    );
  });

  test('under house rules has them in its address', () => {
    const house = { name: 'Our table', base: '1971', choices: { routes: 'one-survives' } } as const;
    const edition = editionByHouse(house);
    if (!edition) throw new Error('these are house rules');
    const turn = turnOfLine('A:Avie-bud', '1971');
    const { frame } = addressesOf({ ...turn, edition, rules: house }, SITE, english);
    const field = new URLSearchParams(fragmentOf(frame).slice(1)).get('rules') ?? '';
    expect(parseHouseRules(field)).toEqual(house);
  });

  test('of a page is addressed by that page', () => {
    const page = { slug: NINE, fragment: '#at=support.SIL', isFramed: true };
    expect(addressesOf(turnOf(NINE, { page, step: 6 }), SITE, english)).toEqual({
      page: `${SITE}${NINE}/#at=support.SIL`,
      frame: `${SITE}embed/${NINE}/#at=support.SIL`,
    });
    const changed = addressesOf(
      turnOf(NINE, { page: { ...page, isFramed: false } }),
      SITE,
      english,
    );
    expect(changed.page).toBe(`${SITE}${NINE}/#at=support.SIL`);
    expect(changed.frame).toMatch(/embed\/turn\/#length=\d+&edition=1971&turn=G:Aber-pru/);
  });

  test('that a line or a fence would rule differently has none', () => {
    const turn = turnOf(NINE);
    const { movement } = turn.phases;
    if (!movement) throw new Error('there are moves');
    const ruling = { ...movement.ruling, dislodged: [] };
    const wrong = { ...turn.phases, movement: { ...movement, ruling } };
    expect(lineOfTurn({ ...turn, phases: wrong })).toBeNull();
    expect(fence(wrong, '1971')).toBeNull();
    expect(addressesOf({ ...turn, phases: wrong }, SITE, english)).toEqual({
      page: null,
      frame: null,
    });
  });
});
