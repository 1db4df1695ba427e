import type { Turn } from '../trace/turn.ts';
import { spaceOf } from '../board/board.ts';
import type { SpaceId } from '../board/board.ts';
import { clearance, spaceAt } from '../board/cells.ts';
import type { UnitAt } from '../trace/fact.ts';
import { decidedBefore } from './decided.ts';
import type { Label } from './drawable.ts';
import type { Format } from './format.ts';
import { at, nth, spaced } from './line.ts';
import type { Line } from './line.ts';
import { strengthItems, wordFor, wordSize } from './marks.ts';
import { namesFor } from './names.ts';
import { place } from './placement.ts';
import type { Bead, Candidate, Item, Placed } from './placement.ts';
import { planOf } from './plan.ts';
import type { Plan } from './plan.ts';
import { distance, onCircle } from './point.ts';
import type { Point } from './point.ts';
import { CUT, SIZE } from './shapes.ts';
import { ASIDE } from './spots.ts';
import { unitIn } from './stands.ts';
import { toMap } from './view.ts';
import { retreatLine, waysOf } from './ways.ts';

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

const scenes = new WeakMap<Turn, Map<Format, Scene>>();

/** The scene of a turn in a format. Worked out once: it does not depend on the step. */
export function sceneOf(turn: Turn, format: Format): Scene {
  const known = scenes.get(turn) ?? new Map<Format, Scene>();
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
  const taken = obstacles(plan, homeOf, whereOf);
  if (!format.marks) return { plan, aside, strengths: new Map(), words: new Map(), labels: [] };

  const ways = waysOf(plan, whereOf);
  const strengths = place(
    strengthItems(plan, (index) => ways.moves.get(index)?.[0], whereOf),
    taken,
    format,
  );
  const spokenFor = [...taken, ...beadsOfAll(strengths)];
  const involved = involvedIn(turn);
  const words = wordsFor(plan, whereOf);
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

/** A dislodged unit is pushed towards the free side of its own space, away from arrows and other units. */
function pushAside(
  plan: Plan,
  homeOf: (unit: UnitAt) => Point,
  pushed: readonly UnitAt[],
): ReadonlyMap<UnitAt, Point> {
  const { spots, turn, format } = plan;
  const ways = waysOf(plan, homeOf);
  const items = pushed.map((unit): Item => {
    const home = homeOf(unit);
    const piece = unitIn(turn, unit);
    const own = spots.aside(piece?.at ?? unit, piece?.kind ?? 'A');
    const candidates: Candidate[] = [];
    for (const away of [ASIDE - 6, ASIDE, ASIDE + 6])
      for (let i = 0; i < 24; i++) {
        const spot = onCircle(home, away * spots.scale, (i * Math.PI) / 12);
        const map = toMap(spots.view, spot);
        const inside = spaceAt(map.x, map.y) === unit;
        const room = clearance(map.x, map.y) * spots.view.zoom;
        candidates.push({
          ...spot,
          cost:
            (inside ? Math.max(0, 14 * spots.scale - room) * 1.2 : 40) +
            distance(spot, own) * 0.12 +
            (ASIDE + 6 - away) * 0.3,
        });
      }
    return {
      key: unit,
      candidates,
      beads: ({ x, y }) => [{ x, y, r: SIZE.unit * spots.scale, weight: 6 }],
    };
  });
  const beads = [
    ...standingBeads(plan, homeOf),
    ...plan.moves.flatMap(({ index, unit }) =>
      pushed.includes(unit)
        ? []
        : (ways.moves.get(index) ?? []).flatMap(({ line }) => lineBeads(line, 6 * spots.scale, 3)),
    ),
    ...plan.supports.flatMap(({ index, unit }) => {
      const line = ways.supports.get(index)?.line;
      return !line || pushed.includes(unit) ? [] : lineBeads(line, 3 * spots.scale, 2);
    }),
  ];
  const placed = place(items, beads, format);
  return new Map([...placed].map(([unit, { x, y }]) => [unit as UnitAt, { x, y }]));
}

function standingBeads(plan: Plan, homeOf: (unit: UnitAt) => Point): Bead[] {
  const { spots, turn } = plan;
  const r = (SIZE.unit + 2) * spots.scale;
  return [
    ...turn.position.units.map(({ at: location }) => homeOf(spaceOf(location))),
    ...turn.ruling.after.units.map(({ at: location, kind }) => spots.of(location, kind)),
  ].map((spot) => ({ ...spot, r, weight: 6 }));
}

function lineBeads(line: Line, r: number, weight: number): Bead[] {
  return spaced(line, 24).map((spot) => ({ ...spot, r, weight }));
}

/** All that names, words and numbers must keep off. */
function obstacles(
  plan: Plan,
  homeOf: (unit: UnitAt) => Point,
  whereOf: (unit: UnitAt) => Point,
): readonly Bead[] {
  const { spots, turn } = plan;
  const { scale } = spots;
  const beads = standingBeads(plan, homeOf);
  const seen = new Set<string>();
  for (const where of [whereOf, homeOf]) {
    const ways = waysOf(plan, where);
    const add = (key: string, more: Bead[]): void => {
      const first = more[0];
      const id = `${key} ${String(first?.x)} ${String(first?.y)}`;
      if (!seen.has(id)) beads.push(...more);
      seen.add(id);
    };
    for (const move of plan.moves) {
      (ways.moves.get(move.index) ?? []).forEach(({ line, bar }, route) => {
        add(`${String(move.index)}/${String(route)}`, lineBeads(line, 5 * scale, 2));
        if (!move.barred) {
          const tip = nth(line, line.length - 1);
          add(`head ${String(move.index)}`, [
            { ...at(line, 0.95), r: 9 * scale, weight: 3 },
            { ...tip, r: 4, weight: 3 },
          ]);
          return;
        }
        add(`bar ${String(move.index)}`, [
          { ...at(line, bar), r: 11 * scale, weight: 4 },
          { ...at(line, bar + 0.12), r: SIZE.cross + 1, weight: 4 },
        ]);
      });
    }
    for (const { index } of plan.supports) {
      const support = ways.supports.get(index);
      if (!support) continue;
      add(`support ${String(index)}`, lineBeads(support.line, 3.5 * scale, 1.5));
      const tip = nth(support.line, support.line.length - 1);
      add(`joint ${String(index)}`, [{ ...tip, r: 6.5 * scale, weight: 4 }]);
      if (support.end.type === 'brace') {
        const { x, y, angle, span } = support.end;
        add(
          `brace ${String(index)}`,
          [-0.5, -0.25, 0, 0.25, 0.5].map((share) => ({
            ...onCircle({ x, y }, 23.5 * scale, angle + share * span),
            r: 4 * scale,
            weight: 3,
          })),
        );
      }
      if (plan.turn.ruling.orders[index]?.outcome === 'cut')
        add(`cut ${String(index)}`, [{ ...at(support.line, CUT), r: 10 * scale, weight: 4 }]);
    }
  }
  for (const { at: location } of plan.convoys) {
    const spot = spots.of(location, 'F');
    for (let i = 0; i < 16; i++)
      beads.push({
        ...onCircle(spot, SIZE.ring * scale, (i * Math.PI) / 8),
        r: 5 * scale,
        weight: 2.5,
      });
  }
  for (const { unit, retreats } of turn.ruling.dislodged) {
    const from = whereOf(unit);
    beads.push({ ...from, r: (SIZE.unit + 2) * scale, weight: 6 });
    for (const location of retreats) {
      const to = spots.of(location, unitIn(turn, unit)?.kind ?? 'A');
      beads.push(...lineBeads(retreatLine(plan, from, to), 4 * scale, 1.5));
      beads.push({ ...to, r: SIZE.circle * scale, weight: 2.5 });
    }
  }
  return beads;
}

/** The words that any step of the turn may set on the board, by key. */
function wordsFor(
  plan: Plan,
  whereOf: (unit: UnitAt) => Point,
): readonly { readonly item: Item; readonly text: string }[] {
  const { turn, spots } = plan;
  const { scale } = spots;
  const ways = waysOf(plan, whereOf);
  const words: { item: Item; text: string }[] = [];
  const say = (key: string, text: string, spot: Point, gap: number): void => {
    words.push({ item: wordFor(key, text, spot, gap, wordSize(scale)), text });
  };
  for (const { index, unit } of plan.supports) {
    const line = ways.supports.get(index)?.line;
    if (line && turn.ruling.orders[index]?.outcome === 'cut')
      say(`cut:${unit}`, 'cut', at(line, CUT), 12 * scale);
  }
  for (const { unit, at: location, index } of plan.convoys)
    if (turn.ruling.orders[index]?.outcome === 'disrupted')
      say(`broken:${unit}`, 'broken', spots.of(location, 'F'), (SIZE.ring + 6) * scale);
  for (const space of decidedBefore(turn, turn.ruling.steps.length).standoffs) {
    const taken = turn.ruling.after.units.some(({ at: location }) => spaceOf(location) === space);
    if (!taken) say(`stand-off:${space}`, 'stand-off', spots.of(space, 'A'), 16 * scale);
  }
  return words;
}
