import { spaceOf } from '../../src/board/board.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { at, lengthOf, part } from '../../src/stage/geometry/line.ts';
import type { Line } from '../../src/stage/geometry/line.ts';
import { SIZE } from '../../src/stage/geometry/shapes.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { extentsOf } from './extents.ts';
import type { Extent, Polygon } from './extents.ts';
import { depthOf } from './overlaps.ts';

/** The quality of a board's arrow routing: the number of arrows, and how many of them have a defect. */
export interface Routing {
  readonly arrows: number;
  /** Arrows that run under a unit that is neither theirs nor their destination. */
  readonly underUnits: number;
  /** Arrows that run through a name. */
  readonly throughNames: number;
  /** Pairs of ribbons that run over each other for more than a quarter of the shorter one. */
  readonly covered: number;
  /** Ribbons that clearly bend in both directions. */
  readonly winding: number;
}

interface Arrow {
  readonly line: Line;
  readonly half: number;
  /** Keys of the units that it belongs to. */
  readonly of: readonly string[];
  readonly ribbon: boolean;
}

const PIECES = 24;

/** The band of a line, as convex pieces. */
function bandOf({ line, half }: Arrow): readonly Polygon[] {
  return Array.from({ length: PIECES }, (_, i) => {
    const [a, b] = [at(line, i / PIECES), at(line, (i + 1) / PIECES)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const aside = { x: ((b.y - a.y) / length) * half, y: ((a.x - b.x) / length) * half };
    return [
      { x: a.x + aside.x, y: a.y + aside.y },
      { x: b.x + aside.x, y: b.y + aside.y },
      { x: b.x - aside.x, y: b.y - aside.y },
      { x: a.x - aside.x, y: a.y - aside.y },
    ];
  });
}

/** The arrows, without their dotted parts, which hide nothing. */
function arrowsOf(frame: Frame, turn: Turn): readonly Arrow[] {
  const { scale } = frame;
  const orderOf = (key: string) => turn.ruling.orders[Number(/:(\d+)/.exec(key)?.[1])]?.order;
  const whose = (space: string): string[] => [`unit:${space}`, ...takers(space)];
  const takers = (space: string): string[] =>
    turn.position.units.flatMap(({ at: place }) => {
      const unit = spaceOf(place);
      const there = frame.ghosts.some((ghost) => ghost.unit === unit);
      const order = turn.ruling.orders.find(
        (one) => one.unit === unit && one.order?.type === 'move',
      );
      const goal = order?.order?.type === 'move' ? spaceOf(order.order.to) : null;
      return there && goal === space ? [`unit:${unit}`] : [];
    });
  return [
    ...frame.ribbons
      // The band of an army that is carried runs on the ribbon of its fleet.
      .filter(({ ink, pencil, way }) => (ink > 0 || pencil > 0) && way !== 'carried')
      .map(({ key, unit, line, reach, dashed }): Arrow => {
        const order = orderOf(key);
        const carriers = dashed ? frame.rings.map((ring) => ring.unit) : [];
        const goal = order?.type === 'move' ? spaceOf(order.to) : unit;
        return {
          line: part(line, 0, reach),
          half: (SIZE.shaft / 2) * scale + 0.8,
          of: [unit, goal, ...carriers].flatMap(whose),
          ribbon: true,
        };
      }),
    ...frame.supports
      .filter(({ ink, pencil }) => ink > 0 || pencil > 0)
      .map(({ key, unit, line, dots, sign }): Arrow => {
        const order = orderOf(key);
        const target = order && 'target' in order ? spaceOf(order.target.at) : unit;
        const holds = order?.type === 'support-hold';
        return {
          line: dots > 0 ? part(line, 0, sign ?? 0.36) : line,
          half: (SIZE.support / 2) * scale + 1.35,
          of: [unit, ...(holds ? [target] : [])].flatMap(whose),
          ribbon: false,
        };
      }),
  ];
}

const touches = (band: readonly Polygon[], { pieces }: Extent): boolean =>
  band.some((one) => pieces.some((other) => depthOf(one, other) > 1));

/** How far a line deviates to the left and to the right of its chord, in px. */
function strays(line: Line): readonly [number, number] {
  const [from, to] = [at(line, 0), at(line, 1)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  let [left, right] = [0, 0];
  for (let i = 1; i < PIECES; i++) {
    const { x, y } = at(line, i / PIECES);
    const off = ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length;
    left = Math.max(left, -off);
    right = Math.max(right, off);
  }
  return [left, right];
}

export function routingOf(frame: Frame, turn: Turn): Routing {
  const arrows = arrowsOf(frame, turn);
  const things = extentsOf(frame);
  const units = things.filter(({ kind }) => kind === 'unit');
  const names = things.filter(({ kind }) => kind === 'name');
  const bands = arrows.map(bandOf);
  let covered = 0;
  arrows.forEach((one, i) => {
    for (let j = i + 1; j < arrows.length; j++) {
      const other = arrows[j];
      if (!other || !one.ribbon || !other.ribbon) continue;
      const [shorter, longer] =
        lengthOf(one.line) < lengthOf(other.line) ? [bands[i], bands[j]] : [bands[j], bands[i]];
      const under = (shorter ?? []).filter((piece) =>
        (longer ?? []).some((there) => depthOf(piece, there) > 1.5),
      ).length;
      if (under > PIECES / 4) covered++;
    }
  });
  return {
    arrows: arrows.length,
    underUnits: arrows.filter(({ of }, i) =>
      units.some((unit) => !of.includes(unit.key) && touches(bands[i] ?? [], unit)),
    ).length,
    throughNames: bands.filter((band) => names.some((name) => touches(band, name))).length,
    covered,
    winding: arrows.filter(({ line, ribbon }) => {
      const [left, right] = strays(line);
      return ribbon && Math.min(left, right) > 3;
    }).length,
  };
}
