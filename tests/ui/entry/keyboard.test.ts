import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { SPACE_IDS, type SpaceId } from '../../../src/board/board.ts';
import { english } from '../../../src/explain/languages/english/english.ts';
import { choiceButtons } from '../../../src/ui/entry/choice-buttons.ts';
import { choicesFor } from '../../../src/ui/entry/choices/choices-for.ts';
import type { DraftEvent } from '../../../src/ui/entry/draft.ts';
import { draftMachine } from '../../../src/ui/entry/draft-machine.ts';
import { entryFormat, entrySection, pencilFrame } from '../../../src/ui/entry/entry-frame.ts';
import type { EntryTask } from '../../../src/ui/entry/entry-task.ts';
import { entryWords } from '../../../src/ui/entry/languages/entry-languages.ts';
import { keyMeaning, nextStop, spaceByLetters } from '../../../src/ui/entry/keyboard.ts';
import { firstStop, mapOptions, nearestOption, spotOf } from '../../../src/ui/entry/map-options.ts';
import { FORMATS } from '../../../src/stage/model/format.ts';
import { CROSSINGS, hands, RETREATS, SPRING, WINTER } from './tasks.ts';

const words = entryWords(english);
const ENGLAND = hands('England', 'Germany');

function board(task: EntryTask, ...events: readonly DraftEvent[]) {
  const actor = createActor(draftMachine, { input: { choices: choicesFor(task, ENGLAND) } });
  actor.start();
  for (const event of events) actor.send(event);
  const format = entryFormat(FORMATS.wide, entrySection(task, 'England', FORMATS.wide));
  const shown = pencilFrame(task, [], format);
  const draft = actor.getSnapshot().context;
  const options = mapOptions({ draft, orders: [], shown, active: 'England', words });
  const press = (key: string, current: SpaceId | null = null, onMap = true, typed = key) => {
    const spot = current ? spotOf(current, shown, false) : { x: 0, y: 0 };
    return keyMeaning(key, { draft, options, current, spot, onMap, typed, words });
  };
  return { draft, options, press, shown };
}
const at = (space: SpaceId): DraftEvent => ({ type: 'SPACE', space });
const kind = (value: 'move' | 'support' | 'convoy'): DraftEvent => ({
  type: 'ANSWER',
  answer: { question: 'kind', value },
});

describe('keys on units', () => {
  test('the arrows go to the next in that direction', () => {
    const { press } = board(SPRING);
    expect(press('ArrowUp', 'LON')).toEqual({ goTo: 'LVP' });
    expect(press('ArrowRight', 'LON')).toEqual({ goTo: 'KIE' });
    expect(press('ArrowLeft', 'LON')).toEqual({ goTo: 'LVP' });
    expect(press('ArrowDown', 'BER')).toEqual({ goTo: 'MUN' });
    expect(press('ArrowUp', 'EDI')).toEqual({});
  });

  test('letters go to a unit by its name, or if there is none to the space', () => {
    const { press } = board(SPRING);
    expect(press('m', 'LON')).toEqual({ goTo: 'MUN' });
    expect(press('i', 'LON', true, 'li')).toEqual({ goTo: 'LVP' });
    expect(press('u', 'LON', true, 'ru')).toEqual({ goTo: 'RUH' });
    expect(press('z', 'LON')).toEqual({});
  });

  test('Enter chooses, Home and End go to the ends, Escape is left to others', () => {
    const { press, options } = board(SPRING);
    expect(press('Enter', 'LON')).toEqual({ send: [at('LON')] });
    expect(press(' ', 'LON')).toEqual({ send: [at('LON')] });
    expect(press('Home', 'LON')).toEqual({ goTo: options[0]?.space });
    expect(press('End', 'LON')).toEqual({ goTo: options.at(-1)?.space });
    expect(press('Escape', 'LON')).toBeNull();
    expect(press('Tab', 'LON')).toBeNull();
  });

  test('Delete erases what is written for a unit', () => {
    const sent = [{ type: 'PLACE', space: 'LON' }, { type: 'ERASE' }];
    expect(board(SPRING).press('Delete', 'LON')).toEqual({ send: sent });
  });
});

