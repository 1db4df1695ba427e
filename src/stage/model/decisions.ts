import type { Location, SpaceId } from '../../board/board.ts';
import type { Bound, UnitAt } from '../../trace/fact.ts';
import type { Outcome } from '../../trace/ruling.ts';

/** A strength for which a step states a number. */
export interface KnownStrength {
  readonly value: number;
  readonly bound: Bound;
  readonly win: boolean;
}

/** What the first steps of a trace have settled. An order without an outcome in `outcomes` is still open. */
export interface Decided {
  /** Outcomes, by index in `ruling.orders`. */
  readonly outcomes: ReadonlyMap<number, Outcome>;
  /** The locations of units that have moved. */
  readonly moved: ReadonlyMap<UnitAt, Location>;
  /** Units whose space another unit has entered: dislodged, or about to be. */
  readonly pushed: ReadonlySet<UnitAt>;
  readonly dislodged: ReadonlySet<UnitAt>;
  /** Only for moves with actual or possible opposition; for an unopposed move the number would mean nothing. */
  readonly attack: ReadonlyMap<UnitAt, KnownStrength>;
  readonly hold: ReadonlyMap<UnitAt, KnownStrength>;
  /** Attackers whose own move fails for another reason, but who keep a rival out. */
  readonly prevent: ReadonlySet<UnitAt>;
  /** For each convoyed army, the fleets that carry it. */
  readonly paths: ReadonlyMap<UnitAt, readonly SpaceId[]>;
  readonly disrupted: ReadonlyMap<UnitAt, readonly SpaceId[]>;
  readonly retreats: ReadonlyMap<UnitAt, readonly Location[]>;
  /** Spaces left empty by a stand-off. */
  readonly standoffs: ReadonlySet<SpaceId>;
}

/** The same while it is being built. */
export type DecidedDraft = { -readonly [K in keyof Decided]: Writable<Decided[K]> } & {
  /** The cycles of rotations, and the destinations of their moves settled so far. */
  readonly circles: (readonly UnitAt[])[];
  readonly turning: Map<UnitAt, Location>;
};
type Writable<T> =
  T extends ReadonlyMap<infer K, infer V> ? Map<K, V> : T extends ReadonlySet<infer E> ? Set<E> : T;
