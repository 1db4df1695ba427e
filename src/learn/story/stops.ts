import type { Story, YearPhase } from './story.ts';

/** The parts of “Ready for Saturday”, in order. */
export const PARTS = ['europe', 'orders', 'spring', 'fall', 'winter', 'table'] as const;
export type PartId = (typeof PARTS)[number];

/** The cells of the strip that shows the year. */
export const YEAR_CELLS = [
  'Spring talk',
  'Spring orders',
  'Spring retreats',
  'Fall talk',
  'Fall orders',
  'Fall retreats',
  'Winter builds',
] as const;
export type YearCell = (typeof YEAR_CELLS)[number];

/** What is done at a stop. */
export type Doing =
  /** The board at the start, and a power to choose. */
  | { readonly type: 'europe' }
  | { readonly type: 'lesson'; readonly slug: string }
  /** The letter with this place in its phase. */
  | { readonly type: 'letter'; readonly phase: 'Spring' | 'Fall'; readonly place: number }
  | { readonly type: 'write'; readonly phase: YearPhase }
  /** The ruling of a phase. */
  | { readonly type: 'reveal'; readonly phase: YearPhase }
  /** How games end, and what happens if somebody is absent. */
  | { readonly type: 'ends' }
  /** A position to rule without help. */
  | { readonly type: 'position'; readonly slug: string; readonly place: number }
  | { readonly type: 'ready' };

export interface Stop {
  /** Unique; progress names it. */
  readonly id: string;
  readonly part: PartId;
  readonly cell: YearCell;
  readonly doing: Doing;
}

/** The lessons of the course that are taken on the way, each before its idea is needed. */
const LESSONS = {
  orders: [
    'learn/board/armies',
    'learn/board/fleets',
    'learn/move/into-an-empty-space',
    'learn/move/occupied',
    'learn/stand-off/a-unit-that-stays',
    'learn/stand-off/two-armies',
    'learn/support/two-against-one',
    'learn/support/support-to-hold',
  ],
  beforeFall: ['learn/cut/any-attack-cuts', 'learn/convoys/over-one-sea'],
  retreats: ['learn/dislodgement/where-to-retreat'],
  winter: ['learn/year/no-more-than-centres', 'learn/year/taken-in-fall'],
} as const;

/** The positions at the end: lessons, without their texts, that need no other rules. */
const POSITIONS = [
  'learn/support/for-another-power',
  'learn/cut/support-to-hold-is-cut',
  'learn/convoys/attacked-but-not-dislodged',
] as const;

/** All lessons that the stops show. */
export const LESSONS_ON_THE_WAY: readonly string[] = [
  ...Object.values(LESSONS).flat(),
  ...POSITIONS,
];

/** The stops of a story, in order. */
export function stopsOf({ year }: Pick<Story, 'year'>): readonly Stop[] {
  const lessons = (part: PartId, cell: YearCell, slugs: readonly string[]): readonly Stop[] =>
    slugs.map((slug) => ({ id: slug, part, cell, doing: { type: 'lesson', slug } }));
  const season = (part: PartId, phase: 'Spring' | 'Fall'): readonly Stop[] => [
    ...year[phase].letters.map((letter, place): Stop => ({
      id: `letter ${letter.name}`,
      part,
      cell: `${phase} talk`,
      doing: { type: 'letter', phase, place },
    })),
    { id: `write ${phase}`, part, cell: `${phase} orders`, doing: { type: 'write', phase } },
    { id: `reveal ${phase}`, part, cell: `${phase} orders`, doing: { type: 'reveal', phase } },
  ];
  const reveal = (part: PartId, cell: YearCell, phase: YearPhase): Stop => ({
    id: `reveal ${phase}`,
    ...{ part, cell },
    doing: { type: 'reveal', phase },
  });
  return [
    { id: 'europe', part: 'europe', cell: 'Spring talk', doing: { type: 'europe' } },
    ...lessons('orders', 'Spring talk', LESSONS.orders),
    ...season('spring', 'Spring'),
    reveal('spring', 'Spring retreats', 'Spring retreats'),
    ...lessons('fall', 'Fall talk', LESSONS.beforeFall),
    ...season('fall', 'Fall'),
    ...lessons('winter', 'Fall retreats', LESSONS.retreats),
    reveal('winter', 'Fall retreats', 'Fall retreats'),
    ...lessons('winter', 'Winter builds', LESSONS.winter),
    {
      id: 'write Winter',
      part: 'winter',
      cell: 'Winter builds',
      doing: { type: 'write', phase: 'Winter' },
    },
    reveal('winter', 'Winter builds', 'Winter'),
    { id: 'ends', part: 'winter', cell: 'Winter builds', doing: { type: 'ends' } },
    ...POSITIONS.map((slug, place): Stop => ({
      id: `position ${slug}`,
      part: 'table',
      cell: 'Winter builds',
      doing: { type: 'position', slug, place },
    })),
    { id: 'ready', part: 'table', cell: 'Winter builds', doing: { type: 'ready' } },
  ];
}