describe('keys on a question', () => {
  test('one letter for each kind, also for one that is not possible', () => {
    const { press } = board(SPRING, at('LON'));
    for (const [key, value] of Object.entries({ h: 'hold', m: 'move', s: 'support', c: 'convoy' }))
      expect(press(key, null, false)).toEqual({
        send: [{ type: 'ANSWER', answer: { question: 'kind', value } }],
      });
    expect(press('x', null, false)).toBeNull();
    expect(press('Escape', null, false)).toEqual({ send: [{ type: 'BACK' }] });
  });

  test('a coast and a way have letters too', () => {
    const coast = board(CROSSINGS, at('MAO'), at('SPA'));
    expect(coast.press('s', null, false)?.send).toMatchObject([{ answer: { value: 'SPA/SC' } }]);
    const way = board(CROSSINGS, at('NWY'), at('SWE'));
    expect(way.press('c', null, false)?.send).toMatchObject([{ answer: { value: 'convoy' } }]);
    expect(way.press('l', null, false)?.send).toMatchObject([{ answer: { value: 'land' } }]);
  });

  test('the keyboard goes through targets like through units', () => {
    const { press, options } = board(SPRING, at('LON'), kind('move'));
    expect(options.map(({ space }) => space).sort()).toEqual(['ENG', 'NTH', 'WAL', 'YOR']);
    expect(press('e')).toEqual({ goTo: 'ENG' });
    expect(press('m')).toEqual({ goTo: 'MAO' });
    expect(press('ArrowLeft', 'NTH')).toEqual({ goTo: 'YOR' });
    expect(press('s', 'NTH')).toEqual({ goTo: 'SER' });
  });
});

