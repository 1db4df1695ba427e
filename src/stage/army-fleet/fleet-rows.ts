import {
  spaceOf,
  type Location,
  type SpaceId,
  type Unit,
  type UnitKind,
} from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { Boarding, Land, Move } from '../../orders/order.ts';
import type { FleetFactType } from '../../trace/army-fleet/fleet-fact.ts';
import { PASSAGE_OUTCOMES } from '../../trace/army-fleet/fleet-rows.ts';
import type { RetreatTurn } from '../../trace/phase-turn.ts';
import type { Turn } from '../../trace/turn.ts';
import { settle, type TakingRows } from '../model/decided.ts';
import type { DecidedDraft, Decided } from '../model/decisions.ts';
import type { Frame, UnitMark, Ghost, Ribbon } from '../model/drawable.ts';
import type { LawDrawing } from '../model/law-drawing.ts';
import { hasBoarded, placeOf, travellersOf, isAtSea, type Traveller } from './armies.ts';
import type { Power } from '../../board/powers.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Point } from '../geometry/point.ts';
import { arcRound } from './arrows.ts';
import { DECK } from './shapes.ts';

/* The rows of the Army/Fleet module in the tables of what is drawn. */

export const FLEET_TAKING: TakingRows<FleetFactType> = {
  passage({ unit, why }, draft, turn) {
    const outcome = PASSAGE_OUTCOMES[why];
    if (outcome !== null) settle(draft, turn, unit, outcome);
  },
  'move-follows'({ unit, to, succeeds }, draft, turn) {
    settle(draft, turn, unit, succeeds ? 'succeeds' : 'bounces');
    if (succeeds) draft.moved.set(unit, to);
  },
  cycle({ core, end }, draft) {
    if (end === 'rotates') draft.circles.push(core);
  },
  starves: () => undefined,
  displaced: () => undefined,
};

/** A boarding or landing as a move, from where it starts on the board. */
function drawnMove(turn: Turn, order: Boarding | Land): Move {
  const { power, unit } = order;
  if (order.type === 'board')
    return { type: 'move', power, unit, to: order.onto, viaConvoy: false };
  const boat = spaceOf(unit.at);
  const sails = turn.ruling.orders.find((one) => one.unit === boat)?.order;
  const from = order.when === 'after' && sails?.type === 'move' ? spaceOf(sails.to) : boat;
  return { type: 'move', power, unit: { kind: 'A', at: from }, to: order.to, viaConvoy: false };
}

/** Adds what the first `position` steps have settled of orders of the module, and where armies aboard are. */
function decideFleets(draft: DecidedDraft, turn: Turn, position: number): void {
  // A ferried army lands under another name, and a landing may lack a path after it has lost its fight: the ruling
  // names the step that decides an order.
  turn.ruling.orders.forEach(({ step, outcome }, index) => {
    if (step === null) return;
    if (step < position) draft.outcomes.set(index, outcome);
    else draft.outcomes.delete(index);
  });
  for (const one of travellersOf(turn)) {
    const { unit, berth } = one;
    const attack = draft.attack.get(berth);
    if (
      one.goesAboard !== null &&
      attack &&
      turn.ruling.orders[one.goesAboard]?.order?.type === 'move'
    )
      draft.attack.set(unit, attack);
    if (!hasBoarded(one, draft)) continue;
    const place = placeOf(one, draft);
    if (one.goesAboard !== null || place !== one.boat) draft.moved.set(unit, place);
  }
}

/**
 * A frame of a retreat phase with the armies aboard dislodged fleets, crossed out if their fleet retreated ashore
 * without them.
 */
function finishRetreats(frame: Frame, ruled: RetreatTurn, open: boolean): Frame {
  const { position, ruling } = ruled;
  const lost = new Set(
    ruling.steps.flatMap(({ fact }) => (!open && fact.type === 'army-lost' ? [fact.unit] : [])),
  );
  const units = frame.units.flatMap((mark): readonly UnitMark[] => {
    const retreater = position.dislodged.find(
      ({ unit }) => mark.key === `dislodged:${unitAt(unit)}`,
    );
    const army = retreater?.aboard;
    if (!army) return [mark];
    const unit = unitAt(army);
    const aboard: UnitMark = {
      ...mark,
      ...{ key: `dislodged:${unit}`, unit, kind: 'A', deck: 1, disbanded: lost.has(unit) ? 1 : 0 },
    };
    return [{ ...mark, spent: army.moves ?? 1 }, aboard];
  });
  return { ...frame, units };
}

