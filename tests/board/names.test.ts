import { describe, expect, test } from 'vitest';
import { ALIASES, AMBIGUOUS_SPELLINGS } from '../../src/board/names.ts';
import { GERMAN_NAMES } from '../../src/board/german-names.ts';
import { standardGrammar } from '../../src/explain/languages/german/grammar.ts';
import { LOCATIONS, SPACE_IDS } from '../../src/board/board.ts';
import {
  formatLocation,
  fullName,
  lookUpLocation,
  lookUpSpace,
  parseLocation,
} from '../../src/board/names.ts';
import { SPACES } from '../../src/board/spaces.ts';

const { mapName } = standardGrammar;

describe('a space', () => {
  test.each(SPACE_IDS)('%s is found by its letters, its short name and its name', (id) => {
    for (const text of [id, SPACES[id].short, SPACES[id].name, SPACES[id].name.toUpperCase()])
      expect(lookUpSpace(text)[0]).toBe(id);
    expect(lookUpSpace(SPACES[id].name)).toEqual([id]);
  });

  test('no two spaces share a name or a short name', () => {
    for (const key of ['name', 'short'] as const)
      expect(new Set(SPACE_IDS.map((id) => SPACES[id][key].toLowerCase())).size).toBe(75);
  });

  test.each([
    ['Nth', 'NTH'],
    ['North Sea', 'NTH'],
    ['Nrg', 'NWG'],
    ['NWG', 'NWG'],
    ['Norw. Sea', 'NWG'],
    ['Nwy', 'NWY'],
    ['Norway', 'NWY'],
    ['NAT', 'NAO'],
    ['NAt', 'NAO'],
    ['NAF', 'NAF'],
    ['Wes', 'WES'],
    ['W Med', 'WES'],
    ['W. Med.', 'WES'],
    ['Western Med', 'WES'],
    ['Mid', 'MAO'],
    ['mid-atlantic', 'MAO'],
    ['MAO', 'MAO'],
    ['Eng', 'ENG'],
    ['ECH', 'ENG'],
    ['Iri', 'IRI'],
    ['Lyo', 'LYO'],
    ['GOL', 'LYO'],
    ['Gulf of L.', 'LYO'],
    ['Gulf of Lions', 'LYO'],
    ['Tyrrhenian', 'TYS'],
    ['Tyrol', 'TYR'],
    ['Both.', 'BOT'],
    ['GOB', 'BOT'],
    ['Bla.', 'BLA'],
    ['Bar.', 'BAR'],
    ['St. P.', 'STP'],
    ['StP', 'STP'],
    ['St.Petersburg', 'STP'],
    ['Ska', 'SKA'],
    ['Skaggerak', 'SKA'],
    ['Ruhr', 'RUH'],
    ['Rhur', 'RUH'],
    ['Kiel', 'KIE'],
    ['Rome', 'ROM'],
    ['Rom.', 'ROM'],
    ['Const.', 'CON'],
    ['the North Sea', 'NTH'],
    ['Hel', 'HEL'],
    ['heligoland bight', 'HEL'],
    ['Edinb', 'EDI'],
    ['bud', 'BUD'],
  ] as const)('%s is %s and nothing else', (text, id) => {
    expect(lookUpSpace(text)).toEqual([id]);
  });

  test.each([
    ['Tyr', ['TYR', 'TYS']],
    ['Tyr.', ['TYR', 'TYS']],
    ['Liv.', ['LVP', 'LVN']],
    ['Nor', ['NWY', 'NTH', 'NWG', 'NAO', 'NAF']],
    ['Norw.', ['NWY', 'NWG']],
    ['Gul', ['LYO', 'BOT']],
    ['Gulf of', ['BOT', 'LYO']],
    ['Narnia', []],
    ['St', []],
    ['', []],
    ['7', []],
  ] as const)('%s may mean %j', (text, ids) => {
    expect(new Set(lookUpSpace(text))).toEqual(new Set(ids));
  });

  test('every alias finds its space alone, unless it is listed as read several ways', () => {
    for (const [id, aliases] of Object.entries(ALIASES))
      for (const alias of aliases) expect(lookUpSpace(alias), alias).toEqual([id]);
    for (const [key, ids] of Object.entries(AMBIGUOUS_SPELLINGS))
      expect(lookUpSpace(key)).toEqual(ids);
  });

  test('the likelier reading comes first', () => {
    expect(lookUpSpace('Tyr')[0]).toBe('TYR');
    expect(lookUpSpace('Liv')[0]).toBe('LVP');
    expect(lookUpSpace('Nor')[0]).toBe('NWY');
  });
});

