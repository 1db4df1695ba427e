import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { neighbours, spaceOf, type Location, type Unit } from '../../src/board/board.ts';
import { formatLocation } from '../../src/board/names.ts';
import type { Power } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { berthIn, isBerth, unitAt, type UnitAt } from '../../src/board/unit-at.ts';
import { wanted } from '../../src/game/awaited.ts';
import { formatBoard, parseBoard } from '../../src/game/board-text.ts';
import { dueOf } from '../../src/game/centres.ts';
import { checkGame } from '../../src/game/check-game.ts';
import type { GameEvent } from '../../src/game/event.ts';
import type { Game } from '../../src/game/game.ts';
import { send, begun, type Table } from '../support/table.ts';
import { gameText } from '../../src/game/record/export-text.ts';
import { ruleMoves } from '../../src/game/rule-phase.ts';
import { formatGame, openGame } from '../../src/game/saved/game-file.ts';
import { diceOf } from '../oracle/army-fleet/random.ts';
import type { Dice } from '../oracle/army-fleet/random.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';

const gameOf = (table: Table): Game => table.game.context;

/** Sends an event, and fails if it is refused. */
function must(table: Table, event: GameEvent, told = ''): void {
  const done = send(table, event);
  if (!done.ok) throw new Error(`${told} ${JSON.stringify(event)}: ${JSON.stringify(done.error)}`);
}

const begin = (): Table => begun({ plan: 'seven', rules: 'A/F' });

/** Hands in these sheets and rules the phase; powers without a sheet miss the deadline. */
function play(table: Table, sheets: Readonly<Partial<Record<Power, string>>>): void {
  if (gameOf(table).now.when.phase === 'movement') must(table, { type: 'WRITE' });
  for (const [power, text] of Object.entries(sheets))
    must(table, { type: 'SUBMIT', power: power as Power, text });
  if (wanted(gameOf(table).now).some((power) => gameOf(table).now.sheets[power] === undefined))
    must(table, { type: 'DEADLINE' });
  const { phase } = gameOf(table).now.when;
  must(table, { type: 'ADJUDICATE' });
  if (phase === 'movement') must(table, { type: 'PROCEED' });
}

const own = ({ now }: Game, power: Power): readonly string[] =>
  now.units
    .filter((unit) => unit.power === power)
    .map(({ kind, at, moves = '' }) => `${kind} ${at} ${String(moves)}`.trim())
    .sort();

test('an army boards, is carried further, starves on its fourth move; its fleet stays', () => {
  const table = begin();
  play(table, { France: 'A Mar H\nF Bre-MAO\nA Par-Gas' });
  play(table, { France: 'A Gas boards F MAO\nA/F MAO-WES' });
  expect(own(gameOf(table), 'France')).toEqual(['A MAR', 'A WES 1', 'F WES']);
  play(table, { France: 'A/F Wes H' });
  expect(own(gameOf(table), 'France')).toContain('A WES 2');
  play(table, { France: 'A/F Wes-Lyo' });
  expect(own(gameOf(table), 'France')).toContain('A LYO 3');
  const text = formatGame(gameOf(table));
  const again = openGame(text);
  expect(again.ok && formatGame(again.value.context)).toBe(text);
  const record = gameText(gameOf(table), english);
  expect(record).toContain('Army/Fleet 1984');
  expect(record).toContain('A/F Lyo 3');
  play(table, { France: 'A/F Lyo H' });
  expect(own(gameOf(table), 'France')).toEqual(['A MAR', 'F LYO']);
  const last = gameOf(table).played.findLast(({ when }) => when.phase === 'movement');
  expect(last && ruleMoves(gameOf(table), last).turn.ruling.starved).toEqual(['LYO/AB']);
  expect(checkGame(gameOf(table))).toEqual({ ok: true });
});

