import type { SpaceId } from '../../../board/board.ts';
import { SPACES } from '../../../board/spaces.ts';
import { lookUpSpace } from '../../../board/names.ts';
import type { Power } from '../../../board/powers.ts';
import { powerNamed } from '../data/data-written.ts';
import { LINE_BREAK } from '../source-text.ts';

/** What stands above the list of the centres of each power. */
export const OWNERSHIP = /^\s*Ownership of supply cent/i;

type OwnersListed = Partial<Record<SpaceId, Power>>;

/** `Italy: Naples, Rome, Venice.` */
export function ownersIn(
  sentence: string,
  owners: Partial<Record<SpaceId, Power>>,
): Partial<Record<SpaceId, Power>> {
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

const bare = (line: string): string => line.replace(/^(?:\s{0,3}>)+ ?/, '').trim();
/** Of the seven powers, each on some lines. */
const MOST_LINES = 40;

/** The centres that a judge's mail lists last, and whose they are; null if it lists none. */
export function ownersListed(text: string): Readonly<OwnersListed> | null {
  const lines = text.split(LINE_BREAK).map(bare);
  const head = lines.findLastIndex((line) => OWNERSHIP.test(line));
  if (head < 0) return null;
  const sentences: string[] = [];
  for (const line of lines.slice(head + 1, head + 1 + MOST_LINES)) {
    if (/^\w+:\s*\d|^The\b/.test(line)) break;
    if (/^\w+:/.test(line)) sentences.push(line);
    else if (line !== '') sentences.push(`${sentences.pop() ?? ''} ${line}`);
  }
  const owners = sentences.reduce<OwnersListed>((all, each) => ownersIn(each, all), {});
  const centres = Object.entries(owners).filter(([space]) => SPACES[space as SpaceId].centre);
  return centres.length > 0 ? (Object.fromEntries(centres) as OwnersListed) : null;
}