export const FLEET_DRAWING: LawDrawing = {
  drawnMove,
  decide: decideFleets,
  finish: finishFrame,
  finishRetreats,
};

type PlaceOf = (at: Location, kind: UnitKind) => Point;

/** An army that is on deck at this step. */
interface Aboard extends Traveller {
  readonly at: SpaceId;
}

/** A frame of a turn with the module: armies on deck, rations, and the arrows of the module in their own form. */
function finishFrame(frame: Frame, turn: Turn, decided: Decided, of: PlaceOf): Frame {
  const travellers = travellersOf(turn);
  const aboard = travellers.flatMap((one): Aboard[] => {
    if (!hasBoarded(one, decided)) return [];
    const at = placeOf(one, decided);
    return isAtSea(at) ? [{ ...one, at: spaceOf(at) }] : [];
  });
  return {
    ...frame,
    ghosts: ghostsOf(frame, turn, decided, of),
    ribbons: [
      ...frame.ribbons.flatMap((ribbon) => arrowsOf(ribbon, turn, decided)),
      ...arcsOf(frame, turn, of),
    ],
    units: unitsOf(frame, turn, decided, aboard),
  };
}

/** Travelling armies come last, so that they are drawn on the decks of their boats. */
function unitsOf(
  { units, position }: Frame,
  turn: Turn,
  decided: Decided,
  aboard: readonly Aboard[],
): readonly UnitMark[] {
  const travellers = travellersOf(turn);
  const isOver = position === turn.ruling.steps.length;
  const starved = new Set(
    turn.ruling.steps
      .slice(0, position)
      .flatMap(({ fact }) => (fact.type === 'starves' ? [fact.unit] : [])),
  );
  const boats = units
    .filter(({ unit }) => travellers.every((one) => one.unit !== unit))
    .map((mark): UnitMark => {
      const army = aboard.find(({ boat }) => boat === mark.unit);
      if (!army) return mark;
      const after = isOver ? turn.ruling.after.units.find((one) => isAfter(one, army)) : undefined;
      const spent = starved.has(army.berth) ? 4 : (after?.moves ?? Math.max(1, army.moves));
      return { ...mark, spent };
    });
  const armies = units.flatMap((mark): UnitMark[] => {
    const traveller = travellers.find(({ unit }) => unit === mark.unit);
    if (!traveller) return [];
    const unit = slidesAs(traveller, turn, decided);
    const army = aboard.find((one) => one.unit === mark.unit);
    const boat = army && boats.find((one) => one.unit === army.boat);
    if (!army || !boat) return [{ ...mark, unit, deck: 0 }];
    const { x, y, tilt, perforated } = boat;
    const isGone = starved.has(army.berth) || isLost(turn, decided, army);
    return [{ ...mark, unit, x, y, tilt, perforated, disbanded: isGone ? 1 : 0, deck: 1 }];
  });
  return [...boats, ...armies];
}

const isAfter = ({ power, kind, at }: Unit, army: Aboard): boolean =>
  kind === 'A' && power === army.power && at === army.at;

/** The unit along whose arrow an army slides: itself, or its fleet if it is aboard. */
function slidesAs(traveller: Traveller, turn: Turn, decided: Decided): UnitAt {
  const { unit, boat, berth, goesAboard } = traveller;
  if (!hasBoarded(traveller, decided)) return unit;
  const isFerried = goesAboard !== null && turn.ruling.orders[goesAboard]?.order?.type === 'move';
  if (isFerried) return unit;
  if (!isAtSea(placeOf(traveller, decided))) return berth;
  const sails = turn.ruling.orders.find((ruled) => ruled.unit === boat)?.step ?? Infinity;
  const boards = goesAboard === null ? -1 : (turn.ruling.orders[goesAboard]?.step ?? Infinity);
  return boards < sails && decided.moved.has(boat) ? boat : unit;
}

/** IV.a: a dislodged fleet that can only retreat to land loses its army. */
function isLost(turn: Turn, decided: Decided, { boat }: Aboard): boolean {
  const open = decided.retreats.get(boat);
  const retreater = turn.ruling.dislodged.find(({ unit }) => unit === boat);
  if (!open || open.length === 0 || retreater?.aboard === undefined) return false;
  return !open.some(isAtSea);
}

