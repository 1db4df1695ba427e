import { spaceIn } from '../../../board/board.ts';
import { ok } from '../../../result.ts';
import type { WrittenPiece, WrittenPlace } from '../../interpret/written-order.ts';
import { A_COAST, A_SPACE, fail, type Parsed } from './parse-errors.ts';
import { headingAt, nationalityAt } from './headings.ts';
import { placeAt, type Found } from './places.ts';
import { tokenAt, wordsBetween, type TokenizedText } from './tokens.ts';
import type { Keyword } from './vocabulary.ts';

/** Whether there is a verb or a dash here. */
export const isAction = (source: TokenizedText, at: number): boolean => {
  const { kind, key } = tokenAt(source, at);
  return kind === 'dash' || (key !== null && key !== 'A' && key !== 'F' && key !== 'via');
};

/** Whether the next order does not belong in a movement phase: `F Eng r Lon. Build A Par.` */
const beginsAdjustment = (source: TokenizedText, at: number): boolean => {
  const { key } = tokenAt(source, at);
  return key === 'build' || key === 'remove' || key === 'waive';
};

/** The shortest word that may be a misspelt name; shorter ones are something else. */
const SHORTEST_NAME = 3;

/**
 * Where an order continues after `at`: after the end of the line if mail wrapped it there, before an arrow or one of
 * these words, which begin no order. A dash may also be a list mark, but not before a place that no verb follows.
 */
export function unwrapped(
  source: TokenizedText,
  at: number,
  words: readonly Keyword[] = [],
): number {
  const { kind, key } = tokenAt(source, at + 1);
  if (tokenAt(source, at).kind !== 'end') return at;
  if (key !== null && words.includes(key)) return at + 1;
  const place = kind === 'dash' ? placeAt(source, at + 2) : null;
  return place && !isAction(source, place.next) && mayEnd(source, place.next) ? at + 1 : at;
}

/** Whether an order may end before this token, so that another one begins: with A or F, or a name and a verb. */
export function mayEnd(source: TokenizedText, at: number): boolean {
  const { kind, key, length } = tokenAt(source, at);
  if (kind === 'end' || kind === 'separator' || key === 'A' || key === 'F') return true;
  if (beginsAdjustment(source, at)) return true;
  if (headingAt(source, at)) return true;
  if (kind !== 'word' || key !== null) return false;
  const place = placeAt(source, at);
  return isAction(source, place?.next ?? at + 1) && (place !== null || length >= SHORTEST_NAME);
}

function spotAt(source: TokenizedText, start: number, at: number): Parsed<WrittenPlace> {
  const place = placeAt(source, at);
  if (!place) return fail(source, start, at, A_SPACE);
  const after = tokenAt(source, place.next);
  const isCoast = after.kind === 'open' && tokenAt(source, place.next + 1).key !== 'via';
  if (isCoast || after.kind === 'slash') return fail(source, start, place.next + 1, A_COAST);
  return ok(place);
}

/** `[RUSSIAN] [A] War`. The ordered unit may lack its place: `F Stands`. */
export function pieceAt(
  source: TokenizedText,
  start: number,
  at: number,
  role: 'ordered' | 'target',
): Parsed<WrittenPiece> {
  const nationality = role === 'target' ? nationalityAt(source, at) : null;
  const letterAt = nationality?.next ?? at;
  const key = tokenAt(source, letterAt).key;
  const kind = key === 'A' || key === 'F' ? key : null;
  const placeStart = kind ? letterAt + 1 : letterAt;
  const lacksPlace = role === 'ordered' && kind !== null && isAction(source, placeStart);
  const place = lacksPlace ? null : spotAt(source, start, placeStart);
  if (place && !place.ok) return place;
  const next = place ? place.value.next : placeStart;
  const words = wordsBetween(source, letterAt, next - 1);
  const value = {
    ...words,
    kind,
    place: place ? place.value.value : null,
    nationality: nationality?.value ?? null,
  };
  return ok({ value, next });
}

