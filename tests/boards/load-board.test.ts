import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { spaceIn, type Location } from '../../src/board/board.ts';
import { lookUpLocation, lookUpSpace } from '../../src/board/names.ts';
import { formatError } from '../../src/scenario/file-place.ts';
import { loadBoard } from '../../src/scenario/board/load-board.ts';
import { boardFrom } from './boards.ts';
import { RING } from './ring.ts';

/** An island with a hill and a harbour with two coasts, and a sea around it. */
const SMALL = `
schemaVersion: 1
id: small
name: Small
description: An island.
author: Standoff
victoryConditions:
  - { type: supply-center-majority, supplyCenters: 2 }
phaseProgression:
  seasons: [Spring]
  transitions:
    - from: { season: Spring, type: Movement }
      to: { season: Spring, type: Movement, yearDelta: 1 }
nations:
  - { id: red, name: Red, color: "#AA0000", adjective: Reddish }
provinces:
  - id: hil
    name: Hill
    type: land
    supplyCenter: true
    homeNation: red
    adjacencies:
      - { to: har, pass: army }
  - id: har
    name: Harbour
    type: land
    supplyCenter: true
    abbreviations: [Port]
    adjacencies:
      - { to: hil, pass: army }
  - id: sea
    name: Wide Sea
    type: sea
    supplyCenter: false
    adjacencies:
      - { to: har/nc, pass: fleet }
      - { to: har/sc, pass: fleet }
namedCoasts:
  - id: har/nc
    name: Harbour (north)
    parentProvince: har
    adjacencies:
      - { to: sea, pass: fleet }
  - id: har/sc
    name: Harbour (south)
    parentProvince: har
    adjacencies:
      - { to: sea, pass: fleet }
initialState:
  phase: { season: Spring, year: 1, type: Movement }
  units:
    - { nation: red, type: Army, location: hil }
  supplyCenters:
    - { nation: red, province: hil }
`;

const board = boardFrom(SMALL, 'small');
const at = (text: string): Location => text as Location;

describe('a board of a file', () => {
  test('has its spaces, borders and powers', () => {
    expect(board.powers).toEqual(['Red']);
    expect(board.nationality).toEqual({ Red: 'Reddish' });
    expect(board.locations).toEqual(['hil', 'har', 'sea', 'har/nc', 'har/sc']);
    expect([...board.spaces.values()].map(({ kind }) => kind)).toEqual([
      'inland',
      'coastal',
      'sea',
    ]);
    expect(board.armies.get(at('hil'))).toEqual(['har']);
    expect(board.fleets.get(at('sea'))).toEqual(['har/nc', 'har/sc']);
    expect(board.fleets.get(at('har'))).toEqual([]);
    expect(board.centres).toEqual(['hil', 'har']);
    expect(board.winning).toBe(2);
    expect(board.start).toEqual({
      units: [{ power: 'Red', kind: 'A', at: 'hil' }],
      owners: { hil: 'Red' },
    });
  });

  test('is known by its names, short names, abbreviations and ids', () => {
    for (const name of ['Harbour', 'har', 'HAR', 'harb', 'Port'])
      expect(lookUpSpace(name, board)).toEqual(['har']);
    expect(lookUpSpace('the wide sea', board)).toEqual(['sea']);
    expect(lookUpLocation('Harbour (nc)', board)).toEqual(['har/nc']);
    expect(lookUpSpace('Mun', board)).toEqual([]);
    expect(spaceIn('hil' as never, board).short).toBe('Hil');
    expect(() => spaceIn('MUN', board)).toThrow('Small has no space MUN');
  });

  test('may have digits in its names', () => {
    const ring = boardFrom(JSON.stringify(RING), 'ring');
    expect(lookUpSpace('s07', ring)).toEqual(['s07']);
    expect(lookUpSpace('Sea 17', ring)).toEqual(['s17']);
  });
});

/** What is said of the file with one text replaced by another, and the line that has `mark` then. */
function refusal(from: string | RegExp, to: string, mark: string) {
  const changed = SMALL.replace(from, to);
  const loaded = loadBoard(changed, 'small.yaml');
  const line = changed.slice(0, changed.indexOf(mark)).split('\n').length;
  return { line, said: loaded.ok ? ['none'] : loaded.error.map(formatError) };
}

