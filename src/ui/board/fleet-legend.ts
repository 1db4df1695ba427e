import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { arcRound } from '../../stage/army-fleet/arrows.ts';
import { bow } from '../../stage/geometry/line.ts';
import type { UnitMark } from '../../stage/model/drawable.ts';
import { ribbon, type Specimen, unit } from './specimens.ts';

/** A sign that only the Army/Fleet module has: its mark on a swatch of the legend, and its meaning. */
export interface FleetLegendEntry {
  readonly id: string;
  readonly specimen: Specimen;
  readonly words: Readonly<Record<LanguageTag, readonly [word: string, text: string]>>;
}

const power = 'France';

/** A boat with an army on deck. */
const laden = (x: number, y: number, spent: number, army: Partial<UnitMark> = {}) => [
  unit(power, 'F', x, y, { spent }),
  unit(power, 'A', x, y, { deck: 1, ...army }),
];
const line = bow({ x: 6, y: 30 }, { x: 90, y: 26 }, 4);
const toBoat = bow({ x: 6, y: 29 }, { x: 54, y: 29 }, 3);
const fromBoat = bow({ x: 46, y: 29 }, { x: 92, y: 27 }, 3);
const boat = unit(power, 'F', 76, 29);
const sea = { x: 48, y: 34 };

/** In the order in which readers meet them. */
export const FLEET_MEANINGS: readonly FleetLegendEntry[] = [
  {
    id: 'aboard',
    specimen: { units: laden(48, 30, 1) },
    words: {
      en: ['Aboard', 'a block on a boat: an army aboard a fleet'],
      de: ['An Bord', 'ein Klotz auf einem Boot: eine Armee an Bord einer Flotte'],
    },
  },
  {
    id: 'rations',
    specimen: { units: laden(48, 30, 3) },
    words: {
      en: ['Rations', 'four pips: hollow ones are spent, the last one is red'],
      de: ['Vorräte', 'vier Punkte: Hohle sind verbraucht, der letzte ist rot'],
    },
  },
  {
    id: 'boards',
    specimen: { ribbons: [ribbon(toBoat, { power, ink: 1, way: 'boards' })], units: [boat] },
    words: {
      en: ['Boards', 'a half brace at the boat, open towards the army'],
      de: ['Geht an Bord', 'eine halbe Klammer am Boot, offen zur Armee'],
    },
  },
  {
    id: 'attacked',
    specimen: {
      ribbons: [ribbon(toBoat, { power, ink: 1, way: 'boards', reach: 0.5, bar: 0.8, dots: 1 })],
      units: [boat],
    },
    words: {
      en: ['Attacked', 'a bar in front of the half brace: no army goes aboard'],
      de: ['Angegriffen', 'ein Balken vor der halben Klammer: Niemand geht an Bord'],
    },
  },
  {
    id: 'carried',
    specimen: {
      ribbons: [
        ribbon(line, { power, ink: 1 }),
        { ...ribbon(line, { power, ink: 1, way: 'carried' }), key: 'carried' },
      ],
    },
    words: {
      en: ['Carried', 'thin dashes inside the arrow of its fleet'],
      de: ['Mitgenommen', 'feine Striche im Pfeil seiner Flotte'],
    },
  },
  {
    id: 'disrupted',
    specimen: {
      ribbons: [ribbon(fromBoat, { power, ink: 1, reach: 0.12, strokes: 2, dots: 1, hollow: 1 })],
      units: laden(24, 29, 1),
    },
    words: {
      en: ['Landing disrupted', 'broken at the boat: the army stays aboard'],
      de: ['Landung unterbrochen', 'am Boot gebrochen: Die Armee bleibt an Bord'],
    },
  },
  {
    id: 'returns',
    specimen: {
      ribbons: [
        ribbon(bow({ x: 40, y: 24 }, { x: 92, y: 24 }, -2), {
          power,
          ...{ ink: 1, way: 'returns' },
        }),
      ],
      units: laden(20, 30, 2),
    },
    words: {
      en: ['Recalled', 'the fleet turns round and takes its army back'],
      de: ['Zurückgerufen', 'die Flotte kehrt um und nimmt ihre Armee zurück'],
    },
  },
  {
    id: 'starves',
    specimen: { units: laden(48, 30, 4, { disbanded: 1 }) },
    words: {
      en: ['Starves', 'crossed out on deck after four moves; the boat stays'],
      de: ['Verhungert', 'nach vier Zügen an Deck durchgestrichen; das Boot bleibt'],
    },
  },
  {
    id: 'turns',
    specimen: {
      ribbons: [
        ribbon(arcRound(sea, { x: 2, y: 34 }, { x: 94, y: 24 }, 0.48), {
          power,
          ...{ ink: 1, way: 'turns' },
        }),
      ],
      units: laden(48, 38, 2, { perforated: 1, tilt: -13 }).map((mark) => ({
        ...mark,
        ...{ perforated: 1, tilt: -13 },
      })),
    },
    words: {
      en: ['Turns right', 'an arc: the first open sea clockwise, if no retreat is ordered'],
      de: [
        'Nach rechts',
        'ein Bogen: das erste offene Meer im Uhrzeigersinn, wenn niemand befiehlt',
      ],
    },
  },
];
