import type { Language } from '../language.ts';
import { adjustments } from './adjustments.ts';
import { choices, citationName, citationPlace, datcSections, sections } from './choices.ts';
import { outcomes, adjustmentChips, retreatChips, phaseOutcomes } from './labels.ts';
import { clauses, headlines } from './verdict.ts';
import { conditions, answers, forcing } from './answers.ts';
import { englishMovement } from './english-movement.ts';
import { game } from './game.ts';
import { numbers } from './movement.ts';
import { unitName, listed } from './grammar.ts';
import { written } from './orders.ts';
import { places, retreats } from './retreats.ts';
import { ruleWords } from './rules.ts';
import { short } from './strength.ts';
import { board, player, study } from './study.ts';
import { worlds } from './cycle.ts';

/** English, for every message of every phase. */
export const english: Language = {
  ...englishMovement,
  name: 'English',
  retreats,
  adjustments,
  retreatChips,
  adjustmentChips,
  written,
  outcomes,
  phaseOutcomes,
  places,
  clauses,
  headlines,
  conditions,
  forcing,
  answers,
  worlds,
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
  board,
  player,
  study,
  short,
  numbers,
  unitName,
  listed: (words) => listed(words),
};
