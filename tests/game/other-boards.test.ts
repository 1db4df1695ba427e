import { beforeAll, describe, expect, test } from 'vitest';
import { ownersAtStart } from '../../src/board/centres.ts';
import { enterBoard, isBoardKnown, OTHER_BOARD_IDS } from '../../src/board/others/known-boards.ts';
import type { Power } from '../../src/board/powers.ts';
import { packBoard, unpackBoard } from '../../src/board/others/packed-board.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { gameSentence } from '../../src/explain/in-words.ts';
import { formatBoard, parseBoard } from '../../src/game/board-text.ts';
import { checkGame } from '../../src/game/check-game.ts';
import { dateCode, dateWords } from '../../src/game/date.ts';
import { centreYears } from '../../src/game/history.ts';
import { gameWords } from '../../src/game/languages/game-languages.ts';
import { OTHER_PLANS, planCalled } from '../../src/game/plan.ts';
import { gameText } from '../../src/game/record/export-text.ts';
import { formatGame, headOfFile, openGame } from '../../src/game/saved/game-file.ts';
import { BOARDS, boardNamed } from '../boards/boards.ts';
import { done, facts, gameOf, refusal, rule, started, turn } from './game-driver.ts';

/** Of powers that the standard board does not have. */
type AnyWritten = Readonly<Record<string, string>>;
const written = (sheets: AnyWritten) => sheets as Readonly<Partial<Record<Power, string>>>;

/** One that no other test enters. */
const ABSENT = 'own/atlantis/abc';

test('a game on a board that is not loaded is refused, with its name; its date and plan are known', () => {
  expect(isBoardKnown(ABSENT)).toBe(false);
  const file = {
    ...{
      format: 'standoff game',
      version: 1,
      plan: ABSENT,
      rules: '2023',
      players: [],
      events: [],
    },
    now: { when: { year: 3, season: 'Fall', phase: 'movement' }, units: [], owners: {} },
  };
  const opened = openGame(JSON.stringify(file));
  expect(opened).toMatchObject({
    ok: false,
    error: { where: 'plan', problem: { say: 'board', board: ABSENT } },
  });
  expect(headOfFile(JSON.stringify(file))).toEqual({
    when: file.now.when,
    plan: ABSENT,
    players: [],
  });
  expect(() => planCalled(ABSENT)).toThrow(ABSENT);
});

