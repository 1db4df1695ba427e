import type { Turn } from '../trace/turn.ts';
import { spaceOf } from '../board/board.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Drawing } from './arrows.ts';
import type { Cross, Strength, Word } from './drawable.ts';
import { spacesOfFact } from './focus.ts';
import { at, directionAt, lengthOf } from './line.ts';
import type { Plan } from './plan.ts';
import { add, distance, leftOf, minus, mix, times } from './point.ts';
import type { Point } from './point.ts';
import type { Way } from './ribbons.ts';
import { SIZE } from './shapes.ts';

/** The strengths that have been settled, each at the place that the scene keeps for it. */
export function strengthsOf({ scene, decided, position }: Drawing): readonly Strength[] {
  const { turn } = scene.plan;
  const strengths: Strength[] = [];
  for (const [unit, { value, bound, win }] of decided.attack) {
    const spot = scene.strengths.get(`attack:${unit}`);
    if (!spot) continue;
    strengths.push({
      key: `attack:${unit}`,
      unit,
      shape: decided.prevent.has(unit) ? 'lozenge' : 'coin',
      x: spot.x,
      y: spot.y,
      value,
      bound,
      win: win ? 1 : 0,
      opacity: 1,
    });
  }
  for (const [unit, { value, bound }] of decided.hold) {
    const spot = scene.strengths.get(`hold:${unit}`);
    if (!spot || (decided.pushed.has(unit) && !isAbout(turn, position, unit))) continue;
    strengths.push({
      key: `hold:${unit}`,
      unit,
      shape: 'shield',
      x: spot.x,
      y: spot.y,
      value,
      bound,
      win: 0,
      opacity: 1,
    });
  }
  return strengths;
}

/** The hold of a unit that fell is shown while it is still being spoken of. */
function isAbout(turn: Turn, position: number, unit: UnitAt): boolean {
  const fact = turn.ruling.steps[position - 1]?.fact;
  return fact !== undefined && fact.type !== 'retreats' && spacesOfFact(fact).includes(unit);
}

/** From a bar to the cross beyond it, at scale 1. */
const BEYOND_BAR = 17;
const ASIDE_OF_WAY = 17;

/** A cross beyond every bar; a single one between two that face each other. */
export function crossesOf({ scene, decided, ways }: Drawing): readonly Cross[] {
  const { plan } = scene;
  const crosses: Cross[] = [];
  if (!plan.format.marks) return crosses;
  const bounced = plan.moves.filter(({ index }) => {
    const outcome = decided.fates.get(index);
    return outcome === 'bounces' || outcome === 'blocked';
  });
  for (const move of bounced) {
    const way = ways.moves.get(move.index)?.[0];
    if (!way) continue;
    const facing = bounced.find(
      ({ unit, goal }) => unit === spaceOf(move.goal) && spaceOf(goal) === move.unit,
    );
    const other = facing && ways.moves.get(facing.index)?.[0];
    if (facing && other && facing.index < move.index) continue;
    const spot = other
      ? mix(at(way.line, way.bar), at(other.line, other.bar), 0.5)
      : beyondBar(plan, way);
    crosses.push({ key: `cross:${String(move.index)}`, ...spot, opacity: 1 });
  }
  return crosses;
}

/** A little further along the way; aside of it, if a unit stands there. */
function beyondBar({ spots, turn }: Plan, way: Way): Point {
  const further = (BEYOND_BAR * spots.scale) / Math.max(1, lengthOf(way.line));
  const ahead = at(way.line, way.bar + further);
  const sideways = times(leftOf(directionAt(way.line, way.bar)), ASIDE_OF_WAY * spots.scale);
  const bar = at(way.line, way.bar + 0.6 * further);
  const units = [...turn.position.units, ...turn.ruling.after.units].map(({ at: place, kind }) =>
    spots.of(place, kind),
  );
  const free = [ahead, add(bar, sideways), minus(bar, sideways)].find((spot) =>
    units.every((unit) => distance(unit, spot) > (SIZE.unit + SIZE.cross) * spots.scale),
  );
  return free ?? ahead;
}

/** Words are set for the current step and for what it rests on, and all of them at the end. */
export function wordsOf({ scene, position }: Drawing): readonly Word[] {
  const { turn } = scene.plan;
  const spoken = restsOn(turn, position);
  const words: Word[] = [];
  for (const [key, { x, y, text }] of scene.words) {
    const [kind, place] = key.split(':');
    const said = turn.ruling.steps.slice(0, position).some(({ id, fact }) => {
      if (!spoken.has(id)) return false;
      switch (kind) {
        case 'cut':
          return fact.type === 'support-cut' && fact.unit === place;
        case 'broken':
          return fact.type === 'convoy-disrupted' && fact.unit === place;
        default:
          return standsOff(turn, position, place ?? '', id);
      }
    });
    if (said)
      words.push({ key, x, y, text, tone: kind === 'stand-off' ? 'ink' : 'rubric', opacity: 1 });
  }
  return words;
}

/** Whether this step is the bounce that leaves a space empty between two rivals. */
function standsOff(turn: Turn, position: number, space: string, id: number): boolean {
  const bounces = turn.ruling.steps
    .slice(0, position)
    .filter(({ fact }) => fact.type === 'move-bounces' && spaceOf(fact.to) === space);
  return bounces.length > 1 && bounces.some((step) => step.id === id);
}

/** The current step and all the steps that it follows from; at the end every step. */
function restsOn(turn: Turn, position: number): ReadonlySet<number> {
  const { steps } = turn.ruling;
  if (position >= steps.length) return new Set(steps.map(({ id }) => id));
  const found = new Set<number>();
  const visit = (id: number): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const premise of steps[id]?.because ?? []) visit(premise);
  };
  if (position > 0) visit(position - 1);
  return found;
}
