import { describe, expect, test } from 'vitest';
import { POWERS } from '../../src/board/powers.ts';
import {
  headOfFile,
  formatGame,
  openGame,
  openGameStepwise,
} from '../../src/game/saved/game-file.ts';
import { gameWords } from '../../src/game/languages/game-languages.ts';
import { send, begun, type Table } from '../support/table.ts';

function played(): Table {
  const table = begun({ plan: 'seven', rules: '1971', players: ['Ada', 'Ben'] });
  const events = [
    ...POWERS.map((power) => ({ type: 'SUBMIT', power, text: '' }) as const),
    { type: 'ADJUDICATE' } as const,
    { type: 'PROCEED' } as const,
    { type: 'SUBMIT', power: 'France', text: 'A Par-Bur\nF Bre H' } as const,
    { type: 'LEAVE', seat: 1 } as const,
    { type: 'DEADLINE' } as const,
  ];
  for (const event of events)
    expect(send(table, event), JSON.stringify(event)).toMatchObject({ ok: true });
  return table;
}

const errorOf = (text: string) => {
  const opened = openGame(text);
  return opened.ok ? null : opened.error;
};

const text = formatGame(played().game.context);

/** The text with a part of it changed. */
const changed = (change: (file: Record<string, unknown>) => unknown): string =>
  JSON.stringify(change(JSON.parse(text) as Record<string, unknown>));

describe('a saved game', () => {
  test('resumes byte for byte', () => {
    const opened = openGame(text);
    if (!opened.ok) throw new Error(opened.error.message);
    const table = played();
    const again: Table = { game: opened.value };
    expect(JSON.stringify(again.game)).toBe(JSON.stringify(table.game));
    expect(formatGame(again.game.context)).toBe(text);
    for (const one of [table, again]) send(one, { type: 'ADJUDICATE' });
    expect(formatGame(again.game.context)).toBe(formatGame(table.game.context));
  });

  test('that went back says so by its version; one of an earlier version goes back as it did then', () => {
    const table = played();
    for (const type of ['ADJUDICATE', 'PROCEED'] as const)
      expect(send(table, { type })).toMatchObject({ ok: true });
    const at = table.game.context.played.findLastIndex(
      ({ when }) => when.season === 'Fall' && when.phase === 'movement',
    );
    expect(send(table, { type: 'BACK', to: at })).toMatchObject({ ok: true });
    const { context } = table.game;
    expect(Object.keys(context.now.disorder)).toEqual(['England']);
    const file = JSON.parse(formatGame(context)) as { version: number };
    expect(file.version).toBe(3);
    const opened = openGame(JSON.stringify(file));
    expect(opened.ok && opened.value.context.steps).toEqual(context.steps);

    const old = openGame(JSON.stringify({ ...file, version: 1 }));
    if (!old.ok) throw new Error(old.error.message);
    expect(Object.keys(old.value.context.now.disorder)).toHaveLength(6);
    // What was played by the old rule is saved so.
    const again = formatGame(old.value.context);
    const twice = openGame(again);
    expect(again).toContain('"version": 3');
    expect(twice.ok && twice.value.context.steps).toEqual(old.value.context.steps);
  });

  test('of a later version is refused as such, whatever else is in it', () => {
    expect(errorOf('{"format":"standoff game","version":6,"more":[]}')).toMatchObject({
      where: 'version',
      message: 'A later version of Standoff saved this game.',
      expected: 'version 5',
    });
  });

  test.each(['', '[]', '7', '{"format":"chess"}', '{"hello":[1,2]}', 'Dear all,'])(
    'another thing is called what it is not: %s',
    (file) => {
      expect(errorOf(file)).toMatchObject({
        message: 'The file is damaged or isn’t a saved game.',
        expected: 'a saved game',
      });
    },
  );

  test.each([
    ['nothing', '', ''],
    ['no JSON', '{"format":', ''],
    ['cut off', text.slice(0, -40), ''],
    ['another thing', '{"format":"chess"}', 'format'],
    ['a list', '[]', 'format'],
    ['no events', changed((file) => ({ ...file, events: undefined })), 'events'],
    ['an unknown plan', changed((file) => ({ ...file, plan: 'eight' })), 'plan'],
    [
      'an unknown event',
      changed((file) => ({ ...file, events: [{ type: 'CHEAT' }] })),
      'events.0.type',
    ],
    [
      'a number for a text',
      changed((file) => ({ ...file, events: [{ type: 'SUBMIT', power: 'France', text: 7 }] })),
      'events.0.text',
    ],
    [
      'an event too early',
      changed((file) => ({ ...file, events: [{ type: 'PROCEED' }] })),
      'events.0',
    ],
    [
      'orders nobody can read',
      changed((file) => ({
        ...file,
        events: [{ type: 'SUBMIT', power: 'France', text: 'A Par walks about' }],
      })),
      'events.0',
    ],
    [
      'house rules that are none',
      changed((file) => ({ ...file, rules: { name: 'Ours', base: '1066', choices: {} } })),
      'rules.base',
    ],
    [
      'another position than follows',
      changed((file) => ({ ...file, events: (file['events'] as unknown[]).slice(0, 3) })),
      'now',
    ],
  ])('with %s is refused, with the place', (_, file, where) => {
    const error = errorOf(file);
    expect(error?.where).toBe(where);
    expect(error?.message).toMatch(/^\P{Ll}.*\.$/u);
    expect(error?.expected).not.toBe('');
  });

  test.each([
    [
      'a list for a text',
      { players: [['x']] },
      'players.0',
      'This does not fit here: a list of 1 entry.',
    ],
    ['an entry of its own', { extra: 1 }, 'extra', 'This entry does not belong here.'],
    [
      'nothing where there should be something',
      { plan: undefined },
      'plan',
      'Something is missing here.',
    ],
  ])('with %s is reported in words, not in those of a library', (_, change, where, message) => {
    const error = errorOf(changed((file) => ({ ...file, ...change })));
    expect(error).toMatchObject({ where, message });
    expect(error?.expected).not.toMatch(/Object|never|<=|>=|\|/);
  });

  test('with a name that is too long reports the limit', () => {
    const error = errorOf(changed((file) => ({ ...file, players: ['x'.repeat(61)] })));
    expect(error).toMatchObject({
      where: 'players.0',
      message: 'This does not fit here: text of 61 characters.',
      expected: 'at most 60 characters',
    });
  });

  test.each(['__proto__', 'constructor', 'prototype'])(
    'with %s for the name of a choice is refused',
    (name) => {
      const rules = `{"name":"Ours","base":"1971","choices":{"${name}":true}}`;
      const file = changed((one) => ({ ...one, rules: 'RULES' })).replace('"RULES"', rules);
      expect(errorOf(file)?.message).toContain(`"${name}"`);
    },
  );

  test('tells what it is without being played', () => {
    expect(headOfFile(text)?.when).toEqual({ year: 1901, season: 'Fall', phase: 'movement' });
    expect(headOfFile(text)).toMatchObject({ plan: 'seven', players: ['Ada', 'Ben'] });
    const odd = changed((one) => ({ ...one, plan: 'nine', players: 'nobody' }));
    expect(headOfFile(odd)).toMatchObject({ plan: null, players: [] });
    expect(headOfFile('{')).toBeNull();
    expect(headOfFile('{"now":{"when":{"year":"x"}}}')).toBeNull();
  });

  test('that is far too long is not read at all', () => {
    expect(errorOf(' '.repeat(9_000_000))?.message).toBe('The file is too long.');
  });

  test('can be made under house rules', () => {
    const rules = { name: 'Sunday club', base: '1971', choices: { waiving: false } };
    const table = begun({ plan: 'two', rules });
    const opened = openGame(formatGame(table.game.context));
    expect(opened.ok && opened.value.context.rules).toEqual(rules);
  });
});

