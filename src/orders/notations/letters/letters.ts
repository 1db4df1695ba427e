import { fullName } from '../../../board/names.ts';
import { FOREIGN_POWERS, FOREIGN_WORDS, FRENCH_SHORT, FRENCH_WORDS } from './foreign-names.ts';
import { ROMANCE } from './romance-names.ts';
import { FOREIGN_PHRASES } from './foreign-phrases.ts';
import { plainNotation, shareOf } from '../plain/plain-notation.ts';

const PROSE =
  /^\s*(?:dear|hi|hello|hey|hallo|bonjour|cher|best|regards|cheers|thanks|here are|my orders|moves for)\b/i;
const ORDER =
  /^[\s>]*(?:(?:army|fleet|armee|flotte)\s+\p{L}[\p{L}. ]+(?:\s(?:to|moves|supports?|holds?|convoys?|nach|vers|hält|konvoiert|unterstützt|soutient|tient)(?!\p{L}))|\p{L}[\p{L}. ]{2,24}\s(?:to|moves to|nach|vers)\s\p{L}|\p{L}{3,5}\s?-\s?\p{L}{3,5}\s*$)/iu;

/** A heading in German or, before a colon, in French. */
const FOREIGN =
  /^[ \t]*(?:Österreich|Oesterreich|Frankreich|Deutschland|Italien|Russland|Rußland|Türkei|Tuerkei|Autriche|Angleterre|Allemagne|Italie|Russie|Turquie)\s*[:(\n]/im;

/** Words that occur only in French letters. */
const FRENCH =
  /(?<!\p{L})(?:allemagne|angleterre|autriche|italie|russie|turquie|mes ordres|ordres|amitiés|soutient|convoie|tient|maintient|attaque|retraites?|hiver|printemps|automne|armée|belgique|bourgogne|espagne|hollande|londres|mer (?:de|du|noire)|norvège|suède|amo|bou|nge|nrd|nvn)(?!\p{L})/iu;

/** Words that occur only in German letters. */
const GERMAN =
  /(?<!\p{L})(?:züge|befehle|österreich|frankreich|deutschland|russland|türkei|grüße|gruß|unterstützt|hält|nach|aufbau(?:ten)?|abbau(?:ten)?|rückz[uü]ge?)(?!\p{L})/iu;

/** Letters, mails and chat: everything mixed, surrounded by other words. */
export const letters = plainNotation({
  id: 'letters',
  name: 'Letters',
  confidence: (text) => {
    const share = shareOf(text, ORDER);
    const head = text.slice(0, 4_000);
    if ([FOREIGN, GERMAN, FRENCH, ROMANCE].some((words) => words.test(head))) return 0.75;
    if (share > 0) return 0.2 + 0.6 * share;
    return shareOf(text, PROSE) > 0 ? 0.3 : 0.05;
  },
  dialect: (text) => ({
    names: FRENCH.test(text.slice(0, 4_000))
      ? { ...FRENCH_WORDS, ...FRENCH_SHORT }
      : { nor: 'NWY', ...FOREIGN_WORDS },
    powers: FOREIGN_POWERS,
    ...FOREIGN_PHRASES,
  }),
  style: {
    letter: (kind) => (kind === 'A' ? 'Army ' : 'Fleet '),
    place: fullName,
    hold: ' holds',
    move: ' to ',
    support: ' supports ',
    convoy: ' convoys ',
    via: ' via convoy',
    retreat: ' retreats to ',
    disband: ' disbands',
    build: 'Build ',
    remove: 'Remove ',
    waive: 'Waive',
  },
});
