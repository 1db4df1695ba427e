import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { BoardSign } from '../../explain/languages/study-words.ts';
import { placeDisplaced } from './displaced.ts';
import { crossItems } from './crosses.ts';
import type { Label } from '../model/drawable.ts';
import { type Format, englishFormat } from '../model/format.ts';
import { groundOf } from './ground.ts';
import { strengthItems } from './strengths.ts';
import { nameItems, widthBesideRing } from './place-names.ts';
import { cornerItems, cornerPieces, retreatPieces, boardPieces } from './obstacles.ts';
import { place } from './placement.ts';
import type { Placed } from './placement.ts';
import { homeOf, planOf } from '../plan/plan.ts';
import type { Plan } from '../plan/plan.ts';
import type { Point } from '../geometry/point.ts';
import { layOutArrows, arrowsAt } from './arrow-layout.ts';
import type { Layout } from './arrow-layout.ts';
import { wordsFor } from './board-words.ts';

/** A plan with a position for everything that any step of the turn shows, so that nothing jumps between steps. */
export interface Scene {
  readonly plan: Plan;
  /** Where a unit is pushed to when another takes its place. */
  readonly aside: ReadonlyMap<UnitAt, Point>;
  /** The arrows before any unit is pushed aside, then after each push. */
  readonly layouts: readonly Layout[];
  /** The angle of the no-entry sign on the ring of an illegal convoy order, by index of the order. */
  readonly corners: ReadonlyMap<number, number>;
  readonly strengths: ReadonlyMap<string, Placed<Point>>;
  readonly crosses: ReadonlyMap<string, Placed<Point>>;
  readonly words: ReadonlyMap<string, Point & { readonly text: BoardSign }>;
  readonly labels: readonly Label[];
  /** The names that a format has, where everything else is placed as it is here. */
  readonly namesFor: (format: Format) => readonly Label[];
}

const scenes = new WeakMap<Turn, WeakMap<Format, Scene>>();

/** The scene of a turn in a format; cached, since it does not depend on the step. */
export function sceneOf(turn: Turn, format: Format): Scene {
  const known = scenes.get(turn) ?? new WeakMap<Format, Scene>();
  const scene = known.get(format) ?? translated(turn, format) ?? compose(turn, format);
  scenes.set(turn, known.set(format, scene));
  return scene;
}

/** The scene in a format that differs from another in its words alone: all but full names is not placed a second time. */
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
 * words, names. Whatever cannot be placed without covering earlier things is left out.
 */
function compose(turn: Turn, format: Format): Scene {
  const plan = planOf(turn, format);
  const home = (unit: UnitAt): Point => homeOf(plan, unit);
  const pushed = new Set([
    ...(plan.pushes.at(-1) ?? []),
    ...turn.ruling.dislodged.map(({ unit }) => unit),
  ]);
  const still = boardPieces(plan, home);
  const corners = place(cornerItems(plan), groundOf(still), format);
  const onBoard = [...still, ...[...corners.values()].flatMap(({ pieces }) => pieces)];
  const before = layOutArrows(plan, onBoard, home, new Set(), null);
  const gone = placeDisplaced(plan, [...onBoard, ...before.pieces], home, [...pushed]);
  const aside = new Map([...gone].map(([unit, { value }]) => [unit as UnitAt, value]));
  const whereOf = (unit: UnitAt): Point => aside.get(spaceOf(unit)) ?? home(unit);
  const fixed = [...onBoard, ...[...gone.values()].flatMap(({ pieces }) => pieces)];
  const layouts = [before];
  for (const gone of plan.pushes)
    layouts.push(
      layOutArrows(
        plan,
        fixed,
        (unit) => (gone.has(spaceOf(unit)) ? whereOf(unit) : home(unit)),
        gone,
        layouts.at(-1) ?? before,
      ),
    );
  const after = layouts.at(-1) ?? before;
  const bare = {
    plan,
    aside,
    layouts,
    corners: new Map([...corners].map(([index, { value }]) => [Number(index), value])),
  };
  if (!format.marks)
    return {
      ...bare,
      ...{ strengths: new Map(), crosses: new Map(), words: new Map(), labels: [] },
      namesFor: () => [],
    };

  const ground = groundOf([
    ...fixed,
    ...new Set(layouts.flatMap(({ pieces }) => pieces)),
    ...retreatPieces(plan, whereOf),
    ...cornerPieces(format),
  ]);
  const arrowOf = (index: number) => after.moves.get(index)?.[0];
  const marks = place(
    [...strengthItems(plan, arrowOf, whereOf), ...crossItems(plan, arrowOf)],
    ground,
    format,
  );
  ground.add([...marks.values()].flatMap(({ pieces }) => pieces));
  const words = wordsFor(plan, arrowsAt(plan, layouts, pushed, whereOf));
  const placedWords = place(
    words.map(({ item }) => item),
    ground,
    format,
  );
  ground.add([...placedWords.values()].flatMap(({ pieces }) => pieces));
  const namesFor = (wanted: Format): readonly Label[] =>
    [...place(nameItems({ ...plan, format: wanted }), ground, wanted)].map(
      ([space, { value }]) => ({
        ...value.label,
        ...value.spot,
        width: widthBesideRing(value.label),
        key: `name:${space}`,
        opacity: 1,
      }),
    );
  return {
    ...bare,
    strengths: marks,
    crosses: marks,
    words: new Map(
      words.flatMap(({ item, text }) => {
        const found = placedWords.get(item.key);
        return found ? [[item.key, { ...found.value, text }] as const] : [];
      }),
    ),
    labels: namesFor(format),
    namesFor,
  };
}
