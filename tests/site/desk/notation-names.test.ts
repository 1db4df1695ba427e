import { expect, test } from 'vitest';
import { NOTATIONS } from '../../../src/orders/notations/notations.ts';
import { DESK_WORDS } from '../../../src/site/desk/languages/desk-languages.ts';

/** Names of programs and sites, the same in every language. */
const PROPER = [
  ...[
    'dpp',
    'daide',
    'webdiplomacy',
    'backstabbr',
    'jdip',
    'python-diplomacy',
    'datc',
    'realpolitik',
  ],
  'droidippy',
];

test('a German desk calls every notation by a German name, except programs and sites', () => {
  const ids = NOTATIONS.map(({ id }) => id);
  const german = Object.keys(DESK_WORDS.de.paste.notations);
  expect([...german, ...PROPER].sort()).toEqual(ids.sort());
});
