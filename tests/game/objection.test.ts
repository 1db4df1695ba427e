import { describe, expect, test } from 'vitest';
import { SPACES } from '../../src/board/spaces.ts';
import type { GameEvent } from '../../src/game/event.ts';
import { english } from '../../src/game/languages/game-english.ts';
import { german } from '../../src/game/languages/game-german.ts';
import { objectionText } from '../../src/game/languages/game-words.ts';
import { formatGame, openGame } from '../../src/game/saved/game-file.ts';
import { POWERS } from '../../src/board/powers.ts';
import {
  emptiedBy,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MAX_SHEET_LENGTH,
  objectionTo,
} from '../../src/game/objection.ts';
import type { Table } from '../support/table.ts';
import type { Unit } from '../../src/board/board.ts';
import { board, done, gameOf, refusal, rule, started, stateOf, turn } from './game-driver.ts';

/** The objection to the event; checks that it has changed nothing. */
function refused(table: Table, event: GameEvent): unknown {
  const before = table.game;
  const objection = refusal(table, event);
  expect(table.game.context).toBe(before.context);
  expect(table.game.value).toEqual(before.value);
  return objection;
}

const notNow = { reason: 'not-now' };

describe('events that are not possible are refused, with the true reason', () => {
  test('orders are not awaited when their phase is ruled, nor when the game is over', () => {
    const table = started();
    const missing = { reason: 'awaited', powers: ['Austria'] };
    for (const power of ['England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'] as const)
      done(table, { type: 'SUBMIT', power, text: '' });
    expect(refused(table, { type: 'ADJUDICATE' })).toEqual(missing);
    done(table, { type: 'SUBMIT', power: 'Austria', text: '' }, { type: 'ADJUDICATE' });
    expect(stateOf(table)).toBe('playing spring adjudication');
    expect(refused(table, { type: 'ADJUDICATE' })).toEqual(notNow);
    expect(refused(table, { type: 'DEADLINE' })).toEqual(notNow);
    expect(refused(table, { type: 'SUBMIT', power: 'Austria', text: '' })).toEqual(notNow);
    expect(refused(table, board('E F LON', 'E: LON'))).toEqual(notNow);
    done(table, { type: 'PROCEED' }, { type: 'DRAW' });
    expect(refused(table, { type: 'ADJUDICATE' })).toEqual(notNow);
    expect(refused(table, { type: 'DEADLINE' })).toEqual(notNow);
    expect(refused(table, { type: 'END' })).toEqual(notNow);
  });

  test('there is no way back to a phase that was passed, or does not exist', () => {
    const table = started();
    turn(table);
    expect(gameOf(table).played.map(({ when }) => when.phase)).toEqual(['movement', 'retreats']);
    for (const to of [1, 2, -1, 0.5, Number.NaN])
      expect(refused(table, { type: 'BACK', to }), String(to)).toEqual({ reason: 'no-phase' });
    done(table, { type: 'BACK', to: 0 });
    expect(stateOf(table)).toBe('playing spring orders allIn');
  });

  test('an impossible board', () => {
    const table = started();
    /** What is said of it in both languages. */
    const said = (event: GameEvent) => {
      const objection = objectionTo(gameOf(table), event);
      return objection && [english, german].map((words) => objectionText(objection, words));
    };
    expect(said(board('E F LON; G A LON', 'E: LON'))).toEqual([
      'There are two units in London.',
      'In London stehen zwei Einheiten.',
    ]);
    expect(said(board('E A NTH', 'E: LON'))).toEqual([
      'No army can be in North Sea: at sea an army is aboard a fleet of its power, under the Army/Fleet module.',
      'In der Nordsee kann keine Armee stehen: Auf See ist eine Armee an Bord einer Flotte ihrer Macht, nach dem Army/Fleet-Modul.',
    ]);
    expect(said(board('A F BUD', 'A: BUD'))).toEqual([
      'No fleet can be in Budapest.',
      'In Budapest kann keine Flotte stehen.',
    ]);
    expect(said(board('R F STP', 'R: STP'))).toEqual([
      'A fleet in St Petersburg must name its coast: St Petersburg (north coast) or St Petersburg (south coast).',
      'In Sankt Petersburg steht eine Flotte an einer Küste, und diese fehlt: Nordküste oder Südküste.',
    ]);
    expect(said(board('E F LON', 'E: LON WAL'))).toEqual([
      'WAL is not a supply centre.',
      'WAL ist kein Versorgungszentrum.',
    ]);
    const everywhere = Object.keys(SPACES).map((at): Unit => ({
      power: 'Italy',
      kind: 'A',
      at: at as Unit['at'],
    }));
    const crowd: GameEvent = { type: 'CORRECT', units: everywhere, owners: {}, note: 'All.' };
    expect(refused(table, crowd)).toEqual({
      reason: 'no-position',
      problem: { why: 'crowded', units: 75, most: 34 },
    });
  });

  test('a correction that takes all units of a power is known', () => {
    const { now } = gameOf(started());
    const units = now.units.filter(({ power }) => power === 'Italy');
    expect(emptiedBy({ now }, { units })).toEqual(POWERS.filter((power) => power !== 'Italy'));
    expect(emptiedBy({ now }, { units: now.units.slice(1) })).toEqual([]);
  });

  test('order sheets, players, names and notes', () => {
    const table = started();
    const submit = (text: string): GameEvent => ({ type: 'SUBMIT', power: 'England', text });
    expect(refused(table, submit('F Lon-Atlantis'))).toMatchObject({ reason: 'unreadable' });
    expect(refused(table, submit('F Lon-Nth\nFrance: A Par-Bur'))).toEqual({
      reason: 'not-yours',
      power: 'England',
      of: 'France',
    });
    expect(refused(table, { type: 'WITHDRAW', power: 'England' })).toEqual({
      reason: 'no-slip',
      power: 'England',
    });
    for (const type of ['LEAVE', 'RETURN', 'TOSS'] as const)
      expect(refused(table, { type, seat: 7 })).toEqual({ reason: 'no-seat' });
    expect(refused(table, { type: 'TOSS', seat: 0 })).toEqual(notNow);
    expect(refused(table, { type: 'RETURN', seat: 0 })).toEqual({
      reason: 'has-not-left',
      player: 'Austria',
    });
    done(table, { type: 'LEAVE', seat: 0 });
    expect(refused(table, { type: 'LEAVE', seat: 0 })).toEqual({
      reason: 'has-left',
      player: 'Austria',
    });
    expect(refused(table, { type: 'SUBMIT', power: 'Austria', text: '' })).toEqual({
      reason: 'disorder',
      power: 'Austria',
      because: 'left',
    });
    for (const player of [' ', 'x'.repeat(MAX_NAME_LENGTH + 1)])
      expect(refused(table, { type: 'REPLACE', seat: 0, player })).toEqual({
        reason: 'words',
        most: MAX_NAME_LENGTH,
      });
    const { units, owners } = gameOf(table).now;
    for (const note of ['', 'x'.repeat(MAX_NOTE_LENGTH + 1)])
      expect(refused(table, { type: 'CORRECT', units, owners, note })).toEqual({
        reason: 'words',
        most: MAX_NOTE_LENGTH,
      });
  });

  test('what a file could not contain: longer order sheets and names', () => {
    const table = started('two', '1971', [' Ann ', 'x'.repeat(MAX_NAME_LENGTH + 1), 'Nobody']);
    const submit = (length: number): GameEvent => ({
      type: 'SUBMIT',
      power: 'England',
      text: '\n'.repeat(length),
    });
    expect(refused(table, submit(MAX_SHEET_LENGTH + 1))).toMatchObject({
      reason: 'unreadable',
      errors: [{ kind: 'too-much' }],
    });
    done(table, submit(MAX_SHEET_LENGTH));
    const { players, now } = gameOf(table);
    expect(players).toEqual(['Ann', 'x'.repeat(MAX_NAME_LENGTH)]);
    expect(now.seats.map(({ player }) => player)).toEqual(players);
    const opened = openGame(formatGame(gameOf(table)));
    expect(opened.ok && opened.value.context).toEqual(gameOf(table));
  });

  test('a power without units and centres hands in nothing; a power that has handed in everything is not waited for', () => {
    const table = started();
    done(table, board('E F LON; G A BER', 'E: LON; G: BER'));
    expect(refused(table, { type: 'SUBMIT', power: 'Italy', text: '' })).toEqual({
      reason: 'eliminated',
      power: 'Italy',
    });
    done(table, { type: 'SUBMIT', power: 'England', text: '' });
    done(table, { type: 'SUBMIT', power: 'Germany', text: '' });
    expect(refused(table, { type: 'DEADLINE' })).toEqual({ reason: 'all-in' });
    rule(table);
  });
});
