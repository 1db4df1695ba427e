import { editionCalled } from '../../src/rules/modules.ts';
import { rulePhases, type RuledPhases } from '../../src/scenario/rule-phases.ts';
import { scenarioAt, SCENARIOS } from '../scenario/files.ts';
import { EFFORT } from '../support/effort.ts';

export interface RuledScenario {
  readonly slug: string;
  readonly title: string;
  readonly phases: RuledPhases;
}

/** A scenario of the repository, ruled under its first edition. */
export function ruledScenario(slug: string): RuledScenario {
  const scenario = scenarioAt(slug);
  const { title, editions } = scenario;
  return { slug, title, phases: rulePhases(scenario, editionCalled(editions[0] ?? '1971')) };
}

/** All scenarios of the repository in `npm run verify`; in `npm test` some of each kind. */
export const SLUGS: readonly string[] = SCENARIOS.map(({ slug }) => slug).filter(
  (slug, i) =>
    EFFORT >= 1 ||
    i % 24 === 0 ||
    /example-(09|12)$|1902-2-fall|^(adjustments|retreats)\/\w*s$/.test(slug),
);
