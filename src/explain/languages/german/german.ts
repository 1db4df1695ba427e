import type { Language } from '../language.ts';
import { adjustments } from './adjustments.ts';
import { outcomes, adjustmentChips, retreatChips, phaseOutcomes } from './labels.ts';
import { choices, citationName, citationPlace, datcSections, sections } from './choices.ts';
import { clauses, headlines } from './verdict.ts';
import { conditions, answers, forcing } from './answers.ts';
import { germanMovement } from './german-movement.ts';
import { game } from './game.ts';
import { numbers } from './movement.ts';
import { unit, listed } from './grammar.ts';
import { written } from './orders.ts';
import { places, retreats } from './retreats.ts';
import { ruleWords } from './rules.ts';
import { short } from './strength.ts';
import { board, player, study } from './study.ts';
import { worlds } from './cycle.ts';

/** German, as written in Germany. Notation and the names of editions stay as they are. */
export const german: Language = {
  ...germanMovement,
  name: 'Deutsch',
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
    rulebook: 'Regelheft',
    sampleGame: {
      title: 'Beispielpartie',
      line: 'Zwei Jahre einer ganzen Partie, wie das Regelheft sie spielt.',
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
  unitName: unit,
  listed: (words) => listed(words),
};
