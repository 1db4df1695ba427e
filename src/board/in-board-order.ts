import { SPACE_IDS, spaceOf } from './board.ts';
import type { Location, SpaceId } from './board.ts';

const PLACES: ReadonlyMap<SpaceId, number> = new Map(SPACE_IDS.map((id, place) => [id, place]));

/** Berths come after all spaces. */
const placeOf = (at: Location): number =>
  (PLACES.get(spaceOf(at)) ?? PLACES.size) + (at.endsWith('/AB') ? PLACES.size : 0);

/** Compares by the order of `SPACE_IDS`, which all lists about a board use. */
export const inBoardOrder = (one: Location, other: Location): number =>
  placeOf(one) - placeOf(other);

/** Compares units, or anything else with a location, by the order of `SPACE_IDS`. */
export const byPlace = (one: { readonly at: Location }, other: { readonly at: Location }): number =>
  inBoardOrder(one.at, other.at);
