import { spaceOf, type Location } from '../../../board/board.ts';
import { lookUpLocation } from '../../../board/names.ts';
import { NATIONALITY, POWERS, type Power } from '../../../board/powers.ts';
import { withoutUnseen } from '../source-text.ts';
import type { RecordedRetreater } from '../recorded/recorded-phase.ts';
import type { Statement } from '../written-text.ts';

/** What stands above the list of dislodged units. */
export const DISLODGED = /^\s*The following units were dislodged/i;

const ADJECTIVES = new Map<string, Power>(
  POWERS.map((power) => [NATIONALITY[power].toLowerCase(), power]),
);

/** `The Turkish Fleet in the Aegean Sea can retreat to Smyrna or Eastern Mediterranean.` */
export function fallenIn(sentence: string): readonly RecordedRetreater[] {
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

/** The statements of a report, dislodged where the list below them says so: a mark need not say it of a convoy. */
export function withFallen(
  statements: readonly Statement[],
  lines: readonly string[],
): readonly Statement[] {
  const heads = lines.flatMap((line, index) => (DISLODGED.test(bare(line)) ? [index] : []));
  const [head] = heads;
  // Below several lists nobody knows of which turn a unit is.
  if (head === undefined || heads.length > 1) return statements;
  const fallen = sentencesFrom(lines.slice(head + 1)).flatMap(fallenIn);
  const isFallen = ({ phase, written }: Statement): boolean =>
    phase === 'movement' &&
    fallen.some(
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

const bare = (line: string): string => withoutUnseen(line).replace(/^(?:\s{0,3}>)+ ?/, '');

/** Each begins a line, and mail wraps it. The list ends where something else is said. */
function sentencesFrom(lines: readonly string[]): readonly string[] {
  const sentences: string[] = [];
  for (const line of lines.slice(0, MOST_LINES)) {
    const words = bare(line).trim();
    if (/^The (?:next|deadline|following)\b|^\S+:/i.test(words)) break;
    if (words === '') continue;
    if (/^The\s/.test(words)) sentences.push(words);
    else sentences.push(`${sentences.pop() ?? ''} ${words}`);
  }
  return sentences;
}
/** Of a list of all units of a game, with a line between any two. */
const MOST_LINES = 140;
