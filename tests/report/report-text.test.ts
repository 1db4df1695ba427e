import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { deskOf, EXAMPLE, ruledDesk } from '../../src/desk/desk.ts';
import { reportOf } from '../../src/report/report.ts';
import { formatReport } from '../../src/report/report-text.ts';
import { SHARING_FORMS, SHARING_WORDS, type SharingForm } from '../../src/report/sharing-words.ts';

function ruled(line: string) {
  const turn = parseTurnLine(line);
  const found = turn.ok ? ruledDesk(deskOf(turn.value), EDITIONS['2023']) : null;
  if (!found) throw new Error(line);
  return found;
}
const link = 'https://standoff.example/desk/#turn=A:Avie';
const title = 'Spring 1901';
const report = (line: string, form: SharingForm): string => {
  const words = SHARING_WORDS.en;
  return formatReport(
    reportOf(ruled(line), { language: english, words, title, link }),
    form,
    words,
  );
};

/** 34 units of seven powers, half of which move. */
const FULL =
  'F1905M;A:Avie-gal.Abud*vie-gal.Aser-bul.Fgre*ser-bul.Ftri-adr;E:Fnth~yor-nwy.Ayor-nwy.Fnwg*yor-nwy.Flon-eng.Alvp-wal;F:Apar-bur.Amar*par-bur.Fbre-eng.Fpor-mao.Abel!;G:Amun-bur.Aruh*mun-bur.Fkie-hel.Aden-swe.Fhol-bel.Aber-sil;I:Aven-tri.Atyr*ven-tri.Fnap-ion.Arom-apu.Ftun-wes;R:Awar-gal.Aukr*war-gal.Fsev-rum.Amos-sev.Fstp/nc-nwy.Fswe-den;T:Acon-bul.Fank-bla';

describe('a ruling is shared', () => {
  test('as text for a mail: orders, outcomes, reasons with their paragraphs, the link', () => {
    expect(report('A:Avie-bud;R:Agal-bud', 'text')).toMatchInlineSnapshot(`
      "Spring 1901. Rules of 2023

      Nothing moves: Galicia and Vienna bounce in Budapest, 1 against 1. [§ 3] Nobody supports Galicia or Vienna, and equally strong units stop each other.

      Austria
        A Vie–Bud  bounces

      Russia
        A Gal–Bud  bounces

      https://standoff.example/desk/#turn=A:Avie
      "
    `);
  });

  test('as Markdown, in which no character of a text has a meaning', () => {
    const text = report(EXAMPLE, 'markdown');
    expect(text).toMatch(/^## Spring 1901\. Rules of 2023/);
    expect(text).toContain('- A Mun–Bur: *succeeds*');
    expect(text.trimEnd().endsWith(`<${link}>`)).toBe(true);
  });

  test('as text for a chat: a line for each power, with the outcome of each of its orders', () => {
    const text = report(FULL, 'chat');
    const lines = text.trimEnd().split('\n');
    for (const power of ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'])
      expect(lines.filter((line) => line.startsWith(`${power}: `))).toHaveLength(1);
    expect(lines).toContain('Turkey: F Ank–Bla (succeeds), A Con–Bul (bounces)');
    expect(text.match(/\((?:succeeds|bounces|given|cut|holds|void|available)/g)).toHaveLength(34);
    expect(text.length).toBeLessThan(2000);
    expect(lines.at(-1)).toBe(link);
  });

  test('as text for a chat, which ends with the link however long it is', () => {
    const words = SHARING_WORDS.en;
    const made = reportOf(ruled(FULL), { language: english, words, title, link: link.repeat(30) });
    const text = formatReport(made, 'chat', words);
    expect(text.length).toBeLessThanOrEqual(2000);
    expect(text).toMatch(/\nand \d more:\nhttps/);
  });

  test('without the reasons that say nothing', () => {
    expect(report('A:Avie-gal.Abud*vie-gal.Arum!;R:Agal!', 'text')).not.toContain('No one attacks');
    expect(report(FULL, 'text')).not.toMatch(/No one attacks|supports? .* are given/);
  });

  test.each([
    ['S1901R;F:Abur@mun-gas;G:Abur', 'A Bur', 'retreats'],
    ['W1901A;F:Apar.!Abre:bremarpar', 'Build A Bre', 'built'],
  ])('of %s', (line, order, fate) => {
    for (const form of SHARING_FORMS) {
      expect(report(line, form)).toContain(order);
      expect(report(line, form)).toContain(fate);
    }
    const words = SHARING_WORDS.de;
    const made = reportOf(ruled(line), { language: german, words, title: 'Herbst', link });
    expect(made.reasons.length).toBeGreaterThan(0);
  });

  test.each(SHARING_FORMS)('with what else is said of it: %s', (form) => {
    const words = SHARING_WORDS.en;
    const others = [{ title: 'Otherwise', lines: ['Austria A VIE - BUD: recorded succeeded.'] }];
    const options = { language: english, words, title, others, link };
    const made = reportOf(ruled('A:Avie-bud;R:Agal-bud'), options);
    expect(formatReport(made, form, words)).toMatch(/Otherwise[^]*recorded succeeded\./);
  });
});
