import { describeOrder, describeRetreatOrder } from '../../../orders/describe.ts';
import type { Power } from '../../../board/powers.ts';
import type { DisorderReason, GameDate, Tally } from '../../../trace/game-fact.ts';
import type { GameTable } from '../language.ts';
import { listed } from './grammar.ts';

/** After "Italy is in civil disorder:". */
export const DISORDER_CLAUSE: Readonly<Record<DisorderReason, string>> = {
  'no-orders': 'no orders arrived in time',
  left: 'its player has left',
  'not-played': 'it has no player in this game',
};

const count = (number: number, one: string, many = `${one}s`): string =>
  `${String(number)} ${number === 1 ? one : many}`;

const turn = ({
  season,
  year,
  yearly,
}: Pick<GameDate, 'season' | 'year'> & { yearly?: boolean }): string =>
  yearly ? String(year) : `${season} ${String(year)}`;

/** `Fall 1901`: the turn before the centres are counted. */
const lastTurn = (when: GameDate): string => turn({ ...when, season: 'Fall' });

const tallied = (number: number, tally: Tally): string =>
  count(number, tally === 'centres' ? 'supply centre' : 'unit');

const winner = (player: string, powers: readonly Power[]): string =>
  player === powers.join(', ') || powers.length === 1
    ? listed(powers)
    : `${player} (${listed(powers)})`;

export const game: GameTable = {
  'game-begins': ({ plan, ...first }) => `${plan}: the game begins in ${turn(first)}.`,
  'disorder-begins': ({ when, power, reason }) =>
    `${power} is in civil disorder from ${turn(when)}: ${DISORDER_CLAUSE[reason]}. Its units hold, and nothing is built.`,
  'disorder-ends': ({ power, player, reason }) =>
    reason === 'joins'
      ? `${power} enters the war. ${player} leads it from now on.`
      : player.split(', ').includes(power)
        ? `${power} is played again.`
        : `${player} leads ${power}${reason === 'returned' ? ' again' : ' from now on'}.`,
  replaced: ({ player, from }) => `${player} replaces ${from}.`,
  closed: ({ order, power }) => {
    const written =
      order.type === 'retreat' || order.type === 'disband'
        ? describeRetreatOrder(order)
        : describeOrder(order);
    return `“${written}” is not followed: ${power} is neutral, and nobody may enter its land.`;
  },
  'moves-ruled': ({ when, moved, failed, dislodged }) => {
    const losses = dislodged > 0 ? `, ${count(dislodged, 'unit is', 'units are')} dislodged` : '';
    return `${turn(when)}: ${count(moved, 'move succeeds', 'moves succeed')}, ${count(failed, 'fails', 'fail')}${losses}.`;
  },
  'retreats-ruled': ({ when, retreated, disbanded }) =>
    retreated + disbanded === 0
      ? `${turn(when)}: no unit has to retreat.`
      : `${turn(when)}: ${count(retreated, 'unit retreats', 'units retreat')}, ${count(disbanded, 'is disbanded', 'are disbanded')}.`,
  'centres-counted': ({ when, captured }) =>
    captured === 0
      ? `After ${lastTurn(when)}, no supply centre has changed hands.`
      : `After ${lastTurn(when)}, ${count(captured, 'supply centre has', 'supply centres have')} changed hands.`,
  adjusted: ({ when, built, removed, waived }) => {
    const parts = [
      ...(built > 0 ? [count(built, 'unit is built', 'units are built')] : []),
      ...(removed > 0 ? [count(removed, 'unit is removed', 'units are removed')] : []),
      ...(waived > 0 ? [count(waived, 'build is waived', 'builds are waived')] : []),
    ];
    return `${turn(when)}: ${parts.length > 0 ? listed(parts) : 'no unit is built or removed'}.`;
  },
  eliminated: ({ power }) => `${power} has no units or centres left and is out of the game.`,
  coin: ({ player, power }) => `The coin toss goes to ${player}, whom ${power} joins next Spring.`,
  corrected: ({ note }) =>
    `The game master corrects the board: ${note}`.replace(/([^.!?…])$/, '$1.'),
  victory: ({ player, powers, count: number, tally, needed }) =>
    `${winner(player, powers)} wins with ${tallied(number, tally)}; ${String(needed)} are enough.`,
  draw: ({ powers }) =>
    powers.length === 0
      ? 'The players agree to stop, and nobody is left to share the draw.'
      : `The players agree on a draw. ${listed(powers)} share it.`,
  'short-game': ({ powers, count: number, tally }) => {
    const end = 'The agreed time is up.';
    if (powers.length === 0) return `${end} Nobody is left.`;
    const most = tallied(number, tally);
    return powers.length === 1
      ? `${end} ${listed(powers)} wins with ${most}.`
      : `${end} ${listed(powers)} have ${most} each, and share the victory.`;
  },
};
