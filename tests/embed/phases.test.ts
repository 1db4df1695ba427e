import { describe, expect, test } from 'vitest';
import { SPACES } from '../../src/board/spaces.ts';
import { POWERS } from '../../src/board/powers.ts';
import { readBlock } from '../../src/embed/block/read-block.ts';
import { anyPhases } from '../../src/embed/live/any-orders.ts';
import { EXACT } from '../../src/embed/live/phases.ts';
import { ruled } from '../../src/embed/live/phases.ts';
import { readPhases } from '../../src/embed/phases-text.ts';
import { pack } from '../../src/embed/pack.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import type { LanguageTag } from '../../src/explain/languages/language-tags.ts';
import {
  formatAdjustmentOrder,
  formatOrder,
  formatRetreatOrder,
} from '../../src/orders/format-order.ts';
import { byPower } from '../../src/orders/notations/phase-notation.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { RuledPhases } from '../../src/scenario/rule-phases.ts';
import { lineOfTurn } from '../../src/site/embedding/embedded-turn.ts';
import { expectSamePlay } from './same-frame.ts';
import { ruledScenario, SLUGS } from './turns.ts';

/** A season with all its phases. */
const { phases: SEASON } = ruledScenario('sample-game/1902-2-fall');

function textOf({ movement, retreats, adjustments }: RuledPhases): string {
  if (!movement || !retreats || !adjustments) throw new Error('a phase is missing');
  const { owners } = adjustments.position;
  const centres = POWERS.map((power) => {
    const own = Object.keys(owners).filter((id) => owners[id as keyof typeof owners] === power);
    return `${power}: ${own.map((id) => SPACES[id as keyof typeof SPACES].short).join(', ')}`;
  });
  return [
    byPower(movement.orders, formatOrder),
    'Retreats',
    byPower(retreats.orders, formatRetreatOrder),
    'Centres:',
    ...centres,
    'Builds and removals',
    byPower(adjustments.orders, formatAdjustmentOrder),
  ].join('\n');
}

const packed = (phases: RuledPhases, tag: LanguageTag) =>
  unpack(pack(phases, { formats: ['compact'], language: LANGUAGES[tag] }));

describe('a text of several phases', () => {
  const text = textOf(SEASON);

  test.each(['en', 'de'] as const)('is played as the packed season, in %s', async (tag) => {
    const made = await ruled(text, SEASON.movement?.edition.id ?? null, tag);
    if (!made.ok) throw new Error(made.error);
    expectSamePlay(made.value, packed(SEASON, tag));
  });

  test('is read the same where it is plain, by all notations, and in a block', () => {
    const edition = EDITIONS['1971'];
    const plain = readPhases(text, edition, EXACT, 'en');
    expect(plain?.ok).toBe(true);
    expect(
      readPhases(
        text,
        edition,
        anyPhases(({ message }) => message),
        'en',
      ),
    ).toEqual(plain);
    const block = readBlock(`edition: 1971\n${text}`);
    expect(block.ok && block.value.phases).toEqual(plain?.ok && plain.value);
    expect(readPhases(text.replace('Build ', 'build an '), edition, EXACT, 'en')).toBeNull();
  });

  test('without centres, the powers that give orders own their home centres', async () => {
    const made = await ruled('France: A Par-Bur\nBuilds\nFrance: Build A Par', null, 'en');
    if (!made.ok) throw new Error(made.error);
    const { sentence, more } = made.value.read(made.value.last);
    expect([sentence, ...more].map((one) => one.text)).toEqual([
      'France has three centres and one unit, so it may build two.',
      'France could build one more unit, but does not order it.',
      'France builds an army in Paris: its home centre is free.',
    ]);
  });
});

const LATER = SLUGS.filter((slug) => ruledScenario(slug).phases.movement === null);

test.each(LATER)('%s as a turn line is played as it was packed', async (slug) => {
  const { phases, title } = ruledScenario(slug);
  const [turn, other] = [phases.retreats, phases.adjustments].filter((one) => one !== null);
  if (!turn || other) return;
  // A line has the orders as understood: repairs are reported only for a text.
  if (turn.orders.some((order) => 'repairs' in order)) return;
  const { edition } = turn;
  const line = lineOfTurn({
    title,
    phases,
    edition,
    rules: 'DATC',
    date: null,
    step: null,
    file: slug,
    page: null,
  });
  if (line === null) return;
  const made = await ruled(` ${line}\n`, edition.id, 'en');
  if (!made.ok) throw new Error(made.error);
  expectSamePlay(made.value, packed(phases, 'en'));
});

test.each([
  ['Retreats\nGermany: A Mun-Tyr', 'Line 1: Only movement orders say who must retreat'],
  ['A:Avie-bud.Avie', 'There is no such edition', '1066'],
  ['F1902R:bur;A:Avi@bud', 'Line 1: Expected a space'],
  ['A:Avie', 'There are no orders.'],
  ['Germany: A Ber-Pru\nRetreats\nGermany: A Xyz-Mun', 'Line 3: No space has this name: "Xyz"'],
  [
    'Germany: A Ber-Pru\nCentres\nGermany: Ber, Bur\nBuilds\nGermany: Build A Kie',
    'Line 3: Expected the supply centres',
  ],
])('%j is refused with a reason: %s', async (text, message, edition?: string) => {
  const made = await ruled(text, edition ?? null, 'en');
  expect(made.ok ? '' : made.error).toContain(message);
});
