import { describe, expect, test } from 'vitest';
import { checkGame } from '../../../src/game/check-game.ts';
import { centreYears } from '../../../src/game/history.ts';
import { PLANS, type PlanId } from '../../../src/game/plan.ts';
import { formatGame, openGame } from '../../../src/game/saved/game-file.ts';
import type { OwnStart } from '../../../src/game/start/own-start.ts';
import type { ImpossiblePosition } from '../../../src/game/start/position-problem.ts';
import { startProblem } from '../../../src/game/start/start-problem.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { lines, owners, unit } from '../../support/phases.ts';
import { begun as table, type Table } from '../../support/table.ts';
import { facts, gameOf, premises, rule, standing, stateOf, turn } from '../game-driver.ts';

const of = (units: string, owned: string, more: Partial<OwnStart> = {}): OwnStart => ({
  year: 1905,
  season: 'Spring',
  powers: ['Germany', 'Russia'],
  units: lines(units).map(unit),
  owners: owners(owned),
  ...more,
});
const TWO = of('G A MUN; G F HOL; R A WAR; T A SMY', 'G: MUN HOL KIE; R: WAR MOS; T: SMY');

const begun = (start: OwnStart, plan: PlanId = 'seven'): Table =>
  table({ plan, start, rules: '2023' });

describe('a start of one’s own', () => {
  test('has its units, owners and date; those without a player stand still, the others are not in it', () => {
    const actor = begun(TWO);
    const { now, steps } = gameOf(actor);
    expect(now).toMatchObject({ units: TWO.units, owners: TWO.owners });
    expect(now.when).toEqual({ year: 1905, season: 'Spring', phase: 'movement' });
    expect(now.seats.map(({ powers }) => powers)).toEqual([['Germany'], ['Russia']]);
    expect(now.disorder).toEqual({ Turkey: 'not-played' });
    expect(steps[0]?.fact).toMatchObject({ players: 2, inAll: 3, season: 'Spring' });
    turn(actor, { Germany: 'A Mun-Ber' });
    turn(actor, { Germany: 'F Hol-Bel' });
    const winter = rule(actor, { Germany: 'Build A Kie\nBuild A Mun', Russia: 'Build A Mos' });
    expect(standing(winter)).toEqual(expect.arrayContaining(['T A SMY', 'G A KIE', 'R A MOS']));
    expect(facts(winter, 'eliminated')).toEqual([]);
    expect(checkGame(winter)).toEqual({ ok: true });
    const { years, powers } = centreYears(winter);
    expect(years).toEqual([1904, 1905]);
    expect(powers.map(({ power, centres }) => [power, ...centres])).toEqual([
      ['Germany', 3, 5],
      ['Russia', 2, 2],
      ['Turkey', 1, 1],
    ]);
  });

  test('begins with the moves of Fall, or in Winter with builds, after which somebody may have won', () => {
    expect(stateOf(begun({ ...TWO, season: 'Fall' }))).toBe('playing fall diplomacy');
    const most = PLANS.seven.board.centres.filter((at) => at !== 'WAR').slice(0, 17);
    const actor = begun(
      of('G A WAR; R A UKR', `G: ${most.join(' ')}; R: WAR`, { season: 'Winter' }),
    );
    expect(stateOf(actor)).toBe('playing winter adjustments open');
    const won = rule(actor);
    expect(facts(won, 'victory')).toMatchObject([{ powers: ['Germany'], count: 18 }]);
    expect(premises(won, 'victory')).toEqual(['adjusted']);
    expect(checkGame(won)).toEqual({ ok: true });
  });

  test.each(['seven', 'build-anywhere'] as const)(
    'is contained in the saved game, on the board of %s',
    (plan) => {
      const actor = begun(TWO, plan);
      rule(actor);
      const text = formatGame(gameOf(actor));
      expect(JSON.parse(text)).toMatchObject({ version: 5, start: TWO });
      const opened = openGame(text);
      expect(opened.ok && formatGame(opened.value.context)).toBe(text);
      const changed = text.replace('"F",\n    "at": "HOL"', '"F",\n    "at": "MUN"');
      expect(changed).not.toBe(text);
      expect(openGame(changed)).toMatchObject({ ok: false, error: { where: 'start' } });
    },
  );

  const position = (problem: ImpossiblePosition) => ({ why: 'position', problem }) as const;
  test.each([
    [of('G A MUN; G F MUN', ''), position({ why: 'two-units', space: 'MUN' })],
    [of('G F MUN', ''), position({ why: 'astray', kind: 'F', space: 'MUN' })],
    [of('G A MUN', 'R: SIL'), position({ why: 'no-centre', space: 'SIL' })],
    [of('G A MUN', ''), { why: 'absent', power: 'Russia' }],
    [of('G A MUN', 'R: MOS', { powers: [] }), { why: 'nobody' }],
    [
      of('G A MUN', `R: ${PLANS.seven.board.centres.slice(0, 18).join(' ')}`),
      { why: 'won', power: 'Russia' },
    ],
    [TWO, null],
  ] as const)('cannot be anything: %#', (start, problem) => {
    expect(startProblem(start, PLANS.seven, EDITIONS['2023'])).toEqual(problem);
  });
});
