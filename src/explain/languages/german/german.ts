import type { Language } from '../language.ts';
import { adjustments } from './adjustments.ts';
import { chips } from './chips.ts';
import { choices } from './choices.ts';
import { clauses } from './clauses.ts';
import { conditions } from './conditions.ts';
import { answers } from './editions.ts';
import { facts, nearMisses } from './facts.ts';
import { forcing } from './forcing.ts';
import { game } from './game.ts';
import { headlines } from './headline.ts';
import { map } from './map.ts';
import { numbers } from './movement.ts';
import { shortName, unit } from './names.ts';
import { outcomes } from './outcomes.ts';
import { page } from './page.ts';
import { adjustmentChips, retreatChips } from './phase-chips.ts';
import { phaseOutcomes } from './phase-outcomes.ts';
import { written } from './repaired.ts';
import { places } from './retreat.ts';
import { retreats } from './retreat-phase.ts';
import { ruleWords } from './rules.ts';
import { citationName } from './sections.ts';
import { topics } from './topics.ts';
import { verdicts } from './verdict.ts';
import { listed } from './words.ts';
import { worlds } from './worlds.ts';

/** German, of Germany. Notation and the names of editions stay as they are. */
export const german: Language = {
  tag: 'de',
  name: 'Deutsch',
  facts,
  nearMisses,
  retreats,
  adjustments,
  chips,
  retreatChips,
  adjustmentChips,
  written,
  outcomes,
  phaseOutcomes,
  places,
  topics,
  clauses,
  verdicts,
  headlines,
  conditions,
  forcing,
  answers,
  worlds,
  map,
  rules: { text: ruleWords, choices, source: citationName },
  game,
  page,
  numbers,
  shortName,
  unitName: unit,
  listed: (words) => listed(words),
};
