import { editionCalled } from '../../src/rules/modules.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { rulePhases, type RuledPhases } from '../../src/scenario/rule-phases.ts';
import { SCENARIO_FILES } from '../scenario/files.ts';
import { EFFORT } from '../support/effort.ts';

export interface RuledScenario {
  readonly slug: string;
  readonly title: string;
  readonly phases: RuledPhases;
}

/** A scenario of the repository, ruled under its first edition. */
export function ruledScenario(slug: string): RuledScenario {
  const found = SCENARIO_FILES.find(({ file }) => file === `scenarios/${slug}.yaml`);
  const loaded = found && loadScenario(found.text, found.file);
  if (!loaded?.ok) throw new Error(`no scenario ${slug}`);
  const { title, editions } = loaded.value;
  return { slug, title, phases: rulePhases(loaded.value, editionCalled(editions[0] ?? '1971')) };
}

const slugs = SCENARIO_FILES.map(({ file }) => file.slice('scenarios/'.length, -'.yaml'.length));

/** All scenarios of the repository in `npm run verify`; in `npm test` some of each kind. */
export const SLUGS: readonly string[] = slugs.filter(
  (slug, i) =>
    EFFORT >= 1 ||
    i % 24 === 0 ||
    /example-(09|12)$|1902-2-fall|^(adjustments|retreats)\/\w*s$/.test(slug),
);
