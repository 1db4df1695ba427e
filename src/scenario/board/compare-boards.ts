import type { Board } from '../../board/board.ts';
import { fullName } from '../../board/names.ts';

/** Two boards that are one but for their names, or where they are not. */
export type Comparison =
  /** `names`: of each place and power of the one, what the other calls it. */
  | { readonly isSame: true; readonly names: ReadonlyMap<string, string> }
  /** Places and powers of each that have no like on the other. If there are none on either, it was not found out. */
  | { readonly isSame: false; readonly one: readonly string[]; readonly other: readonly string[] };

/** A place or a power, and what it is joined to: by the border of an army or of a fleet, as a coast, as a home. */
interface BoardNode {
  readonly name: string;
  readonly kind: string;
  readonly joined: readonly (readonly [how: string, to: number])[];
}

/** How often a pair is tried: boards have few places that are alike. */
const MOST_TRIES = 2_000;

/**
 * Whether two boards are the same graph up to names: spaces of the same kinds, coasts, centres and homes with the same borders.
 * Starts and rules are not compared.
 */
export function compareBoards(one: Board, other: Board): Comparison {
  const [a, b] = [nodesOf(one), nodesOf(other)];
  const begun = refined(a, b, kindsOf(a, b));
  if (!('odd' in begun)) {
    const tries = { left: MOST_TRIES };
    const found = matched(a, b, begun, tries);
    if (found)
      return {
        isSame: true,
        names: new Map(a.map(({ name }, at) => [name, b[found[at] ?? -1]?.name ?? ''])),
      };
    return { isSame: false, one: [], other: [] };
  }
  const [oddA, oddB] = begun.odd;
  const namesOf = (nodes: readonly BoardNode[], places: readonly number[]): readonly string[] =>
    places.flatMap((at) => nodes[at]?.name ?? []);
  return { isSame: false, one: namesOf(a, oddA), other: namesOf(b, oddB) };
}

function nodesOf(board: Board): readonly BoardNode[] {
  const { spaces, locations, armies, fleets, powers, order } = board;
  const joins = new Map<number, [string, number][]>();
  const join = (from: number, how: string, to: number): void => {
    joins.set(from, [...(joins.get(from) ?? []), [how, to]]);
  };
  const placeOf = (at: (typeof locations)[number]): number => order.get(at) ?? -1;
  for (const [how, table] of [
    ['army', armies],
    ['fleet', fleets],
  ] as const)
    for (const [at, near] of table) for (const to of near) join(placeOf(at), how, placeOf(to));
  for (const [id, { coasts, home }] of spaces) {
    for (const coast of coasts) {
      join(placeOf(id), 'coast', placeOf(coast));
      join(placeOf(coast), 'land', placeOf(id));
    }
    if (home === null) continue;
    const power = locations.length + powers.indexOf(home);
    join(placeOf(id), 'owner', power);
    join(power, 'home', placeOf(id));
  }
  const places = locations.map((at, index) => {
    const space = spaces.get(at as never);
    const kind = space ? `${space.kind}${space.centre ? ', a centre' : ''}` : 'coast';
    return { name: fullName(at, board), kind, joined: joins.get(index) ?? [] };
  });
  const realms = powers.map((name, index) => ({
    ...{ name, kind: 'power', joined: joins.get(locations.length + index) ?? [] },
  }));
  return [...places, ...realms];
}

/** Equal numbers: nothing that was looked at tells the two nodes apart. */
type Colours = readonly [readonly number[], readonly number[]];
/** The nodes of each board that have no like on the other. */
interface Odd {
  readonly odd: readonly [readonly number[], readonly number[]];
}

/** The same number for the same word. */
function numbering(): (word: string) => number {
  const numbers = new Map<string, number>();
  return (word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
}

function kindsOf(a: readonly BoardNode[], b: readonly BoardNode[]): Colours {
  const number = numbering();
  return [a.map(({ kind }) => number(kind)), b.map(({ kind }) => number(kind))];
}

/** Tells nodes apart by what they are joined to, until nothing more follows. */
function refined(a: readonly BoardNode[], b: readonly BoardNode[], begun: Colours): Colours | Odd {
  let colours = begun;
  for (let count = -1; ;) {
    const odd = unlike(colours);
    if (odd) return { odd };
    const now = new Set(colours[0]).size;
    if (now === count) return colours;
    count = now;
    const number = numbering();
    const next = (nodes: readonly BoardNode[], known: readonly number[]): readonly number[] =>
      nodes.map(({ joined }, at) => {
        const near = joined.map(([how, to]) => `${how}${String(known[to])}`).sort();
        return number(`${String(known[at])}:${near.join()}`);
      });
    colours = [next(a, colours[0]), next(b, colours[1])];
  }
}

function unlike([one, other]: Colours): Odd['odd'] | null {
  const [inOne, inOther] = [one, other].map(cellsOf);
  const missing = (colours: readonly number[], cells?: Cells, others?: Cells): readonly number[] =>
    [...colours.keys()].filter(
      (at) => cells?.get(colours[at] ?? -1)?.length !== others?.get(colours[at] ?? -1)?.length,
    );
  const odd = [missing(one, inOne, inOther), missing(other, inOther, inOne)] as const;
  return odd[0].length + odd[1].length === 0 ? null : odd;
}

type Cells = ReadonlyMap<number, readonly number[]>;

/** The nodes of each colour. */
function cellsOf(colours: readonly number[]): Cells {
  const cells = new Map<number, number[]>();
  for (const [at, colour] of colours.entries())
    cells.set(colour, [...(cells.get(colour) ?? []), at]);
  return cells;
}

/** Of each node of the one board, its like on the other; null: there is no such pairing, or too many were tried. */
function matched(
  a: readonly BoardNode[],
  b: readonly BoardNode[],
  colours: Colours,
  tries: { left: number },
): readonly number[] | null {
  const cells = cellsOf(colours[1]);
  const alike = [...cellsOf(colours[0])].filter(([, nodes]) => nodes.length > 1);
  const [cell] = alike.sort(([, one], [, other]) => one.length - other.length);
  // All nodes are told apart, and what they are joined to is the same.
  if (!cell) return colours[0].map((colour) => cells.get(colour)?.[0] ?? -1);
  const [colour, [first = -1]] = cell;
  for (const like of cells.get(colour) ?? []) {
    if (tries.left-- <= 0) return null;
    const fresh = -1;
    const next = refined(a, b, [colours[0].with(first, fresh), colours[1].with(like, fresh)]);
    const found = 'odd' in next ? null : matched(a, b, next, tries);
    if (found) return found;
  }
  return null;
}
