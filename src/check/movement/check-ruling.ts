import type { Dislodged, Outcome, RuledOrder } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { Board, Location, Piece, Unit } from '../../board/board.ts';
import { berthIn, isBerth, unitAt } from '../../board/unit-at.ts';
import { fleetEnds } from '../army-fleet/fleet-ends.ts';
import type { FleetEnds } from '../army-fleet/fleet-ends.ts';
import type { Order } from '../../orders/order.ts';
import { inBoardOrder } from '../../board/in-board-order.ts';
import { checkSteps } from './check-movement.ts';
import type { CheckResult } from './check-movement.ts';
import { onPlainData } from '../plain-data.ts';
import { namesAll } from '../premises.ts';
import { readTurn } from '../model/read-turn.ts';
import { PASSAGE_OUTCOMES } from '../../trace/army-fleet/fleet-rows.ts';
import type { Fact, UnitAt } from '../../trace/fact.ts';
import { same } from '../../trace/same.ts';
import { RULING } from '../../trace/proof-shapes.ts';
import { boardThere } from '../../trace/turn-shapes.ts';
import type { Step } from '../../trace/step.ts';

/** The outcome that a step gives to the order that it settles; null if it settles none. */
function outcomeOf(fact: Fact): Outcome | null {
  switch (fact.type) {
    case 'passage':
      return PASSAGE_OUTCOMES[fact.why];
    case 'move-follows':
      return fact.succeeds ? 'succeeds' : 'bounces';
    case 'illegal':
    case 'ambiguous':
    case 'void':
    case 'no-path':
      return fact.type;
    case 'move-succeeds':
    case 'move-rotates':
      return 'succeeds';
    case 'move-bounces':
      return 'bounces';
    case 'move-blocked':
      return 'blocked';
    case 'move-stopped':
      return 'stopped';
    case 'support-given':
      return 'given';
    case 'support-cut':
      return 'cut';
    case 'convoy-available':
      return 'available';
    case 'convoy-disrupted':
      return 'disrupted';
    default:
      return null;
  }
}

/** What the steps state about the turn, for lookup. */
interface StatedFacts {
  readonly ambiguous: ReadonlyMap<UnitAt, Ambiguous>;
  readonly units: ReadonlyMap<UnitAt, Unit>;
  readonly byUnit: ReadonlyMap<UnitAt, Step>;
  readonly illegal: ReadonlyMap<string, Step>;
  readonly dislodged: ReadonlyMap<UnitAt, Dislodged>;
  readonly moved: ReadonlyMap<UnitAt, Location>;
  readonly starved: readonly UnitAt[];
  /** Null if the edition has no Army/Fleet module. */
  readonly ends: FleetEnds | null;
  /** The name of the unit that an order means. */
  readonly name: (piece: Piece) => UnitAt;
}

/** The step that states several orders for a unit, and the meaning of the one that is followed. */
interface Ambiguous {
  readonly step: Step;
  readonly followed: readonly string[];
}