describe('what cannot be a board is refused, with its line', () => {
  test.each([
    [
      'a border of one side only',
      '- { to: hil, pass: army }',
      '[]',
      'to: har, pass: army',
      'har has no border with hil. (expected borders listed on both sides)',
    ],
    [
      'a border for others on its other side',
      '- { to: hil, pass: army }',
      '- { to: hil, pass: both }',
      'to: hil, pass: both',
      'hil has this border for: army. (expected the same on both sides)',
    ],
    [
      'an unknown neighbour',
      '- { to: hil, pass: army }',
      '- { to: hli, pass: army }',
      'to: hli',
      'There is no hli. (expected a province or a coast of the board)',
    ],
    [
      'two places of one name',
      'id: sea\n    name: Wide Sea',
      'id: hil\n    name: Wide Sea',
      'id: hil\n    name: Wide Sea',
      'A second hil. (expected each id once)',
    ],
    [
      'a coast that is not named after its province',
      'id: har/sc',
      'id: hil/sc',
      'id: hil/sc',
      'hil/sc is not named after har. (expected har/nc)',
    ],
    [
      'a home that is no centre',
      'supplyCenter: true\n    homeNation',
      'supplyCenter: false\n    homeNation',
      'homeNation',
      'hil is a home, and no centre. (expected supplyCenter: true)',
    ],
    [
      'a home of nobody',
      'homeNation: red',
      'homeNation: blue',
      'homeNation: blue',
      'There is no power blue. (expected a nation)',
    ],
    [
      'an army at sea',
      'type: Army, location: hil',
      'type: Army, location: sea',
      'location: sea',
      'An army cannot be at sea. (expected type: Fleet)',
    ],
    [
      'a fleet without its coast',
      'type: Army, location: hil',
      'type: Fleet, location: har',
      'location: har',
      'A fleet there must name its coast. (expected har/nc)',
    ],
    [
      'a fleet inland',
      'type: Army, location: hil',
      'type: Fleet, location: hil',
      'type: Fleet, location: hil',
      'A fleet cannot be inland. (expected type: Army)',
    ],
    [
      'an owner of what is no centre',
      'province: hil',
      'province: sea',
      'province: sea',
      'sea is no centre. (expected a centre)',
    ],
    [
      'capitals in ids, which are those of the standard board',
      'id: sea\n',
      'id: SEA\n',
      'id: SEA',
      '',
    ],
  ])('%s', (_, from, to, mark, message) => {
    const { line, said } = refusal(from, to, mark);
    const there = said.filter((one) => one.startsWith(`small.yaml:${String(line)}:`));
    expect(there.join('\n')).toContain(message);
    expect(there).not.toEqual([]);
  });

  test('but only warned of what nobody can get to', () => {
    const lone = SMALL.replace(
      'namedCoasts:',
      '  - { id: moo, name: Moon, type: land, supplyCenter: false, adjacencies: [] }\nnamedCoasts:',
    );
    const loaded = loadBoard(lone, 'small.yaml');
    const line = lone.slice(0, lone.indexOf('moo')).split('\n').length;
    expect(loaded.ok && loaded.value.warnings.map(formatError)).toEqual([
      `small.yaml:${String(line)}:7 Nobody can get to moo. (expected borders with the rest)`,
    ]);
  });

  test('any text at all, without throwing', () => {
    for (const text of ['', '[]', 'null', '{', 'id: 7', '&a [*a]', 'x'.repeat(2_000_000)])
      expect(loadBoard(text, 'x').ok).toBe(false);
  });
});

test.each(['boards.md', 'boards.de.md'])('the board in docs/%s is one', (file) => {
  const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
  const [, example = ''] = /```yaml\n([^]*?)```/.exec(text) ?? [];
  const loaded = loadBoard(example, file);
  if (!loaded.ok) throw new Error(loaded.error.map(formatError).join('\n'));
  expect(loaded.value.warnings).toEqual([]);
  expect(lookUpLocation('Bay Town', loaded.value.board)).toEqual(['bay']);
});
