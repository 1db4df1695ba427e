import type { Language } from '../language.ts';
import { adjustments } from './adjustments.ts';
import { chips, outcomes, adjustmentChips, retreatChips, phaseOutcomes, topics } from './labels.ts';
import { choices, citationName, citationPlace, datcSections, sections } from './choices.ts';
import { clauses, headlines, verdicts } from './verdict.ts';
import { conditions, answers, forcing, map } from './answers.ts';
import { facts, nearMisses } from './facts.ts';
import { game } from './game.ts';
import { numbers } from './movement.ts';
import { shortName, unit, listed } from './grammar.ts';
import { page } from './page.ts';
import { written } from './orders.ts';
import { orderError } from './order-errors.ts';
import { places, retreats } from './retreats.ts';
import { ruleWords } from './rules.ts';
import { short } from './short.ts';
import { board, player, study } from './study.ts';
import { worlds } from './cycle.ts';

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
  orderError,
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
    rulebook: 'Regelheft',
    sampleGame: {
      title: 'Beispielpartie',
      line: 'Zwei Jahre einer ganzen Partie, wie das Regelheft sie spielt.',
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
  unitName: unit,
  listed: (words) => listed(words),
};
