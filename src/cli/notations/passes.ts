import { openMails } from '../../orders/notations/mails/opened-mails.ts';
import type { Notation } from '../../orders/notations/notation.ts';
import { passesOf, type PassName } from '../../orders/notations/plain/passes.ts';
import { shownHead } from '../../orders/notations/source-text.ts';

/** What each pass does to a text. */
const DOES: Readonly<Record<PassName, string>> = {
  signs: 'unseen characters, wide letters and odd blanks become plain',
  lines: 'lines that are too long are left out',
  headings: 'headings lose what dresses them: bold, brackets, marks',
  verbs: 'signs that mean a verb become one, and so do words of the notation',
  struck: 'what is struck out is taken out, and what holds no orders in this notation',
  outcomes: 'sentences that report outcomes are taken out and kept as results',
  marks: 'quotation marks, bullets, comments, tags, times and speakers are taken out',
};

/** What each pass did to a text, mail by mail: the lines that it changed, as it left them. */
export function passesReport(name: string, text: string, asked: Notation | undefined): string {
  return openMails(text, { notation: asked })
    .map(({ text: own, notation, lineOf, header }) => {
      const about = header ? `${name}: ${header.subject || 'a mail without a subject'}` : name;
      const { dialect } = notation;
      const lines = dialect
        ? changesOf(own, typeof dialect === 'function' ? dialect(shownHead(own)) : dialect, lineOf)
        : ['not read by passes: programs write this notation'];
      return [`${about}: ${notation.name}`, ...lines, ''].join('\n');
    })
    .join('\n');
}

function changesOf(
  text: string,
  dialect: Exclude<Notation['dialect'], undefined | ((text: string) => unknown)>,
  lineOf: (line: number) => number,
): readonly string[] {
  let before = text.split('\n');
  return Object.entries(passesOf(text, dialect, undefined)).flatMap(([pass, { text: left }]) => {
    const after = left.split('\n');
    const changed = after.flatMap((line, index) => {
      const was = before[index] ?? '';
      if (line.trim() === was.trim()) return [];
      const shown = /^[;\s]*$/.test(line) ? `taken out: ${was.trim()}` : line.trim();
      return [`  ${String(lineOf(index + 1))}: ${shown}`];
    });
    before = after;
    return changed.length === 0 ? [] : [`${pass}: ${DOES[pass as PassName]}`, ...changed];
  });
}
