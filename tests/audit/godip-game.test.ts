import { describe, expect, test } from 'vitest';
import { replayGodip } from '../../src/audit/godip-game.ts';
import { boardNamed } from '../boards/boards.ts';

const hundred = boardNamed('hundred');

/** England takes Toulouse; the French army retreats to Limousin and is removed; England builds. */
const GAME = `PHASE 1425 Year Movement
POSITIONS
	England: army guy
	England: army poi
	England: supply lon
	England: supply guy
	France: army tou
	France: army pro
	France: supply tou
	Neutral: supply can
ORDERS
	guy move tou
	poi support guy move tou
	tou hold
PHASE 1425 Year Retreat
POSITIONS
	England: army tou
	England: army poi
	France: army/dislodged tou
	France: army pro
ORDERS
	tou move lim
PHASE 1425 Year Adjustment
POSITIONS
	England: army tou
	England: army tou
	England: army poi
	England: supply lon
	England: supply guy
	England: supply tou
	France: army lim
	France: army pro
	France: supply par
ORDERS
	build anywhere Fleet lon
	remove lim
PHASE 1430 Year Movement
POSITIONS
	England: army tou
	England: army poi
	England: fleet lon
	France: army pro
ORDERS
	lon move dov
`;

test('a recorded game is ruled again: moves, retreats, builds and removals', () => {
  expect(replayGodip(GAME, hundred)).toEqual({ ok: true, value: { phases: 3, differences: [] } });
});

describe('a difference is told with its line', () => {
  const differencesIn = (text: string) => {
    const replayed = replayGodip(text, hundred);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    return replayed.value.differences;
  };

  test('of a move', () => {
    const wrong = GAME.replace(
      'Retreat\nPOSITIONS\n\tEngland: army tou',
      'Retreat\nPOSITIONS\n\tEngland: army guy',
    );
    expect(differencesIn(wrong)).toEqual([
      {
        line: 1,
        date: '1425 Year Movement',
        recorded: ['England A Guy'],
        ruled: ['England A Tou'],
      },
    ]);
  });

  test('of a retreat and of a build', () => {
    expect(differencesIn(GAME.replace('tou move lim', 'tou move ara'))[0]).toMatchObject({
      line: 15,
      recorded: ['France A Lim'],
      ruled: ['France A Ara'],
    });
    expect(differencesIn(GAME.replace('build anywhere Fleet lon', ''))[0]).toMatchObject({
      line: 23,
      recorded: ['England F Lon'],
      ruled: [],
    });
  });

  test('but a fleet whose coast is left out is where it is', () => {
    const coast = `PHASE 1425 Year Movement\nPOSITIONS\n\tEngland: fleet bis\nORDERS\n\tbis move ara/nc
PHASE 1430 Year Movement\nPOSITIONS\n\tEngland: fleet ara\nORDERS\n`;
    expect(differencesIn(coast)).toEqual([]);
  });
});

test.each([
  ['nothing', 'hello', 'Before the first PHASE.'],
  ['an empty text', '', 'No game that godip records'],
  [
    'a power of another board',
    GAME.replace('France: army pro', 'Prussia: army pro'),
    'Hundred has no power Prussia.',
  ],
  [
    'a place of another board',
    GAME.replace('army poi', 'army xyz'),
    'Hundred has no place of this name',
  ],
  [
    'two units in a place',
    GAME.replace('France: army pro', 'France: army guy'),
    'A second unit in Guy.',
  ],
])('%s is refused', (_, text, message) => {
  const replayed = replayGodip(text, hundred);
  expect(replayed.ok ? '' : replayed.error[0]?.message).toContain(message);
});
