/**
 * Places in a ruling, by name: `orders`, before anything is settled; then each step by what it decides: `support.BUR`,
 * `move.LON`, `convoy.NTH`. Names stay true when a ruling gets more or fewer steps, or the same ones in another order.
 * Links, embeds and pictures name a place this way.
 */

/** A place as a link or an attribute gives it: its name, or as older ones do, the number of steps before it. */
export type At = string | number;

/** The shape of a name; the ids of other boards are lower case, and may be longer. */
export const PLACE = /^[a-z-]{1,20}(\.[\w-]{1,40}(\/[\w-]{1,40})?)?$/;

/** Reads the two ways of naming a place; null: neither is there, or cannot be read. */
export function parseAt(name: string | null, step: string | null): At | null {
  if (name !== null && PLACE.test(name)) return name;
  return step !== null && /^\d{1,4}$/.test(step) ? Number(step) : null;
}

/** The number of steps before a place, more than there are if a number is too large; null: there is no such place. */
export function positionOf(at: At | null, places: readonly string[]): number | null {
  if (typeof at !== 'string') return at;
  // A move without a path fails with it; a number that is not stated serves a move.
  const [, unit = ''] = at.split('.');
  const position = [at, `move.${unit}`, `path.${unit}`]
    .map((name) => places.indexOf(name))
    .find((found) => found >= 0);
  return position ?? null;
}
