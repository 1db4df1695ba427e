import { CLAIMS, type Claim } from '../../../ask/dispute.ts';
import { SPACE_IDS } from '../../../board/board.ts';
import type { UnitAt } from '../../../trace/fact.ts';

/** Where the player of a linked desk opens: at a step, with a question about the order of a space. */
export interface LinkedPlayerStart {
  readonly step: number | null;
  readonly asked: string | null;
}
/** The whole ruling, without a question. */
export const PLAIN: LinkedPlayerStart = { step: null, asked: null };

/** A dispute as set up: the unit, the claim of each side, and which of the other readings each takes. */
export interface Disputed {
  readonly unit: UnitAt;
  readonly claims: readonly [Claim, Claim];
  /** Indices among the other readings of the order; null: as written. */
  readonly readings: readonly [number | null, number | null];
}

/** As in a link: `LON~succeeds~fails`, with readings `LON~succeeds~fails~0~-`. */
export function formatDisputed({ unit, claims, readings }: Disputed): string {
  const isRead = readings.some((one) => one !== null);
  const read = readings.map((one) => (one === null ? '-' : String(one)));
  return [unit, ...claims, ...(isRead ? read : [])].join('~');
}

/** Reads what `formatDisputed` writes; null if it is anything else. */
export function parseDisputed(text: string): Disputed | null {
  const [space, ...rest] = text.split('~', 6);
  const unit = SPACE_IDS.find((id) => id === space);
  const [first, second] = rest.map((word) => CLAIMS.find((claim) => claim === word));
  if (!unit || !first || !second) return null;
  const readingIn = (word: string | undefined): number | null =>
    word !== undefined && /^\d{1,2}$/.test(word) ? Number(word) : null;
  return {
    unit,
    claims: [first, second],
    readings: [readingIn(rest[2]), readingIn(rest[3])],
  };
}