const FLEET = { power: 'France', kind: 'F', at: 'WES' } as const;
const ARMY = { power: 'France', kind: 'A', at: 'WES', moves: 1 } as const;
const TAKERS: readonly Unit[] = [
  { power: 'Italy', kind: 'F', at: 'TYS' },
  { power: 'Italy', kind: 'F', at: 'NAF' },
];

/** A game in which the game master has placed these units. */
function withUnits(units: readonly Unit[], owners = gameOf(begin()).now.owners): Table {
  const table = begin();
  must(table, { type: 'CORRECT', units, owners, note: 'a position of our own' });
  return table;
}

test('a fleet that was ordered ashore and is dislodged with its army turns right, if nobody orders its retreat', () => {
  const table = withUnits([FLEET, ARMY, ...TAKERS]);
  play(table, {
    France: 'A disembarks Tun, F Wes-Spa/sc',
    Italy: 'F Tys-Wes\nF Naf S F Tys-Wes',
  });
  const [fallen] = gameOf(table).now.dislodged;
  expect(fallen).toMatchObject({ aboard: { ...ARMY, moves: 2 }, displaced: 'LYO' });
  must(table, { type: 'DEADLINE' });
  must(table, { type: 'ADJUDICATE' });
  expect(own(gameOf(table), 'France')).toEqual(['A LYO 2', 'F LYO']);
  expect(checkGame(gameOf(table))).toEqual({ ok: true });
  const told = gameOf(table).steps.findLast(({ fact }) => fact.type === 'retreats-ruled');
  expect(told?.fact).toMatchObject({ retreated: 1, disbanded: 0 });
});

test('its power may order the retreat; the sheet says A/F', () => {
  const table = withUnits([FLEET, ARMY, ...TAKERS]);
  play(table, { France: 'A/F Wes H', Italy: 'F Tys-Wes\nF Naf S F Tys-Wes' });
  play(table, { France: 'A/F Wes-MAO' });
  expect(own(gameOf(table), 'France')).toEqual(['A MAO 2', 'F MAO']);
});

test('a board on paper has its armies aboard, and an army at sea needs a fleet', () => {
  const board = { units: [FLEET, { ...ARMY, moves: 3 } as const], owners: {} };
  expect(formatBoard(board)).toContain('France: A/F Wes 3;');
  expect(parseBoard(formatBoard(board))).toEqual({ ok: true, value: board });
  const table = begin();
  const done = send(table, { type: 'CORRECT', units: [ARMY], owners: {}, note: 'afloat' });
  expect(done.ok || done.error.reason).toBe('no-position');
});

/** No two units in one place, and no army aboard without a fleet of its power. */
function expectSound(units: readonly Unit[], told: string): void {
  expect(new Set(units.map(unitAt)).size, told).toBe(units.length);
  const fleets = new Map(units.map((unit) => [unitAt(unit), unit]));
  for (const army of units) {
    if (!isBerth(unitAt(army))) continue;
    expect(fleets.get(spaceOf(army.at)), told).toMatchObject({ power: army.power, kind: 'F' });
    expect([1, 2, 3], told).toContain(army.moves);
  }
}

function pick<T>(list: readonly T[], dice: Dice): T | undefined {
  return list[dice(list.length)];
}

const place = (at: Location): string => formatLocation(at);