describe('opening step by step', () => {
  test('pauses before each event and gives the same game', () => {
    const { events } = JSON.parse(text) as { events: readonly unknown[] };
    const opening = openGameStepwise(text);
    const pauses: unknown[] = [];
    let step = opening.next();
    for (; step.done !== true; step = opening.next()) pauses.push(step.value);
    expect(pauses).toEqual(events.map((_, played) => ({ played, events: events.length })));
    expect(step.value.ok && formatGame(step.value.value.context)).toBe(text);
  });

  test('a file that is not a game is refused before any of it is played', () => {
    expect(openGameStepwise('{').next()).toMatchObject({ done: true, value: { ok: false } });
  });
});

describe('errors in a file', () => {
  const problemOf = (file: string) => errorOf(file)?.problem;

  test('are messages, which every language words', () => {
    const tooMany = changed((file) => ({ ...file, players: Array.from({ length: 8 }, () => 'x') }));
    expect(problemOf(tooMany)).toEqual({
      say: 'misfit',
      value: { is: 'list', length: 8 },
      expected: { of: 'most', count: 7 },
    });
    expect(errorOf(tooMany)?.expected).toBe('at most 7 entries');
    const german = gameWords({ tag: 'de' });
    for (const file of [
      '',
      '{}',
      tooMany,
      changed((one) => ({ ...one, events: [{ type: 'PROCEED' }] })),
    ]) {
      const error = errorOf(file);
      const said = error && german.file(error.problem);
      expect(said?.message).toMatch(/^\p{Lu}.*\.$/u);
      expect(said?.message).not.toBe(error?.message);
    }
  });
});
