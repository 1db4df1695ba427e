import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { SCENARIO_FILE_WORDS } from '../../src/scenario/words/scenario-file-words.ts';
import { SOUND } from './sound.ts';

/** What somebody who reads German is told about a file: its words, and whether they are English. */
function toldOf(text: string): readonly (readonly [told: string, isEnglish: boolean])[] {
  const loaded = loadScenario(text, 'f.yaml', undefined, SCENARIO_FILE_WORDS.de);
  if (loaded.ok) return [];
  return loaded.error.map(({ message, order, isEnglish = false }) => [
    order ? LANGUAGES.de.orderError(order) : message,
    isEnglish,
  ]);
}

test.each([
  ['a tab', SOUND.replace('\n  ', '\n\t'), 'Mit Tabulatoren kann man nicht einrücken.'],
  ['a missing field', SOUND.replace(/^title: .*\n/m, ''), '„title“ fehlt.'],
  ['an unknown field', `${SOUND}\nspeed: 3\n`, 'Unbekanntes Feld „speed“.'],
  ['an unknown power', SOUND.replace('Germany:', 'Germny:'), 'Unbekannte Macht "Germny".'],
  ['no orders', SOUND.replace(/^orders:[^]*?(?=^\w)/m, ''), '„orders“ fehlt.'],
])('%s is told in German', (_, text, told) => {
  expect(text).not.toBe(SOUND);
  expect(toldOf(text)).toContainEqual([told, false]);
});

test('a space that is none is told in German, as in pasted orders', () => {
  const text = SOUND.replace(/-Pru\b/, '-Xyzzy');
  expect(text).not.toBe(SOUND);
  const [first] = toldOf(text);
  expect(first?.[0]).toMatch(/Xyzzy/);
  expect(first?.[0]).not.toMatch(/Unknown|space/);
  expect(first?.[1]).toBe(false);
});

test('what has no German words says that it is in English', () => {
  const text = SOUND.replace(/(A Ber-Pru: ).*/, '$1holds');
  expect(text).not.toBe(SOUND);
  expect(toldOf(text).some(([, isEnglish]) => isEnglish)).toBe(true);
});
