import { beginGame } from '../../game/start/begin.ts';
import { editionOf, type Game, positionAt } from '../../game/game.ts';
import { type OrderSheetReading, readOrderSheet } from '../../game/order-sheets.ts';
import { rulePhase } from '../../game/rule-phase.ts';
import * as turns from '../../game/turns.ts';
import { spaceOf } from '../../board/board.ts';
import { adjudicate } from '../../law/adjudicate.ts';
import type { Power } from '../../board/powers.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';
import { type Story, YEAR_PHASES, type YearPhase } from './story.ts';

/** What the player ordered, by phase, as written. */
export type PlayerSheets = Readonly<Partial<Record<YearPhase, string>>>;

/** The game when a phase begins. */
export function gameBefore(story: Story, sheets: PlayerSheets, phase: YearPhase): Game {
  let game = beginGame({ plan: 'seven', rules: story.edition });
  for (const one of YEAR_PHASES) {
    if (one === phase) break;
    game = after(handedIn(game, story, sheets, one));
  }
  return game;
}

/** A phase with the orders of everybody, ruled. */
export function ruledPhase(story: Story, sheets: PlayerSheets, phase: YearPhase): PhaseTurn {
  const game = handedIn(gameBefore(story, sheets, phase), story, sheets, phase);
  return rulePhase(game, game.now);
}

/** The game at the end of the year. */
export const gameAfter = (story: Story, sheets: PlayerSheets): Game =>
  after(handedIn(gameBefore(story, sheets, 'Winter'), story, sheets, 'Winter'));

/** The game with the orders of everybody for its present phase. */
export function handedIn(game: Game, story: Story, sheets: PlayerSheets, phase: YearPhase): Game {
  const others = Object.entries(story.year[phase].others).map(([name, lines]) => {
    const power = name as Power;
    return [power, possible(game, power, lines).join('\n')] as const;
  });
  const all = { ...Object.fromEntries(others), [story.power]: sheets[phase] ?? '' };
  return { ...game, now: { ...game.now, sheets: all } };
}

/** The lines that can be ordered on this board, and of several for one unit the first. */
function possible(game: Game, power: Power, lines: readonly string[]): readonly string[] {
  const named = new Set<string>();
  return lines.filter((line) => {
    const read = readOrderSheet(game, power, line);
    const [order] = read.orders;
    if (!order || order.type === 'waive') return false;
    const at = spaceOf(order.unit.at);
    if (named.has(at) || !isPossible(game, read)) return false;
    named.add(at);
    return true;
  });
}

function isPossible({ now, rules }: Game, read: OrderSheetReading): boolean {
  if (read.phase === 'adjustments') return true;
  if (read.phase === 'retreats')
    return read.orders.every(({ power, unit }) =>
      now.dislodged.some((one) => one.unit.power === power && one.unit.at === unit.at),
    );
  const [position, edition] = [positionAt(now), editionOf({ rules })];
  return read.orders.every((order) => {
    const at = spaceOf(order.unit.at);
    const isThere = now.units.some((one) => one.power === order.power && spaceOf(one.at) === at);
    const { orders } = adjudicate(position, [order], edition, { trace: false });
    return isThere && orders.every(({ outcome }) => outcome !== 'illegal');
  });
}

function after(game: Game): Game {
  switch (game.now.when.phase) {
    case 'movement':
      return turns.openRetreats(turns.playMoves(game));
    case 'retreats': {
      const played = turns.playRetreats(game);
      return played.now.when.season === 'Spring'
        ? turns.openFall(played)
        : turns.countCentres(played);
    }
    case 'adjustments':
      return turns.beginYear(turns.playAdjustments(game));
  }
}