/** Random moves of a power, whose armies often board. */
function moves({ now }: Game, power: Power, dice: Dice): string {
  const own = now.units.filter((unit) => unit.power === power);
  const lines = new Map<UnitAt, string>();
  const isSea = (at: Location): boolean => SPACES[spaceOf(at)].kind === 'sea';
  for (const fleet of own) {
    const sea = spaceOf(fleet.at);
    const near = neighbours(fleet);
    const to = pick(near.filter(isSea), dice);
    if (fleet.kind === 'A' || !isSea(sea) || to === undefined) continue;
    const land = pick(
      near.filter((at) => !isSea(at)),
      dice,
    );
    const sails = dice(2) === 0 ? `A/F ${place(sea)}-${place(to)}` : `A/F ${place(sea)} H`;
    if (own.some((unit) => unitAt(unit) === berthIn(sea))) {
      const lands = land !== undefined && dice(4) === 0;
      const line = `A disembarks ${place(spaceOf(land ?? sea))}, F ${place(sea)} H`;
      lines.set(sea, lands ? line : sails);
      continue;
    }
    const army = own.find(
      (unit) =>
        unit.kind === 'A' &&
        !isSea(unit.at) &&
        !lines.has(unitAt(unit)) &&
        near.some((at) => spaceOf(at) === unit.at),
    );
    if (!army) continue;
    lines.set(unitAt(army), `A ${place(army.at)} boards F ${place(sea)}`);
    lines.set(sea, sails);
  }
  for (const unit of own) {
    const { kind, at } = unit;
    const to = pick(neighbours(unit), dice);
    if (lines.has(unitAt(unit)) || isBerth(unitAt(unit)) || to === undefined) continue;
    lines.set(unitAt(unit), `${kind} ${place(at)}-${place(to)}`);
  }
  return [...lines.values()].join('\n');
}

/** A random order sheet of a power; often empty. */
function sheet(game: Game, power: Power, dice: Dice): string {
  const { now } = game;
  switch (now.when.phase) {
    case 'movement':
      return moves(game, power, dice);
    case 'retreats':
      return now.dislodged
        .flatMap(({ unit, retreats }) => {
          const to = pick(retreats, dice);
          if (unit.power !== power || to === undefined || dice(4) === 0) return [];
          return [`${unit.kind} ${place(unit.at)}-${place(to)}`];
        })
        .join('\n');
    case 'adjustments': {
      const { units: due, sites } = dueOf(now, power);
      if (due > 0)
        return sites
          .slice(0, due)
          .map((site) => {
            const sails = SPACES[site].kind === 'coastal' && SPACES[site].coasts.length === 0;
            return `Build ${sails && dice(2) === 0 ? 'F' : 'A'} ${place(site)}`;
          })
          .join('\n');
      const unit = pick(
        now.units.filter((one) => one.power === power),
        dice,
      );
      return unit && dice(2) === 0 ? `Remove ${unit.kind} ${place(unit.at)}` : '';
    }
  }
}

const YEARS = EFFORT < 1 ? 8 : 20;

test(
  `random games of ${String(YEARS)} years are proved, and saved games lead to the same board`,
  () => {
    const seen = { boarded: 0, starved: 0, aboardInWinter: 0 };
    for (let seed = 0; seed < runs(1); seed += 1) {
      const dice = diceOf(seed + 84);
      const table = begin();
      const told = `seed ${String(seed)}`;
      for (let moment = 0; moment < 400; moment += 1) {
        const game = gameOf(table);
        if (game.now.when.year > 1900 + YEARS || table.game.status === 'done') break;
        if (table.game.matches('ended')) break;
        expectSound(game.now.units, told);
        const sheets = wanted(game.now).map((power) => [power, sheet(game, power, dice)]);
        play(table, Object.fromEntries(sheets) as Partial<Record<Power, string>>);
      }
      const game = gameOf(table);
      expect(checkGame(game), told).toEqual({ ok: true });
      const text = formatGame(game);
      const again = openGame(text);
      expect(again.ok && formatGame(again.value.context), told).toBe(text);
      for (const moment of game.played) {
        if (moment.when.phase === 'adjustments')
          seen.aboardInWinter += moment.units.filter(({ moves }) => moves !== undefined).length;
        if (moment.when.phase !== 'movement') continue;
        const { orders, starved = [] } = ruleMoves(game, moment, { trace: false }).turn.ruling;
        seen.starved += starved.length;
        seen.boarded += orders.filter(
          ({ order, outcome }) => order?.type === 'board' && outcome === 'succeeds',
        ).length;
      }
    }
    expect(seen.boarded).toBeGreaterThan(5);
    expect(seen.starved).toBeGreaterThan(0);
    expect(seen.aboardInWinter).toBeGreaterThan(0);
  },
  120_000 * PATIENCE,
);
