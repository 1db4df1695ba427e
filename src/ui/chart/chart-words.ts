import type { Power } from '../../board/powers.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { powerName } from '../../explain/languages/german/grammar.ts';

/** The words of a chart of supply centres. */
export interface ChartWords {
  readonly power: (power: Power) => string;
  /** `span`: the years shown; `victory`: how many centres win, if the game is won by centres. */
  readonly label: (span: string, victory: number | null) => string;
  readonly span: (first: number, last: number) => string;
  readonly victory: string;
  readonly head: string;
  readonly centres: string;
  readonly units: string;
  /** What folds the rest of many powers. */
  readonly more: (powers: number) => string;
  readonly asTable: string;
  readonly tableLabel: string;
  readonly caption: string;
  readonly year: string;
}

export const CHART_WORDS: Readonly<Record<LanguageTag, ChartWords>> = {
  en: {
    power: (power) => power,
    label: (span, victory) =>
      `Supply centres, ${span}${victory === null ? '' : `. ${String(victory)} win`}`,
    span: (first, last) => `${String(first)} to ${String(last)}`,
    victory: 'victory',
    head: 'centres, units',
    centres: 'centres',
    units: 'units',
    more: (powers) => `${String(powers)} more powers`,
    asTable: 'As a table',
    tableLabel: 'Supply centres and units, as a table',
    caption: 'Supply centres, and units after the slash, at the end of each year',
    year: 'Year',
  },
  de: {
    power: powerName,
    label: (span, victory) =>
      `Versorgungszentren, ${span}${victory === null ? '' : `. ${String(victory)} gewinnen`}`,
    span: (first, last) => `${String(first)} bis ${String(last)}`,
    victory: 'Sieg',
    head: 'Zentren, Einheiten',
    centres: 'Zentren',
    units: 'Einheiten',
    more: (powers) => `${String(powers)} weitere Mächte`,
    asTable: 'Als Tabelle',
    tableLabel: 'Versorgungszentren und Einheiten als Tabelle',
    caption: 'Versorgungszentren, hinter dem Strich Einheiten, am Ende jedes Jahres',
    year: 'Jahr',
  },
};