describe('a location', () => {
  test.each(LOCATIONS)('%s is read back as it is written', (location) => {
    for (const text of [formatLocation(location), fullName(location), location])
      expect(parseLocation(text)).toEqual({ ok: true, value: location });
  });

  test('orders write it short, sentences in full', () => {
    expect(LOCATIONS.map((at) => formatLocation(at))).toEqual(
      expect.arrayContaining(['Sil', 'StP/sc', 'NAt']),
    );
    expect(fullName('SPA/NC')).toBe('Spain (north coast)');
    expect(fullName('BUL/EC')).toBe('Bulgaria (east coast)');
    expect(fullName('SIL')).toBe('Silesia');
  });

  test.each([
    'Spa(nc)',
    'Spa (NC)',
    'Spa/nc',
    'SPA/NC',
    'spa nc',
    'spa-nc',
    'Spa n.c.',
    'Spain (n.c.)',
    'Spain(nc)',
    'Spain (north coast)',
    'Spain/north coast',
    'Spain north coast',
    'Spain, northern coast',
    '(SPA NCS)',
    'Spa/n',
    'Spa (n)',
    ' Spa/nc. ',
  ])('%s is the north coast of Spain', (text) => {
    expect(lookUpLocation(text)).toEqual(['SPA/NC']);
    expect(parseLocation(text)).toEqual({ ok: true, value: 'SPA/NC' });
  });

  test.each([
    ['Bul/ec', 'BUL/EC'],
    ['bulgaria (south coast)', 'BUL/SC'],
    ['St. P. (sc)', 'STP/SC'],
    ['St. Petersburg/NC', 'STP/NC'],
    ['(STP NCS)', 'STP/NC'],
  ] as const)('%s is %s', (text, location) => {
    expect(parseLocation(text)).toEqual({ ok: true, value: location });
  });

  test('unreadable text is an error with a reason', () => {
    expect(parseLocation('Narnia')).toEqual({ ok: false, error: { kind: 'unknown' } });
    expect(parseLocation('Narnia/nc')).toEqual({ ok: false, error: { kind: 'unknown' } });
    expect(parseLocation('Spa/ec')).toEqual({
      ok: false,
      error: { kind: 'no-such-coast', space: 'SPA', coast: 'east coast' },
    });
    expect(parseLocation('Nor')).toEqual({
      ok: false,
      error: { kind: 'ambiguous', candidates: ['NWY', 'NTH', 'NWG', 'NAO', 'NAF'] },
    });
    expect(lookUpLocation('Nap/sc')).toEqual([]);
  });

  test('a short name is taken literally', () => {
    expect(parseLocation('Tyr')).toEqual({ ok: true, value: 'TYR' });
  });
});

test('German names are read as a whole, with umlauts or without, and change no English one', () => {
  for (const [id, names] of Object.entries(GERMAN_NAMES))
    for (const name of names) expect(lookUpSpace(name), name).toEqual([id]);
  // As on the map.
  for (const id of SPACE_IDS) expect(lookUpSpace(mapName(id)), mapName(id)).toEqual([id]);
  for (const [name, id] of [
    ['Muenchen', 'MUN'],
    ['MÜNCHEN', 'MUN'],
    ['Preussen', 'PRU'],
    ['Oestliches Mittelmeer', 'EAS'],
  ] as const)
    expect(lookUpSpace(name), name).toEqual([id]);
  expect(lookUpSpace('Münch')).toEqual([]);
  expect(parseLocation('Spanien/nc')).toEqual({ ok: true, value: 'SPA/NC' });
});
