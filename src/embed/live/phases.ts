import { STANDARD, SPACE_IDS, type SpaceId } from '../../board/board.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Result } from '../../result.ts';
import { readPhases, type PhaseTextReaders } from '../phases-text.ts';
import type { Reel } from '../reel.ts';
import { englishPhases } from './english-phases.ts';
import { editionOf, liveBy, type Live } from './live-by.ts';
import { ruledReel } from './ruled-reel.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { RetreatOrder } from '../../orders/retreat-order.ts';
import { exactLines, exactOrders, type PieceOf } from './exact-orders.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';

/*
 * Texts of several phases, or of a phase other than movement, ruled in the page: fetched instead of `live.ts` if the
 * orders of an element are such a text.
 */

export const live: Live = liveBy(ruled);

/** Reads, rules and words orders. The error is a message for people. */
export async function ruled(
  text: string,
  edition: string | null,
  tag: LanguageTag,
): Promise<Result<Reel, string>> {
  const chosen = editionOf(edition, tag);
  if (!chosen.ok) return chosen;
  const language = tag === 'en' ? englishPhases : (await import('./german-phases.ts')).germanPhases;
  const read = (readers: PhaseTextReaders) => readPhases(text, chosen.value, readers, tag);
  const phases =
    read(EXACT) ?? read((await import('./any-orders.ts')).anyPhases(language.orderError));
  return ruledReel(phases, chosen.value, language);
}

/*
 * Orders of all phases exactly as in the rulebook's notation, as `exact-orders.ts` reads those of moves. Anything less
 * plain is left to the readers: null.
 */

const PLACE = '([A-Z][A-Za-z]{2}(?:/[a-z]c)?)';
const RETREAT = new RegExp(`^([AF]) ${PLACE}(?: ?- ?${PLACE}| (D))$`);
const ADJUSTMENT = new RegExp(`^(Build|Remove) ([AF]) ${PLACE}$`);

function retreatOf(words: string, power: Power, pieceOf: PieceOf): RetreatOrder | null {
  const [, kind, name, to, disband] = RETREAT.exec(words) ?? [];
  const unit = pieceOf(kind, name);
  if (!unit) return null;
  if (disband !== undefined) return { type: 'disband', power, unit };
  const end = pieceOf(kind, to);
  return end && { type: 'retreat', power, unit, to: end.at };
}

function adjustmentOf(words: string, power: Power, pieceOf: PieceOf): AdjustmentOrder | null {
  if (words === 'Waive') return { type: 'waive', power };
  const [, verb, kind, name] = ADJUSTMENT.exec(words) ?? [];
  const unit = pieceOf(kind, name);
  return unit && { type: verb === 'Build' ? 'build' : 'remove', power, unit };
}

function centreNamed(name: string): SpaceId | null {
  return SPACE_IDS.find((id) => SPACES[id].short === name || SPACES[id].name === name) ?? null;
}

const plain = <T>(orders: readonly T[] | null) => orders && { orders, errors: [] };

export const EXACT: PhaseTextReaders = {
  board: STANDARD,
  moves: (text) => {
    const found = exactOrders(text);
    return found && { ...found, errors: [] };
  },
  retreats: (text) => plain(exactLines(text, retreatOf)),
  adjustments: (text) => plain(exactLines(text, adjustmentOf)),
  centre: centreNamed,
};
