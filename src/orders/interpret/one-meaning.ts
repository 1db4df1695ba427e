import { canBeIn, type SpaceId } from '../../board/board.ts';
import { bestMeanings, type KnownUnits } from './choose-meaning.ts';
import type { OrderMeaning } from './order-meaning.ts';
import type { WrittenOrder, WrittenPlace } from './written-order.ts';

/** What a name may mean in one order, by the order's best meanings. */
interface Use {
  readonly spaces: readonly SpaceId[];
  /** It names the unit that is ordered. */
  readonly isOwn: boolean;
}

/** A name without its coast, if it has several meanings. */
const nameOf = (place: WrittenPlace | null | undefined): string | null =>
  place && place.spaces.length > 1 && place.side === null ? place.words.toLowerCase() : null;

/**
 * The orders with every name that may mean several spaces as the one that fits all orders of its power in which it occurs:
 * `F Ska S F Nor-Nth, F Nor-Nth` is about one unit. Names for which there is no such space stay as they are: in `A Tyr H, F Tyr H`
 * the letters tell.
 */
export function withOneMeaning(
  written: readonly WrittenOrder[],
  known: KnownUnits,
): readonly WrittenOrder[] {
  const uses = new Map<string, Use[]>();
  const named = new Set<string>();
  const keyOf = ({ power }: WrittenOrder, name: string): string => `${power ?? ''} ${name}`;
  for (const order of written) {
    const [own, other] = order.unit.place?.spaces ?? [];
    if (own && !other) named.add(own);
  }
  for (const order of written) {
    const places = [order.unit.place, order.target?.place, order.to].map(nameOf);
    if (places.every((name) => name === null)) continue;
    const meanings = bestMeanings(order, order.power ?? null, known);
    places.forEach((name, part) => {
      if (name === null) return;
      const spaces = [...new Set(meanings.flatMap((meaning) => spaceIn(meaning, part)))];
      const isOwn = part === 0;
      // A unit that is ordered by another name is another unit.
      const others = isOwn ? spaces.filter((space) => !named.has(space)) : spaces;
      const key = keyOf(order, name);
      uses.set(key, [
        ...(uses.get(key) ?? []),
        { spaces: others.length > 0 ? others : spaces, isOwn },
      ]);
    });
  }
  const meant = new Map<string, SpaceId>();
  for (const [key, all] of uses) {
    const own = inAll(all.filter(({ isOwn }) => isOwn));
    const both = inAll(all);
    const [space, other] = both.length > 0 ? both : own;
    if (all.length > 1 && space && !other) meant.set(key, space);
  }
  if (meant.size === 0) return written;
  return written.map((order) => {
    const { unit, target, to } = order;
    const settled = <P extends WrittenPlace | null>(place: P, kind: 'A' | 'F' | null): P => {
      const name = nameOf(place);
      const space = name === null ? undefined : meant.get(keyOf(order, name));
      const fits =
        space && place?.spaces.includes(space) && (!kind || canBeIn(kind, space, known.board));
      return fits ? { ...place, meant: space } : place;
    };
    return {
      ...order,
      unit: { ...unit, place: settled(unit.place, unit.kind) },
      target: target && { ...target, place: settled(target.place, target.kind) },
      to: settled(to, (target ?? unit).kind),
    };
  });
}

const spaceIn = ({ unit, target, to }: OrderMeaning, part: number): SpaceId | readonly SpaceId[] =>
  [unit.space, target?.space, to][part] ?? [];

/** The spaces that all uses of a name may mean. */
const inAll = (uses: readonly Use[]): readonly SpaceId[] =>
  (uses[0]?.spaces ?? []).filter((space) => uses.every(({ spaces }) => spaces.includes(space)));
