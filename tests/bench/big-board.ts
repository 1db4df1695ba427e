import { fleetLocations, neighbours, SPACE_IDS } from '../../src/board/board.ts';
import type { Location, SpaceId } from '../../src/board/board.ts';
import { compileBoard, STANDARD_BOARD } from '../../src/board/compiled.ts';
import type { CompiledBoard } from '../../src/board/compiled.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { CompactTurn } from '../../src/orders/compact.ts';

const SIZE = SPACE_IDS.length;
const LETTERS = 26;

/** `AAA`, `AAB` ...: as many names as three letters allow. */
function nameOf(number: number): string {
  const letter = (place: number): string =>
    String.fromCharCode(65 + (Math.floor(number / LETTERS ** place) % LETTERS));
  return letter(2) + letter(1) + letter(0);
}

/** Several standard boards side by side: Syria of each is adjacent to Portugal of the next. */
export function sideBySide(copies: number): CompiledBoard {
  const named = (copy: number, location: Location): string =>
    nameOf(copy * SIZE + SPACE_IDS.indexOf(location.slice(0, 3) as SpaceId)) + location.slice(3);
  const origins = new Map<string, readonly [number, Location]>();
  const spaces = Array.from({ length: copies }, (_, copy) =>
    SPACE_IDS.map((id) => {
      for (const at of [id, ...SPACES[id].coasts]) origins.set(named(copy, at), [copy, at]);
      const coasts = SPACES[id].coasts.map((at) => named(copy, at));
      return { id: named(copy, id), kind: SPACES[id].kind, coasts };
    }),
  ).flat();
  return compileBoard({
    spaces,
    reach: (kind, name) => {
      const [copy, at] = origins.get(name) ?? [0, 'ADR'];
      if (kind === 'F' && !fleetLocations(at.slice(0, 3) as SpaceId).includes(at)) return [];
      const near = neighbours({ kind, at }).map((location) => named(copy, location));
      if (kind === 'A' && at === 'SYR' && copy + 1 < copies) near.push(named(copy + 1, 'POR'));
      if (kind === 'A' && at === 'POR' && copy > 0) near.push(named(copy - 1, 'SYR'));
      return near;
    },
  });
}

/** A turn of the large board, composed of a turn of the standard board for each copy. */
export function together(turns: readonly CompactTurn[], { locations }: CompiledBoard): CompactTurn {
  const copies = turns.length;
  const coasts = STANDARD_BOARD.locations.length - SIZE;
  if (locations.length !== copies * (SIZE + coasts)) throw new Error('one turn for each copy');
  const placed = (location: number, copy: number): number => {
    if (location < 0) return location;
    return location < SIZE
      ? location + copy * SIZE
      : copies * SIZE + copy * coasts + (location - SIZE);
  };
  return {
    units: turns.flatMap(({ units }, copy) =>
      units.map(({ power, station }) => ({
        power,
        station:
          station < SIZE ? placed(station, copy) : copies * SIZE + placed(station - SIZE, copy),
      })),
    ),
    orders: turns.flatMap(({ orders }, copy) =>
      orders.map((order) => ({
        ...order,
        at: placed(order.at, copy),
        target: placed(order.target, copy),
        to: placed(order.to, copy),
      })),
    ),
  };
}
