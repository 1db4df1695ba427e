import { fullName } from '../../../board/names.ts';
import { plainNotation } from '../plain/plain-notation.ts';

const COMMAND = /^[ \t]*[.!/](?:order|orders|remove_order|retreat|build)\b/im;

/** What people write to bots on Discord: a command, then one order per line, with full names. */
export const discord = plainNotation({
  id: 'discord',
  name: 'Discord bots',
  confidence: (text) => (COMMAND.test(text.slice(0, 2_000)) ? 0.97 : 0),
  dialect: {
    names: { nor: 'NWY' },
    lacksLetters: true,
    skip: /^\s*[.!/]\w+\s*$|^\s*(?:core|transform|dp)\s/i,
    rewrite: (text) =>
      text.replace(/^([ \t]*)[.!/](order|orders)\b/gim, (words) => ' '.repeat(words.length)),
  },
  heading: null,
  before: '.order\n',
  style: {
    letter: (kind) => `${kind} `,
    place: (at) =>
      fullName(at.slice(0, 3) as typeof at).toLowerCase() +
      (at.length > 3 ? ` ${at.slice(4).toLowerCase()}` : ''),
    hold: ' holds',
    move: ' - ',
    support: ' s ',
    convoy: ' c ',
    via: null,
    retreat: ' retreats ',
    disband: ' disband',
    build: 'build ',
    remove: 'remove ',
    waive: 'waive',
  },
});
