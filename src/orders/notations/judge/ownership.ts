import type { SpaceId } from '../../../board/board.ts';
import { SPACES } from '../../../board/spaces.ts';
import { lookUpSpace } from '../../../board/names.ts';
import { powerNamed } from '../data/data-written.ts';
import { LINE_BREAK } from '../source-text.ts';
import type { CentreOwners } from '../written-text.ts';
import { sentencesFrom, unquoted } from './sentences.ts';

/** The heading of the list of each power's centres. */
export const OWNERSHIP = /^\s*Ownership of supply cent/i;

/** `Italy: Naples, Rome, Venice.` */
export function ownersIn(sentence: string, owners: CentreOwners): CentreOwners {
  const found = /^\s*(\w+):\s*(.*)$/.exec(sentence);
  const power = powerNamed(found?.[1] ?? '');
  if (!found || !power) return owners;
  const spaces = (found[2] ?? '')
    .replace(/\bSt\./g, 'St')
    .replace(/\.\s*$/, '')
    .split(',')
    .flatMap((name) => lookUpSpace(name.trim()).slice(0, 1));
  return { ...owners, ...Object.fromEntries(spaces.map((space) => [space, power])) };
}

const BEGINS = /^\w+:/;
const ENDS = /^\w+:\s*\d|^The\b/;
/** Enough lines for seven powers. */
const MOST_LINES = 40;

/** The owners of the centres that a judge's mail lists last; null if it lists none. */
export function ownersListed(text: string): CentreOwners | null {
  const lines = text.split(LINE_BREAK);
  const head = lines.findLastIndex((line) => OWNERSHIP.test(unquoted(line)));
  if (head < 0) return null;
  const sentences = sentencesFrom(lines.slice(head + 1, head + 1 + MOST_LINES), BEGINS, ENDS);
  const owners = sentences.reduce<CentreOwners>((all, each) => ownersIn(each, all), {});
  const centres = Object.entries(owners).filter(([space]) => SPACES[space as SpaceId].centre);
  return centres.length > 0 ? Object.fromEntries(centres) : null;
}
