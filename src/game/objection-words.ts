import { NATIONALITY, type Power } from '../board/powers.ts';
import { DISORDER_CLAUSE } from '../explain/languages/english/game.ts';
import { listed } from '../explain/languages/english/grammar.ts';
import type { Objection } from './objection.ts';

/** `a German`, `an Austrian`. */
const someOf = (power: Power): string =>
  `${/^[AEIOU]/.test(NATIONALITY[power]) ? 'an' : 'a'} ${NATIONALITY[power]}`;

/** What speaks against an event, as a sentence for whoever tried it. */
export function objectionSentence(objection: Objection): string {
  switch (objection.reason) {
    case 'not-now':
      return 'That isn’t possible in this phase.';
    case 'eliminated':
      return `${objection.power} has neither units nor centres any more.`;
    case 'disorder':
      return `${objection.power} is in civil disorder: ${DISORDER_CLAUSE[objection.because]}.`;
    case 'unreadable': {
      const [first] = objection.errors;
      const more = objection.errors.length - 1;
      const rest = more > 0 ? ` (${String(more)} more like it)` : '';
      return first ? `Line ${String(first.line)}: ${first.message}${rest}` : 'This is no order.';
    }
    case 'not-yours':
      return `${objection.power}’s orders include one for ${someOf(objection.of)} unit.`;
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
      return `Enter 1 to ${String(objection.most)} characters.`;
    case 'no-position':
      return objection.message;
  }
}
