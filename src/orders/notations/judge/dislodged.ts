import { spaceOf, type Location } from '../../../board/board.ts';
import { lookUpLocation } from '../../../board/names.ts';
import { NATIONALITY, POWERS, type Power } from '../../../board/powers.ts';
import { sentencesFrom, unquoted } from './sentences.ts';
import type { ListedRetreats, Statement } from '../written-text.ts';

/** The heading of the list of dislodged units. */
export const DISLODGED = /^\s*The following units were dislodged/i;

const BEGINS = /^The\s/;
const ENDS = /^The (?:next|deadline|following)\b|^\S+:/i;
/** Enough lines for all units of a game, with an empty line between any two. */
const MOST_LINES = 140;

const ADJECTIVES = new Map<string, Power>(
  POWERS.map((power) => [NATIONALITY[power].toLowerCase(), power]),
);

/** `The Turkish Fleet in the Aegean Sea can retreat to Smyrna or Eastern Mediterranean.` */
export function dislodgedIn(sentence: string): readonly ListedRetreats[] {
  const found =
    /^\s*The (\w+) (Army|Fleet) (?:in|on|at) (?:the )?(.+?) (?:can retreat to (.+?)|with no valid retreats was destroyed)\s*\.?\s*$/i.exec(
      sentence,
    );
  const power = ADJECTIVES.get((found?.[1] ?? '').toLowerCase());
  const kind = /^a/i.test(found?.[2] ?? '') ? 'A' : 'F';
  const at = locationNamed(found?.[3] ?? '');
  if (!found || !power || !at) return [];
  const to = (found[4] ?? '')
    .split(/\s+or\s+|,\s*/)
    .map(locationNamed)
    .filter((one) => one !== null);
  return [{ unit: { power, kind, at }, to }];
}

function locationNamed(name: string): Location | null {
  const [at] = lookUpLocation(name.trim().replace(/^the\s+/i, ''));
  return at ?? null;
}

/** The dislodged units that a report lists, and where it lets them go; empty if it has no list, or several. */
export function dislodgedListed(lines: readonly string[]): readonly ListedRetreats[] {
  const heads = lines.flatMap((line, index) => (DISLODGED.test(unquoted(line)) ? [index] : []));
  const [head] = heads;
  // With several lists it is not known which turn a unit belongs to.
  if (head === undefined || heads.length > 1) return [];
  return sentencesFrom(lines.slice(head + 1, head + 1 + MOST_LINES), BEGINS, ENDS).flatMap(
    dislodgedIn,
  );
}

/**
 * The statements of a report, with those units marked as dislodged that the list below it names: the mark of a
 * convoying fleet may leave that out.
 */
export function withDislodged(
  statements: readonly Statement[],
  lines: readonly string[],
): readonly Statement[] {
  const listed = dislodgedListed(lines);
  if (listed.length === 0) return statements;
  const isFallen = ({ phase, written }: Statement): boolean =>
    phase === 'movement' &&
    listed.some(
      ({ unit }) =>
        written.power === unit.power &&
        written.unit.kind === unit.kind &&
        written.unit.place?.spaces.includes(spaceOf(unit.at)) === true,
    );
  return statements.map((each) =>
    isFallen(each) && !each.results.includes('dislodged')
      ? { ...each, results: [...each.results.filter((one) => one !== 'succeeded'), 'dislodged'] }
      : each,
  );
}
