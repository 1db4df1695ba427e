import { expect, test } from 'vitest';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { BEYOND_DATC } from './beyond-datc.ts';

const titled = BEYOND_DATC.map((text) => [/title: (.+)/.exec(text)?.[1] ?? '', text] as const);

test.each(titled)('%s: as it expects, and proved', (title, text) => {
  const checked = checkScenario(text, `${title}.yaml`);
  expect(checked.ok ? [] : checked.error.map(formatError)).toEqual([]);
});
