import { readdirSync, readFileSync } from 'node:fs';
import { scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import '../../src/draw/army-fleet.ts';
import { drawMarks } from '../../src/draw/marks.ts';
import { allIn, node, type SvgNode, toText } from '../../src/draw/nodes.ts';
import { sheetMap } from '../../src/draw/sheet.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { retreatFrame } from '../../src/stage/frame/retreat-frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { EFFORT } from '../support/effort.ts';

const { compact } = FORMATS;
const CSS = readFileSync(new URL('../../src/draw/marks.css', import.meta.url), 'utf8').replaceAll(
  /\/\*.*?\*\//gs,
  '',
);
const SOURCE = ['arrows.ts', 'held-land.ts', 'marks.ts', 'parts.ts']
  .map((name) => readFileSync(new URL(`../../src/draw/${name}`, import.meta.url), 'utf8'))
  .join('');
const FLEETS = new URL('../../scenarios/army-fleet/', import.meta.url);
const fleets = readdirSync(FLEETS)
  .filter((_, i) => i % 12 === 0)
  .flatMap((name) => {
    const loaded = loadScenario(readFileSync(new URL(name, FLEETS), 'utf8'), name);
    return loaded.ok ? [loaded.value] : [];
  });
const given: readonly Pick<Scenario, 'position' | 'orders' | 'editions'>[] = [
  ...scenarios.filter((_, i) => EFFORT >= 1 || i % 10 === 0),
  ...fleets,
];

/** The first, a middle and the last frame of each phase. */
function framesOf(scenario: (typeof given)[number]): readonly Frame[] {
  const edition = editionCalled(scenario.editions[0] ?? '1971');
  const { movement, retreats, adjustments } = rulePhases(scenario as Scenario, edition);
  const last = movement?.ruling.steps.length ?? 0;
  return [
    ...(movement ? [0, last >> 1, last].map((step) => frame(movement, step, compact)) : []),
    ...(retreats ? [true, false].map((open) => retreatFrame(retreats, compact, open)) : []),
    ...(adjustments
      ? [true, false].map((open) => adjustmentFrame(adjustments, compact, open))
      : []),
  ];
}
const frames = given.flatMap(framesOf);
const drawn = (shown: Frame): readonly SvgNode[] => {
  const { layers, outline } = sheetMap(shown, 'board.svg', 'a-');
  return [...layers, ...drawMarks(shown, outline)];
};
const classesIn = (nodes: readonly SvgNode[]): readonly string[] =>
  nodes
    .flatMap(allIn)
    .flatMap(({ attributes }) => String(attributes['class'] ?? '').split(' '))
    .filter((name) => name !== '');

test('each mark has a key of its own on its board', () => {
  expect(frames.length).toBeGreaterThan(50);
  for (const shown of frames) {
    const keys = drawn(shown).flatMap(({ key }) => key ?? []);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    expect(drawMarks(shown, sheetMap(shown, '', '').outline).every(({ key }) => key)).toBe(true);
  }
});

test('every class of a mark has a rule, and every rule a mark', () => {
  const ruled = new Set([...CSS.matchAll(/^\.([\w-]+)/gm)].map(([, name = '']) => name));
  const used = new Set(frames.flatMap((shown) => classesIn(drawn(shown))));
  // Those of the map file of a page; and a band has a vein for every power, which only two of them need.
  const others = /^(neutral-ground|owned-lines|vein-\w+)$/;
  expect([...used].filter((name) => !ruled.has(name) && !others.test(name))).toEqual([]);
  // Some are of marks that are seldom drawn.
  const named = new Set(SOURCE.match(/[\w-]+/g));
  expect([...ruled].filter((name) => !named.has(name) && !/^vein-/.test(name))).toEqual([]);
});

test('the rules of marks are of classes alone, so that pictures can write them into attributes', () => {
  const rules = [...CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  expect(rules.length).toBeGreaterThan(50);
  for (const [, selectors = '', body = ''] of rules) {
    for (const selector of selectors.split(',')) expect(selector.trim()).toMatch(/^\.[\w-]+$/);
    for (const line of body.split(';').filter((one) => one.trim() !== ''))
      expect(line.trim()).toMatch(
        /^(fill|stroke|paint-order|font|letter-spacing|text-anchor)[\w-]*: [^:]+$/,
      );
  }
  expect(CSS.replaceAll(/[^{}]+\{[^{}]*\}/g, '').trim()).toBe('');
});

test('text stays text', () => {
  const rough = '</text><script>alert("1")</script>\u0000&';
  expect(toText([node('text', { y: 1, x: undefined, class: rough }, rough)])).toBe(
    '<text y="1" class="&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;">' +
      '&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;</text>',
  );
});
