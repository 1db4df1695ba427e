import { bracketWriters, isBracketed, isDpp } from '../daide/daide.ts';
import { readDaide } from '../daide/read-daide.ts';
import type { Notation } from '../notation.ts';
import { phasesOf } from '../phase-notation.ts';
import { shareOf } from '../plain/plain-notation.ts';

/** A message without its beginning: `RTO tyr`, `DSB`, `(BNC RET eng)`, `(MBE (tyr gal))`, `NRN`. */
const BARE =
  /^\s*(?:RTO\s+(?:[a-z]{3}|\([a-z]{3}\s+[a-z]{3}\))|DSB|\((?:(?:BNC|CUT)\s+)?RET\s+[a-z]{3}\)|\(MBE\s*\([a-z\s]*\)\s*\)|NR[NS])\s*$/i;

/** The protocol of the Diplomacy Programming Project, from which DAIDE's is derived: the result is inside the order. */
export const dpp: Notation = {
  id: 'dpp',
  name: 'DPP',
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    if (
      /^[ \t]*(?:sub|ord|thk)\s*:/im.test(head) &&
      (/\b(?:RTO|DSB|MTO|HLD|BNC|MBE|NRN|NRS)\b/i.test(head) || /\bRET\b/.test(head))
    )
      return 0.98;
    if (shareOf(head, BARE) === 1) return 0.97;
    return isBracketed(head) && isDpp(head) ? 0.97 : 0;
  },
  open: readDaide,
  ...phasesOf(
    readDaide,
    bracketWriters({
      place: (at) => (at.length > 3 ? `(${at.slice(0, 3)} ${at.slice(4)}S)` : at),
      convoy: 'CNV',
      message: (orders) =>
        orders.length === 0 ? '' : `sub: ${orders.map((order) => `(${order})`).join('\nsub: ')}`,
    }),
  ),
};
