import { scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import { drawFrame } from '../../src/picture/draw-picture.ts';
import { THEMES } from '../../src/picture/themes.ts';
import { allElements, readMarkup } from '../../src/picture/tree.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { FILES } from './pictures.ts';

const SLUG = 'adjustments/builds';

test.each(THEMES)('held land is between the ground and the lines of the map, %s', (theme) => {
  const scenario = scenarios.find(({ slug }) => slug === SLUG);
  const adjustments = scenario && rulePhases(scenario, EDITIONS['1971']).adjustments;
  if (!adjustments) throw new Error(`${SLUG} has no adjustments`);
  const shown = adjustmentFrame(adjustments, FORMATS.wide);
  const svg = drawFrame(shown, FILES, theme, { title: SLUG, description: '' });
  const elements = allElements(readMarkup(svg));
  const ids = new Set(elements.map(({ attribs }) => attribs['id']));
  const uses = elements.flatMap(({ name, attribs }) => (name === 'use' ? [attribs['href']] : []));
  for (const href of uses) expect(ids).toContain(href?.slice(1));
  // Ids in a picture have a prefix.
  const names = uses.map((href) => href?.replace(/^#\w+-/, ''));
  const [ground, denmark, lines] = ['ground', 'DEN', 'lines'].map((name) => names.indexOf(name));
  expect(ground).toBeGreaterThanOrEqual(0);
  expect(denmark).toBeGreaterThan(ground ?? 0);
  expect(lines).toBeGreaterThan(denmark ?? 0);
});
