import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Drawing } from './arrows.ts';
import type { Cross, DrawnStrength, Word } from '../model/drawable.ts';
import { crossKey } from '../layout/crosses.ts';
import { spacesOfFact } from '../model/focus.ts';

/** The strengths settled so far, at their places in the scene. */
export function strengthsOf({ scene, decided, position }: Drawing): readonly DrawnStrength[] {
  const { turn } = scene.plan;
  const strengths: DrawnStrength[] = [];
  for (const [unit, { value, bound, win }] of decided.attack) {
    const spot = scene.strengths.get(`attack:${unit}`);
    if (!spot) continue;
    strengths.push({
      key: `attack:${unit}`,
      unit,
      shape: decided.prevent.has(unit) ? 'lozenge' : 'coin',
      ...spot.value,
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
      ...spot.value,
      value,
      bound,
      win: 0,
      opacity: 1,
    });
  }
  return strengths;
}

/** A dislodged unit keeps its hold strength while the current step is about it. */
function isAbout(turn: Turn, position: number, unit: UnitAt): boolean {
  const fact = turn.ruling.steps[position - 1]?.fact;
  return fact !== undefined && fact.type !== 'retreats' && spacesOfFact(fact).includes(unit);
}

/** The words for the current step and its premises; at the end, all of them. */
export function wordsOf({ scene, position }: Drawing): readonly Word[] {
  const { turn, format } = scene.plan;
  const relevant = restsOn(turn, position);
  const words: Word[] = [];
  for (const [key, { value }] of scene.words) {
    const { x, y, text } = value;
    const [kind, place] = key.split(':');
    const said = turn.ruling.steps.slice(0, position).some(({ id, fact }) => {
      if (!relevant.has(id)) return false;
      switch (kind) {
        case 'cut':
          return fact.type === 'support-cut' && fact.unit === place;
        case 'disrupted':
          return fact.type === 'convoy-disrupted' && fact.unit === place;
        default:
          return standsOff(turn, position, place ?? '', id);
      }
    });
    const written = format.mapWords?.signs[text] ?? text;
    if (said && written !== '')
      words.push({
        key,
        x,
        y,
        text: written,
        tone: kind === 'stand-off' ? 'ink' : 'rubric',
        opacity: 1,
      });
  }
  return words;
}

/** True if this step is the bounce with which two rivals leave a space empty. */
function standsOff(turn: Turn, position: number, space: string, id: number): boolean {
  const bounces = turn.ruling.steps
    .slice(0, position)
    .filter(({ fact }) => fact.type === 'move-bounces' && spaceOf(fact.to) === space);
  return bounces.length > 1 && bounces.some((step) => step.id === id);
}

/** The ids of the current step and of all its premises, direct and indirect; at the end, of every step. */
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

/** The crosses of all moves known to bounce, at their places in the scene. */
export function crossesOf({ scene, decided }: Drawing): readonly Cross[] {
  const { plan } = scene;
  const keys = new Set(
    plan.moves.flatMap((move) => {
      const outcome = decided.outcomes.get(move.index);
      return outcome === 'bounces' || outcome === 'blocked' ? crossKey(plan, move) : [];
    }),
  );
  return [...keys].flatMap((key) => {
    const spot = scene.crosses.get(key);
    return spot ? [{ key, ...spot.value, opacity: 1 }] : [];
  });
}