describe('boards with a map of their own', () => {
  beforeAll(() => {
    for (const id of OTHER_BOARD_IDS) enterBoard(boardNamed(id));
  });

  test('every board of the package can be played', () => {
    const packaged = BOARDS.filter(({ id }) => id !== 'ring');
    expect([...OTHER_BOARD_IDS].sort()).toEqual(packaged.map(({ id }) => id).sort());
  });

  test.each(OTHER_BOARD_IDS)('%s: what it needs to be played comes from the board', (id) => {
    const board = boardNamed(id);
    const { seats, goal, year, name } = planCalled(id);
    expect(seats).toEqual(board.powers.map((power) => [power]));
    expect(goal).toEqual({ tally: 'centres', needed: board.winning, of: 'power' });
    expect(year).toBe(board.calendar?.first);
    expect(OTHER_PLANS[id].name).toBe(name);
    const { now } = gameOf(started(id));
    expect([now.units, now.owners]).toEqual([board.start.units, ownersAtStart(board)]);
  });

  test.each(OTHER_BOARD_IDS)('%s survives being packed', (id) => {
    const board = boardNamed(id);
    const packed = JSON.stringify(packBoard(board));
    expect(unpackBoard(JSON.parse(packed) as ReturnType<typeof packBoard>)).toEqual(board);
  });

  test.each(OTHER_BOARD_IDS)('%s: a year, its saved game and the board on paper', (id) => {
    const table = started(id);
    turn(table);
    const game = turn(table);
    expect(checkGame(game)).toEqual({ ok: true });
    const board = boardNamed(id);
    const paper = formatBoard(game.now, board);
    const { units, owners } = game.now;
    const read = parseBoard(paper, board);
    expect(read.ok && new Set(read.value.units)).toEqual(new Set(units));
    expect(read.ok && read.value.owners).toEqual(owners);
    const text = formatGame(game);
    const opened = openGame(text);
    expect(opened.ok && formatGame(opened.value.context)).toBe(text);
    expect(headOfFile(text)).toMatchObject({ plan: id, when: game.now.when });
  });

  test('Hundred: a turn every five years, builds after every second, in any centre of one’s own', () => {
    const table = started('hundred');
    const first = turn(table, written({ Burgundy: 'A Dij-Can, F Hol H', England: 'A Nmd-Brt' }));
    expect(dateWords(first.now.when)).toBe('1430');
    expect(gameWords(german).date({ ...first.now.when, phase: 'retreats' })).toBe('1430, Rückzüge');
    const game = turn(table, written({ Burgundy: 'A Can H' }));
    expect(game.now.when).toEqual({
      ...{ year: 1430, season: 'Winter', phase: 'adjustments', yearly: true },
    });
    expect([dateWords(game.now.when), dateCode(game.now.when)]).toEqual([
      '1430, adjustments',
      '1430W',
    ]);
    expect(game.played.map(({ when }) => dateCode(when))).toEqual([
      '1425',
      '1425R',
      '1430',
      '1430R',
    ]);
    // The Cantons are no home of Burgundy's.
    const next = rule(table, written({ Burgundy: 'Build A Dij', England: 'Build A Nmd' }));
    expect(next.now.when).toEqual({
      ...{ year: 1435, season: 'Spring', phase: 'movement', yearly: true },
    });
    expect(next.now.units.filter(({ power }) => power === ('Burgundy' as Power))).toHaveLength(5);
    expect(checkGame(next)).toEqual({ ok: true });
    expect(centreYears(next).years).toEqual([1420, 1430]);
    const [begins] = facts(next, 'game-begins');
    const [counted] = facts(next, 'centres-counted');
    if (!begins || !counted) throw new Error('they are told');
    expect(gameSentence(begins, english)).toBe('Hundred: the game begins in 1425.');
    expect(gameSentence(counted, english)).toBe('After 1430, 2 supply centres have changed hands.');
    expect(gameSentence(counted, german)).toBe(
      'Nach 1430 haben 2 Versorgungszentren den Besitzer gewechselt.',
    );
    const text = gameText(next, english);
    expect(text).toContain('Centres after 1430:');
    expect(text).toContain('A Dij-Can: succeeds');
  });

  test('Pure: four centres win', () => {
    const table = started('pure');
    turn(table);
    const { units, owners } = gameOf(table).now;
    const taken = ['lon', 'par', 'ber'];
    const change = {
      units: [
        ...units.filter(({ at }) => !taken.includes(at)),
        { power: 'Austria', kind: 'A', at: 'lon' as never } as const,
      ],
      owners: { ...owners, par: 'Austria', ber: 'Austria' } as typeof owners,
    };
    done(table, { type: 'CORRECT', ...change, note: 'a test' });
    const game = turn(table);
    expect(facts(game, 'victory')).toMatchObject([{ powers: ['Austria'], count: 4, needed: 4 }]);
    expect(checkGame(game)).toEqual({ ok: true });
  });

  test('names of another board are refused, in orders and in corrections', () => {
    const table = started('hundred');
    expect(refusal(table, { type: 'SUBMIT', power: 'England', text: 'F Edi-Nth' })).toMatchObject({
      reason: 'unreadable',
    });
    const { owners } = gameOf(table).now;
    const units = [{ power: 'Austria', kind: 'A', at: 'cal' as never }] as const;
    expect(refusal(table, { type: 'CORRECT', units, owners, note: 'x' })).toEqual({
      reason: 'no-position',
      problem: { why: 'absent', power: 'Austria' },
    });
  });
});
