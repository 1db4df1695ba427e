import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { Location, Unit, UnitKind } from '../../board/board.ts';
import type { Move } from '../../orders/order.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { isArmyFleet } from '../../rules/edition.ts';
import { drawnMove } from '../model/army-fleet.ts';
import type { Format } from '../model/format.ts';

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

export function anchorsOf(turn: Turn, format: Format): Anchors {
  const all = new Map<string, Anchor>();
  const shown = new Map<string, Anchor>();
  const arrows: (readonly [Anchor, Anchor])[] = [];
  const barred: (readonly [Anchor, Anchor])[] = [];
  const ringed = new Set<string>();
  const keep = (given: Anchor): Anchor => {
    const { at } = given;
    // An army aboard stands where its fleet does.
    const kind = isArmyFleet(turn.edition) && isBerth(unitAt(given)) ? 'F' : given.kind;
    const anchor = all.get(nameOf({ at, kind })) ?? { at, kind };
    all.set(nameOf(anchor), anchor);
    return anchor;
  };
  for (const unit of turn.position.units) {
    const anchor = keep(unit);
    shown.set(nameOf(anchor), anchor);
  }
  for (const { order: given, outcome } of turn.ruling.orders) {
    const order = drawnMove(turn, given) ?? given;
    if (!order || order.type === 'hold') continue;
    const from = keep(actualUnit(turn, order.unit));
    if (order.type === 'move') {
      const to = keep({ at: goalOf(turn, order), kind: order.unit.kind });
      shown.set(nameOf(to), to);
      arrows.push([from, to]);
      if (outcome === 'bounces' || outcome === 'blocked' || outcome === 'aboard')
        barred.push([from, to]);
    } else if ('target' in order) {
      const target = keep(actualUnit(turn, order.target));
      if (order.type === 'convoy') {
        ringed.add(nameOf(from));
        keep({ at: order.to, kind: 'A' });
      } else if (spaceOf(from.at) !== spaceOf(target.at)) arrows.push([from, target]);
    }
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

/** The unit that an order names, with its real coast. */
export function actualUnit(turn: Turn, piece: Anchor): Anchor {
  return unitIn(turn, spaceOf(piece.at)) ?? piece;
}

/** The unit of this name before the moves, if any: the one in a space, or the army aboard. */
export function unitIn(turn: Turn, unit: UnitAt): Unit | undefined {
  return turn.position.units.find((one) => unitAt(one) === unit);
}

/** Where the unit of a move arrives, or would; with a coast if only the ruling names one. */
export function goalOf(turn: Turn, order: Move): Location {
  const landed = turn.ruling.after.units.find(
    (unit) =>
      spaceOf(unit.at) === spaceOf(order.to) &&
      unit.power === order.power &&
      unit.kind === order.unit.kind,
  );
  return order.unit.kind === 'F' && order.to.length === 3 && landed ? landed.at : order.to;
}
