import {
  canBeIn,
  fleetLocations,
  spaceOf,
  type Location,
  type SpaceId,
  type Unit,
  type UnitKind,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Dislodgement } from '../../orders/turn-line/turn-line.ts';
import type { Owners } from '../../trace/adjustment-ruling.ts';

/** What can be changed on the board. */
export interface EditedPosition {
  readonly units: readonly Unit[];
  readonly owners: Owners;
  /** The units that have to retreat, and the spaces that a stand-off left empty. */
  readonly dislodged: readonly Dislodgement[];
  readonly contested: readonly SpaceId[];
}

/** What a press on the board does. `dislodged` and `contested` belong to a retreat phase. */
export const TOOLS = ['unit', 'centre', 'dislodged', 'contested'] as const;
export type Tool = (typeof TOOLS)[number];

/** What was picked on the board: the unit in a space, or the one dislodged there. */
export interface Picked {
  readonly space: SpaceId;
  readonly isDislodged: boolean;
  /** It has just been put there: the next press is about another space, and does not move it. */
  readonly isFresh: boolean;
}

/** Why a press changes nothing. */
export const EDIT_REFUSALS = ['no-centre', 'no-army-there', 'no-fleet-there', 'occupied'] as const;
export type EditRefusal = (typeof EDIT_REFUSALS)[number];

/** The editor: what is used, for whom, and what is picked. */
export interface Editing {
  readonly tool: Tool;
  readonly power: Power;
  readonly kind: UnitKind;
  readonly picked: Picked | null;
}

/** What a press comes to; without `position` it changes nothing on the board. */
export interface Pressed {
  readonly picked: Picked | null;
  readonly position?: EditedPosition;
  readonly refused?: { readonly why: EditRefusal; readonly space: SpaceId };
}

export const unitIn = (
  { units, dislodged }: EditedPosition,
  { space, isDislodged }: Omit<Picked, 'isFresh'>,
): Unit | null =>
  (isDislodged ? dislodged.map(({ unit }) => unit) : units).find(
    ({ at }) => spaceOf(at) === space,
  ) ?? null;

/** The locations in a space where such a unit can stand. */
export const placesFor = (kind: UnitKind, space: SpaceId): readonly Location[] =>
  kind === 'F' ? fleetLocations(space) : canBeIn('A', space) ? [space] : [];

/** An army on land, a fleet at sea; where both can be, the one that is wanted. */
const fitting = (wanted: UnitKind, space: SpaceId): UnitKind =>
  canBeIn(wanted, space) ? wanted : wanted === 'A' ? 'F' : 'A';

/**
 * A press on a space. A unit there is picked; pressed again it is let go; with a unit picked, another space is where it goes.
 * An empty space gets a unit, a centre its owner, or loses it.
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
  if (!SPACES[space].centre) return { picked: null, refused: { why: 'no-centre', space } };
  const { [space]: owner, ...others } = position.owners;
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
  const { tool, power, kind, picked } = editing;
  const isDislodged = tool === 'dislodged';
  const here: Picked = { space, isDislodged, isFresh: false };
  const isPicked = picked?.space === space && picked.isDislodged === isDislodged;
  if (isPicked && !picked.isFresh) return { picked: null };
  if (unitIn(position, here)) return { picked: here };
  if (picked && !picked.isFresh && unitIn(position, picked)) return moved(position, picked, space);
  const wanted = fitting(kind, space);
  const [at] = placesFor(wanted, space);
  if (at === undefined) return { picked: null };
  const unit: Unit = { power, kind: wanted, at };
  return { picked: { ...here, isFresh: true }, position: withUnit(position, unit, isDislodged) };
}

/** The unit goes to an empty space; its kind stays. */
export function moved(position: EditedPosition, picked: Picked, space: SpaceId): Pressed {
  const unit = unitIn(position, picked);
  if (!unit || picked.space === space) return { picked };
  const there: Picked = { space, isDislodged: picked.isDislodged, isFresh: true };
  if (unitIn(position, there)) return { picked, refused: { why: 'occupied', space } };
  const [at] = placesFor(unit.kind, space);
  if (at === undefined) {
    const why = unit.kind === 'A' ? 'no-army-there' : 'no-fleet-there';
    return { picked, refused: { why, space } };
  }
  return { picked: there, position: replaced(position, picked, { ...unit, at }) };
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

/** Another unit in the place of the picked one; null: none. */
export function replaced(
  position: EditedPosition,
  { space, isDislodged }: Picked,
  unit: Unit | null,
): EditedPosition {
  const isHere = (one: Unit): boolean => spaceOf(one.at) === space;
  if (isDislodged) {
    const dislodged = position.dislodged.flatMap((fallen) => {
      if (!isHere(fallen.unit)) return [fallen];
      if (!unit) return [];
      const from = spaceOf(unit.at) === space ? fallen.from : null;
      return [{ unit, from, byConvoy: from !== null && fallen.byConvoy }];
    });
    return { ...position, dislodged };
  }
  const units = position.units.flatMap((one) => (isHere(one) ? (unit ?? []) : one));
  const contested = position.contested.filter((one) => !unit || one !== spaceOf(unit.at));
  return { ...position, units, contested };
}

/** States where the attack on a dislodged unit came from; null: nobody knows. */
export function attackedFrom(
  position: EditedPosition,
  { space }: Picked,
  from: SpaceId | null,
  byConvoy: boolean,
): EditedPosition {
  const dislodged = position.dislodged.map((fallen) =>
    spaceOf(fallen.unit.at) === space
      ? { ...fallen, from, byConvoy: from !== null && byConvoy }
      : fallen,
  );
  return { ...position, dislodged };
}
