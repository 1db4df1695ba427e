import { scenarios } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import { drawFrame } from '../../src/picture/draw-picture.ts';
import { THEMES } from '../../src/picture/themes.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { elementsOf } from '../support/svg.ts';
import { coloursOf } from './pictures.ts';

const SLUG = 'adjustments/builds';

test.each(THEMES)('held land is between the ground and the lines of the map, %s', (theme) => {
  const scenario = scenarios.find(({ slug }) => slug === SLUG);
  const adjustments = scenario && rulePhases(scenario, EDITIONS['1971']).adjustments;
  if (!adjustments) throw new Error(`${SLUG} has no adjustments`);
  const shown = adjustmentFrame(adjustments, FORMATS.wide);
  const svg = drawFrame(shown, { palettes: coloursOf(theme) }, { title: SLUG, description: '' });
  const elements = elementsOf(svg);
  const ids = new Set(elements.map(({ attribs }) => attribs['id']));
  const uses = elements.flatMap(({ name, attribs }) => (name === 'use' ? [attribs['href']] : []));
  for (const href of uses) expect(ids).toContain(href?.slice(1));
  // Ids in a picture have a prefix.
  const names = elements.flatMap(({ name, attribs, parent }) =>
    name === 'use' && !(parent && 'name' in parent && parent.name === 'clipPath')
      ? [attribs['href']?.replace(/^#\w+-/, '')]
      : [],
  );
  const [sea, held, coast] = [names.indexOf('sea'), names.indexOf('G'), names.lastIndexOf('coast')];
  expect(sea).toBeGreaterThanOrEqual(0);
  expect(held).toBeGreaterThan(sea);
  expect(coast).toBeGreaterThan(held);
});
