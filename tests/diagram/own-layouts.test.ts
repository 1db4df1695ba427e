import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf, type Board, type Location, type SpaceId } from '../../src/board/board.ts';
import { faultsOf } from '../../src/diagram/layout/faults.ts';
import { layoutFrom } from '../../src/diagram/layout/layout-from.ts';
import { scoreOf } from '../../src/diagram/layout/make-layout.ts';
import { madeLayouts } from '../../src/diagram/layouts.ts';
import { diagramSheet } from '../../src/draw/diagram.ts';
import { readXml } from '../../src/scenario/board/read-xml.ts';
import { ENGLISH } from '../../src/scenario/board/words/english.ts';
import { boardNamed } from '../boards/boards.ts';

const pure = boardNamed('pure');

describe('layouts for somebody who waits', () => {
  test('come for both widths at once, and each later one of a width is better', () => {
    const last = new Map<string, number>();
    const widths: string[] = [];
    for (const { width, layout } of madeLayouts(pure)) {
      const score = scoreOf(pure, layout);
      expect(score).toBeLessThan(last.get(width) ?? Infinity);
      last.set(width, score);
      widths.push(width);
    }
    expect(widths.slice(0, 2)).toEqual(['wide', 'narrow']);
    expect(widths.length).toBeGreaterThan(3);
  });

  test('are made for any graph, and their drawing is XML', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'] as unknown as readonly SpaceId[];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: ids.length }),
        fc.array(fc.tuple(fc.nat(4), fc.nat(4), fc.boolean()), { maxLength: 10 }),
        fc.constantFrom('inland', 'sea', 'coastal'),
        (count, pairs, kind) => {
          const board = anyBoard(ids.slice(0, count), pairs, kind);
          const [first] = madeLayouts(board);
          if (!first) throw new Error('no layout');
          expect(faultsOf(board, first.layout).missing).toEqual([]);
          const sheet = diagramSheet(board, first.layout);
          expect(sheet).not.toMatch(/NaN|Infinity|undefined/);
          expect(readXml(sheet, ENGLISH.xml).ok).toBe(true);
        },
      ),
      { numRuns: 15, seed: 7 },
    );
  });
});

function anyBoard(
  ids: readonly SpaceId[],
  pairs: readonly (readonly [number, number, boolean])[],
  kind: 'inland' | 'sea' | 'coastal',
): Board {
  const near = (at: Location, forArmies: boolean): readonly Location[] =>
    pairs.flatMap(([a, b, army]) => {
      const [one, other] = [ids[a], ids[b]];
      if (!one || !other || one === other || army !== forArmies) return [];
      return one === at ? [other] : other === at ? [one] : [];
    });
  return boardOf({
    ...{ id: 'any', name: 'Any', powers: [], nationality: {}, builds: 'home' },
    ...{ start: { units: [] }, winning: null },
    spaces: new Map(
      ids.map((id) => [id, { name: id, short: id, kind, coasts: [], centre: true, home: null }]),
    ),
    armies: new Map(ids.map((id) => [id, near(id, true)])),
    fleets: new Map(ids.map((id) => [id, near(id, false)])),
  });
}

describe('a kept layout', () => {
  const [made] = madeLayouts(pure);
  const kept: Readonly<Record<string, unknown>> = JSON.parse(
    JSON.stringify({ wide: made?.layout }),
  );
  const { places } = made?.layout ?? { places: {} };

  test('is the layout that was kept', () => {
    expect(layoutFrom(kept, 'wide', pure)).toEqual({ ...made?.layout, crossings: 0 });
  });

  test.each([
    ['nothing', null],
    ['of another width', { narrow: made?.layout }],
    ['of another board', { wide: { ...made?.layout, places: { x: [1, 2] } } }],
    [
      'with a place that is none',
      { wide: { ...made?.layout, places: { ...places, vie: ['<a>', 1] } } },
    ],
    ['with a place far away', { wide: { ...made?.layout, places: { ...places, vie: [1e9, 1] } } }],
    ['with a size that is none', { wide: { ...made?.layout, width: '100%' } }],
    ['too small', { wide: { ...made?.layout, radius: 0 } }],
  ])('but nothing else: %s', (_, value) => {
    expect(layoutFrom(value, 'wide', pure)).toBeNull();
  });
});
