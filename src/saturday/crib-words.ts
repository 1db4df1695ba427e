import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { RulebookRuleId } from '../rules/rule.ts';

/** The orders of the page for the table, in the order in which they are listed. */
export const CRIB_ORDERS = ['hold', 'move', 'support', 'convoy', 'retreat'] as const;
export type CribOrder = (typeof CRIB_ORDERS)[number];

/** The rules that decide nearly everything, by the first rule of the site that says it. */
export const CRIB_RULES = [
  'seasons',
  'strength',
  'stand-off',
  'hold-strength',
  'support-cut',
  'no-cut-from-target',
  'own-unit',
  'convoy-broken',
] as const satisfies readonly RulebookRuleId[];
export type CribRule = (typeof CRIB_RULES)[number];

interface CribWords {
  readonly title: string;
  readonly description: string;
  readonly subtitle: string;
  readonly print: string;
  readonly board: string;
  readonly caption: string;
  readonly year: readonly (readonly [season: string, text: string])[];
  readonly orders: string;
  readonly order: Readonly<
    Record<CribOrder, readonly [name: string, notation: string, text: string]>
  >;
  readonly rules: string;
  readonly rule: Readonly<Record<CribRule, string>>;
  readonly table: string;
  readonly manners: readonly string[];
  readonly source: string;
}

export const CRIB_WORDS: Readonly<Record<LanguageTag, CribWords>> = {
  en: {
    title: 'Diplomacy on one page',
    description:
      'The opening board, the year, five orders and eight rules of Diplomacy on one printed page.',
    subtitle: 'Diplomacy on one page',
    print: 'Print this page',
    board: 'The board at the start',
    caption:
      'Spring 1901. A dot in a ring is a supply centre: 34 in all. Whoever owns 18 after a Fall wins.',
    year: [
      ['Spring', 'talk, then orders'],
      ['Retreats', 'the dislodged'],
      ['Fall', 'talk, then orders'],
      ['Retreats', 'the dislodged'],
      ['Winter', 'count centres, build or remove'],
    ],
    orders: 'Five orders',
    order: {
      hold: ['Hold', 'A Par H', 'Stays. So does a unit without an order.'],
      move: ['Move', 'A Par–Bur', 'To a space next to it.'],
      support: [
        'Support',
        'A Mar S A Par–Bur',
        'Adds one to a move, or to a unit that stays. You must be able to go there yourself.',
      ],
      convoy: [
        'Convoy',
        'F Nth C A Lon–Nwy',
        'A fleet at sea carries an army from coast to coast.',
      ],
      retreat: [
        'Retreat',
        'A Mun–Ber',
        'To an empty space next to it, not where the attacker came from, nor where a stand-off was.',
      ],
    },
    rules: 'Eight rules that decide nearly everything',
    rule: {
      seasons: 'All orders of a season happen at once; retreats and builds follow.',
      strength: 'Every unit counts one. Each support adds one.',
      'stand-off': 'The strongest gets in. Equals all stay where they were: a stand-off.',
      'hold-strength': 'A unit in place keeps its space against equal strength.',
      'support-cut': 'An attack on a supporter cuts its support, even if the attack fails.',
      'no-cut-from-target':
        'Not if it comes from the space that the support is aimed at, unless it dislodges.',
      'own-unit': 'You never dislodge your own unit, nor help others to.',
      'convoy-broken': 'A convoy fails only if a fleet that it needs is dislodged.',
    },
    table: 'At the table',
    manners: [
      'Orders are written and secret until all are read together.',
      'Promises bind nobody; only orders count.',
      'The units of an absent player hold.',
      'All who are left may agree on a draw.',
    ],
    source: 'In our own words; the numbers are those of the rulebook of 2023, where it has them.',
  },
  de: {
    title: 'Diplomacy auf einem Blatt',
    description:
      'Die Aufstellung, das Jahr, fünf Befehle und acht Regeln von Diplomacy auf einer gedruckten Seite.',
    subtitle: 'Diplomacy auf einem Blatt',
    print: 'Diese Seite drucken',
    board: 'Das Brett am Anfang',
    caption:
      'Frühjahr 1901. Ein Punkt im Kreis ist ein Versorgungszentrum: 34 insgesamt. Wer nach einem Herbst 18 besitzt, gewinnt.',
    year: [
      ['Frühjahr', 'reden, dann befehlen'],
      ['Rückzüge', 'der Vertriebenen'],
      ['Herbst', 'reden, dann befehlen'],
      ['Rückzüge', 'der Vertriebenen'],
      ['Winter', 'Zentren zählen, bauen oder auflösen'],
    ],
    orders: 'Fünf Befehle',
    order: {
      hold: ['Halten', 'A Par H', 'Bleibt stehen. Ebenso eine Einheit ohne Befehl.'],
      move: ['Ziehen', 'A Par–Bur', 'In ein Feld daneben.'],
      support: [
        'Unterstützen',
        'A Mar S A Par–Bur',
        'Zählt eins zu einem Zug oder zu einer Einheit, die bleibt. Man muss selbst dorthin ziehen können.',
      ],
      convoy: [
        'Konvoi',
        'F Nth C A Lon–Nwy',
        'Eine Flotte auf See trägt eine Armee von Küste zu Küste.',
      ],
      retreat: [
        'Rückzug',
        'A Mun–Ber',
        'In ein leeres Feld daneben, nicht dorthin, woher der Angreifer kam oder wo ein Patt war.',
      ],
    },
    rules: 'Acht Regeln, die fast alles entscheiden',
    rule: {
      seasons: 'Alle Befehle einer Jahreszeit geschehen zugleich; Rückzüge und Aufbau folgen.',
      strength: 'Jede Einheit zählt eins. Jede Unterstützung zählt eins dazu.',
      'stand-off': 'Die stärkste kommt hinein. Gleich starke bleiben alle, wo sie waren: ein Patt.',
      'hold-strength': 'Eine Einheit behält ihr Feld gegen gleiche Stärke.',
      'support-cut':
        'Ein Angriff auf eine unterstützende Einheit schneidet ihre Unterstützung ab, auch wenn er misslingt.',
      'no-cut-from-target':
        'Nicht, wenn er aus dem Feld kommt, auf das die Unterstützung zielt, außer er vertreibt sie.',
      'own-unit': 'Niemand vertreibt eigene Einheiten oder hilft anderen dabei.',
      'convoy-broken':
        'Ein Konvoi scheitert nur, wenn eine Flotte vertrieben wird, die er braucht.',
    },
    table: 'Am Tisch',
    manners: [
      'Befehle sind geschrieben und geheim, bis alle zugleich gelesen werden.',
      'Versprechen binden niemanden; nur Befehle zählen.',
      'Die Einheiten eines Abwesenden halten.',
      'Alle, die noch spielen, können ein Unentschieden vereinbaren.',
    ],
    source: 'In eigenen Worten; die Nummern sind die des Regelhefts von 2023, wo es welche hat.',
  },
};
