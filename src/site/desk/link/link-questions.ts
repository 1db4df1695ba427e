import { CLAIMS } from '../../../ask/dispute.ts';
import { STANDARD, type Board, type SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { lineNames } from '../../../orders/turn-line/line-names.ts';
import type { Disputed } from '../../../report/settled-dispute.ts';
import type { At } from '../../../trace/places/place.ts';
import { parseAddress } from '../../address.ts';

/** Where the player of a linked desk opens: at a place in its ruling, with a question about the order of a space. */
export interface LinkedPlayerStart {
  readonly at: At | null;
  readonly asked: string | null;
}
/** Where a link opens the player: spaces are those of its board. */
export function playerStartIn(hash: string, board: Board): LinkedPlayerStart {
  const { at, ask } = parseAddress(hash);
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const spaceNamed = (name: string | undefined): SpaceId | null =>
    board.spaceIds.find((id) => id === name) ?? null;
  const [, place, name] = /^([a-z-]{1,20})\.(.{1,40})$/.exec(fields.get('at') ?? '') ?? [];
  const there = spaceNamed(name);
  return {
    at: at ?? (place !== undefined && there !== null ? `${place}.${there}` : null),
    asked: ask ?? spaceNamed(fields.get('ask') ?? undefined),
  };
}
/** The whole ruling, without a question. */
export const PLAIN: LinkedPlayerStart = { at: null, asked: null };

/** As in a link: `LON~succeeds~fails`, with readings `LON~succeeds~fails~0~-`, with powers `LON~succeeds~fails~-~-~E~F`. */
export function formatDisputed(
  { unit, claims, readings, powers }: Disputed,
  board: Board = STANDARD,
): string {
  const isNamed = powers.some((one) => one !== null);
  const isRead = isNamed || readings.some((one) => one !== null);
  const read = readings.map((one) => (one === null ? '-' : String(one)));
  const letters = lineNames(board).powers;
  const named = powers.map((one) => (one && letters.get(one)) ?? '-');
  return [unit, ...claims, ...(isRead ? read : []), ...(isNamed ? named : [])].join('~');
}

/** Reads what `formatDisputed` writes; null if it is anything else. */
export function parseDisputed(text: string, board: Board = STANDARD): Disputed | null {
  const [space, ...rest] = text.split('~', 8);
  const unit = board.spaceIds.find((id) => id === space);
  const [first, second] = rest.map((word) => CLAIMS.find((claim) => claim === word));
  if (!unit || !first || !second) return null;
  const readingIn = (word: string | undefined): number | null =>
    word !== undefined && /^\d{1,2}$/.test(word) ? Number(word) : null;
  const letters = [...lineNames(board).powers];
  const powerIn = (word: string | undefined): Power | null =>
    letters.find(([, letter]) => letter === word)?.[0] ?? null;
  return {
    unit,
    claims: [first, second],
    readings: [readingIn(rest[2]), readingIn(rest[3])],
    powers: [powerIn(rest[4]), powerIn(rest[5])],
  };
}
