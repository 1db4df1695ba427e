import type { Power } from '../../../board/powers.ts';
import type { DisorderReason, GameDate, Season, Tally } from '../../../trace/game-fact.ts';
import type { GameTable } from '../language.ts';
import { retreatShort } from '../../messages/notation.ts';
import { power as named, toPower, listed, quoted, upper } from './grammar.ts';

const DISORDER: Readonly<Record<DisorderReason, string>> = {
  'no-orders': 'Es kamen nicht rechtzeitig Befehle',
  left: 'Der Spieler ist gegangen',
  'not-played': 'In diesem Spiel führt niemand diese Macht',
};

const SEASONS: Readonly<Record<Season, string>> = {
  Spring: 'Frühjahr',
  Fall: 'Herbst',
  Winter: 'Winter',
};

const count = (number: number, one: string, many: string): string =>
  `${String(number)} ${number === 1 ? one : many}`;

const turn = ({
  season,
  year,
  yearly,
}: Pick<GameDate, 'season' | 'year'> & { yearly?: boolean }): string =>
  yearly ? String(year) : `${SEASONS[season]} ${String(year)}`;

/** `dem Herbst 1901`: the turn before the centres are counted. */
const lastTurn = (when: GameDate): string =>
  `${when.yearly ? '' : 'dem '}${turn({ ...when, season: 'Fall' })}`;

const tallied = (number: number, tally: Tally): string =>
  tally === 'centres'
    ? count(number, 'Versorgungszentrum', 'Versorgungszentren')
    : count(number, 'Einheit', 'Einheiten');

const all = (powers: readonly Power[]): string => upper(listed(powers.map(named)));

const winner = (player: string, powers: readonly Power[]): string =>
  player === powers.join(', ') || powers.length === 1
    ? all(powers)
    : `${player} (${listed(powers.map(named))})`;

export const game: GameTable = {
  'game-begins': ({ players, ...first }) =>
    `Das Spiel beginnt ${first.yearly ? '' : 'im '}${turn(first)}, mit ${count(players, 'Spieler', 'Spielern')}.`,
  'disorder-begins': ({ when, power, reason }) =>
    `${upper(named(power))} ist ab ${turn(when)} im Bürgerkrieg: ${DISORDER[reason]}. Die Einheiten halten, und nichts wird gebaut.`,
  'disorder-ends': ({ power, player, reason }) =>
    reason === 'joins'
      ? `${upper(named(power))} tritt in den Krieg ein. Von nun an führt ${player} diese Macht.`
      : player.split(', ').includes(power)
        ? `${upper(named(power))} wird wieder geführt.`
        : `${player} führt ${named(power)}${reason === 'returned' ? ' wieder' : ' von nun an'}.`,
  replaced: ({ player, from }) => `${player} spielt statt ${from}.`,
  closed: ({ order, power }) =>
    `${quoted(retreatShort(order))} wird nicht befolgt: ${upper(named(power))} ist neutral, und niemand darf das Land betreten.`,
  'moves-ruled': ({ when, moved, failed, dislodged }) => {
    const losses =
      dislodged > 0 ? `, ${count(dislodged, 'Einheit wird', 'Einheiten werden')} vertrieben` : '';
    return `${turn(when)}: ${count(moved, 'Zug gelingt', 'Züge gelingen')}, ${count(failed, 'scheitert', 'scheitern')}${losses}.`;
  },
  'retreats-ruled': ({ when, retreated, disbanded }) =>
    retreated + disbanded === 0
      ? `${turn(when)}: Niemand muss sich zurückziehen.`
      : `${turn(when)}: ${count(retreated, 'Einheit zieht', 'Einheiten ziehen')} sich zurück, ${count(disbanded, 'wird', 'werden')} aufgelöst.`,
  'centres-counted': ({ when, captured }) =>
    captured === 0
      ? `Nach ${lastTurn(when)} hat kein Versorgungszentrum den Besitzer gewechselt.`
      : `Nach ${lastTurn(when)} ${captured === 1 ? 'hat' : 'haben'} ${tallied(captured, 'centres')} den Besitzer gewechselt.`,
  adjusted: ({ when, built, removed, waived }) => {
    const parts = [
      ...(built > 0 ? [`${count(built, 'Einheit wird', 'Einheiten werden')} gebaut`] : []),
      ...(removed > 0 ? [`${count(removed, 'Einheit wird', 'Einheiten werden')} aufgelöst`] : []),
      ...(waived > 0 ? [`auf ${count(waived, 'Bau', 'Bauten')} wird verzichtet`] : []),
    ];
    return `${turn(when)}: ${parts.length > 0 ? listed(parts) : 'Keine Einheit wird gebaut oder aufgelöst'}.`;
  },
  eliminated: ({ power }) =>
    `${upper(named(power))} hat weder Einheiten noch Zentren mehr und ist ausgeschieden.`,
  coin: ({ player, power }) =>
    `Die Münze fällt für ${player}: Im nächsten Frühjahr kommt ${named(power)} dazu.`,
  corrected: ({ note }) =>
    `Die Spielleitung stellt das Brett richtig: ${note}`.replace(/([^.!?…])$/, '$1.'),
  victory: ({ player, powers, count: number, tally, needed }) =>
    `${winner(player, powers)} gewinnt mit ${tallied(number, tally)}; ${String(needed)} genügen.`,
  draw: ({ powers }) =>
    powers.length === 0
      ? 'Die Spieler einigen sich aufs Aufhören, und niemand ist übrig, das Remis zu teilen.'
      : `Die Spieler einigen sich auf ein Remis. ${powers.length === 1 ? `Es gehört ${toPower(powers[0] ?? 'Austria')}` : `${all(powers)} teilen es sich`}.`,
  'short-game': ({ powers, count: number, tally }) => {
    const end = 'Die vereinbarte Zeit ist um.';
    if (powers.length === 0) return `${end} Niemand ist übrig.`;
    const most = tallied(number, tally);
    return powers.length === 1
      ? `${end} ${all(powers)} gewinnt mit ${most}.`
      : `${end} ${all(powers)} haben je ${most} und teilen sich den Sieg.`;
  },
};
