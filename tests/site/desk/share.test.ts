import { describe, expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { german } from '../../../src/explain/languages/german/german.ts';
import { parseTurnLine } from '../../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { checkFile } from '../../../src/scenario/check-file.ts';
import { deskOf, EXAMPLE, ruledDesk } from '../../../src/site/desk/desk.ts';
import {
  editionByHouse,
  formatHouseRules,
  parseHouseRules,
} from '../../../src/site/desk/house-rules.ts';
import { DESK_WORDS } from '../../../src/site/desk/languages/desk-languages.ts';
import { SHARING_FORMS } from '../../../src/site/desk/languages/desk-words.ts';
import { ordersIn } from '../../../src/site/desk/share/orders-in.ts';
import {
  disputeSentences,
  settledDispute,
} from '../../../src/site/desk/dispute/settled-dispute.ts';
import { formatReport, reportOf } from '../../../src/site/desk/share/ruling-report.ts';
import { scenarioFile } from '../../../src/site/desk/share/scenario-file.ts';

function ruled(line: string) {
  const turn = parseTurnLine(line);
  const found = turn.ok ? ruledDesk(deskOf(turn.value), EDITIONS['2023']) : null;
  if (!found) throw new Error(line);
  return found;
}
const link = 'https://standoff.example/desk/#turn=A:Avie';
const report = (line: string, form: (typeof SHARING_FORMS)[number]) => {
  const words = DESK_WORDS.en.share;
  const made = reportOf(ruled(line), { language: english, words, title: 'Spring 1901', link });
  return formatReport(made, form, words);
};

describe('a ruling is shared', () => {
  test('as text for a mail: orders, outcomes, reasons with their paragraphs, the link', () => {
    expect(report('A:Avie-bud;R:Agal-bud', 'text')).toMatchInlineSnapshot(`
      "Spring 1901. Rules of 2023

      Nothing moves: Galicia and Vienna bounce in Budapest, 1 against 1. Nobody supports Galicia or Vienna, and equally strong units stop each other.

      Austria
        A Vie–Bud  bounces

      Russia
        A Gal–Bud  bounces

      Why
      1. Galicia and Vienna bounce in Budapest, 1 against 1. [DATC 5.B.1]

      https://standoff.example/desk/#turn=A:Avie
      "
    `);
  });

  test.each(SHARING_FORMS)('with what a text and the sides of a dispute say: %s', (form) => {
    const given = ruled('A:Avie-bud;R:Agal-bud');
    if (given.phase !== 'movement') throw new Error('no moves');
    const { turn } = given;
    const asked = { unit: 'VIE', claims: ['succeeds', 'fails'], readings: [null, null] } as const;
    const settled = settledDispute(turn, 'VIE', asked, Object.values(EDITIONS));
    if (!settled) throw new Error('no dispute');
    const { share, dispute } = DESK_WORDS.en;
    const sentences = disputeSentences(settled, turn, dispute, english);
    const others = [
      { title: 'Otherwise', sentences: ['Austria A VIE - BUD: recorded succeeded.'] },
      { title: share.dispute, sentences },
    ];
    const options = { language: english, words: share, title: 'Spring 1901', others, link };
    const text = formatReport(reportOf(given, options), form, share);
    expect(text).toContain('recorded succeeded.');
    expect(text).toContain('Disputed order: A Vie–Bud.');
    expect(text).toContain('Under every edition, “It bounces” is right.');
  });

  test('as Markdown, in which no character of a text has a meaning', () => {
    const text = report(EXAMPLE, 'markdown');
    expect(text).toMatch(/^## Spring 1901\. Rules of 2023/);
    expect(text).toContain('- A Mun–Bur: *succeeds*');
    expect(text.trimEnd().endsWith(`<${link}>`)).toBe(true);
  });

  test('as text for a chat, which stays short for a whole board', () => {
    const line = `F:${[
      'par',
      'bre',
      'mar',
      'gas',
      'bur',
      'pic',
      'spa',
      'por',
      'pie',
      'tus',
      'rom',
      'nap',
      'apu',
      'ven',
      'tyr',
      'boh',
      'vie',
      'tri',
      'bud',
      'ser',
      'rum',
      'bul',
      'gre',
      'alb',
      'mun',
      'sil',
      'ber',
      'pru',
      'war',
      'lvn',
      'mos',
      'ukr',
      'sev',
      'kie',
    ]
      .map((space) => `A${space}!`)
      .join('.')}`;
    const text = report(line, 'chat');
    expect(text.length).toBeLessThan(700);
    const [, orders = '', address] = text.trimEnd().split('\n');
    const shown = orders.match(/A [A-Z][a-z]{2} H: /g)?.length ?? 0;
    expect(orders.endsWith(`; and ${String(34 - shown)} more:`)).toBe(true);
    expect(address).toBe(link);
  });

  test('in a chat the orders that failed come first, for the rest may not fit', () => {
    const text = report('A:Avie-bud.Fgre!;R:Agal-bud.Arum!', 'chat');
    const [, orders] = text.split('\n');
    expect(orders?.split('; ').map((one) => one.split(': ')[1])).toEqual([
      'bounces',
      'bounces',
      'holds',
      'holds',
    ]);
  });

  test.each([
    ['S1901R;F:Abur@mun-gas;G:Abur', 'A Bur', 'retreats'],
    ['W1901A;F:Apar.!Abre:bremarpar', 'Build A Bre', 'built'],
  ])('of %s', (line, order, fate) => {
    for (const form of SHARING_FORMS) {
      expect(report(line, form)).toContain(order);
      expect(report(line, form)).toContain(fate);
    }
    const words = DESK_WORDS.de.share;
    const made = reportOf(ruled(line), { language: german, words, title: 'Herbst', link });
    expect(made.reasons.length).toBeGreaterThan(0);
    expect(ordersIn(ruled(line))).not.toBe('');
  });

  test('as a scenario file, which the check accepts', () => {
    const { phase, turn } = ruled(EXAMPLE);
    if (phase !== 'movement') throw new Error(phase);
    const text = scenarioFile(turn, 'Spring 1901, moves');
    expect(checkFile(text, 'own/desk.yaml')).toMatchObject({ ok: true });
  });
});

describe('house rules', () => {
  const house = {
    name: 'Our table, 50 %',
    base: '1971',
    choices: { routes: 'one-survives', waiving: false },
  } as const;

  test('are in a scenario file, which is checked under them', () => {
    const own = editionByHouse(house);
    const turn = parseTurnLine(EXAMPLE);
    const made = own && turn.ok ? ruledDesk(deskOf(turn.value), own) : null;
    if (made?.phase !== 'movement') throw new Error('the test itself is wrong');
    const text = scenarioFile(made.turn, 'Spring 1901, moves', house);
    const checked = checkFile(text, 'own/desk.yaml');
    expect(checked).toMatchObject({ ok: true });
    expect(checked.ok && checked.value.scenarios[0]).toMatchObject({
      editions: ['1971'],
      rules: house,
    });
  });

  test('are part of a link, and make an edition', () => {
    const field = new URLSearchParams(`rules=${formatHouseRules(house)}`).get('rules') ?? '';
    expect(parseHouseRules(field)).toEqual(house);
    expect(editionByHouse(house)?.choices).toMatchObject(house.choices);
  });

  test.each(['', 'x', 'Name~1066', 'Name~1971~routes.maybe', 'Name~1971~nothing.none', '~1971'])(
    'that cannot be read are ignored: %j',
    (text) => {
      expect(parseHouseRules(text)).toBeNull();
    },
  );
});
