import type { UnitAt } from '../trace/fact.ts';
import { braceRooms, jointRooms } from './footprints.ts';
import { GAP } from './gaps.ts';
import { head, lines, solid } from './ground.ts';
import type { Piece } from './ground.ts';
import { nth } from './line.ts';
import type { Candidate, Item } from './placement.ts';
import type { Plan, PlannedMove, PlannedSupport } from './plan.ts';
import { clamp, distance, dot, minus, towards } from './point.ts';
import type { Point } from './point.ts';
import { nameOfRoute } from './ribbon-items.ts';
import type { Way } from './ribbon-items.ts';
import { along, disc } from './room.ts';
import { SIZE } from './shapes.ts';
import { brace, tributary } from './supports.ts';
import type { Manner, SupportWay } from './supports.ts';

/** Joints lie between these shares of what is inked of a ribbon. */
export const FIRST_JOINT = 0.3;
export const LAST_JOINT = 0.66;
/** So many choices for a support that is alone on its ribbon; for three and more there are fewer, further apart. */
const CHOICES = 7;
const APART = 0.17;

/** The costs, in px of dislike: being away from where it would flow in, a bend, an end without its joint. */
const OFF = 60;
const BEND = 30;
const NO_JOINT = 60;
const LEANS = [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32] as const;

const BRACE_SPAN = (97 * Math.PI) / 180;
const BRACES = [
  [1, 0],
  [0.7, 6],
  [0.45, 14],
  [0.3, 24],
] as const;
/** A brace that finds no place is left out. */
const NO_BRACE = 300;
/** Outside the ring of a convoying fleet. */
const ROUND_RING = SIZE.ring + 8;

/** The ways in which a support may be drawn, with the room that each takes. */
export function supportItem(
  plan: Plan,
  support: PlannedSupport,
  joined: { readonly move: PlannedMove; readonly way: Way; readonly all: number } | undefined,
  whereOf: (unit: UnitAt) => Point,
): Item<Manner> {
  const draw = (manner: Manner): SupportWay =>
    drawSupport(plan, support, joined?.way, manner, whereOf);
  const manners = joined
    ? tributaries(plan, support, joined, whereOf)
    : support.order.type === 'support-hold'
      ? braces(plan, support)
      : [0.05, -0.05, 0.15, -0.15, 0.3, -0.3].flatMap((lean) =>
          [true, false].map((jointed) => ({
            manner: { share: 0, lean, jointed, radius: 0, span: 0 },
            cost: Math.abs(lean) * BEND + (jointed ? 0 : NO_JOINT),
          })),
        );
  return {
    key: `support ${String(support.index)}`,
    own: new Set(joined ? [`line ${nameOfRoute(joined.move.index, 0)}`] : []),
    candidates: manners.map(({ manner, cost }): Candidate<Manner> => ({
      value: manner,
      cost,
      pieces: () => supportPieces(plan, support, draw(manner)),
    })),
  };
}

/** A support as a line and its end. */
export function drawSupport(
  plan: Plan,
  support: PlannedSupport,
  way: Way | undefined,
  manner: Manner,
  whereOf: (unit: UnitAt) => Point,
): SupportWay {
  return way
    ? tributary(plan, support, way.line, manner, whereOf)
    : brace(plan, support, manner, whereOf);
}

interface Choice {
  readonly manner: Manner;
  readonly cost: number;
}

function tributaries(
  plan: Plan,
  support: PlannedSupport,
  { move, way, all }: { readonly move: PlannedMove; readonly way: Way; readonly all: number },
  whereOf: (unit: UnitAt) => Point,
): readonly Choice[] {
  const inked = move.barred ? way.bar : 1;
  const start = nth(way.line, 0);
  const end = nth(way.line, way.line.length - 1);
  const reached =
    dot(minus(whereOf(support.unit), start), towards(start, end)) /
    Math.max(1, distance(start, end));
  const wanted = clamp(reached / inked + 0.16, FIRST_JOINT, LAST_JOINT);
  const count =
    all === 1 ? CHOICES : Math.max(Math.floor((LAST_JOINT - FIRST_JOINT) / APART) + 1, all);
  const choices: Choice[] = [];
  for (let i = 0; i < count; i++) {
    const share = FIRST_JOINT + ((LAST_JOINT - FIRST_JOINT) * i) / (count - 1);
    for (const lean of LEANS)
      for (const jointed of [true, false])
        choices.push({
          manner: { share: share * inked, lean, jointed, radius: 0, span: 0 },
          cost: Math.abs(share - wanted) * OFF + Math.abs(lean) * BEND + (jointed ? 0 : NO_JOINT),
        });
  }
  return choices;
}

function braces(plan: Plan, support: PlannedSupport): readonly Choice[] {
  const { order } = support;
  const ringed = plan.convoys.some(({ unit }) => order.target.at.startsWith(unit));
  const radii = ringed ? [ROUND_RING, ROUND_RING + 5] : [GAP.brace, GAP.brace + 5, GAP.brace + 10];
  return [0.05, -0.05, 0.14, -0.14, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6].flatMap((lean) =>
    radii
      .flatMap((radius, i) =>
        BRACES.map(([share, dislike]) => ({
          manner: { share: 0, lean, jointed: true, radius, span: BRACE_SPAN * share },
          cost: Math.abs(lean) * BEND + i * 4 + dislike,
        })),
      )
      .concat({
        manner: { share: 0, lean, jointed: false, radius: radii[0] ?? 0, span: 0 },
        cost: Math.abs(lean) * BEND + NO_BRACE,
      }),
  );
}

/** The room of a support: its line and its end. */
export function supportPieces(
  plan: Plan,
  { index }: PlannedSupport,
  { line, end }: SupportWay,
): readonly Piece[] {
  const { scale } = plan.spots;
  const name = String(index);
  const pieces: Piece[] = [...lines(`way ${name}`, along(line, 2.2 * scale + 1.5, 8))];
  if (end.type === 'brace')
    pieces.push(
      ...solid(`joint ${name}`, braceRooms(end, end.radius ?? 0, scale, end.angle, end.span)),
    );
  else if (end.type === 'joint') pieces.push(...solid(`joint ${name}`, jointRooms(end, scale)));
  // Even without a joint no two supports meet the ribbon at the same point.
  else pieces.push(...head(`joint ${name}`, [disc(end, 1)]));
  return pieces;
}
