import type { Language } from '../language.ts';
import { adjustments } from './adjustments.ts';
import { choices, citationName, citationPlace, datcSections, sections } from './choices.ts';
import { chips, outcomes, adjustmentChips, retreatChips, phaseOutcomes, topics } from './labels.ts';
import { clauses, headlines, verdicts } from './verdict.ts';
import { conditions, answers, forcing, map } from './answers.ts';
import { facts, nearMisses } from './facts.ts';
import { game } from './game.ts';
import { numbers } from './movement.ts';
import { shortName, unitName, listed } from './grammar.ts';
import { page } from './page.ts';
import { written } from './orders.ts';
import { places, retreats } from './retreats.ts';
import { ruleWords } from './rules.ts';
import { short } from './short.ts';
import { board, player, study } from './study.ts';
import { worlds } from './cycle.ts';

/** The default language. */
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
  orderError: ({ message }) => message,
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
  rules: {
    text: ruleWords,
    choices,
    sections,
    datcSections,
    rulebook: 'Rulebook',
    sampleGame: {
      title: 'Sample game',
      line: 'Two years of a whole game, as the rulebook plays them.',
    },
    source: citationName,
    place: citationPlace,
  },
  game,
  page,
  board,
  player,
  study,
  short,
  numbers,
  shortName,
  unitName,
  listed: (words) => listed(words),
};