function statedFacts({ position, orders, edition, ruling: { steps } }: Turn): StatedFacts {
  const model = readTurn(position, orders, edition);
  const byUnit = new Map<UnitAt, Step>();
  const starved = new Set<UnitAt>();
  const displaced = new Map<UnitAt, Location>();
  const moved = new Map<UnitAt, Location>();
  const by = new Map<UnitAt, UnitAt>();
  const dislodged = new Map<UnitAt, Dislodged>();
  for (const step of steps) {
    const { fact } = step;
    if (outcomeOf(fact) !== null && 'unit' in fact && fact.type !== 'ambiguous') {
      // A move may fail before it is known that it had no path; its outcome is still `no-path`, unless III.h stopped
      // it.
      const before = byUnit.get(fact.unit)?.fact.type;
      if (fact.type !== 'passage' || before !== 'move-stopped') byUnit.set(fact.unit, step);
    }
    if (fact.type === 'move-succeeds' || fact.type === 'move-rotates')
      moved.set(fact.unit, fact.to);
    if (fact.type === 'move-follows' && fact.succeeds) moved.set(fact.unit, fact.to);
    if (fact.type === 'starves') starved.add(fact.unit);
    if (fact.type === 'displaced') displaced.set(fact.unit, fact.to);
    if (fact.type === 'dislodged') by.set(fact.unit, fact.by);
    if (fact.type === 'retreats')
      dislodged.set(fact.unit, {
        unit: fact.unit,
        by: by.get(fact.unit) ?? fact.unit,
        retreats: fact.to,
        barred: fact.barred,
      });
  }
  const ends = model.fleets && fleetEnds(model, steps, moved, dislodged, starved);
  for (const [unit, one] of ends ? dislodged : [])
    dislodged.set(unit, {
      ...one,
      ...(ends?.aboard.has(unit) ? { aboard: berthIn(unit) } : {}),
      ...displacedTo(displaced.get(unit)),
    });
  // The outcome of a ferried army that is aboard is that of its landing.
  for (const [berth, army] of model.fleets?.ferried ?? []) {
    const landing = byUnit.get(berth);
    const isAboard = steps.some(
      ({ fact }) => fact.type === 'passage' && fact.unit === army && fact.why === 'ferried',
    );
    if (isAboard && landing) byUnit.set(army, landing);
  }
  const name: StatedFacts['name'] = model.fleets ? unitAt : ({ at }) => spaceOf(at);
  return {
    ambiguous: new Map(
      steps.flatMap((step) => {
        if (step.fact.type !== 'ambiguous') return [];
        const followed = model.ambiguous.get(step.fact.unit)?.followed ?? [];
        return [
          [
            step.fact.unit,
            { step, followed: followed.map((order) => meaning(order, name)) },
          ] as const,
        ];
      }),
    ),
    ends,
    name,
    starved: [...starved].sort((a, b) => inBoardOrder(a, b, model.board)),
    units: model.units,
    byUnit,
    illegal: new Map(
      steps.flatMap((step) =>
        step.fact.type === 'illegal' ? [[meaning(step.fact.order, name), step]] : [],
      ),
    ),
    dislodged,
    moved,
  };
}

const displacedTo = (to: Location | undefined): Pick<Dislodged, 'displaced'> =>
  to === undefined ? {} : { displaced: to };

/** The meaning of an order as a text: two orders with the same text are the same. */
const meaning = (order: Order, name: StatedFacts['name']): string =>
  JSON.stringify([
    order.power,
    name(order.unit),
    order.type,
    'when' in order && order.when,
    'onto' in order && order.onto,
    'target' in order && name(order.target),
    'to' in order && order.to,
    'viaConvoy' in order && order.viaConvoy,
  ]);

/** What a row must say besides its order. */
function rowFor(said: StatedFacts, order: Order | null, unit: UnitAt): Omit<RuledOrder, 'order'> {
  const illegal = order && said.illegal.get(meaning(order, said.name));
  const owned = order === null || said.units.get(unit)?.power === order.power;
  const several = order && said.ambiguous.get(unit);
  const isLeft = several && !several.followed.includes(meaning(order, said.name));
  const step = illegal ?? (isLeft ? several.step : order && said.byUnit.get(unit)) ?? null;
  return {
    unit,
    outcome:
      (step && said.ends?.aboardAgain.get(unit) === step.id
        ? 'aboard'
        : step && outcomeOf(step.fact)) ?? 'holds',
    dislodged: owned && said.dislodged.has(unit),
    step: step?.id ?? null,
  };
}

