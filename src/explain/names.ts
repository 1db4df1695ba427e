import { spaceOf, type Location, type SpaceId, type Unit, type UnitKind } from '../board/board.ts';
import { COAST_NAMES, formatLocation } from '../board/names.ts';
import { SPACES } from '../board/spaces.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import { possessive } from './words.ts';

/** A sea as a name for the fleet in it, and as a short name on the ruler. */
const SEAS: Readonly<Partial<Record<SpaceId, string>>> = {
  ADR: 'Adriatic',
  AEG: 'Aegean',
  BAL: 'Baltic',
  BAR: 'Barents Sea',
  BLA: 'Black Sea',
  BOT: 'Gulf of Bothnia',
  EAS: 'Eastern Mediterranean',
  ENG: 'Channel',
  HEL: 'Helgoland',
  ION: 'Ionian',
  IRI: 'Irish Sea',
  LYO: 'Gulf of Lyon',
  MAO: 'Mid-Atlantic',
  NAO: 'North Atlantic',
  NTH: 'North Sea',
  NWG: 'Norwegian Sea',
  SKA: 'Skagerrak',
  TYS: 'Tyrrhenian',
  WES: 'Western Mediterranean',
};

const isSea = (space: SpaceId): boolean => SPACES[space].kind === 'sea';

/** A space in a sentence: `Silesia`, `the Baltic Sea`. */
export function spaceName(space: SpaceId): string {
  return isSea(space) ? `the ${SPACES[space].name}` : SPACES[space].name;
}

/** A location in a sentence: `the south coast of Spain`. */
export function placeName(location: Location): string {
  const side = location.charAt(4) as keyof typeof COAST_NAMES | '';
  const space = spaceName(spaceOf(location));
  return side === '' ? space : `the ${COAST_NAMES[side]} of ${space}`;
}

/** A space where there is little room: `Silesia`, `Channel`. */
export function shortName(space: SpaceId): string {
  return SEAS[space] ?? SPACES[space].name;
}

/**
 * A unit in a sentence. In a province it goes by the name of the province, as players say it
 * ("Prussia takes Silesia"); at sea it is a fleet ("the Baltic fleet").
 */
export function unitName(at: UnitAt): string {
  return isSea(at) ? `the ${SEAS[at] ?? SPACES[at].name} fleet` : SPACES[at].name;
}

/** `Warsaw’s`, `the Baltic fleet’s`. */
export function unitsOwn(at: UnitAt): string {
  return possessive(unitName(at));
}

export function kindName(kind: UnitKind): string {
  return kind === 'A' ? 'army' : 'fleet';
}

/** What stands in a space: `army` or `fleet`. */
export function kindAt(at: UnitAt, units: ReadonlyMap<SpaceId, Unit>): string {
  return kindName(units.get(at)?.kind ?? (isSea(at) ? 'F' : 'A'));
}

/** A unit where its space alone would mislead: `the army in Silesia`. */
export function unitIn(at: UnitAt, units: ReadonlyMap<SpaceId, Unit>): string {
  return `the ${kindAt(at, units)} in ${spaceName(at)}`;
}

/** A unit in notation: `A Sil`, `F StP/sc`. */
export function pieceShort(at: UnitAt, units: ReadonlyMap<SpaceId, Unit>): string {
  const unit = units.get(at);
  return `${unit?.kind ?? (isSea(at) ? 'F' : 'A')} ${formatLocation(unit?.at ?? at)}`;
}

/** An order in notation, with the dash of a chip: `A Sil S A Ber–Pru`. */
export function orderShort(order: Order): string {
  const piece = ({ kind, at }: Order['unit']) => `${kind} ${formatLocation(at)}`;
  const unit = piece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit}–${formatLocation(order.to)}`;
    case 'support-hold':
      return `${unit} S ${piece(order.target)}`;
    case 'support-move':
      return `${unit} S ${piece(order.target)}–${formatLocation(order.to)}`;
    case 'convoy':
      return `${unit} C ${piece(order.target)}–${formatLocation(order.to)}`;
  }
}
