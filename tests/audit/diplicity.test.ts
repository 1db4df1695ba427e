import { describe, expect, test } from 'vitest';
import { auditGame } from '../../src/audit/audit-game.ts';
import { spaceOf, type Unit } from '../../src/board/board.ts';
import { CENTRES } from '../../src/board/centres.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import { recordedGames } from '../../src/orders/notations/recorded/recorded-games.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import { randomGame, type RandomPhase } from './random-game.ts';

/** Its names for some spaces. */
const NAMES: Readonly<Record<string, string>> = { NWG: 'nrg', MAO: 'mid', LYO: 'gol' };
const name = (at: string): string =>
  (NAMES[at.slice(0, 3)] ?? at.slice(0, 3).toLowerCase()) + at.slice(3).toLowerCase();

const RESULTS: Readonly<Record<string, string>> = {
  bounces: 'ErrBounce:lon',
  blocked: 'ErrBounce',
  cut: 'ErrSupportBroken:lon',
  void: 'ErrInvalidSupporteeOrder',
  illegal: 'ErrInvalidDestination',
  collides: 'ErrBounce:lon',
};

function selected(order: RetreatPhaseOrder | AdjustmentOrder): readonly string[] {
  const to = (at: Unit['at']): readonly string[] =>
    at.includes('/') ? [name(spaceOf(at)), name(at)] : [name(at)];
  if (order.type === 'waive') return [];
  const from = name(spaceOf(order.unit.at));
  switch (order.type) {
    case 'build':
      return [from, 'Build', order.unit.kind === 'A' ? 'Army' : 'Fleet'];
    case 'remove':
    case 'disband':
      return [from, 'Disband'];
    case 'move':
    case 'retreat':
      return [from, 'Move', ...to(order.to)];
    case 'support-hold':
      return [from, 'Support', name(spaceOf(order.target.at)), name(spaceOf(order.target.at))];
    case 'support-move':
      return [from, 'Support', name(spaceOf(order.target.at)), name(spaceOf(order.to))];
    default:
      return [from, 'Hold'];
  }
}

/** The board after a phase is that before the next one. */
function asDiplicity(phases: readonly RandomPhase[], variant = 'Classical'): string {
  const told = phases.slice(0, -1).map((one, at) => {
    const next = phases[at + 1];
    if (!next) throw new Error('a phase was expected');
    const fallen = next.phase === 'retreats' ? next.position.dislodged : [];
    const unit = ({ power, kind, at: where }: Unit, dislodged: boolean) => ({
      nation: power,
      type: kind === 'A' ? 'Army' : 'Fleet',
      province: name(where),
      dislodged,
    });
    return {
      ordinal: at + 1,
      season: one.season === 'Winter' ? 'Fall' : one.season,
      year: one.year,
      type: { movement: 'Movement', retreats: 'Retreat', adjustments: 'Adjustment' }[one.phase],
      orders: one.ruling.orders.flatMap(({ order, outcome }) =>
        order
          ? [
              {
                nation: order.power,
                selected: selected(order),
                expected_resolution: RESULTS[outcome] ?? 'OK',
              },
            ]
          : [],
      ),
      expected_state_after: {
        units: [
          ...next.units.map((each) => unit(each, false)),
          ...fallen.map((each) => unit(each.unit, true)),
        ],
        supply_centers: Object.fromEntries(
          CENTRES.flatMap((centre) => {
            const owner = next.owners[centre];
            return owner ? [[name(centre), owner]] : [];
          }),
        ),
      },
    };
  });
  return JSON.stringify({ schema_version: 1, variant, phases: told });
}

const read = (text: string) => recordedGames([{ name: 'x.json', text }]);
const found = (text: string) => {
  const [game] = read(text).games;
  if (!game) throw new Error('a game was expected');
  const { phases } = auditGame(game);
  return phases.flatMap(({ findings, notes }) => [...findings, ...notes]);
};

describe('a game of Diplicity', () => {
  const text = asDiplicity(randomGame(11, 3));

  test('agrees in every phase, with its last board', () => {
    const [game] = read(text).games;
    expect(game?.reader.name).toBe('Diplicity');
    expect(game?.phases.length).toBeGreaterThan(6);
    expect(game?.waiting?.units?.length).toBeGreaterThan(8);
    expect(game?.phases.flatMap(({ written }) => written.errors)).toEqual([]);
    expect(found(text)).toEqual([]);
  });

  test('has a wrong result, or a wrong unit at its end', () => {
    const bounced = text.replace('ErrBounce:lon', 'OK');
    expect(found(bounced)).toMatchObject([{ what: 'order', ours: ['bounced'] }]);
    const at = text.lastIndexOf('"type":"Army"');
    const changed = `${text.slice(0, at)}"type":"Fleet"${text.slice(at + 13)}`;
    expect(found(changed)).toMatchObject([{ what: 'unit' }, { what: 'unit' }]);
  });

  test('on another board says so by its name', () => {
    const { games, unread } = read(asDiplicity(randomGame(11, 1), 'Youngstown Redux'));
    expect(games).toEqual([]);
    expect(unread.map(({ error }) => error.words)).toEqual(['Youngstown Redux']);
    expect(read(asDiplicity(randomGame(11, 1), 'Italy vs Germany')).unread).toEqual([]);
  });
});
