import type { Power } from '../../../board/powers.ts';
import type { OrderSheets } from '../../../game/game.ts';
import { changed, historyOf, redone, undone, type Versions } from '../../../ui/kit/versions.ts';

/** The sheets that one mail filled, and what they held before. */
interface Filling {
  readonly sheets: OrderSheets;
  readonly before: OrderSheets;
}

/** The mails that filled sheets; `now` is the last of them, null before the first. */
export type Fillings = Versions<Filling | null>;

export const NO_FILLINGS: Fillings = historyOf(null);

/** What the sheets become, and the mails whose orders are then on them. */
export interface FillingStep {
  readonly drafts: OrderSheets;
  readonly fillings: Fillings;
}

const powersOf = (sheets: OrderSheets): readonly Power[] => Object.keys(sheets) as Power[];

/** Notes that a mail is about to fill sheets. */
export function filling(fillings: Fillings, sheets: OrderSheets, drafts: OrderSheets): Fillings {
  const before = Object.fromEntries(powersOf(sheets).map((power) => [power, drafts[power] ?? '']));
  return changed(fillings, { sheets, before });
}

/** The drafts with other sheets for those that are as given, and not handed in; null if there are none. */
function exchanged(
  is: OrderSheets,
  becomes: OrderSheets,
  drafts: OrderSheets,
  handedIn: OrderSheets,
): OrderSheets | null {
  const powers = powersOf(is).filter(
    (power) => is[power] === (drafts[power] ?? '') && handedIn[power] === undefined,
  );
  if (powers.length === 0) return null;
  return { ...drafts, ...Object.fromEntries(powers.map((power) => [power, becomes[power]])) };
}

/**
 * The sheets as they were before the last mail, except those that were changed or handed in since. A mail of which no
 * sheet is left is passed over. Null: there is nothing to put back.
 */
export function putBack(
  fillings: Fillings,
  drafts: OrderSheets,
  handedIn: OrderSheets,
): FillingStep | null {
  for (let at: Fillings | null = fillings; at?.now;) {
    const { sheets, before } = at.now;
    at = undone(at);
    const found = exchanged(sheets, before, drafts, handedIn);
    if (at && found) return { drafts: found, fillings: at };
  }
  return null;
}

/** The reverse of `putBack`. */
export function filledAgain(
  fillings: Fillings,
  drafts: OrderSheets,
  handedIn: OrderSheets,
): FillingStep | null {
  for (let at = redone(fillings); at?.now; at = redone(at)) {
    const found = exchanged(at.now.before, at.now.sheets, drafts, handedIn);
    if (found) return { drafts: found, fillings: at };
  }
  return null;
}
