import {
  retreat as retreatOn,
  ribbon as ribbonOn,
  ring as ringAt,
  type Specimen,
  support as supportOn,
  unit,
} from '../src/ui/board/specimens.ts';
import type {
  DrawnRetreat,
  Ribbon,
  Ring,
  DrawnSupport,
  UnitMark,
} from '../src/stage/model/drawable.ts';
import { at, bow, quadratic, through, trimmed } from '../src/stage/geometry/line.ts';
import { CUT } from '../src/stage/geometry/shapes.ts';
import type { Power } from '../src/board/powers.ts';

/** A specimen on a card of 204 x 92 px. */
export interface Card extends Specimen {
  readonly name: string;
  readonly note?: string;
  readonly ground: 'land' | 'sea' | 'tint-T' | 'tint-F';
}

const moveLine = trimmed(bow({ x: 30, y: 52 }, { x: 176, y: 46 }, 8), 19, 10);

const ribbon = (form: Partial<Ribbon>): Ribbon => ribbonOn(moveLine, form);

const helped = ribbon({
  power: 'Germany',
  ink: 1,
  line: trimmed(bow({ x: 34, y: 70 }, { x: 188, y: 70 }, 0), 19, 10),
});
const joint = { type: 'joint', x: 130, y: 70 } as const;
const supportLine = trimmed(quadratic({ x: 78, y: 22 }, { x: 105, y: 70 }, joint), 19, 0);
const brace = { type: 'brace', x: 160, y: 46, angle: Math.PI, span: 1.7 } as const;
const holdLine = trimmed(bow({ x: 40, y: 46 }, { x: 160, y: 46 }, 5), 19, 24);

const support = (form: Partial<DrawnSupport>): DrawnSupport => supportOn(supportLine, joint, form);

const chain = through([
  { x: 14, y: 70 },
  { x: 102, y: 44 },
  { x: 188, y: 61 },
]);

const ring = (form: Partial<Ring>): Ring => ringAt({ x: 102, y: 44 }, form);

const carried = (form: Partial<Ribbon>): Ribbon => ribbon({ line: chain, dashed: true, ...form });

const refuge = { x: 164, y: 46 };
const retreat = (form: Partial<DrawnRetreat>): DrawnRetreat =>
  retreatOn(trimmed(bow({ x: 42, y: 50 }, refuge, 8), 20, 16), refuge, form);

const mover = [unit('Austria', 'A', 30, 52)];
const helper = [unit('Germany', 'A', 34, 70), unit('Italy', 'A', 78, 22)];
const holder = [unit('Italy', 'A', 40, 46), unit('Germany', 'A', 160, 46)];
const FALLEN = { tilt: -13, perforated: 1 };
const fallen = [unit('Germany', 'A', 42, 50, FALLEN)];
const collided = { ...FALLEN, disbanded: 1 };
const carrier = [unit('England', 'F', 102, 44)];
const CUT_FORM = { ink: CUT, strokes: 2, dots: 1 };

/** An army and a fleet in the same state. */
const pair = (power: Power, form: Partial<UnitMark>): readonly UnitMark[] => [
  unit(power, 'A', 62, 48, form),
  unit(power, 'F', 140, 48, form),
];

