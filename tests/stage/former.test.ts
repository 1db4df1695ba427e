import { describe, expect, test } from 'vitest';
import { legalOrders } from '../../src/law/legal-orders.ts';
import { spaceOf } from '../../src/board/board.ts';
import { whatIf, type Edit } from '../../src/ask/what-if.ts';
import { carry } from '../../src/stage/motion/carry.ts';
import { tween } from '../../src/stage/motion/choreography.ts';
import type { Former } from '../../src/stage/model/drawable.ts';
import { changedUnits, withFormer } from '../../src/stage/frame/former.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { distance } from '../../src/stage/geometry/point.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turnNamed, turnOf, TURNS } from './turns.ts';
import { EFFORT } from '../support/effort.ts';

const EXAMPLE_9 = turnNamed('rulebook-1971/example-09');

function ghosts(given: Turn, edits: readonly Edit[]): readonly Former[] {
  const turn = whatIf(given, edits);
  return withFormer(frame(turn, turn.ruling.steps.length, FORMATS.wide), given, turn).former;
}
const shapes = (list: readonly Former[]): readonly string[] =>
  list.map(({ unit, shape }) => `${unit} ${shape}`);

describe('orders that were changed', () => {
  test('nothing was changed: there are no ghosts, and the frame is the same one', () => {
    const now = frame(EXAMPLE_9, 3, FORMATS.wide);
    expect(withFormer(now, EXAMPLE_9, EXAMPLE_9)).toBe(now);
    expect(now.former).toEqual([]);
  });

  test('an order whose fields stand in another order is the same', () => {
    const orders = EXAMPLE_9.orders.map(
      (order) => Object.fromEntries(Object.entries(order).reverse()) as unknown as typeof order,
    );
    expect(changedUnits(EXAMPLE_9, { ...EXAMPLE_9, orders })).toEqual([]);
  });

  test('only changes leave a ghost, in the form of their order', () => {
    const none = { type: 'order', order: null } as const;
    expect(shapes(ghosts(EXAMPLE_9, [{ ...none, unit: 'BER' }]))).toEqual(['BER move']);
    expect(shapes(ghosts(EXAMPLE_9, [{ ...none, unit: 'SIL' }]))).toEqual(['SIL support']);
    const [support] = ghosts(EXAMPLE_9, [{ ...none, unit: 'SIL' }]);
    const ribbon = frame(EXAMPLE_9, 0, FORMATS.wide).ribbons.find(({ unit }) => unit === 'BER');
    // It still joins the arrow that it supported, which is not a ghost.
    const end = support?.shape === 'support' ? support.end : null;
    expect(Math.min(...(ribbon?.line ?? []).map((at) => distance(at, end ?? at)))).toBeLessThan(40);
    expect(end).not.toBeNull();
  });

  test('a ghost begins at its unit and ends where it was ordered to', () => {
    const given = turnOf('G A BER - PRU\n R A WAR H\n E F NTH C A LON - NWY\n E A LON - NWY');
    const edits: readonly Edit[] = ['BER', 'LON', 'NTH'].map((unit) => ({
      type: 'order',
      unit: unit as 'BER',
      order: null,
    }));
    const turn = whatIf(given, edits);
    const now = withFormer(frame(turn, 0, FORMATS.wide), given, turn);
    expect(shapes(now.former).toSorted()).toEqual(['BER move', 'LON move', 'NTH convoy']);
    for (const former of now.former) {
      const unit = now.units.find((mark) => mark.unit === former.unit);
      if (!unit) throw new Error('no unit');
      if (former.shape === 'move') {
        const [first, last] = [former.line[0], former.line.at(-1)];
        expect(distance(first ?? unit, unit)).toBeLessThan(26);
        expect(distance(last ?? unit, unit)).toBeGreaterThan(50);
      } else if (former.shape === 'convoy') expect(distance(former, unit)).toBeLessThan(1);
    }
  });

  test('an order to hold leaves none; a removed unit does, and so does its order', () => {
    const given = turnOf('G A BER H\n R A WAR - SIL');
    expect(ghosts(given, [{ type: 'order', unit: 'BER', order: null }])).toEqual([]);
    expect(shapes(ghosts(given, [{ type: 'remove', unit: 'WAR' }]))).toEqual([
      'WAR unit',
      'WAR move',
    ]);
    const added: Edit = { type: 'add', unit: { power: 'Italy', kind: 'A', at: 'VEN' } };
    expect(ghosts(given, [added])).toEqual([]);
  });

  test('whatever is changed in whatever turn: a ghost for each arrow, with numbers for places', () => {
    let drawn = 0;
    for (const { turn: given } of TURNS.filter((_, place) => place % (EFFORT < 1 ? 12 : 4) === 0)) {
      given.position.units.slice(0, 4).forEach(({ at }, place) => {
        const unit = spaceOf(at);
        const all = legalOrders(given.position, unit, given.edition);
        const order = all[(7 * place + 3) % all.length] ?? null;
        const turn = whatIf(given, [{ type: 'order', unit, order }]);
        const now = withFormer(frame(turn, 0, FORMATS.compact), given, turn);
        const had = given.orders.some(
          (one) => spaceOf(one.unit.at) === unit && one.type !== 'hold',
        );
        const isChanged = changedUnits(given, turn).length > 0;
        expect(now.former.length > 0, `${unit} ${JSON.stringify(order)}`).toBe(had && isChanged);
        expect(new Set(now.former.map(({ key }) => key)).size).toBe(now.former.length);
        expect(JSON.stringify(now.former)).not.toContain('null');
        drawn += now.former.length;
      });
    }
    expect(drawn).toBeGreaterThan(EFFORT < 1 ? 10 : 30);
  });

  test('it moves with the map, and stays from step to step', () => {
    const turn = whatIf(EXAMPLE_9, [{ type: 'order', unit: 'BER', order: null }]);
    const at = (step: number) => withFormer(frame(turn, step, FORMATS.wide), EXAMPLE_9, turn);
    const { view, former } = at(1);
    const moved = carry(at(1), { ...view, x: view.x + 10 });
    expect(moved.former).toHaveLength(1);
    expect(moved.former).not.toEqual(former);
    expect(tween(at(1), at(2)).at(100).former).toEqual(former);
    expect(tween(at(1), at(4)).at(100).former).toEqual(former);
  });
});
