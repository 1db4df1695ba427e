import { adjudicate } from '../adjudicator/adjudicate.ts';
import type { Ruling } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { EDITIONS } from '../rules/editions.ts';
import { CHOICE_WORDS } from '../rules/choice-words.ts';
import { EDITION_IDS, type Choices, type Edition, type EditionId } from '../rules/edition.ts';
import type { Shown } from './shown.ts';

/** How the editions are called on the screen. */
export const EDITION_NAMES: Readonly<Record<EditionId, string>> = {
  '1971': EDITIONS['1971'].name,
  '1982': EDITIONS['1982'].name,
  '2000': EDITIONS['2000'].name,
  '2023': EDITIONS['2023'].name,
  DPTG: EDITIONS.DPTG.name,
  DATC: EDITIONS.DATC.name,
};

/** A scenario, ruled by an edition. */
export function turnOf({ position, orders }: Shown, id: EditionId): Turn {
  const edition = EDITIONS[id];
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

const verdictOf = ({ orders, dislodged, after }: Ruling): string =>
  JSON.stringify([orders.map((ruled) => [ruled.outcome, ruled.dislodged]), dislodged, after]);

/**
 * The choices by which one edition comes to another ruling of a scenario than the other: each alone, taken
 * over from the other, leads to the ruling of the other.
 */
export function decisiveChoices(
  { position, orders }: Shown,
  one: Edition,
  other: Edition,
): readonly (keyof Choices)[] {
  const rule = (edition: Edition): string =>
    verdictOf(adjudicate(position, orders, edition, { trace: false }));
  const theirs = rule(other);
  return (Object.keys(CHOICE_WORDS) as (keyof Choices)[]).filter(
    (choice) =>
      one.choices[choice] !== other.choices[choice] &&
      rule({ ...one, choices: { ...one.choices, [choice]: other.choices[choice] } }) === theirs,
  );
}

/** The editions that rule a scenario otherwise than this one, in any order's outcome or any retreat. */
export function differing({ position, orders }: Shown, id: EditionId): readonly EditionId[] {
  const verdicts = new Map(
    EDITION_IDS.map((one) => [
      one,
      verdictOf(adjudicate(position, orders, EDITIONS[one], { trace: false })),
    ]),
  );
  return EDITION_IDS.filter((one) => verdicts.get(one) !== verdicts.get(id));
}
