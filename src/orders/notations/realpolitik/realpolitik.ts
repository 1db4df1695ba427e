import { nameWithCoast } from '../datc/datc.ts';
import { plainNotation, POWER } from '../plain/plain-notation.ts';
import { capitalLetter } from '../plain/style.ts';

const MARK = /\(\*\s*(?:Bounce|Fails|Cut|Dislodged|Ordered to Move)\b[^()]*\)/;
const HEAD = new RegExp(`^[ \\t]*(?:${POWER})\\s*:\\s*$`, 'm');

/** The printed results of Realpolitik. */
export const realpolitik = plainNotation({
  id: 'realpolitik',
  name: 'Realpolitik',
  confidence: (text) => {
    const hasMarks = MARK.test(text);
    const hasNames = /^[ \t]*[AF] [A-Z][a-z]{3,}/m.test(text);
    if (hasMarks && hasNames) return HEAD.test(text) ? 0.97 : 0.93;
    return HEAD.test(text) && hasNames && /, no move received/.test(text) ? 0.93 : 0;
  },
  dialect: (text) => ({
    blankEndsPower: true,
    ...(MARK.test(text) ? { isReport: () => true } : {}),
  }),
  style: {
    letter: capitalLetter,
    place: nameWithCoast,
    hold: ' Hold',
    move: ' - ',
    support: ' Supports ',
    convoy: ' Convoys ',
    via: null,
    retreat: ' - ',
    disband: ' Disband',
    build: 'Build ',
    remove: 'Remove ',
    waive: 'Waive',
  },
});
