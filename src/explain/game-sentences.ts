import type { Power } from '../board/powers.ts';
import type { DisorderReason, GameDate, GameFact, Tally } from '../trace/game-fact.ts';
import { describeOrder, describeRetreatOrder } from '../orders/notation.ts';

/** After "Nobody orders for Italy:". */
export const DISORDER_CLAUSE: Readonly<Record<DisorderReason, string>> = {
  'no-orders': 'it handed in no orders in time',
  left: 'its player has left',
  'not-played': 'it has no player in this game',
};

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const count = (number: number, one: string, many = `${one}s`): string =>
  `${String(number)} ${number === 1 ? one : many}`;

const turn = ({ season, year }: GameDate): string => `${season} ${String(year)}`;

const tallied = (number: number, tally: Tally): string =>
  count(number, tally === 'centres' ? 'supply centre' : 'unit');

/** A decision of a whole game, as a sentence. */
export function gameSentence(fact: GameFact): string {
  switch (fact.type) {
    case 'game-begins':
      return `The game begins in Spring ${String(fact.year)}: ${fact.plan.toLowerCase()}.`;
    case 'disorder-begins':
      return `Nobody orders for ${fact.power}: ${DISORDER_CLAUSE[fact.reason]}. Its units hold, and nothing is built.`;
    case 'disorder-ends':
      return fact.reason === 'joins'
        ? `${fact.power} enters the war. ${fact.player} leads it from now on.`
        : `${fact.player} leads ${fact.power}${fact.reason === 'returned' ? ' again' : ' from now on'}.`;
    case 'replaced':
      return `${fact.player} plays instead of ${fact.from}.`;
    case 'closed': {
      const { order } = fact;
      const written =
        order.type === 'retreat' || order.type === 'disband'
          ? describeRetreatOrder(order)
          : describeOrder(order);
      return `“${written}” is not followed: ${fact.power} is neutral, and nobody may enter its land.`;
    }
    case 'moves-ruled':
      return `${turn(fact.when)}: ${movesTold(fact.moved, fact.failed, fact.dislodged)}.`;
    case 'retreats-ruled':
      return fact.retreated + fact.disbanded === 0
        ? `${turn(fact.when)}: nobody has to retreat.`
        : `${turn(fact.when)}: ${count(fact.retreated, 'unit retreats', 'units retreat')}, ${count(fact.disbanded, 'is disbanded', 'are disbanded')}.`;
    case 'centres-counted':
      return fact.captured === 0
        ? `After Fall ${String(fact.when.year)} no supply centre has changed hands.`
        : `After Fall ${String(fact.when.year)} ${count(fact.captured, 'supply centre has', 'supply centres have')} changed hands.`;
    case 'adjusted':
      return `${turn(fact.when)}: ${adjustmentsTold(fact.built, fact.removed, fact.waived)}.`;
    case 'eliminated':
      return `${fact.power} has neither units nor centres any more, and is out of the game.`;
    case 'coin':
      return `The coin falls for ${fact.player}, whom ${fact.power} joins next Spring.`;
    case 'corrected':
      return `The game master sets the board right: ${fact.note}`.replace(/([^.!?…])$/, '$1.');
    case 'victory':
      return `${winner(fact.player, fact.powers)} wins with ${tallied(fact.count, fact.tally)}; ${String(fact.needed)} are enough.`;
    case 'draw':
      return fact.powers.length === 0
        ? 'The players agree to stop, and nobody is left to share the draw.'
        : `The players agree on a draw. ${list(fact.powers)} share it.`;
    case 'short-game':
      return shortGameTold(fact.powers, tallied(fact.count, fact.tally));
  }
}

function movesTold(moved: number, failed: number, dislodged: number): string {
  const fallen = dislodged > 0 ? `, ${count(dislodged, 'unit is', 'units are')} dislodged` : '';
  return `${count(moved, 'move succeeds', 'moves succeed')}, ${count(failed, 'fails', 'fail')}${fallen}`;
}

function adjustmentsTold(built: number, removed: number, waived: number): string {
  const parts = [
    ...(built > 0 ? [count(built, 'unit is built', 'units are built')] : []),
    ...(removed > 0 ? [count(removed, 'unit is removed', 'units are removed')] : []),
    ...(waived > 0 ? [count(waived, 'build is declined', 'builds are declined')] : []),
  ];
  return parts.length > 0 ? list(parts) : 'no unit is built or removed';
}

const winner = (player: string, powers: readonly Power[]): string =>
  player === powers.join(', ') || powers.length === 1
    ? list(powers)
    : `${player} (${list(powers)})`;

function shortGameTold(powers: readonly Power[], most: string): string {
  const end = 'The agreed time has come.';
  if (powers.length === 0) return `${end} Nobody is left.`;
  return powers.length === 1
    ? `${end} ${list(powers)} wins with ${most}.`
    : `${end} ${list(powers)} have ${most} each, and share the victory.`;
}
