import { placeAt } from '../../rulebook/places.ts';
import { tokenAt, type Token, type TokenizedText } from '../../rulebook/tokens.ts';

const isHelp = ({ key }: Token): boolean => key === 'support' || key === 'convoy';

/**
 * The tokens of a line with the destination last that comes first in `support move to Bul from Rum`, `convoy to Bel from
 * Lon` (`from` is left out before), and `support hold to Vie` as `support Vie`.
 */
export function withGoalLast(source: TokenizedText): readonly Token[] {
  const { lines, tokens } = source;
  // `by convoy to Bel` is a move.
  const at = tokens.findIndex(
    (token, index) =>
      isHelp(token) && isGoalSign(source, index + 1) && tokenAt(source, index - 1).key !== 'via',
  );
  if (at < 0) return tokens;
  let first = at + 1;
  while (isGoalSign(source, first)) first++;
  const goal = placeAt(source, first);
  if (!goal) return tokens;
  const letter = tokenAt(source, goal.next).key;
  const unit = letter === 'A' || letter === 'F' ? goal.next + 1 : goal.next;
  const from = placeAt(source, unit);
  const rest = from?.next ?? goal.next;
  const sign = tokenAt(source, first - 1);
  const order = from
    ? [
        ...tokens.slice(goal.next, from.next),
        { ...sign, kind: 'dash' as const, key: null },
        ...tokens.slice(first, goal.next),
      ]
    : tokens.slice(first, goal.next);
  return [
    ...tokens.slice(0, at + 1),
    ...order,
    ...withGoalLast({ lines, tokens: tokens.slice(rest) }),
  ];
}

/** `to`, `move to`, `hold to`: what comes between a help and the place that it is for. */
function isGoalSign(source: TokenizedText, at: number): boolean {
  const { key } = tokenAt(source, at);
  const isNext = tokenAt(source, at + 1).key === 'move';
  return key === 'move' || ((key === 'hold' || key === 'support') && isNext);
}
