import { expect, test } from 'vitest';
import { scenarios } from 'virtual:scenarios';
import type { Owners } from '../../src/board/board.ts';
import { CENTRES, HOME_OWNERS } from '../../src/board/centres.ts';
import { START } from '../../src/board/start.ts';
import { drawMap } from '../../src/draw/map.ts';
import { standardLines } from '../../src/draw/standard-map.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { ruledTurn } from '../../src/site/ruled-turn.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { retreatFrame } from '../../src/stage/frame/retreat-frame.ts';
import { stillFrame, stillTurn } from '../../src/stage/frame/still.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { FORMATS } from '../../src/stage/model/format.ts';

const { wide, thumb } = FORMATS;
const edition = editionCalled('1971');

/** Who owns what, as a board shows it. */
const shownBy = ({ held }: Frame): Owners =>
  Object.fromEntries(held.map(({ space, power }) => [space, power]));

const framesOf = (slug: string) => {
  const found = scenarios.find((one) => one.slug === slug);
  if (!found) throw new Error(`no scenario ${slug}`);
  const { movement, retreats, adjustments } = rulePhases(found, edition);
  return {
    found,
    before: [wide, thumb].flatMap((format) => [
      ...(movement ? [0, 9].map((step) => frame(movement, step, format)) : []),
      ...(retreats ? [true, false].map((open) => retreatFrame(retreats, format, open)) : []),
    ]),
    after: adjustments && adjustmentFrame(adjustments, wide),
    counted: adjustments?.ruling.owners,
  };
};

test.each(['1901-1-spring', '1901-2-fall', '1902-1-spring', '1902-2-fall'])(
  'every board of the sample game shows who owns what: %s',
  (season) => {
    const { found, before, after, counted } = framesOf(`sample-game/${season}`);
    expect(before.length).toBeGreaterThan(3);
    const { owners } = found.position;
    expect(Object.keys(owners ?? {}).length).toBeGreaterThan(20);
    for (const shown of before) expect(shownBy(shown)).toEqual(owners);
    if (after) expect(shownBy(after)).toEqual(counted);
    for (const { space, owner, centre } of before.flatMap(({ labels }) => labels))
      expect(owner, space).toBe(centre ? owners?.[space] : undefined);
  },
);

test('in 1901 powers own their homes; in Spring 1902 what they took', () => {
  expect(framesOf('sample-game/1901-2-fall').found.position.owners).toEqual(HOME_OWNERS);
  const later = framesOf('sample-game/1902-1-spring').found.position.owners;
  expect(later).toMatchObject({ GRE: 'Austria', NWY: 'England', RUM: 'Russia', TUN: 'Italy' });
});

test('a few units say nothing of owners; at the start of a game each power owns its home', () => {
  expect(framesOf('rulebook-1971/example-09').before.map(({ held }) => held.length)).toEqual([
    0, 0, 0, 0,
  ]);
  const start = stillFrame(stillTurn(START, [], edition), wide, []);
  expect(shownBy(start)).toEqual(HOME_OWNERS);
  const units = START.units.slice(1);
  expect(stillFrame(stillTurn({ units }, [], edition), wide, []).held).toEqual([]);
});

test.each(['F1902M;A:Avie!:vie;I:Ftri!:tri', 'F1902R;A:Avie@tri-x:vie;I:Atri:tri'])(
  'a link carries the owners to the board: %s',
  (line) => {
    const read = parseTurnLine(line);
    if (!read.ok) throw new Error(read.error.expected);
    const { movement, retreats } = ruledTurn(read.value, edition);
    const shown = movement ? frame(movement, 0, wide) : retreats && retreatFrame(retreats, wide);
    expect(shown && shownBy(shown)).toEqual({ VIE: 'Austria', TRI: 'Italy' });
  },
);

test('an embed fills the land of the centres, and no home', () => {
  const [shown] = framesOf('sample-game/1902-1-spring').before;
  const text = (it: unknown): string => JSON.stringify(it);
  const map = text(drawMap(standardLines(), shown as Frame).layers);
  for (const letter of 'AEFGIRT') expect(map).toContain(`var(--held-${letter})`);
  expect(map).toContain('var(--land)');
  expect(map.match(/var\(--tint-[A-S]\)/)).toBeNull();
  const bare = text(drawMap(standardLines(), { ...(shown as Frame), held: [] }).layers);
  expect(bare).toContain('var(--tint-A)');
  expect(bare).not.toContain('--held');
  expect(CENTRES.length).toBe(34);
});
