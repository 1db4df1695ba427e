import { spaceOf } from '../../board/board.ts';
import type { Location, UnitKind } from '../../board/board.ts';
import { isBerth } from '../../board/unit-at.ts';
import { unitNamed } from '../../trace/unit-name.ts';
import type { Format } from '../model/format.ts';
import { unitIn } from '../model/unit-in.ts';
import type { PlannedOrders } from './planned-orders.ts';

/** A unit at a location, or the place where one would be. */
export interface Anchor {
  readonly at: Location;
  readonly kind: UnitKind;
}

export const nameOf = ({ at, kind }: Anchor): string => `${kind} ${at}`;

/** Everything that needs room on the board. */
export interface Anchors {
  readonly all: readonly Anchor[];
  /** Both ends of every arrow. */
  readonly arrows: readonly (readonly [Anchor, Anchor])[];
  /** Both ends of every arrow that ends in a bar. */
  readonly barred: readonly (readonly [Anchor, Anchor])[];
  /** Places where a unit is shown, before or after the moves, and retreats. */
  readonly shown: readonly Anchor[];
  /** Names of convoying fleets, which have a ring. */
  readonly ringed: ReadonlySet<string>;
  /** Names of dislodged units, which share their space with another. */
  readonly dislodged: ReadonlySet<string>;
  /** Names of retreats to spaces with nothing else in them, drawn as a circle. */
  readonly circled: ReadonlySet<string>;
}

export function anchorsOf(planned: PlannedOrders, format: Format): Anchors {
  const { turn } = planned;
  const all = new Map<string, Anchor>();
  const shown = new Map<string, Anchor>();
  const arrows: (readonly [Anchor, Anchor])[] = [];
  const barred: (readonly [Anchor, Anchor])[] = [];
  const ringed = new Set<string>();
  const keep = (given: Anchor): Anchor => {
    const { at } = given;
    // An army aboard is where its fleet is.
    const kind = isBerth(unitNamed(given, turn.edition)) ? 'F' : given.kind;
    const anchor = all.get(nameOf({ at, kind })) ?? { at, kind };
    all.set(nameOf(anchor), anchor);
    return anchor;
  };
  for (const unit of turn.position.units) {
    const anchor = keep(unit);
    shown.set(nameOf(anchor), anchor);
  }
  const orders = [...planned.moves, ...planned.supports, ...planned.convoys];
  for (const drawn of orders.sort((a, b) => a.index - b.index)) {
    const from = keep(drawn);
    if ('goal' in drawn) {
      const { order, goal, outcome } = drawn;
      const to = keep({ at: goal, kind: order.unit.kind });
      shown.set(nameOf(to), to);
      arrows.push([from, to]);
      if (outcome === 'bounces' || outcome === 'blocked' || outcome === 'aboard')
        barred.push([from, to]);
      continue;
    }
    const target = keep(drawn.target);
    if (drawn.order.type === 'convoy') {
      ringed.add(nameOf(from));
      keep({ at: drawn.order.to, kind: 'A' });
    } else if (spaceOf(from.at) !== spaceOf(target.at)) arrows.push([from, target]);
  }
  const dislodged = new Set<string>();
  const circled = new Set<string>();
  for (const { unit, retreats } of turn.ruling.dislodged) {
    const piece = unitIn(turn, unit) ?? keep({ at: unit, kind: 'A' });
    dislodged.add(nameOf(piece));
    // A card shows retreats only in a retreat phase.
    if (!format.marks && turn.ruling.steps.length > 0) continue;
    for (const at of retreats) {
      const anchor = keep({ at, kind: piece.kind });
      if (shown.has(nameOf(anchor))) continue;
      shown.set(nameOf(anchor), anchor);
      circled.add(nameOf(anchor));
    }
  }
  return {
    all: [...all.values()],
    arrows: arrows.filter(([a, b]) => a !== b),
    barred,
    shown: [...shown.values()],
    ringed,
    dislodged,
    circled,
  };
}
