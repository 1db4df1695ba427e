import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { formatScenario } from '../../src/scenario/format/format.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { but } from './sound.ts';

const folder = join(import.meta.dirname, '../../scenarios/army-fleet');
const FILES = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

test.each(FILES)(
  '$name is ruled as it says, proved, and written back as read',
  ({ name, text }) => {
    const checked = checkScenario(text, `army-fleet/${name}`);
    if (!checked.ok) throw new Error(checked.error.map(formatError).join('\n'));
    expect(checked.value).toMatchObject({ collection: 'army-fleet', editions: ['A/F'] });
    expect(checked.value.de).not.toBeNull();
    const written = text.replace(/^#.*\n/, '');
    expect(formatScenario(checked.value)).toBe(written);
  },
);

const FALLS = `title: It starves
short: Starves
paragraph: A/F II.b
editions: [A/F]
note: In our own words.
units:
  France: [A/F Wes 3]
orders:
  France:
    F Wes-Lyo: succeeds
starved: [Wes]
`;

const wrong = (text: string): readonly string[] => {
  const checked = checkScenario(text, 'f.yaml');
  return checked.ok ? [] : checked.error.map(formatError);
};

test('differences between such a file and the ruling are reported with their place', () => {
  expect(wrong(FALLS)).toEqual([]);
  expect(wrong(but('starved: [Wes]\n', '', FALLS))).toEqual([
    'f.yaml:8:1 A/F rules Wes as the army starves. (expected no army starves)',
  ]);
  expect(wrong(but('[A/F Wes 3]', '[A/F Wes 2]', FALLS))).toHaveLength(1);
  expect(wrong(but('starved: [Wes]', 'starved: [Wse]', FALLS))[0]).toContain('Unknown space "Wse"');
  expect(wrong(but('F Wes-Lyo: succeeds', 'F Wes-Tun: illegal', FALLS))).toEqual([]);
  expect(wrong(but('A/F Wes 3', 'A/F Mar', FALLS)).length).toBeGreaterThan(0);
});
