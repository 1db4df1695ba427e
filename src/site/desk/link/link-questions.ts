import { CLAIMS } from '../../../ask/dispute.ts';
import { SPACE_IDS } from '../../../board/board.ts';
import { POWERS, type Power } from '../../../board/powers.ts';
import type { Disputed } from '../../../report/settled-dispute.ts';
import type { At } from '../../../trace/places/place.ts';

/** Where the player of a linked desk opens: at a place in its ruling, with a question about the order of a space. */
export interface LinkedPlayerStart {
  readonly at: At | null;
  readonly asked: string | null;
}
/** The whole ruling, without a question. */
export const PLAIN: LinkedPlayerStart = { at: null, asked: null };

/** As in a link: `LON~succeeds~fails`, with readings `LON~succeeds~fails~0~-`, with powers `LON~succeeds~fails~-~-~E~F`. */
export function formatDisputed({ unit, claims, readings, powers }: Disputed): string {
  const isNamed = powers.some((one) => one !== null);
  const isRead = isNamed || readings.some((one) => one !== null);
  const read = readings.map((one) => (one === null ? '-' : String(one)));
  const named = powers.map((one) => one?.charAt(0) ?? '-');
  return [unit, ...claims, ...(isRead ? read : []), ...(isNamed ? named : [])].join('~');
}

/** Reads what `formatDisputed` writes; null if it is anything else. */
export function parseDisputed(text: string): Disputed | null {
  const [space, ...rest] = text.split('~', 8);
  const unit = SPACE_IDS.find((id) => id === space);
  const [first, second] = rest.map((word) => CLAIMS.find((claim) => claim === word));
  if (!unit || !first || !second) return null;
  const readingIn = (word: string | undefined): number | null =>
    word !== undefined && /^\d{1,2}$/.test(word) ? Number(word) : null;
  const powerIn = (word: string | undefined): Power | null =>
    POWERS.find((power) => power.charAt(0) === word) ?? null;
  return {
    unit,
    claims: [first, second],
    readings: [readingIn(rest[2]), readingIn(rest[3])],
    powers: [powerIn(rest[4]), powerIn(rest[5])],
  };
}