function ghostsOf(
  { ghosts, scale }: Frame,
  turn: Turn,
  decided: Decided,
  of: PlaceOf,
): readonly Ghost[] {
  const onDeck = ({ x, y }: Point) => ({
    x: x + DECK.x * scale,
    y: y + DECK.y * scale,
    deck: 1,
  });
  const travellers = travellersOf(turn);
  const left = ghosts.map((ghost) =>
    travellers.some(({ unit, berth }) => unit === ghost.unit && unit === berth)
      ? { ...ghost, ...onDeck(ghost) }
      : ghost,
  );
  const landed = travellers.flatMap((one): Ghost[] => {
    const { unit, berth, boat } = one;
    const landing = decided.moved.get(berth);
    const sailed = decided.moved.get(boat);
    const isShown = landing !== undefined && !isAtSea(landing) && !isFerry(turn, one);
    if (!isShown || (unit === berth && sailed === undefined)) return [];
    const at = of(sailed ?? boat, 'F');
    const ghost = { key: `ghost:${berth}>`, unit: berth, kind: 'A', opacity: 1 } as const;
    return [{ ...ghost, ...onDeck(at) }];
  });
  // The future place of a fleet from which an army lands.
  const awaited = turn.ruling.orders.flatMap(({ order }): Ghost[] => {
    if (order?.type !== 'land' || order.when !== 'after') return [];
    const boat = spaceOf(order.unit.at);
    const sails = turn.ruling.orders.findIndex((one) => one.unit === boat);
    const to = turn.ruling.orders[sails]?.order;
    if (to?.type !== 'move' || decided.outcomes.has(sails)) return [];
    const at = of(to.to, 'F');
    return [{ key: `ghost:${boat}>`, unit: boat, kind: 'F', ...at, opacity: 1 }];
  });
  return [...left, ...landed, ...awaited];
}

const isFerry = ({ ruling }: Turn, { goesAboard }: Traveller): boolean =>
  goesAboard !== null && ruling.orders[goesAboard]?.order?.type === 'move';

function arrowsOf(ribbon: Ribbon, turn: Turn, decided: Decided): readonly Ribbon[] {
  const index = Number.parseInt(ribbon.key.slice('move:'.length), 10);
  const order = turn.ruling.orders[index]?.order;
  const outcome = decided.outcomes.get(index);
  if (order?.type === 'board' && ribbon.void === 0 && ribbon.illegal === 0)
    return [{ ...ribbon, way: 'boards' }];
  if (outcome === 'recalled') return [{ ...ribbon, way: 'returns' }];
  const army = travellersOf(turn).find((one) => one.boat === ribbon.unit && !isFerry(turn, one));
  if (!army || !sailsAlong(turn, decided, army)) return [ribbon];
  // The signs are on the ribbon of the fleet.
  return [
    ribbon,
    { ...ribbon, key: `${ribbon.key}>`, way: 'carried', bar: 0, strokes: 0, illegal: 0 },
  ];
}

/** The arcs by which the Right-Hand Rule finds the sea for a dislodged fleet. */
function arcsOf(
  { position, scale }: Frame,
  { ruling, position: before }: Turn,
  of: PlaceOf,
): readonly Ribbon[] {
  return ruling.steps.slice(0, position).flatMap(({ fact }): Ribbon[] => {
    if (fact.type !== 'displaced') return [];
    const { unit, facing, to } = fact;
    const power = before.units.find((one) => unitAt(one) === unit)?.power;
    return power ? [turnsTo(unit, power, of(unit, 'F'), of(facing, 'F'), of(to, 'F'), scale)] : [];
  });
}

/** The arc for a fleet at a place, from the direction that it faces to its assigned sea. */
const turnsTo = (
  unit: UnitAt,
  power: Power,
  place: Point,
  facing: Point,
  to: Point,
  scale: number,
): Ribbon => ({
  ...{ key: `turns:${unit}`, unit, power, line: arcRound(place, facing, to, scale), way: 'turns' },
  ...{ dashed: false, reach: 1, pencil: 0, ink: 1, bar: 0, strokes: 0, dots: 0, hollow: 0 },
  ...{ void: 0, illegal: 0, opacity: 1 },
});

/** True if an army is on its fleet when the fleet sails, as far as is known. */
function sailsAlong({ ruling }: Turn, decided: Decided, army: Traveller): boolean {
  if (army.goesAboard !== null)
    return decided.outcomes.get(army.goesAboard) === undefined || hasBoarded(army, decided);
  const landing = ruling.orders.findIndex(({ unit }) => unit === army.berth);
  const order = ruling.orders[landing]?.order;
  if (order?.type !== 'land' || order.when === 'after') return true;
  return decided.outcomes.get(landing) === 'disrupted';
}
