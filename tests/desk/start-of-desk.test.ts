import { beforeAll, describe, expect, test } from 'vitest';
import { boardOf } from '../../src/board/board.ts';
import { ownersAtStart } from '../../src/board/centres.ts';
import { enterBoard } from '../../src/board/others/known-boards.ts';
import { ownBoardId } from '../../src/board/others/own-boards.ts';
import { deskOf, NO_DESK, startOf, type Desk } from '../../src/desk/desk.ts';
import { startOfDesk } from '../../src/desk/start-of-desk.ts';
import { planCalled } from '../../src/game/plan.ts';
import { startProblem } from '../../src/game/start/start-problem.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { startInAddress } from '../../src/site/game/start-in-address.ts';
import { boardOfFile } from '../../src/scenario/board/board-of-file.ts';
import { BOARDS, boardNamed } from '../boards/boards.ts';
import { RING } from '../boards/ring.ts';

const OWN = ownBoardId(RING);
beforeAll(() => {
  for (const board of BOARDS) enterBoard(board);
  enterBoard(boardOf({ ...boardNamed('ring'), id: OWN }), { file: RING });
});

const desk = (line: string): Desk => {
  const turn = parseTurnLine(line);
  if (!turn.ok) throw new Error(line);
  return deskOf(turn.value);
};

describe('a game from the position on the desk', () => {
  test('has its units, centres and date, and a player for each power in it', () => {
    const given = desk('F1905M;A:Avie:vie;F:Fbre:bre;G::ber');
    expect(startOfDesk(given)).toEqual({
      plan: 'seven',
      start: {
        year: 1905,
        season: 'Fall',
        powers: ['Austria', 'France', 'Germany'],
        units: given.units,
        owners: { VIE: 'Austria', BRE: 'France', BER: 'Germany' },
      },
    });
  });

  test('takes the homes of the board, if the desk does not know the centres, and its first year', () => {
    const { plan, start } = startOfDesk({ ...startOf('hundred'), owners: null }) ?? {};
    expect(plan).toBe('hundred');
    expect(start?.owners).toEqual(ownersAtStart(boardNamed('hundred')));
    const undated = startOfDesk({ ...startOf('hundred'), date: { year: 0, season: 'Fall' } });
    expect(undated?.start).toMatchObject({ year: 1425, season: 'Fall' });
  });

  test('is none while units retreat', () => {
    expect(startOfDesk(desk('S1901R;F:Abur@mun-gas;G:Abur'))).toBeNull();
  });

  test('on a variant is of that variant, unless powers of the standard board are on it', () => {
    const variant = startOf('france-austria');
    expect(startOfDesk(variant)).toMatchObject({
      plan: 'france-austria',
      start: { powers: ['Austria', 'France'] },
    });
    const english = { power: 'England', kind: 'F', at: 'LON' } as const;
    const mixed = startOfDesk({ ...variant, units: [...variant.units, english] });
    expect(mixed?.plan).toBe('seven');
    expect(mixed?.start.powers).toContain('England');
  });

  test('on a board of one’s own is of that, without a player for a nation that nobody plays', () => {
    expect(startOfDesk(startOf(OWN))).toMatchObject({ plan: OWN });
    const [idle] = RING.nations;
    const nations = RING.nations.map((one) =>
      one === idle ? { ...one, non_playable: true } : one,
    );
    const file = { ...RING, nations };
    const id = ownBoardId(file);
    enterBoard(boardOf({ ...boardOfFile(file as never), id }), { file });
    const start = startOfDesk(startOf(id));
    expect(start?.start.powers).toEqual(['Mauretania', 'Old Realm', 'Zeta']);
  });

  test.each(['france-austria', 'chaos', 'pure', 'hundred', OWN] as const)(
    'can be played: %s',
    (id) => {
      const found = startOfDesk(startOf(id));
      if (!found) throw new Error(id);
      expect(startProblem(found.start, planCalled(found.plan), EDITIONS['2023'])).toBeNull();
    },
  );

  test('of nothing has no player', () => {
    const found = startOfDesk({ ...NO_DESK, owners: {} });
    expect(found && startProblem(found.start, planCalled('seven'), EDITIONS['2023'])).toEqual({
      why: 'nobody',
    });
  });
});

describe('a game from an address', () => {
  test('is that of its desk, with its edition', async () => {
    const line = 'F1905M;A:Avie:vie;F:Fbre:bre';
    expect(await startInAddress(`#edition=1971&turn=${line}`)).toEqual({
      ...startOfDesk(desk(line)),
      rules: '1971',
    });
    expect(
      await startInAddress('#version=4&board=france-austria&turn=A:Avie;F:Apar'),
    ).toMatchObject({
      plan: 'france-austria',
      rules: null,
    });
  });

  test.each([
    '',
    '#plan=seven',
    '#turn=nothing that is a turn',
    '#turn=S1901R;F:Abur@mun-gas;G:Abur',
    '#version=4&board=atlantis&turn=A:Avie',
    '#version=4&board=own/nowhere/abc&turn=A:Avie',
  ])('is none: %j', async (hash) => {
    expect(await startInAddress(hash)).toBeNull();
  });
});
