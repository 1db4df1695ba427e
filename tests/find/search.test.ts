import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as germanStem } from '@orama/stemmers/german';
import { lessons } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import '../../src/site/army-fleet/load.ts';
import { findIndex } from '../../src/site/find/entries.ts';
import { finderOf } from '../../src/find/search.ts';
import { siteIn } from '../../src/site/site-in.ts';

const FINDERS = {
  en: finderOf(findIndex(siteIn('en'), lessons), englishStem),
  de: finderOf(findIndex(siteIn('de'), lessons), germanStem),
};

type Question = readonly [query: string, ...right: string[]];

/** Questions as players type them, and the addresses that answer them: the first result is one of these. */
const FIRST: Readonly<Record<'en' | 'de', readonly Question[]>> = {
  en: [
    ['can I support a unit that moves', 'rules/#hold-support-matches'],
    ['two convoys cross', 'glossary/#swap'],
    ['who retreats first', 'glossary/#retreat'],
    ['can I dislodge my own unit', 'glossary/#own-units'],
    ['what happens if two armies swap places', 'glossary/#swap'],
    ['can a fleet convoy two armies', 'glossary/#convoy'],
    ['when do I build', 'glossary/#build'],
    ['can support be cut by the unit attacked', 'rules/#no-cut-from-target'],
    ['beleaguered garrison', 'glossary/#garrison'],
    ['do I have to retreat', 'glossary/#retreat'],
    ['what does cut mean', 'glossary/#cut'],
    ['can a fleet go to Spain north coast', 'rules/#legal-coast'],
    ['swap two armies', 'glossary/#swap'],
    ['support against my own unit', 'rules/#own-supports-uncounted'],
    ['how many centres win', 'rules/#victory'],
    ['what happens if I give no order', 'glossary/#hold'],
    ['army convoy through two fleets', 'glossary/#route'],
    ['6.D.7', 'datc/6-d-07/'],
    ['szykman', 'glossary/#szykman'],
    ['nmr', 'glossary/#civil-disorder'],
    ['fleet dislodged', 'glossary/#disrupted', 'glossary/#dislodged'],
  ],
  de: [
    ['kann ich eine Einheit unterstützen, die zieht', 'rules/#hold-support-matches'],
    ['zwei Konvois kreuzen sich', 'glossary/#swap'],
    ['wer zieht sich zuerst zurück', 'glossary/#retreat'],
    ['kann ich meine eigene Einheit vertreiben', 'glossary/#own-units'],
    ['was passiert wenn zwei Armeen die Plätze tauschen', 'glossary/#swap'],
    ['kann eine Flotte zwei Armeen übersetzen', 'glossary/#convoy'],
    ['wann baue ich', 'glossary/#build'],
    ['kann die angegriffene Einheit die Unterstützung abschneiden', 'rules/#no-cut-from-target'],
    ['eingeschlossene Besatzung', 'glossary/#garrison'],
    ['muss ich mich zurückziehen', 'glossary/#retreat'],
    ['was heißt abschneiden', 'glossary/#cut'],
    ['kann eine Flotte nach Spanien Nordküste', 'rules/#legal-coast'],
    ['zwei Armeen tauschen', 'glossary/#swap'],
    ['Unterstützung gegen meine eigene Einheit', 'rules/#own-supports-uncounted'],
    ['wie viele Zentren zum Sieg', 'rules/#victory'],
    ['was passiert ohne Befehl', 'glossary/#hold'],
    ['Armee Konvoi durch zwei Flotten', 'glossary/#route', 'glossary/#convoy'],
    ['6.D.7', 'datc/6-d-07/'],
    ['szykman', 'glossary/#szykman'],
    ['nmr', 'glossary/#civil-disorder'],
  ],
};

/** Other words for the same: among the first three. None of them is a question that the index has. */
const AMONG_THREE: Readonly<Record<'en' | 'de', readonly Question[]>> = {
  en: [
    ['is a moving army supported in place', 'rules/#hold-support-matches'],
    ['can 2 units trade places', 'glossary/#swap'],
    ['number of supply centers needed for victory', 'rules/#victory'],
    ['does an attack that bounces cut support', 'rules/#support-cut'],
    ['where may I build', 'rules/#build-legal'],
    ['my fleet was dislodged during a convoy', 'glossary/#disrupted'],
    ['retreat into a space where there was a standoff', 'rules/#retreat'],
    ['head to head battle', 'glossary/#head-to-head'],
    ['dislodge own unit', 'glossary/#own-units'],
    ['armies at sea', 'rules/#legal-move', 'learn/board/no-army-at-sea/', 'datc/6-a-02/'],
    ['betrayal paradox', 'datc/6-f-18-1982/'],
    ['paste orders', 'desk/'],
    ['embed', 'docs/embed/'],
    ['suport cut', 'glossary/#cut', 'rules/#support-cut'],
  ],
  de: [
    [
      'wird eine Armee beim Halten unterstützt, wenn sie ziehen soll',
      'rules/#hold-support-matches',
    ],
    ['Einheiten tauschen die Plätze', 'glossary/#swap'],
    ['Versorgungszentren für den Sieg', 'rules/#victory'],
    ['schneidet ein Angriff ab, der abprallt', 'rules/#support-cut', 'glossary/#cut'],
    ['wo kann man neue Einheiten bauen', 'rules/#build-legal', 'glossary/#build'],
    ['Flotte beim Konvoi vertrieben', 'glossary/#disrupted'],
    ['Rückzug wo ein Patt war', 'rules/#retreat'],
    ['frontal', 'glossary/#head-to-head'],
    ['eigene Einheit vertreiben', 'glossary/#own-units'],
    ['unterstuetzung', 'glossary/#support'],
    ['Paradox', 'glossary/#paradox'],
    ['Befehle aus einer Mail einfügen', 'desk/'],
    ['Provinz', 'glossary/#space'],
  ],
};

const found = (tag: keyof typeof FINDERS, query: string, many: number): readonly string[] =>
  FINDERS[tag]
    .find(query)
    .slice(0, many)
    .map(({ entry }) => entry.href);

describe.each(['en', 'de'] as const)('a question in %s', (tag) => {
  test.each(FIRST[tag].map((question) => ({ question, query: question[0] })))(
    '$query: the answer comes first',
    ({ question: [query, ...right] }) => {
      expect(right).toContain(found(tag, query, 1)[0]);
    },
  );

  test.each(AMONG_THREE[tag].map((question) => ({ question, query: question[0] })))(
    '$query: the answer is among the first three',
    ({ question: [query, ...right] }) => {
      const three = found(tag, query, 3);
      expect(three.filter((href) => right.includes(href))).not.toEqual([]);
    },
  );

  test('is answered while it is being typed', () => {
    const word = { en: 'disband', de: 'aufgelö' }[tag];
    expect(found(tag, word.slice(0, 5), 3)).toContain('glossary/#disband');
  });

  test('about nothing in the game finds nothing', () => {
    expect(found(tag, 'xylophone', 3)).toEqual([]);
    expect(found(tag, '  ', 3)).toEqual([]);
    expect(found(tag, { en: 'what is the', de: 'was ist das' }[tag], 3)).toEqual([]);
  });
});

describe('the words of a question', () => {
  test('are meant by their other forms and by words for the same', () => {
    const { isMeant } = FINDERS.en;
    const query = 'support a province that moves';
    expect(['Supported', 'space', 'moving', 'unit'].map((word) => isMeant(query, word))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(FINDERS.de.isMeant('Konvois', 'übersetzt')).toBe(true);
  });
});
