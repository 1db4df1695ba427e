import type { Turn } from '../../trace/turn.ts';
import { spaceOf, boardIn, type Position } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Held, Label } from '../model/drawable.ts';
import { type Corner, type Format, englishFormat } from '../model/format.ts';
import { planOf, type TurnPlan } from '../plan/turn-plan.ts';
import type { Point } from '../geometry/point.ts';
import { layOutArrows, type ArrowLayout } from './arrow-layout.ts';
import { wordItems, type BoardWord } from './board-words.ts';
import { crossItems } from './crosses.ts';
import { diagramPieces } from './discs.ts';
import { displacedItems } from './displaced.ts';
import { atOnce, type InParts, withPauses } from './in-parts.ts';
import { boardPieces, buttonCorner, buttonPieces } from './obstacles.ts';
import { placeNames } from './place-names.ts';
import { piecesOf, placementOn, type Placed } from './placement.ts';
import { retreatPaths, retreatPieces, type RetreatPath } from './retreats.ts';
import { cornerItems, ringPlaces, type RingPlace } from './rings.ts';
import { strengthItems } from './strengths.ts';
import { ownersIn } from '../../board/centres.ts';

/** A plan with a position for everything that any step of the turn shows, so that nothing jumps between steps. */
export interface Scene {
  readonly plan: TurnPlan;
  /** The place of a unit before it moves, once the units in `pushed` are pushed aside. */
  readonly whereOf: (unit: UnitAt, pushed: ReadonlySet<string>) => Point;
  /** The arrows before any unit is pushed aside, then after each push. */
  readonly layouts: readonly [ArrowLayout, ...ArrowLayout[]];
  /** By index of the order. */
  readonly rings: ReadonlyMap<number, RingPlace>;
  readonly retreats: ReadonlyMap<string, RetreatPath>;
  readonly strengths: ReadonlyMap<string, Placed<Point>>;
  readonly crosses: ReadonlyMap<string, Placed<Point>>;
  readonly words: ReadonlyMap<string, Placed<BoardWord>>;
  /** Where the map buttons go. */
  readonly corner: Corner;
  readonly held: readonly Held[];
  readonly labels: readonly Label[];
  /** The names for another format in which everything else is placed as here. */
  readonly namesFor: (format: Format) => readonly Label[];
}

const scenes = new WeakMap<Turn, WeakMap<Format, Scene>>();

/** The scene of a turn in a format; cached, since it does not depend on the step. */
export function sceneOf(turn: Turn, format: Format): Scene {
  const known = scenes.get(turn)?.get(format);
  return known ?? kept(turn, format, translated(turn, format) ?? atOnce(compose(turn, format)));
}

/** Makes the scene of a turn part by part: that of a full board takes a slow phone a second. `pause`: waits between parts. */
export async function readyScene(
  turn: Turn,
  format: Format,
  pause: () => Promise<void>,
): Promise<void> {
  const base = englishFormat(format) ?? format;
  if (!scenes.get(turn)?.has(base)) kept(turn, base, await withPauses(compose(turn, base), pause));
}

function kept(turn: Turn, format: Format, scene: Scene): Scene {
  const known = scenes.get(turn) ?? new WeakMap<Format, Scene>();
  scenes.set(turn, known.set(format, scene));
  return scene;
}

/** The scene in a format that differs from another only in its words: only the full names are placed again. */
function translated(turn: Turn, format: Format): Scene | null {
  const base = englishFormat(format);
  if (!base) return null;
  const scene = sceneOf(turn, base);
  const { plan, labels } = scene;
  return {
    ...scene,
    plan: { ...plan, format },
    labels: format.names === 'full' ? scene.namesFor(format) : labels,
  };
}

/**
 * Places everything, most important first: units, arrows and their marks, units pushed aside, strengths, crosses,
 * words, names. Whatever cannot be placed without covering earlier things is left out. It may be interrupted after each part.
 */
function* compose(turn: Turn, format: Format): InParts<Scene> {
  const plan = planOf(turn, format);
  yield;
  const board = placementOn([], format);
  board.add(boardPieces(plan));
  const rings = ringPlaces(plan, board.put(cornerItems(plan)));
  yield;
  const before = yield* layOutArrows(plan, board.pieces, plan.home, new Set(), null);
  yield;
  const gone = placementOn([...board.pieces, ...before.pieces], format).put(displacedItems(plan));
  board.add(piecesOf(gone));
  const whereOf = (unit: UnitAt, pushed: ReadonlySet<string>): Point =>
    (pushed.has(spaceOf(unit)) ? gone.get(spaceOf(unit))?.value : undefined) ?? plan.home(unit);
  const layouts: [ArrowLayout, ...ArrowLayout[]] = [before];
  for (const pushed of plan.pushes) {
    const last = layouts.at(-1) ?? before;
    const there = (unit: UnitAt): Point => whereOf(unit, pushed);
    layouts.push(yield* layOutArrows(plan, board.pieces, there, pushed, last));
    yield;
  }
  const all = new Set(gone.keys());
  const aside = (unit: UnitAt): Point => whereOf(unit, all);
  const retreats = retreatPaths(plan, aside);
  const bare = {
    ...{ plan, whereOf, layouts, rings, retreats, held: heldLand(turn.position) },
    corner: buttonCorner(board.pieces, plan),
  };
  if (!format.marks)
    return {
      ...bare,
      ...{ strengths: new Map(), crosses: new Map(), words: new Map(), labels: [] },
      namesFor: () => [],
    };

  // An arrow counts once for each layout that it is in.
  board.add(layouts.flatMap(({ pieces }) => pieces));
  board.add(retreatPieces(bare.retreats, plan.positions.scale));
  const buttons = buttonPieces(format, bare.corner);
  board.add(buttons);
  const after = layouts.at(-1) ?? before;
  const marks = board.put([...strengthItems(plan, after, aside), ...crossItems(plan, after)]);
  yield;
  board.add(diagramPieces(plan, 'discs'));
  const words = board.put(wordItems(plan, after));
  yield;
  const namesFor = (wanted: Format): readonly Label[] =>
    placeNames({ ...plan, format: wanted }, board.pieces, buttons);
  return {
    ...bare,
    ...{ strengths: marks, crosses: marks, words, labels: namesFor(format), namesFor },
  };
}

/** The land of the centres that have an owner. Under the rules only centres are owned, so other land is no power's. */
function heldLand(position: Position): readonly Held[] {
  const owners = ownersIn(position);
  return boardIn(position).centres.flatMap((space): Held | readonly Held[] => {
    const power = owners?.[space];
    return power ? { key: space, space, power, opacity: 1 } : [];
  });
}
