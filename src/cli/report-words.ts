import { NATIONALITY, type Power } from '../board/powers.ts';
import { powerName } from '../explain/languages/german/names.ts';
import type { LanguageTag } from '../explain/languages/languages.ts';
import type { AdjustmentOutcome } from '../trace/adjustment-ruling.ts';
import type { RetreatOutcome } from '../trace/retreat-ruling.ts';

/** What a report says besides what a language tells of a turn. */
export interface ReportWords {
  readonly power: (power: Power) => string;
  readonly dislodged: string;
  readonly steps: string;
  readonly retreats: string;
  readonly adjustments: string;
  readonly noOrder: string;
  readonly houseRule: string;
  /** Before the numbers of premises. */
  readonly from: string;
  /** Of a dislodged unit; texts are notation. `to`: empty if it may go nowhere. */
  readonly fallen: (power: Power, piece: string, from: string, to: string) => string;
  readonly holdings: (centres: number, units: number) => string;
  readonly retreat: Readonly<Record<RetreatOutcome, string>>;
  readonly adjustment: Readonly<Record<AdjustmentOutcome, string>>;
}

export const REPORT_WORDS: Readonly<Record<LanguageTag, ReportWords>> = {
  en: {
    power: (power) => power,
    dislodged: 'Dislodged',
    steps: 'Steps',
    retreats: 'Retreats',
    adjustments: 'Builds and removals',
    noOrder: 'no order',
    houseRule: 'house rule',
    from: 'from',
    fallen: (power, piece, from, to) =>
      `${NATIONALITY[power]} ${piece} from ${from}: ${to === '' ? 'nowhere to go, disbanded' : `may go to ${to}`}`,
    holdings: (centres, units) => `centres ${String(centres)}, units ${String(units)}`,
    retreat: {
      retreats: 'retreats',
      collides: 'collides',
      disbands: 'disbands',
      illegal: 'illegal',
      ambiguous: 'ambiguous',
    },
    adjustment: { builds: 'builds', waives: 'waives', removes: 'removes', illegal: 'illegal' },
  },
  de: {
    power: powerName,
    dislodged: 'Vertrieben',
    steps: 'Schritte',
    retreats: 'Rückzüge',
    adjustments: 'Aufbau und Auflösung',
    noOrder: 'kein Befehl',
    houseRule: 'Hausregel',
    from: 'aus',
    fallen: (power, piece, from, to) =>
      `${powerName(power)}, ${piece}, von ${from} aus: ${to === '' ? 'kein Rückzug, aufgelöst' : `darf nach ${to}`}`,
    holdings: (centres, units) => `Zentren ${String(centres)}, Einheiten ${String(units)}`,
    retreat: {
      retreats: 'zieht sich zurück',
      collides: 'stößt zusammen',
      disbands: 'aufgelöst',
      illegal: 'unzulässig',
      ambiguous: 'mehrdeutig',
    },
    adjustment: {
      builds: 'gebaut',
      waives: 'verzichtet',
      removes: 'aufgelöst',
      illegal: 'unzulässig',
    },
  },
};