describe('what can be chosen', () => {
  test('the active power first; units without an order are marked, of no other power', () => {
    const { options } = board(SPRING);
    expect(options.map(({ power }) => power)).toEqual([
      ...['England', 'England', 'England', 'Germany', 'Germany', 'Germany'],
    ]);
    expect(options.filter(({ silent }) => silent)).toHaveLength(3);
    expect(options[1]?.label).toBe('Fleet London, England, no order');
  });

  test('before the kind is chosen, also where a press moves at once', () => {
    const { options } = board(SPRING, at('LON'));
    const hints = options.filter(({ role }) => role === 'hint').map(({ space }) => space);
    expect(hints.sort()).toEqual(['ENG', 'NTH', 'WAL', 'YOR']);
    expect(options.find(({ chosen }) => chosen)?.space).toBe('LON');
  });

  test('a dislodged unit is pressed where it is drawn, not where its attacker is', () => {
    const who = hands('Austria');
    const begun = { choices: choicesFor(RETREATS, who), place: null, path: [] };
    const format = entryFormat(FORMATS.wide, entrySection(RETREATS, 'Austria', FORMATS.wide));
    const shown = pencilFrame(RETREATS, [], format);
    const [option] = mapOptions({
      draft: { ...begun, refused: null, written: null },
      orders: [],
      shown,
      active: 'Austria',
      words,
    });
    const mark = shown.units.find(({ key }) => key === 'dislodged:TRI');
    expect(option).toMatchObject({ space: 'TRI', x: mark?.x, y: mark?.y });
  });

  test('a finger that misses slightly hits the nearest option', () => {
    const { options } = board(SPRING);
    const [first] = options;
    if (!first) throw new Error('no options');
    expect(nearestOption(options, { x: first.x + 9, y: first.y }, 24)?.space).toBe(first.space);
    expect(nearestOption(options, { x: -300, y: -300 }, 24)).toBeNull();
  });

  test('the tab key goes to the first unit without an order, after the one just written', () => {
    const { options, draft } = board(SPRING);
    expect(firstStop(options, draft)?.space).toBe('EDI');
    const written = draft.choices.ordersAt('LON')[0] ?? null;
    const after = options.map((one) => ({ ...one, silent: one.silent && one.space !== 'LON' }));
    expect(firstStop(after, { ...draft, written })?.space).toBe('LVP');
  });

  test('buttons have what cannot be pressed on the map; a fleet in port shows its convoy as not offered', () => {
    const shown = (task: EntryTask, ...events: readonly DraftEvent[]) =>
      choiceButtons(board(task, ...events).draft, words).map(
        ({ text, offered }) => `${offered ? '' : 'no '}${text}`,
      );
    expect(shown(SPRING, at('LON'))).toEqual(['Support', 'no Convoy', 'Hold']);
    expect(shown(SPRING, at('LVP'))).toEqual(['Support', 'Hold']);
    expect(shown(WINTER, at('LON'))).toEqual(['Army', 'Fleet']);
    expect(shown(SPRING, at('LON'), kind('move'))).toEqual([]);
    expect(shown(CROSSINGS, at('MAO'), at('SPA'))).toEqual(['North coast', 'South coast']);
    expect(shown(SPRING, at('MUN'), at('BER'))).toEqual([
      ...['Move there', 'Support in place', 'Order it instead'],
    ]);
    expect(shown(CROSSINGS, at('NTH'), at('BRE'))).toEqual([]);
  });

  test('for a second unit the map offers its space and where it can be helped to', () => {
    const { options, press } = board(SPRING, at('MUN'), at('BER'));
    expect(options.map(({ space, role }) => `${space} ${role}`).sort()).toEqual(
      ['BER target', 'KIE target', 'SIL target'].sort(),
    );
    expect(press('s')?.send).toMatchObject([
      { answer: { value: 'support' } },
      { answer: { value: 'BER' } },
    ]);
    expect(press('h')?.send).toBeUndefined();
  });

  test('units that can be helped are marked, also those of other powers', () => {
    const { options } = board(CROSSINGS, at('NTH'));
    const role = (space: SpaceId) => options.find((option) => option.space === space)?.role;
    expect([role('LON'), role('DEN'), role('BRE'), role('HEL')]).toEqual([
      ...['place', 'hint', 'help', 'hint'],
    ]);
  });

  test('the letters of boarding and landing begin names where no army goes aboard', () => {
    const { press } = board(SPRING, at('MUN'));
    expect(press('b', 'MUN')).toMatchObject({ goTo: expect.stringMatching(/^B/) as string });
    expect(press('l', 'MUN')).toMatchObject({ goTo: expect.stringMatching(/^L/) as string });
  });

  test('within a name a letter that is also a key of a kind is just a letter', () => {
    const { press } = board(SPRING, at('BER'));
    expect(press('h', 'BER', true, 'h')?.send).toHaveLength(1);
    expect(press('h', 'BER', true, 'ruh')).toEqual({ goTo: 'RUH' });
  });
});

describe('names by letters', () => {
  test.each<[string, SpaceId | null, SpaceId | null]>([
    ['n', null, 'NAF'],
    ['nn', 'NAF', 'NAO'],
    ['nth', null, 'NTH'],
    ['st', null, 'STP'],
    ['mid', null, 'MAO'],
    ['qq', null, null],
    ['', null, null],
  ])('%s from %s', (typed, from, found) => {
    expect(spaceByLetters(typed, SPACE_IDS, from)).toBe(found);
  });
});

test('where nothing is in a direction, the keyboard stays', () => {
  const stops = [
    { space: 'LON', x: 0, y: 0 },
    { space: 'PAR', x: 5, y: 90 },
    { space: 'BRE', x: -60, y: 60 },
  ] as const;
  expect(nextStop(stops[0], stops, { x: 0, y: 1 })).toBe('PAR');
  expect(nextStop(stops[0], stops, { x: -1, y: 0 })).toBe('BRE');
  expect(nextStop(stops[0], stops, { x: 0, y: -1 })).toBeNull();
});
