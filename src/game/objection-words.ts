import { DISORDER_CLAUSE } from '../explain/game-sentences.ts';
import { listed } from '../explain/words.ts';
import type { Objection } from './objection.ts';

/** What speaks against an event, as a sentence for whoever tried it. */
export function objectionSentence(objection: Objection): string {
  switch (objection.reason) {
    case 'not-now':
      return 'The game is at another point: this cannot be done now.';
    case 'eliminated':
      return `${objection.power} has neither units nor centres any more.`;
    case 'disorder':
      return `Nobody orders for ${objection.power}: ${DISORDER_CLAUSE[objection.because]}.`;
    case 'unreadable': {
      const [first] = objection.errors;
      const more = objection.errors.length - 1;
      const rest = more > 0 ? ` (${String(more)} more like it)` : '';
      return first ? `Line ${String(first.line)}: ${first.message}${rest}` : 'This is no order.';
    }
    case 'not-yours':
      return `On the slip of ${objection.power} stands an order for ${objection.of}.`;
    case 'no-slip':
      return `${objection.power} has handed in nothing.`;
    case 'awaited':
      return `Orders of ${listed(objection.powers)} are still missing. Wait for them, or let the deadline pass.`;
    case 'all-in':
      return 'All orders are in: there is nothing to wait for.';
    case 'no-phase':
      return 'The game has no such phase, or nobody had anything to decide in it.';
    case 'no-seat':
      return 'There is no such player.';
    case 'has-left':
      return `${objection.player} has left already.`;
    case 'has-not-left':
      return `${objection.player} is in the game.`;
    case 'words':
      return `Some words are needed here, ${String(objection.most)} letters at most.`;
    case 'no-position':
      return objection.message;
  }
}
