import type { Turn } from '../trace/turn.ts';
import { spaceOf } from '../board/board.ts';
import type { SpaceId } from '../board/board.ts';
import type { UnitAt } from '../trace/fact.ts';
import { pushAside } from './aside.ts';
import { decidedBefore } from './decided.ts';
import type { Label } from './drawable.ts';
import type { Format } from './format.ts';
import { strengthItems } from './marks.ts';
import { namesFor } from './names.ts';
import { obstacles } from './obstacles.ts';
import { place } from './placement.ts';
import type { Bead, Placed } from './placement.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import type { Point } from './point.ts';
import { unitIn } from './stands.ts';
import { waysOf } from './ways.ts';
import { wordsFor } from './words.ts';

/** A plan with a place for everything that any step of the turn will show, so that no mark jumps between steps. */
export interface Scene {
  readonly plan: Plan;
  /** Where a unit is pushed when another takes its place. */
  readonly aside: ReadonlyMap<UnitAt, Point>;
  readonly strengths: ReadonlyMap<string, Placed>;
  readonly words: ReadonlyMap<string, Placed & { readonly text: string }>;
  readonly labels: readonly Label[];
}

/** From which cost a name or a word is left out: it would cover more than it tells. */
const CROWDED = { word: 45, involved: 60, name: 20 } as const;

const scenes = new WeakMap<Turn, WeakMap<Format, Scene>>();

/** The scene of a turn in a format. Worked out once: it does not depend on the step. */
export function sceneOf(turn: Turn, format: Format): Scene {
  const known = scenes.get(turn) ?? new WeakMap<Format, Scene>();
  const scene = known.get(format) ?? compose(turn, format);
  scenes.set(turn, known.set(format, scene));
  return scene;
}

function compose(turn: Turn, format: Format): Scene {
  const plan = planOf(turn, format);
  const { spots } = plan;
  const homeOf = (unit: UnitAt): Point =>
    spots.of(unitIn(turn, unit)?.at ?? unit, unitIn(turn, unit)?.kind ?? 'A');
  const settled = decidedBefore(turn, turn.ruling.steps.length);
  const aside = pushAside(plan, homeOf, [...settled.pushed]);
  const whereOf = (unit: UnitAt): Point => aside.get(unit) ?? homeOf(unit);
  if (!format.marks) return { plan, aside, strengths: new Map(), words: new Map(), labels: [] };

  const taken = obstacles(plan, homeOf, whereOf);
  const ways = waysOf(plan, whereOf);
  const strengths = place(
    strengthItems(plan, (index) => ways.moves.get(index)?.[0], whereOf),
    taken,
    format,
  );
  const spokenFor = [...taken, ...beadsOfAll(strengths)];
  const involved = involvedIn(turn);
  const words = wordsFor(plan, ways);
  const names = namesFor(plan, involved);
  const order = (space: SpaceId): number => (involved.has(space) ? 0 : 1);
  const sorted = [...names].sort((a, b) => order(a.space) - order(b.space));
  const placed = place(
    [...words.map(({ item }) => item), ...sorted.map(({ item }) => item)],
    spokenFor,
    format,
  );
  const labels = sorted.flatMap(({ space, labels: variants }): Label[] => {
    const found = placed.get(space);
    const label = variants[found?.variant ?? 0];
    if (!found || !label || found.cost > (involved.has(space) ? CROWDED.involved : CROWDED.name))
      return [];
    return [{ ...label, key: `name:${space}`, x: found.x, y: found.y, opacity: 1 }];
  });
  return {
    plan,
    aside,
    strengths,
    words: new Map(
      words.flatMap(({ item, text }) => {
        const found = placed.get(item.key);
        return found && found.cost < CROWDED.word ? [[item.key, { ...found, text }] as const] : [];
      }),
    ),
    labels,
  };
}

const beadsOfAll = (placed: ReadonlyMap<string, Placed>): Bead[] =>
  [...placed.values()].flatMap(({ beads }) => [...beads]);

/** The spaces of units and orders: their names matter most. */
function involvedIn(turn: Turn): ReadonlySet<SpaceId> {
  const spaces = new Set<SpaceId>();
  for (const { unit, order } of turn.ruling.orders) {
    spaces.add(unit);
    if (order && 'to' in order) spaces.add(spaceOf(order.to));
  }
  for (const { retreats } of turn.ruling.dislodged)
    for (const location of retreats) spaces.add(spaceOf(location));
  return spaces;
}