export interface Destination {
  readonly to: WrittenPlace;
  readonly lostDash: boolean;
  /** The token at which the first of the named spaces begins, and whether there are more than one. */
  readonly first: number;
  readonly isWay: boolean;
}

/**
 * `-Bel`, `-Nth-Bel`, `moves to Bel`, or `Bel` alone if the order can end after it. Null if there is no destination.
 */
export function destinationAt(
  source: TokenizedText,
  start: number,
  at: number,
): Parsed<Destination> | null {
  let placeStart = at;
  while (tokenAt(source, placeStart).kind === 'dash' || tokenAt(source, placeStart).key === 'move')
    placeStart++;
  if (placeStart > at) {
    const spot = spotAt(source, start, placeStart);
    if (!spot.ok) return spot;
    const { value: to, next } = endOfWay(source, spot.value);
    const isWay = next !== spot.value.next;
    return ok({ value: { to, lostDash: false, first: placeStart, isWay }, next });
  }
  const place = placeAt(source, at);
  if (!place) return null;
  if (isAction(source, place.next) && !beginsAdjustment(source, place.next)) return null;
  if (!mayEnd(source, place.next) && viaEnd(source, place.next) === null) return null;
  const value = { to: place.value, lostDash: true, first: at, isWay: false };
  return ok({ value, next: place.next });
}

/** The end of `via convoy`, `by convoy`, `via`, `(via convoy)`, `via Nth-Nrg`; null if it is not there. */
function viaEnd(source: TokenizedText, at: number): number | null {
  return viaAt(source, at)?.next ?? null;
}

/** The same, and whether seas are named. */
export function viaAt(
  source: TokenizedText,
  at: number,
): Found<{ readonly isWay: boolean }> | null {
  const opens = tokenAt(source, at).kind === 'open';
  const via = opens ? at + 1 : at;
  if (tokenAt(source, via).key !== 'via') return null;
  const named = tokenAt(source, via + 1).key === 'convoy';
  if (!named && tokenAt(source, via).words.toLowerCase() !== 'via') return null;
  const seas = named ? null : endOfSeas(source, via + 1);
  const end = seas ?? (named ? via + 2 : via + 1);
  const value = { isWay: seas !== null };
  if (!opens) return { value, next: end };
  return tokenAt(source, end).kind === 'close' ? { value, next: end + 1 } : null;
}

const mayBeSea = ({ spaces }: WrittenPlace, { board }: TokenizedText): boolean =>
  spaces.some((space) => spaceIn(space, board).kind === 'sea');

/**
 * The last space of a chain of seas that begins with `first`: Bel in `Nth-Bel` (DATC 4.A.6) or `Nth to Bel`. `first`
 * itself if there is no chain.
 */
function endOfWay(source: TokenizedText, first: Found<WrittenPlace>): Found<WrittenPlace> {
  if (!mayBeSea(first.value, source)) return first;
  const dash = unwrapped(source, first.next);
  const { kind, key } = tokenAt(source, dash);
  const following = kind === 'dash' || key === 'move' ? placeAt(source, dash + 1) : null;
  return following ? endOfWay(source, following) : first;
}

/** The end of the seas after `via`: `Nth`, `F Nth`, `Nth-Nrg`; null if there are other words. */
function endOfSeas(source: TokenizedText, at: number): number | null {
  if (tokenAt(source, at).key === 'F') {
    // `A Lon-Nwy via F Nth C …` leaves its way open, and begins the next order.
    const end = endOfSeas(source, at + 1);
    return end !== null && !isAction(source, end) ? end : null;
  }
  const sea = placeAt(source, at);
  if (!sea || !mayBeSea(sea.value, source)) return null;
  const goesOn = tokenAt(source, sea.next).kind === 'dash';
  return (goesOn ? endOfSeas(source, sea.next + 1) : null) ?? sea.next;
}
