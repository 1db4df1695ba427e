import { decideTurn } from '../../src/law/adjudicate.ts';
import type { NumberedBoard } from '../../src/law/board.ts';
import { LAW } from '../../src/law/law.ts';
import { rulingOf } from '../../src/law/ruling.ts';
import type { Law } from '../../src/law/turn.ts';
import { turnOf } from '../../src/law/turn-of.ts';
import { BELIEFS } from '../../src/learn/beliefs/beliefs.ts';
import type { MisconceptionId } from '../../src/learn/misconceptions.ts';
import type { Choices } from '../../src/rules/edition.ts';
import { RULERS, type PhaseRulers } from '../../src/scenario/rule-phases.ts';

/** What an engine has instead of ours: articles of the law of movement, choices, the board, a later phase. */
export interface Mistake extends Partial<Omit<PhaseRulers, 'movement'>> {
  readonly law?: Partial<Law>;
  readonly choices?: Partial<Choices>;
  readonly board?: NumberedBoard;
}

/** Mistakes by what they are, in the words of a player. */
export type Mistakes = Readonly<Record<string, Mistake>>;

/** Our engine, but for a mistake. */
export const engineWith = ({ law, choices, board, ...later }: Mistake): PhaseRulers => ({
  ...RULERS,
  ...later,
  movement(position, orders, edition, { trace = true } = {}) {
    const chosen = { ...edition.choices, ...choices };
    const turn = turnOf(position, orders, chosen, { ...LAW, ...law }, board);
    return rulingOf(decideTurn(turn, edition, trace));
  },
});

/** A mistake that learners make too. */
export const belief = (id: MisconceptionId): Mistake => ({ law: BELIEFS[id] ?? {} });
