import { at, bow, quadratic, trimmed } from '../../stage/geometry/line.ts';
import { CUT } from '../../stage/geometry/shapes.ts';
import type { LegendEntryId } from './legend-words.ts';
import { retreat, ribbon, ring, type Specimen, strength, support, unit } from './specimens.ts';

/** An entry of the legend: the mark on a swatch of 96 x 54 px; `legend-words.ts` has its meaning. */
export interface LegendEntry {
  readonly id: LegendEntryId;
  readonly specimen: Specimen;
}
export const SWATCH = { width: 96, height: 54 } as const;

const middle = { x: 48, y: 27 };
const line = bow({ x: 6, y: 29 }, { x: 90, y: 25 }, 5);
const move = (form: Parameters<typeof ribbon>[1]): Specimen => ({
  ribbons: [ribbon(line, { power: 'Turkey', ...form })],
});
const helped = ribbon(bow({ x: 4, y: 42 }, { x: 92, y: 42 }, 0), { power: 'Turkey', ink: 1 });
const joint = { type: 'joint', x: 62, y: 42 } as const;
const help = (form: Parameters<typeof support>[2]): Specimen => ({
  ribbons: [helped],
  supports: [
    support(quadratic({ x: 14, y: 8 }, { x: 36, y: 42 }, joint), joint, {
      power: 'Italy',
      ...form,
    }),
  ],
});
const brace = { type: 'brace', x: 70, y: 27, angle: Math.PI, span: 1.7 } as const;
const refuge = { x: 80, y: 26 };
const fleet = unit('England', 'F', middle.x, middle.y - 2);
const convoy = (form: Parameters<typeof ring>[1]): Specimen => ({
  units: [fleet],
  rings: [ring({ x: middle.x, y: middle.y - 2 }, form)],
});
const pair = (form: Parameters<typeof unit>[4]): Specimen => ({
  units: [unit('Germany', 'A', 26, 29, form), unit('Germany', 'F', 68, 29, form)],
});

/** The legend, in the order in which readers meet the marks. */
export const MEANINGS: readonly LegendEntry[] = [
  { id: 'units', specimen: pair({}) },
  { id: 'owner', specimen: { held: 'Turkey' } },
  { id: 'open', specimen: move({ pencil: 1 }) },
  { id: 'succeeds', specimen: move({ ink: 1 }) },
  {
    id: 'bounces',
    specimen: {
      ...move({ ink: 1, reach: 0.56, bar: 1, dots: 1 }),
      crosses: [at(line, 0.72)],
    },
  },
  {
    id: 'given',
    specimen: help({ ink: 1, fill: 1 }),
  },
  {
    id: 'cut',
    specimen: help({ ink: CUT, strokes: 2, dots: 1 }),
  },
  {
    id: 'held',
    specimen: {
      units: [unit('Germany', 'A', 70, 27)],
      supports: [
        support(trimmed(bow({ x: 2, y: 27 }, { x: 70, y: 27 }, 4), 2, 24), brace, {
          ink: 1,
          fill: 1,
        }),
      ],
    },
  },
  { id: 'available', specimen: convoy({ ink: 1 }) },
  {
    id: 'disrupted',
    specimen: convoy({ ink: 1, gap: 1 }),
  },
  {
    id: 'byConvoy',
    specimen: move({ ink: 1, dashed: true, reach: 0.5, strokes: 2, dots: 1, hollow: 1 }),
  },
  { id: 'void', specimen: move({ void: 1 }) },
  { id: 'illegal', specimen: move({ illegal: 1 }) },
  {
    id: 'dislodged',
    specimen: pair({ tilt: -13, perforated: 1 }),
  },
  {
    id: 'retreat',
    specimen: { retreats: [retreat(trimmed(bow({ x: 4, y: 30 }, refuge, 5), 0, 16), refuge)] },
  },
  {
    id: 'new',
    specimen: pair({ built: 1 }),
  },
  {
    id: 'leaves',
    specimen: pair({ perforated: 1, disbanded: 1 }),
  },
  {
    id: 'attack',
    specimen: {
      strengths: [strength({ x: 32, y: 27 }, {}), strength({ x: 64, y: 27 }, { value: 2, win: 1 })],
    },
  },
  {
    id: 'hold',
    specimen: { strengths: [strength(middle, { shape: 'shield' })] },
  },
  {
    id: 'prevent',
    specimen: { strengths: [strength(middle, { shape: 'lozenge', value: 2 })] },
  },
];
