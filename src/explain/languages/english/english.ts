import { CHOICE_WORDS } from '../../../rules/choice-words.ts';
import { citationName } from '../../../rules/sections.ts';
import { ruleWords } from '../../../rules/texts.ts';
import type { Language } from '../language.ts';
import { adjustments } from './adjustments.ts';
import { chips } from './chips.ts';
import { clauses } from './clauses.ts';
import { conditions } from './conditions.ts';
import { answers } from './editions.ts';
import { facts, nearMisses } from './facts.ts';
import { forcing } from './forcing.ts';
import { game } from './game.ts';
import { headlines } from './headline.ts';
import { map } from './map.ts';
import { numbers } from './movement.ts';
import { shortName, unitName } from './names.ts';
import { outcomes } from './outcomes.ts';
import { page } from './page.ts';
import { adjustmentChips, retreatChips } from './phase-chips.ts';
import { phaseOutcomes } from './phase-outcomes.ts';
import { written } from './repaired.ts';
import { places } from './retreat.ts';
import { retreats } from './retreat-phase.ts';
import { topics } from './topics.ts';
import { verdicts } from './verdict.ts';
import { listed } from './words.ts';
import { worlds } from './worlds.ts';

/** The words in which everything was told first; those of the rules stand with the rules. */
export const english: Language = {
  tag: 'en',
  name: 'English',
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
  rules: { text: ruleWords, choices: CHOICE_WORDS, source: citationName },
  game,
  page,
  numbers,
  shortName,
  unitName,
  listed: (words) => listed(words),
};
