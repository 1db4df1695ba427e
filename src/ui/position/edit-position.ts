import {
  boardIn,
  canBeIn,
  fleetLocations,
  type Board,
  type Location,
  type MovesAboard,
  type Owners,
  type SpaceId,
  spaceIn,
  spaceOf,
  STANDARD,
  type Unit,
  type UnitKind,
} from '../../board/board.ts';
import { homeOwners } from '../../board/centres.ts';
import type { Power } from '../../board/powers.ts';
import { berthIn, isBerth, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { Dislodgement } from '../../orders/turn-line/turn-line.ts';

/** What can be edited on the board. */
export interface EditedPosition {
  readonly units: readonly Unit[];
  /** Null: not known. The editor begins with the home centres. */
  readonly owners: Owners | null;
  /** The units that have to retreat, and the spaces that a stand-off left empty. */
  readonly dislodged: readonly Dislodgement[];
  readonly contested: readonly SpaceId[];
  /** Left out for the standard one. */
  readonly board?: Board;
}

/** What a press on the board does. `dislodged` and `contested` belong to a retreat phase. */
export const TOOLS = ['unit', 'centre', 'dislodged', 'contested'] as const;
export type Tool = (typeof TOOLS)[number];

/** What was picked on the board: the unit in a space, the army aboard there, or the one dislodged there. */
export interface Picked {
  readonly unit: UnitAt;
  readonly isDislodged: boolean;
  /** Whether it was just placed there: then the next press is about another space, and does not move it. */
  readonly isFresh: boolean;
}

/** Why a press changes nothing. */
export const EDIT_REFUSALS = [
  'no-centre',
  'no-army-there',
  'no-fleet-there',
  'occupied',
  'army-aboard', // it goes ashore before its fleet goes to a coast
] as const;
export type EditRefusal = (typeof EDIT_REFUSALS)[number];

/** The state of the editor: the tool, the power, and what is picked. */
export interface Editing {
  readonly tool: Tool;
  readonly power: Power;
  readonly kind: UnitKind;
  readonly picked: Picked | null;
  /** Whether armies travel aboard fleets (Army/Fleet module). */
  readonly hasFerries: boolean;
}

/** The result of a press; without `position` it changes nothing on the board. */
export interface Pressed {
  readonly picked: Picked | null;
  readonly position?: EditedPosition;
  readonly refused?: { readonly why: EditRefusal; readonly space: SpaceId };
}

export const unitIn = (
  { units, dislodged }: EditedPosition,
  { unit, isDislodged }: Omit<Picked, 'isFresh'>,
): Unit | null =>
  (isDislodged ? dislodged.map((retreater) => retreater.unit) : units).find(
    (one) => unitAt(one) === unit,
  ) ?? null;

/** Only the standard board has armies at sea. */
const isAtSea = (at: Location): boolean => STANDARD.spaces.get(spaceOf(at))?.kind === 'sea';

/** Whether a unit is a fleet that can have an army aboard. */
export const canCarry = ({ kind, at }: Unit): boolean => kind === 'F' && isAtSea(at);

/** The locations in a space where a unit of this kind can be. */
export const placesFor = (
  kind: UnitKind,
  space: SpaceId,
  board: Board = STANDARD,
): readonly Location[] =>
  kind === 'F' ? fleetLocations(space, board) : canBeIn('A', space, board) ? [space] : [];

/** An army on land, a fleet at sea; where both are possible, the requested kind. */
const fitting = (wanted: UnitKind, space: SpaceId, board: Board): UnitKind =>
  canBeIn(wanted, space, board) ? wanted : wanted === 'A' ? 'F' : 'A';

/**
 * A press on a space. A unit there is picked; pressed again, it is unpicked; with a unit picked, a press on another
 * space moves it there. A vacant space gets a unit; a centre gets its owner, or loses it.
 */
export function press(position: EditedPosition, editing: Editing, space: SpaceId): Pressed {
  switch (editing.tool) {
    case 'centre':
      return pressCentre(position, editing, space);
    case 'contested':
      return pressContested(position, space);
    case 'unit':
    case 'dislodged':
      return pressUnit(position, editing, space);
  }
}

function pressCentre(position: EditedPosition, { power }: Editing, space: SpaceId): Pressed {
  const board = boardIn(position);
  if (!spaceIn(space, board).centre) return { picked: null, refused: { why: 'no-centre', space } };
  const { [space]: owner, ...others } = position.owners ?? homeOwners(board);
  const owners = owner === power ? others : { ...others, [space]: power };
  return { picked: null, position: { ...position, owners } };
}

function pressContested(position: EditedPosition, space: SpaceId): Pressed {
  const { contested, units } = position;
  if (units.some(({ at }) => spaceOf(at) === space))
    return { picked: null, refused: { why: 'occupied', space } };
  const without = contested.filter((one) => one !== space);
  const changed = without.length < contested.length ? without : [...contested, space];
  return { picked: null, position: { ...position, contested: changed } };
}

function pressUnit(position: EditedPosition, editing: Editing, space: SpaceId): Pressed {
  const { tool, power, kind, picked, hasFerries } = editing;
  const isDislodged = tool === 'dislodged';
  const here: Picked = { unit: space, isDislodged, isFresh: false };
  const isPicked =
    picked !== null && spaceOf(picked.unit) === space && picked.isDislodged === isDislodged;
  if (isPicked && !picked.isFresh) {
    const aboard: Picked = { ...here, unit: berthIn(space) };
    return { picked: picked.unit === space && unitIn(position, aboard) ? aboard : null };
  }
  const isMoving = picked !== null && !picked.isFresh && unitIn(position, picked) !== null;
  if (isMoving && hasFerries) {
    const boarded = boards(position, picked, space);
    if (boarded) return boarded;
  }
  if (unitIn(position, here)) return { picked: here };
  if (isMoving) return moved(position, picked, space, hasFerries);
  const board = boardIn(position);
  const wanted = fitting(kind, space, board);
  const [at] = placesFor(wanted, space, board);
  if (at === undefined) return { picked: null };
  const unit: Unit = { power, kind: wanted, at };
  return { picked: { ...here, isFresh: true }, position: withUnit(position, unit, isDislodged) };
}

/** An army boards the fleet of its power in a sea; null: it cannot. */
function boards(position: EditedPosition, picked: Picked, space: SpaceId): Pressed | null {
  const army = unitIn(position, picked);
  const there: Picked = { unit: space, isDislodged: false, isFresh: false };
  const fleet = unitIn(position, there);
  const isFree = unitIn(position, { ...there, unit: berthIn(space) }) === null;
  const mayGo =
    !picked.isDislodged && army?.kind === 'A' && fleet?.power === army.power && canCarry(fleet);
  if (!mayGo || !isFree) return null;
  const aboard: Unit = { ...army, at: space, moves: army.moves ?? 1 };
  return {
    picked: { ...there, unit: berthIn(space), isFresh: true },
    position: replaced(position, picked, aboard),
  };
}

/** Moves the unit to a vacant space, or an army aboard a fleet; its kind stays. */
export function moved(
  position: EditedPosition,
  picked: Picked,
  space: SpaceId,
  hasFerries: boolean,
): Pressed {
  const unit = unitIn(position, picked);
  if (!unit || picked.unit === space) return { picked };
  const boarded = hasFerries ? boards(position, picked, space) : null;
  if (boarded) return boarded;
  const there: Picked = { unit: space, isDislodged: picked.isDislodged, isFresh: true };
  if (unitIn(position, there)) return { picked, refused: { why: 'occupied', space } };
  const [at] = placesFor(unit.kind, space, boardIn(position));
  if (at === undefined) {
    const why = unit.kind === 'A' ? 'no-army-there' : 'no-fleet-there';
    return { picked, refused: { why, space } };
  }
  if (unit.kind === 'F' && movesAboard(position, picked) !== null && !isAtSea(at))
    return { picked, refused: { why: 'army-aboard', space: spaceOf(unit.at) } };
  const { power, kind } = unit;
  return { picked: there, position: replaced(position, picked, { power, kind, at }) };
}

/**
 * How many moves the army aboard a picked fleet, or the picked army itself, has been there; null: no army is aboard.
 */
export function movesAboard(position: EditedPosition, picked: Picked): MovesAboard | null {
  const sea = spaceOf(picked.unit);
  if (picked.isDislodged)
    return position.dislodged.find(({ unit }) => unitAt(unit) === sea)?.aboard ?? null;
  const army = unitIn(position, { unit: berthIn(sea), isDislodged: false });
  return army ? (army.moves ?? 1) : null;
}

/** Puts an army aboard the picked fleet, for this many moves; null: removes it. */
export function withArmyAboard(
  position: EditedPosition,
  picked: Picked,
  moves: MovesAboard | null,
): EditedPosition {
  const sea = spaceOf(picked.unit);
  const fleet = unitIn(position, { ...picked, unit: sea });
  if (!fleet || !canCarry(fleet)) return position;
  if (picked.isDislodged) {
    const dislodged = position.dislodged.map((retreater): Dislodgement => {
      if (unitAt(retreater.unit) !== sea) return retreater;
      const { unit, from, byConvoy, displaced } = retreater;
      if (moves === null) return { unit, from, byConvoy };
      const to = displaced === undefined ? {} : { displaced };
      return { unit, from, byConvoy, aboard: moves, ...to };
    });
    return { ...position, dislodged };
  }
  const others = position.units.filter((one) => unitAt(one) !== berthIn(sea));
  const army: readonly Unit[] =
    moves === null ? [] : [{ power: fleet.power, kind: 'A', at: sea, moves }];
  return { ...position, units: [...others, ...army] };
}

/** Sets where the Right-Hand Rule takes a dislodged fleet that nobody orders to retreat; null: nowhere. */
export function displacedTo(
  position: EditedPosition,
  picked: Picked,
  to: Location | null,
): EditedPosition {
  const dislodged = position.dislodged.map((retreater): Dislodgement => {
    if (unitAt(retreater.unit) !== picked.unit) return retreater;
    const { unit, from, byConvoy, aboard } = retreater;
    const army = aboard === undefined ? {} : { aboard };
    return { unit, from, byConvoy, ...army, ...(to === null ? {} : { displaced: to }) };
  });
  return { ...position, dislodged };
}

const withUnit = (position: EditedPosition, unit: Unit, isDislodged: boolean): EditedPosition =>
  isDislodged
    ? {
        ...position,
        dislodged: [...position.dislodged, { unit, from: null, byConvoy: false }],
      }
    : {
        ...position,
        units: [...position.units, unit],
        contested: position.contested.filter((space) => space !== spaceOf(unit.at)),
      };

/** Replaces the picked unit with another; null: removes it. An army aboard a fleet, or its fleet, follows. */
export function replaced(
  position: EditedPosition,
  picked: Pick<Picked, 'unit' | 'isDislodged'>,
  unit: Unit | null,
): EditedPosition {
  if (picked.isDislodged) {
    const dislodged = position.dislodged.flatMap((retreater): readonly Dislodgement[] => {
      if (unitAt(retreater.unit) !== picked.unit) return [retreater];
      if (!unit) return [];
      if (spaceOf(unit.at) === picked.unit) return [{ ...retreater, unit }];
      const army = retreater.aboard === undefined ? {} : { aboard: retreater.aboard };
      return [{ unit, from: null, byConvoy: false, ...army }];
    });
    return { ...position, dislodged };
  }
  const sea = spaceOf(picked.unit);
  const isArmy = isBerth(picked.unit);
  const units = position.units.flatMap((one): readonly Unit[] => {
    if (unitAt(one) === picked.unit) return unit ? [unit] : [];
    if (spaceOf(one.at) !== sea) return [one];
    // The counterpart: the fleet of an army aboard, or the army aboard a fleet.
    if (isArmy) return [unit && unitAt(unit) === picked.unit ? { ...one, power: unit.power } : one];
    return unit ? [{ ...one, power: unit.power, at: spaceOf(unit.at) }] : [];
  });
  const contested = position.contested.filter((one) => !unit || one !== spaceOf(unit.at));
  return { ...position, units, contested };
}

/** Sets where the attack on a dislodged unit came from; null: unknown. */
export function attackedFrom(
  position: EditedPosition,
  { unit }: Picked,
  from: SpaceId | null,
  byConvoy: boolean,
): EditedPosition {
  const dislodged = position.dislodged.map((retreater) =>
    unitAt(retreater.unit) === unit
      ? { ...retreater, from, byConvoy: from !== null && byConvoy }
      : retreater,
  );
  return { ...position, dislodged };
}
