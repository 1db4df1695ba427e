import { shortVersion } from '../../explain/messages/turn/short-version.ts';
import { editionOf } from '../../learn/edition-of.ts';
import type { Lesson } from '../../learn/lesson.ts';
import type { RuleId } from '../../rules/rule.ts';
import { rulePhases, type RuledPhases } from '../../scenario/rule-phases.ts';
import { ruleOf } from '../../trace/rule-of.ts';
import type { ShownScenario } from '../shown.ts';
import type { SiteIn } from '../site-in.ts';
import { phasesOf } from '../turns.ts';

/** The positions that a rule decides, those that fewest other rules decide first. */
export interface DecidedPositions {
  readonly examples: readonly ShownScenario[];
  readonly lessons: readonly Lesson[];
  readonly cases: readonly ShownScenario[];
}

/** The rules of the steps that the short version of a ruling shows; later phases are short anyway. */
function rulesIn({ movement, retreats, adjustments }: RuledPhases): ReadonlySet<RuleId> {
  const moves = movement
    ? shortVersion(movement).flatMap(({ step }) => movement.ruling.steps[step]?.fact ?? [])
    : [];
  const later = [...(retreats?.ruling.steps ?? []), ...(adjustments?.ruling.steps ?? [])];
  return new Set([...moves, ...later.map(({ fact }) => fact)].map(ruleOf));
}

/** Turns a list of what each position is decided by round. */
function byRule<T>(
  positions: readonly T[],
  phases: (position: T) => RuledPhases,
): ReadonlyMap<RuleId, readonly T[]> {
  const found = new Map<RuleId, T[]>();
  const ruled = positions
    .map((position) => ({ position, rules: rulesIn(phases(position)) }))
    .sort((one, other) => one.rules.size - other.rules.size);
  for (const { position, rules } of ruled)
    for (const rule of rules) found.set(rule, [...(found.get(rule) ?? []), position]);
  return found;
}

const cache = new WeakMap<SiteIn, (rule: RuleId) => DecidedPositions>();

/** For each rule the examples, lessons and cases that it decides, read from their rulings. */
export function decidedIn(
  site: SiteIn,
  lessons: readonly Lesson[],
): (rule: RuleId) => DecidedPositions {
  const before = cache.get(site);
  if (before) return before;
  const shownPhases = (shown: ShownScenario) => phasesOf(shown, shown.editions[0] ?? '1971');
  const examples = byRule(site.inOrder, shownPhases);
  const cases = byRule(site.cases, shownPhases);
  const taught = byRule(lessons, (lesson) => rulePhases(lesson, editionOf(lesson)));
  const decided = (rule: RuleId): DecidedPositions => ({
    examples: examples.get(rule) ?? [],
    lessons: taught.get(rule) ?? [],
    cases: cases.get(rule) ?? [],
  });
  cache.set(site, decided);
  return decided;
}

export const countOf = ({ examples, lessons, cases }: DecidedPositions): number =>
  examples.length + lessons.length + cases.length;
