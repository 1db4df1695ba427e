import { STANDARD } from '../../../board/board.ts';
import type { Language } from '../language.ts';
import { onBoards } from '../on-boards.ts';
import { adjustments } from './adjustments.ts';
import { outcomes, adjustmentChips, retreatChips, phaseOutcomes } from './labels.ts';
import { choices, citationName, citationPlace, datcSections, sections } from './choices.ts';
import { clauses, headlines } from './verdict.ts';
import { conditions, answers, forcing } from './answers.ts';
import { germanMovementWords } from './german-movement.ts';
import { game } from './game.ts';
import { numbers } from './movement.ts';
import { grammarOn, listed, type GermanGrammar } from './grammar.ts';
import { written } from './orders.ts';
import { places, retreats } from './retreats.ts';
import { ruleWords } from './rules.ts';
import { short } from './strength.ts';
import { asking, board, player } from './asking.ts';
import { worlds } from './cycle.ts';

const words = (g: GermanGrammar): Language => ({
  ...germanMovementWords(g),
  on: germanOn,
  name: 'Deutsch',
  retreats: retreats(g),
  adjustments: adjustments(g),
  retreatChips: retreatChips(g),
  adjustmentChips: adjustmentChips(g),
  written,
  outcomes: outcomes(g),
  phaseOutcomes,
  places,
  clauses: clauses(g),
  headlines: headlines(g),
  conditions: conditions(g),
  forcing: forcing(g),
  answers: answers(g),
  worlds: worlds(g),
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
  board: board(g),
  player,
  asking,
  short: short(g),
  numbers,
  unitName: g.unit,
  listed: (words) => listed(words),
});

const germanOn = onBoards((board) => words(grammarOn(board)));

/** German, as written in Germany. Notation and the names of editions stay as they are. */
export const german: Language = germanOn(STANDARD);
