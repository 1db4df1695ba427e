import type { Board, SpaceId, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { canBeIn } from '../../board/board.ts';
import { withCertainKinds } from './certain-kinds.ts';
import { isPossible, type OrderMeaning, type UnitInSpace } from './order-meaning.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from './written-order.ts';

export interface KnownUnit extends UnitInSpace {
  readonly power: Power | null;
  /** Only the start of the game tells what it is. */
  readonly isOfStart?: boolean;
}

/**
 * Which units are where: according to the position, or without one according to what the orders say of their own units.
 */
export interface KnownUnits {
  readonly board: Board;
  readonly byPosition: boolean;
  readonly units: ReadonlyMap<SpaceId, KnownUnit>;
  /** The spaces with fleets. */
  readonly fleets: ReadonlySet<SpaceId>;
}

const BOTH: readonly UnitKind[] = ['A', 'F'];

const spacesOf = (place: WrittenPlace | null): readonly SpaceId[] =>
  place?.meant ? [place.meant] : (place?.spaces ?? []);

/** What a piece may be. The position overrides the letter (DATC 4.C.2); without a position the letter counts. */
function spotsOf({ kind, place }: WrittenPiece, known: KnownUnits): readonly UnitInSpace[] {
  return spacesOf(place).flatMap((space): readonly UnitInSpace[] => {
    const there = known.units.get(space)?.kind ?? null;
    const one = known.byPosition ? (there ?? kind) : (kind ?? there);
    return (one ? [one] : BOTH).map((each) => ({ kind: each, space }));
  });
}

/**
 * What counts against a meaning. Each point outweighs all points after it together: which unit is ordered is settled
 * before what it does with which other unit.
 */
const AGAINST = {
  nobodyOrdered: 2048,
  foreignOrdered: 1024,
  orderedLetter: 512,
  orderedAstray: 256,
  targetAstray: 128,
  nobodyMeant: 64,
  targetLetter: 32,
  destinationAstray: 16,
  impossible: 8,
  targetUnordered: 4,
  nationality: 2,
} as const;

function weigh(
  written: WrittenOrder,
  meaning: OrderMeaning,
  power: Power | null,
  known: KnownUnits,
): number {
  const { board } = known;
  const { unit, target, to } = meaning;
  const against = new Set<keyof typeof AGAINST>();
  const ordered = known.units.get(unit.space);
  if (known.byPosition) {
    if (!ordered) against.add('nobodyOrdered');
    else if (power && ordered.power !== power) against.add('foreignOrdered');
    if (written.unit.kind && written.unit.kind !== unit.kind) against.add('orderedLetter');
  }
  if (!canBeIn(unit.kind, unit.space, board)) against.add('orderedAstray');
  if (target && written.target) {
    const { kind, nationality } = written.target;
    const meant = known.units.get(target.space);
    if (!canBeIn(target.kind, target.space, board)) against.add('targetAstray');
    if (!meant) against.add(known.byPosition ? 'nobodyMeant' : 'targetUnordered');
    else if (nationality && meant.power !== nationality.power) against.add('nationality');
    if (kind && kind !== target.kind) against.add('targetLetter');
  }
  if (to && !canBeIn((target ?? unit).kind, to, board)) against.add('destinationAstray');
  const isCarried = !written.route || (target ?? unit).kind === 'A';
  const side = written.to?.side ?? null;
  if (!isCarried || !isPossible(meaning, known, side)) against.add('impossible');
  return [...against].reduce((sum, each) => sum + AGAINST[each], 0);
}

/**
 * The meanings of an order with the least against them: one, unless the order is ambiguous (1971 VII.4). None if the
 * unit's place was not written.
 */
export function bestMeanings(
  written: WrittenOrder,
  power: Power | null,
  known: KnownUnits,
): readonly OrderMeaning[] {
  const { type, viaConvoy } = written;
  const sure = withCertainKinds(written, known.board);
  const targets = sure.target ? spotsOf(sure.target, known) : [null];
  const destinations = written.to ? spacesOf(written.to) : [null];
  const meanings = spotsOf(sure.unit, known).flatMap((unit) =>
    targets.flatMap((target) =>
      destinations.map((to): OrderMeaning => ({ type, unit, target, to, viaConvoy })),
    ),
  );
  if (meanings.length < 2) return meanings;
  const weights = meanings.map((meaning) => weigh(written, meaning, power, known));
  const least = Math.min(...weights);
  return meanings.filter((_, index) => weights[index] === least);
}
