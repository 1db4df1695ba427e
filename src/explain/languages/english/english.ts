import { STANDARD } from '../../../board/board.ts';
import type { Language } from '../language.ts';
import { onBoards } from '../on-boards.ts';
import { adjustments } from './adjustments.ts';
import { choices, citationName, citationPlace, datcSections, sections } from './choices.ts';
import { outcomes, adjustmentChips, retreatChips, phaseOutcomes } from './labels.ts';
import { clauses, headlines } from './verdict.ts';
import { conditions, answers, forcing } from './answers.ts';
import { englishMovementWords } from './english-movement.ts';
import { game } from './game.ts';
import { numbers } from './movement.ts';
import { grammarOn, listed, type EnglishGrammar } from './grammar.ts';
import { written } from './orders.ts';
import { places, retreats } from './retreats.ts';
import { ruleWords } from './rules.ts';
import { short } from './strength.ts';
import { asking, board, player } from './asking.ts';
import { worlds } from './cycle.ts';

const words = (g: EnglishGrammar): Language => ({
  ...englishMovementWords(g),
  on: englishOn,
  name: 'English',
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
    rulebook: 'Rulebook',
    sampleGame: {
      title: 'Sample game',
      line: 'Two years of a whole game, as the rulebook plays them.',
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
  unitName: g.unitName,
  listed: (words) => listed(words),
});

const englishOn = onBoards((board) => words(grammarOn(board)));

/** English, for every message of every phase. */
export const english: Language = englishOn(STANDARD);
