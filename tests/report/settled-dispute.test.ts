import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { spaceOf } from '../../src/board/board.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { choiceLabel } from '../../src/explain/in-words.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { citationNumber } from '../../src/rules/sections.ts';
import { EXAMPLE } from '../../src/desk/desk.ts';
import { settledDispute, toldDispute, type Disputed } from '../../src/report/settled-dispute.ts';
import { reportOf } from '../../src/report/report.ts';
import { formatReport } from '../../src/report/report-text.ts';
import { SHARING_FORMS, SHARING_WORDS } from '../../src/report/sharing-words.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { doubles, paradoxes, swaps, turns } from '../properties/turns.ts';
import { runs } from '../support/effort.ts';

const editions = EDITION_IDS.map((id) => EDITIONS[id]);
const LANGUAGES = [english, german] as const;
const link = 'https://standoff.example/desk/#turn=A:Avie';

function turnOf(line: string, edition = EDITIONS['2023']): Turn {
  const read = parseTurnLine(line);
  if (!read.ok || read.value.phase !== 'movement') throw new Error(line);
  const { units, orders } = read.value;
  const position = { units };
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** A dispute in all forms and both languages. */
function told(turn: Turn, unit: UnitAt, asked: Disputed | null) {
  const settled = settledDispute(turn, unit, asked, editions);
  if (!settled) throw new Error(unit);
  const texts = LANGUAGES.map((language) => {
    const dispute = toldDispute(settled, turn, language);
    const words = SHARING_WORDS[language.tag];
    const ruled = { phase: 'movement', turn } as const;
    const report = reportOf(ruled, { language, words, title: 'Spring 1901', dispute, link });
    const [mail = '', markdown = '', chat = ''] = SHARING_FORMS.map((form) =>
      formatReport(report, form, words),
    );
    return { dispute, mail, markdown, chat };
  });
  return { settled, texts };
}

describe('a dispute is told', () => {
  const named: Disputed = {
    unit: 'LON',
    claims: ['succeeds', 'void'],
    readings: [null, null],
    powers: ['England', 'Germany'],
  };

  test('first in a mail: the claims, who is right where, what separates the editions, the reasons', () => {
    const [text] = told(turnOf(EXAMPLE), 'LON', named).texts;
    expect(text?.mail).toMatchInlineSnapshot(`
      "Spring 1901. Rules of 2023

      In dispute: A Lon–Bel
      England says: “The move succeeds.” Germany says: “The move has no route.”
      Under 2023, 1982, 2000 and DATC 3.0, England is right: London’s move succeeds.
      Under 1971 and DPTG, Germany is right: London’s move has no route.

      What separates 2023 from 1971: Several convoy routes
      - 2023 [§ 20], 1982 [XII.4], 2000 [§ 20] and DATC 3.0 [4.A.1]: One surviving route is enough.
      - 1971 [XII.4]: Every ordered route must survive.
      - DPTG [DATC 4.A.1]: Every route of its own power’s fleets must survive, if there is one; otherwise every ordered route.

      Why
      1. The convoy of the North Sea fleet is available, so the army in London can cross to Belgium. One route that is not disrupted is enough. [§ 20]

      England
        F Eng C A Lon–Bel  disrupted, dislodged
        A Lon–Bel          succeeds
        F Nth C A Lon–Bel  available

      France
        F Bre–Eng          succeeds
        A Bur H            holds, dislodged
        F Iri S F Bre–Eng  given

      Germany
        A Mun–Bur          succeeds
        A Ruh S A Mun–Bur  given

      Italy
        A Mar–Bur          bounces

      https://standoff.example/desk/#turn=A:Avie
      "
    `);
  });

  test('in a chat, with nothing else', () => {
    const { texts } = told(turnOf(EXAMPLE), 'LON', named);
    expect(texts.map(({ chat }) => chat).join('\n')).toMatchInlineSnapshot(`
      "Spring 1901. Rules of 2023
      In dispute: A Lon–Bel
      England says: “The move succeeds.” Germany says: “The move has no route.”
      Under 2023, 1982, 2000 and DATC 3.0, England is right: London’s move succeeds.
      Under 1971 and DPTG, Germany is right: London’s move has no route.
      What separates 2023 from 1971: Several convoy routes
      2023 [§ 20], 1982 [XII.4], 2000 [§ 20] and DATC 3.0 [4.A.1]: One surviving route is enough.
      1971 [XII.4]: Every ordered route must survive.
      DPTG [DATC 4.A.1]: Every route of its own power’s fleets must survive, if there is one; otherwise every ordered route.
      https://standoff.example/desk/#turn=A:Avie

      Spring 1901. Regeln von 2023
      Strittig: A Lon–Bel
      England sagt: „Der Zug gelingt.“ Deutschland sagt: „Der Zug hat keine Route.“
      Nach 2023, 1982, 2000 und DATC 3.0 hat England recht: Der Zug der Armee in London gelingt.
      Nach 1971 und DPTG hat Deutschland recht: Der Zug der Armee in London findet keine Route.
      Was 2023 von 1971 trennt: Mehrere Konvoirouten
      2023 [§ 20], 1982 [XII.4], 2000 [§ 20] und DATC 3.0 [4.A.1]: Eine bestehende Route genügt.
      1971 [XII.4]: Jede befohlene Route muss bestehen bleiben.
      DPTG [DATC 4.A.1]: Jede Route über Flotten der eigenen Macht muss bestehen bleiben, wenn es eine gibt; sonst jede befohlene Route.
      https://standoff.example/desk/#turn=A:Avie
      "
    `);
  });

  test('with a word for the side that no edition agrees with', () => {
    const asked: Disputed = {
      unit: 'VIE',
      claims: ['succeeds', 'fails'],
      readings: [null, null],
      powers: ['Austria', null],
    };
    const { texts } = told(turnOf('A:Avie-bud;R:Agal-bud'), 'VIE', asked);
    expect(texts.map(({ dispute }) => dispute.lines)).toMatchInlineSnapshot(`
      [
        [
          "Austria says: “The move succeeds.” The other side says: “The move fails.”",
          "Under every edition, “The move fails” is right: Vienna’s move bounces.",
          "No edition has it as Austria says.",
        ],
        [
          "Österreich sagt: „Der Zug gelingt.“ Die andere Seite sagt: „Der Zug gelingt nicht.“",
          "Nach jeder Ausgabe stimmt „Der Zug gelingt nicht“: Der Zug der Armee in Wien prallt ab.",
          "Keine Ausgabe hat es so, wie Österreich sagt.",
        ],
      ]
    `);
  });

  test('as an old link asks, even if no edition has what it claims', () => {
    const asked: Disputed = { ...named, unit: 'VIE', claims: ['void', 'illegal'] };
    const { settled } = told(turnOf('A:Avie-bud;R:Agal-bud'), 'VIE', asked);
    expect(settled.dispute.claims[0]).toContain('void');
    expect(settled.dispute.rulings.map(({ holds }) => holds)).toEqual(['neither']);
  });
});

test('in any dispute a claim on offer is right under each edition, and mail and chat have the answer with its paragraphs, once', () => {
  let parted = 0;
  fc.assert(
    fc.property(
      fc.oneof(turns, paradoxes, swaps, doubles),
      fc.constantFrom(...editions),
      fc.nat(30),
      ({ position, orders }, edition, place) => {
        const disputed = orders[place % Math.max(1, orders.length)];
        if (!disputed) return;
        const ruling = adjudicate(position, orders, edition);
        const turn = { position, orders, edition, ruling };
        const unit = spaceOf(disputed.unit.at);
        const { settled, texts } = told(turn, unit, null);
        const { dispute } = settled;
        const [offered] = dispute.claims;
        const right = offered.flatMap((claim) => {
          const asked: Disputed = {
            unit,
            claims: [claim, claim],
            readings: [null, null],
            powers: [null, null],
          };
          const all = settledDispute(turn, unit, asked, editions)?.dispute.rulings ?? [];
          return all.flatMap(({ holds, editions: under }) => (holds === 'both' ? under : []));
        });
        expect(new Set(right)).toEqual(new Set(editions));
        // Those that it begins with, too.
        expect(dispute.rulings.map(({ holds }) => holds)).not.toContain('neither');
        parted += dispute.partings.length;
        for (const [n, { dispute: said, mail, markdown, chat }] of texts.entries()) {
          const language = LANGUAGES[n] ?? english;
          for (const text of [mail, chat]) {
            for (const line of said.lines) expect(text).toContain(line);
            for (const { causes } of dispute.partings) {
              expect(causes.length).toBeGreaterThan(0);
              for (const side of causes.flat()) {
                expect(text).toContain(choiceLabel(side, language));
                for (const { citation } of [side.first, side.other])
                  expect(text).toContain(citationNumber(citation).replace(/^DATC /, ''));
              }
            }
          }
          expect(chat.length).toBeLessThanOrEqual(2000);
          for (const text of [mail, markdown, chat]) {
            const sentences = text
              .split(/\n|(?<=[.!?”“]) /)
              .map((one) => one.replace(/^(?:[-#]+|\d+\.) /, '').trim())
              .filter((one) => / .* .*[.”]$/.test(one));
            expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
          }
        }
      },
    ),
    { seed: 36, numRuns: runs(600) },
  );
  expect(parted).toBeGreaterThan(0);
});