/** Every kind of order in every possible state. */
export const ROWS: readonly { readonly title: string; readonly cards: readonly Card[] }[] = [
  {
    title: 'Move',
    cards: [
      { name: 'open', note: 'pencil', ribbons: [ribbon({ pencil: 1 })] },
      { name: 'succeeds', note: 'ink, head', ribbons: [ribbon({ ink: 1 })] },
      {
        name: 'bounces',
        note: 'bar at the border, a cross beyond it',
        crosses: [at(moveLine, 0.68)],
        ribbons: [ribbon({ ink: 1, reach: 0.58, bar: 1, dots: 1 })],
      },
      { name: 'void', note: 'dashes, open head', ribbons: [ribbon({ void: 1 })] },
      { name: 'illegal', note: 'dots, no entry', ribbons: [ribbon({ illegal: 1 })] },
    ].map((card) => ({ ...card, ground: 'land', units: mover })),
  },
  {
    title: 'Support of a move',
    cards: [
      { name: 'open', note: 'pencil, ring', supports: [support({ pencil: 1 })] },
      { name: 'given', note: 'flows in', supports: [support({ ink: 1, fill: 1 })] },
      { name: 'cut', note: 'two strokes, empty ring', supports: [support(CUT_FORM)] },
      { name: 'void', note: 'stops short', supports: [support({ void: 1 })] },
      { name: 'illegal', supports: [support({ illegal: 1 })] },
    ].map((card) => ({ ...card, ground: 'land', units: helper, ribbons: [helped] })),
  },
  {
    title: 'Support in place',
    cards: [
      { name: 'open', form: { pencil: 1 } },
      { name: 'given', note: 'ends in a brace', form: { ink: 1, fill: 1 } },
      { name: 'cut', form: CUT_FORM },
      { name: 'void', form: { void: 1 } },
      { name: 'illegal', form: { illegal: 1 } },
    ].map(({ form, ...card }) => ({
      ...card,
      ground: 'land',
      units: holder,
      supports: [support({ line: holdLine, end: brace, ...form })],
    })),
  },
  {
    title: 'Convoy',
    cards: [
      { name: 'open', ribbons: [carried({ pencil: 1 })], rings: [ring({ pencil: 1 })] },
      {
        name: 'available',
        note: 'closed ring',
        ribbons: [carried({ ink: 1 })],
        rings: [ring({ ink: 1 })],
      },
      {
        name: 'disrupted',
        note: 'ring in two; the army has no route',
        ribbons: [carried({ ink: 1, reach: 0.33, strokes: 2, dots: 1, hollow: 1 })],
        rings: [ring({ ink: 1, gap: 1 })],
      },
      {
        name: 'available, bounces',
        note: 'the ring holds',
        ribbons: [carried({ ink: 1, reach: 0.86, bar: 1 })],
        rings: [ring({ ink: 1 })],
      },
      { name: 'void', note: 'dashed ring', rings: [ring({ void: 1, faintLine: chain })] },
      { name: 'illegal', rings: [ring({ illegal: 1, faintLine: chain })] },
    ].map((card) => ({ ...card, ground: 'sea', units: carrier })),
  },
  {
    title: 'Retreat',
    cards: [
      { name: 'open', note: 'pencil dots', retreats: [retreat({ pencil: 1 })], units: fallen },
      { name: 'retreats', note: 'dots, ringed place', retreats: [retreat({})], units: fallen },
      { name: 'not taken', note: 'faint', retreats: [retreat({ opacity: 0.3 })], units: fallen },
      {
        name: 'barred',
        note: 'a cross on the arrow',
        retreats: [retreat({ barred: 1 })],
        units: fallen,
      },
      { name: 'disbanded', note: 'crossed out', units: pair('Germany', collided) },
    ].map((card) => ({ ...card, ground: 'land' })),
  },
  {
    title: 'Build',
    cards: [
      { name: 'open', note: 'pencil, a plus', units: pair('Turkey', { built: 1, pencil: 1 }) },
      { name: 'builds', note: 'double rim, a plus', units: pair('Turkey', { built: 1 }) },
      { name: 'illegal', note: 'dots, no entry', units: pair('Turkey', { illegal: 1 }) },
    ].map((card) => ({ ...card, ground: 'tint-T' })),
  },
  {
    title: 'Removal',
    cards: [
      {
        name: 'open',
        note: 'a cross in pencil',
        units: pair('France', { disbanded: 1, pencil: 1 }),
      },
      {
        name: 'removes',
        note: 'perforated, crossed out',
        units: pair('France', { perforated: 1, disbanded: 1 }),
      },
    ].map((card) => ({ ...card, ground: 'tint-F' })),
  },
];
