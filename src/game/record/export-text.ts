import type { Power } from '../../board/powers.ts';
import type { Language } from '../../explain/languages/language.ts';
import { boardAt, type Game, type Seat } from '../game.ts';
import { recordOf } from './record-of.ts';
import type { OrderRecord, PhaseRecord } from './record.ts';

/**
 * A game as text for a game master to post: phase by phase every order with its outcome, the retreats, the owners after
 * each Fall, builds and removals. Lines end with `\n`; the text needs no monospaced font.
 */
export function gameText(game: Game, language: Language): string {
  const { powers } = boardAt(game.now);
  const { plan, edition, players, phases, told, now } = recordOf(game, language);
  const parts = [
    [`${plan}, edition ${edition}`, ...players.flatMap(playerLine)],
    ...phases.flatMap((phase) => phaseParts(phase, powers)),
    ...(told.length > 0 ? [told] : []),
    [`Units, ${now.date}`, ...listLines(now.units, powers)],
  ];
  return parts.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** No line for a player who is called by the name of the power. */
function playerLine({ player, powers }: Seat): readonly string[] {
  const names = powers.join(', ');
  return player === names ? [] : [`${player}: ${names}`];
}

type Powers = readonly Power[];

function phaseParts(phase: PhaseRecord, powers: Powers): readonly (readonly string[])[] {
  const { told, centres, season, year, yearly } = phase;
  return [
    ...(told.length > 0 ? [told] : []),
    ...(centres
      ? [centreLines(`Centres after ${yearly ? '' : 'Fall '}${String(year)}`, centres, powers)]
      : []),
    season === 'Winter' || phase.phase === 'movement' || phase.dislodged.length > 0
      ? [phase.date, ...orderLines(phase, powers)]
      : [`${phase.date}: none`],
    ...(phase.phase === 'movement' && phase.dislodged.length > 0 ? [dislodgedLines(phase)] : []),
  ];
}

function orderLines({ orders, unused = {} }: PhaseRecord, powers: Powers): readonly string[] {
  const lines = powers.flatMap((power) => {
    const own = (orders[power] ?? []).map(orderLine);
    const left = unused[power] ?? 0;
    const waived =
      left === 0 ? [] : [`${left === 1 ? '1 build' : `${String(left)} builds`}, no order: waived`];
    const all = [...own, ...waived];
    return all.length > 0 ? [`${power}:`, ...all.map((line) => `  ${line}`)] : [];
  });
  return lines.length > 0 ? lines : ['  Nothing is ordered.'];
}

function orderLine(row: OrderRecord): string {
  const { order, silent, outcome, detail, dislodged, disbanded = false } = row;
  const fate = detail === '' || detail === outcome ? outcome : `${outcome} (${detail})`;
  const also = dislodged && detail !== 'dislodged' ? ', dislodged' : '';
  const gone = disbanded ? ', disbanded' : '';
  return `${order}${silent ? ', no order' : ''}: ${fate}${also}${gone}`;
}

function dislodgedLines({ dislodged }: PhaseRecord): readonly string[] {
  return [
    'Dislodged:',
    ...dislodged.map(({ power, unit, by, retreats }) => {
      const to =
        retreats.length > 0 ? `may retreat to ${retreats.join(', ')}` : 'has nowhere to go';
      return `  ${power}, ${unit} (from ${by}): ${to}`;
    }),
  ];
}

function centreLines(
  title: string,
  { before, after }: NonNullable<PhaseRecord['centres']>,
  powers: Powers,
): readonly string[] {
  return [
    `${title}:`,
    ...powers.flatMap((power) => {
      const [had, has] = [before[power] ?? [], after[power] ?? []];
      if (had.length + has.length === 0) return [];
      const grown = has.length - had.length;
      const change = grown === 0 ? '' : ` (${grown > 0 ? '+' : '−'}${String(Math.abs(grown))})`;
      return [`  ${power} ${String(has.length)}${change}: ${has.join(', ') || 'none'}`];
    }),
  ];
}

const listLines = (
  lists: Readonly<Partial<Record<Power, readonly string[]>>>,
  powers: Powers,
): readonly string[] =>
  powers.flatMap((power) => {
    const own = lists[power];
    return own ? [`  ${power}: ${own.join(', ')}`] : [];
  });
