import { type Board, hasStandardMap } from '../../board/board.ts';
import { isGreatPowerVariant } from '../../board/variants/variant-ids.ts';
import { unpackBoard } from '../../board/others/packed-board.ts';
import { VARIANTS } from '../../board/variants/variants.ts';
import { diagramIn } from '../../diagram/diagram-of.ts';
import type { DiagramWidth } from '../../diagram/layouts.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { ok, type Result } from '../../result.ts';
import { lettered } from '../../stage/frame/lettered.ts';
import type { BoardFormats } from '../../stage/model/board-formats.ts';
import { FORMATS } from '../../stage/model/format.ts';
import type { OpenedBoard } from '../boards/boards.ts';
import { embedFormats } from '../boards/embed-formats.ts';
import { phasesOfVariant, phasesOn } from '../boards/orders-on-board.ts';
import { readPhases } from '../phases-text.ts';
import type { Reel } from '../reel.ts';
import { englishPhases } from './english-phases.ts';
import { editionOf, liveBy, type Live } from './live-by.ts';
import { ruledReel } from './ruled-reel.ts';

/*
 * Orders on a board other than the standard one, ruled in the page: fetched instead of `live.ts` and `phases.ts` if an element
 * without data names such a board.
 */

/** Rules the orders of elements on a board. */
export function liveOn({ packed }: Pick<OpenedBoard, 'packed'>): Live {
  if (typeof packed !== 'string') {
    const board = unpackBoard(packed.board);
    const on = (width: DiagramWidth) => diagramIn(board, width, packed.layouts[width]);
    const formats = embedFormats(board, { wide: on('wide'), narrow: on('narrow') });
    return liveBy((...asked) => ruled(board, formats, ...asked));
  }
  if (!isGreatPowerVariant(packed)) throw new Error(`no variant ${packed}`);
  return liveBy((...asked) => ruled(VARIANTS[packed], FORMATS, ...asked));
}

/** Reads, rules and words orders. The error is a message for people. */
async function ruled(
  board: Board,
  formats: BoardFormats,
  text: string,
  edition: string | null,
  tag: LanguageTag,
): Promise<Result<Reel, string>> {
  const chosen = editionOf(edition, tag);
  if (!chosen.ok) return chosen;
  const usual = tag === 'en' ? englishPhases : (await import('./german-phases.ts')).germanPhases;
  // A variant has the names of the standard board.
  const isVariant = hasStandardMap(board);
  const language = isVariant ? usual : usual.on(board);
  const readers = isVariant
    ? phasesOfVariant(board, (await import('./any-orders.ts')).anyPhases(language.orderError))
    : phasesOn(board, language.orderError);
  const phases = readPhases(text, chosen.value, readers, tag);
  const made = ruledReel(phases, chosen.value, language, formats);
  if (!made.ok) return made;
  const reel = made.value;
  return ok({
    ...{ language: tag, last: reel.last, marks: reel.marks, places: reel.places, read: reel.read },
    // A diagram is shown whole.
    get near() {
      return isVariant ? reel.near : [];
    },
    frame: (step, format) => lettered(reel.frame(step, format)),
  });
}
