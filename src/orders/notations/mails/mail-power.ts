import type { Power } from '../../../board/powers.ts';
import { longNameAt } from '../plain/headings/power-names.ts';
import { isTitleWord } from '../plain/plain-heading.ts';
import { peopleAt } from '../plain/headings/peoples.ts';
import { plainTokens } from '../plain/tokens/plain-tokens.ts';
import { powerAt } from '../rulebook/places.ts';
import type { TokenizedText } from '../rulebook/tokens.ts';
import type { MailHeader } from './mail-header.ts';

/** A player by name, and the powers that he or she plays. */
export interface KnownPlayer {
  readonly player: string;
  readonly powers: readonly Power[];
}

/** In UTF-16 units. */
const LONGEST = 200;

/** Whoever collects the orders may be called after a power, too. */
const GAME_MASTER =
  /(?<!\p{L})(?:gms?|game\s?-?masters?|judge|moderator|adjudicator|spielleit\p{L}*|meneur|arbitre|árbitro|director)(?!\p{L})/iu;

/** What a subject may say of orders besides whose and when. */
const OF_ORDERS =
  /^(?:fwd?|aw|wg|tr|rv|new|neue?|correct(?:ion|ed|ions)|updated?|changed?|changes|revised?|korrektur|korrigiert|berichtigt?|berichtigung|änderung|corrections?|corrigés?|rectificatif|corrección|resent|again|nochmal|late|draft|revision|version|phase|game|spiel|partie|diplomacy|set|de|des|du|von|by|la|le|l|d|órdenes|ordenes|primavera|otoño|invierno|frühling|s|n|no|nr|v?\d+|[a-z]{2,4}\d+)$/iu;

/** The power that the sender of a mail plays, or that its subject names; null if neither is clear. */
export function powerOfMail(
  { from, subject }: MailHeader,
  players: readonly KnownPlayer[] = [],
): Power | null {
  const sender = nameOf(from);
  const named = GAME_MASTER.test(sender) ? null : powerIn(sender);
  if (named) return named.power;
  const [player, other] = players.filter((one) => isCalled(from, one.player));
  if (player && !other && player.powers.length === 1) return player.powers[0] ?? null;
  // `[Game 42]`
  const titled = powerIn(
    subject.replace(/[[(][^\])]{0,60}[\])]/g, (words) => (powerIn(words) ? words : ' ')),
  );
  return titled?.rest.every((word) => isTitleWord(word) || OF_ORDERS.test(word)) === true
    ? titled.power
    : null;
}

/** A sender without the address, or the name in the address if there is no other. */
function nameOf(from: string): string {
  const said = from
    .slice(0, LONGEST)
    .replace(/<[^>]*>?|\S+@\S+/g, ' ')
    .trim();
  const [, local = ''] = /([^\s<@]+)@/.exec(from.slice(0, LONGEST)) ?? [];
  return said === '' ? local.replace(/[._+-]/g, ' ') : said;
}

const folded = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a player's name is in the sender's, or is the address. */
const isCalled = (from: string, player: string): boolean =>
  folded(player).trim() !== '' && folded(from.slice(0, LONGEST)).includes(folded(player));

/** The one power that is named, and the other words. */
function powerIn(said: string): { readonly power: Power; readonly rest: readonly string[] } | null {
  const words = said.slice(0, LONGEST);
  const [tokens = []] = plainTokens([words], [words], {}).tokens;
  const source: TokenizedText = { lines: [words], tokens };
  const powers = new Set<Power>();
  const rest: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = longNameAt(source, at) ?? powerAt(source, at) ?? peopleAt(source, at);
    const { kind, words: word } = tokens[at] ?? { kind: 'end', words: '' };
    // `Fran` is a person.
    if (found && (word.length >= SHORTEST || found.next > at + 1 || /^\p{Lu}{3}$/u.test(word))) {
      powers.add(found.value);
      at = found.next;
      continue;
    }
    if (kind === 'word') rest.push(word);
    at++;
  }
  const [power, other] = powers;
  return power && !other ? { power, rest } : null;
}

const SHORTEST = 5;
