import type { Board } from '../board/board.ts';
import type { DiagramSize, Layout } from './layout/layout.ts';
import { makeLayout, type Making, scoreOf } from './layout/make-layout.ts';

/** A layout for a page or a sheet of paper, and one for a narrow screen, with short names. */
export const DIAGRAM_WIDTHS = ['wide', 'narrow'] as const;
export type DiagramWidth = (typeof DIAGRAM_WIDTHS)[number];

/** The file of a board's diagram, of the site's static files. */
export const diagramPath = ({ id }: Pick<Board, 'id'>, width: DiagramWidth): string =>
  `boards/${id}-${width}.svg`;

type Load = () => Promise<{ readonly default: Layout }>;

/** The layouts of boards by their ids, each loaded where it is drawn. */
export const LAYOUTS: Readonly<Partial<Record<string, Readonly<Record<DiagramWidth, Load>>>>> = {
  standard: {
    wide: () => import('./layouts/standard.json', { with: { type: 'json' } }),
    narrow: () => import('./layouts/standard-narrow.json', { with: { type: 'json' } }),
  },
  pure: {
    wide: () => import('./layouts/pure.json', { with: { type: 'json' } }),
    narrow: () => import('./layouts/pure-narrow.json', { with: { type: 'json' } }),
  },
  hundred: {
    wide: () => import('./layouts/hundred.json', { with: { type: 'json' } }),
    narrow: () => import('./layouts/hundred-narrow.json', { with: { type: 'json' } }),
  },
  'ancient-mediterranean': {
    wide: () => import('./layouts/ancient-mediterranean.json', { with: { type: 'json' } }),
    narrow: () => import('./layouts/ancient-mediterranean-narrow.json', { with: { type: 'json' } }),
  },
  'cold-war': {
    wide: () => import('./layouts/cold-war.json', { with: { type: 'json' } }),
    narrow: () => import('./layouts/cold-war-narrow.json', { with: { type: 'json' } }),
  },
  'youngstown-redux': {
    wide: () => import('./layouts/youngstown-redux.json', { with: { type: 'json' } }),
    narrow: () => import('./layouts/youngstown-redux-narrow.json', { with: { type: 'json' } }),
  },
};

/** The layout of a board: its own, or one made of nothing but its facts, which takes seconds. */
export async function layoutOf(board: Board, width: DiagramWidth): Promise<Layout> {
  const load = LAYOUTS[board.id]?.[width];
  const known = load ? (await load()).default : null;
  return known && board.spaceIds.every((space) => known.places[space])
    ? known
    : madeLayout(board, width);
}

/** Px of a diagram for each space; and of a wide one, how much wider than high it is. */
const ROOM = { wide: 17_000, narrow: 2750 } as const;
const WIDER = 1.25;
const NARROW = 344;
/** How often each space is moved: on a large board every move takes longer. */
const SWEEPS = { few: 60, usual: 200, large: 100 } as const;
/** The same for layouts that somebody waits for: a rough one at once, and then better ones. */
const STAGES = [0, 6, 30, 100, 250, 500] as const;

/** A layout of a board of which there is none, made of nothing but its facts: for a large board it takes seconds. */
export function madeLayout(board: Board, width: DiagramWidth): Layout {
  const sweeps = board.spaceIds.length > SWEEPS.large ? SWEEPS.few : SWEEPS.usual;
  return makeLayout(board, sizeOf(board, width), makingOf(width, sweeps, 1));
}

/** Layouts of a board, each better than the one before of its width; the first are rough, and there at once. */
export function* madeLayouts(
  board: Board,
): Generator<{ readonly width: DiagramWidth; readonly layout: Layout }> {
  const best = new Map<DiagramWidth, number>();
  for (const [seed, sweeps] of STAGES.entries())
    for (const width of DIAGRAM_WIDTHS) {
      const layout = makeLayout(board, sizeOf(board, width), makingOf(width, sweeps, seed + 1));
      const score = scoreOf(board, layout);
      if (score >= (best.get(width) ?? Infinity)) continue;
      best.set(width, score);
      yield { width, layout };
    }
}

const makingOf = (width: DiagramWidth, sweeps: number, seed: number): Making => ({
  ...{ author: null, seeds: [seed], sweeps, heat: 1.6, length: width === 'wide' ? 105 : 42 },
});

function sizeOf({ spaceIds }: Board, width: DiagramWidth): DiagramSize {
  const area = Math.max(8, spaceIds.length) * ROOM[width];
  const across = width === 'wide' ? Math.sqrt(area * WIDER) : NARROW;
  return {
    width: Math.round(across),
    height: Math.round(area / across),
    ...(width === 'wide'
      ? { radius: 19, type: 15.5, short: false }
      : { radius: 8, type: 9.5, short: true }),
  };
}