/** Whether the rows list exactly the given orders, each as often and key for key, under the space of its unit. */
function listsOrders(
  rows: readonly RuledOrder[],
  orders: readonly Order[],
  name: StatedFacts['name'],
): boolean {
  const left = new Map<UnitAt, Order[]>();
  for (const order of orders) {
    const space = name(order.unit);
    left.set(space, [...(left.get(space) ?? []), order]);
  }
  for (const { unit, order } of rows) {
    if (order === null) continue;
    const open = left.get(unit) ?? [];
    const place = open.findIndex((one) => same(one, order));
    if (place < 0) return false;
    open.splice(place, 1);
  }
  return [...left.values()].every((open) => open.length === 0);
}

const place = (unit: UnitAt, { order }: Board): number =>
  (isBerth(unit) ? order.size : 0) + (order.get(spaceOf(unit)) ?? -1);
const rises = (places: readonly number[]): boolean =>
  places.every((one, index) => index === 0 || one >= (places[index - 1] ?? 0));

/**
 * Checks the proof of a ruling, and that the ruling says what the proof says: the outcome of every order and of every
 * unit without one, which units are dislodged by which and where they may retreat, and which units are where
 * afterwards. The turn may be any value: the function never throws.
 */
export const checkRuling = (turn: Turn): CheckResult => onPlainData(turn, checkTurn);

function checkTurn(turn: Turn): CheckResult {
  const { position, orders, edition, ruling } = turn;
  const board = boardThere(position);
  const misshapen = RULING(ruling, board);
  if (misshapen !== null) return { ok: false, step: 0, reason: misshapen };
  const proof = checkSteps(position, orders, edition, ruling.steps);
  if (!proof.ok) return proof;
  const refuse = (reason: string): CheckResult => ({
    ok: false,
    step: ruling.steps.length,
    reason,
  });
  if (ruling.edition !== edition.id) return refuse('edition: another one');
  const said = statedFacts(turn);

  const ordered = new Set<UnitAt>();
  for (const { power, unit } of orders)
    if (said.units.get(said.name(unit))?.power === power) ordered.add(said.name(unit));
  const silent = [...said.units.keys()].filter((unit) => !ordered.has(unit));
  if (!listsOrders(ruling.orders, orders, said.name))
    return refuse('orders: not those that were given');
  if (
    !namesAll(
      ruling.orders.filter(({ order }) => order === null).map(({ unit }) => unit),
      silent,
    )
  )
    return refuse('orders: not the units without an order');
  for (const row of ruling.orders) {
    const wanted = rowFor(said, row.order, row.order ? said.name(row.order.unit) : row.unit);
    for (const key of ['unit', 'outcome', 'dislodged', 'step'] as const)
      if (row[key] !== wanted[key]) return refuse(`orders: ${row.unit}: wrong ${key}`);
  }
  const isStray = ({ order, unit }: RuledOrder): boolean =>
    order !== null && said.units.get(unit)?.power !== order.power;
  const known = ruling.orders.filter((row) => !isStray(row));
  if (!rises(known.map(({ unit }) => place(unit, board))))
    return refuse('orders: not in board order');
  if (ruling.orders.slice(0, known.length).some(isStray))
    return refuse('orders: of units that are not there, not last');

  const dislodged = [...said.dislodged.values()].sort((one, other) =>
    inBoardOrder(one.unit, other.unit, board),
  );
  if (!same(ruling.starved ?? [], said.starved)) return refuse('starved: not those of the proof');
  if (ruling.starved?.length === 0) return refuse('starved: left out if nobody starves');
  if (!same(ruling.dislodged, dislodged)) return refuse('dislodged: not those of the proof');
  const after = [...said.units]
    .filter(([space]) => !said.dislodged.has(space))
    .sort(([one], [other]) => inBoardOrder(one, other, board))
    .flatMap(([space, unit]): Unit | readonly [] => {
      if (said.ends) return said.ends.after(space, unit) ?? [];
      const at = said.moved.get(space);
      return at === undefined ? unit : { power: unit.power, kind: unit.kind, at };
    });
  if (!same(ruling.after.units, after)) return refuse('after: not where the units went');
  if (ruling.after.board !== position.board) return refuse('after: on another board');
  return { ok: true };
}
