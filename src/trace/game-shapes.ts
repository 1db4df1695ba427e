import type { Power } from '../board/powers.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import { DISORDER_REASONS, SEASONS } from './game-fact.ts';
import type { GameDate, GameFact } from './game-fact.ts';
import { power, stepOf } from './proof-shapes.ts';
import { byType, compared, flag, listOf, number, object, oneOf, text } from './shape.ts';
import type { Shape } from './shape.ts';

/** What the steps of a whole game look like, key by key (see `proof-shapes.ts`). */
const powers = listOf(power);
const tally = oneOf(['centres', 'units']);
const yearly: Shape<true> = (value) => (value === true ? null : 'not true');
const when = object<GameDate>(
  {
    year: number,
    season: oneOf(SEASONS),
    phase: oneOf(['movement', 'retreats', 'adjustments']),
  },
  { yearly },
);

/** Numbers for some of the powers. */
const counts: Shape<Readonly<Partial<Record<Power, number>>>> = (value, board) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not an object';
  for (const [name, count] of Object.entries(value)) {
    const wrong = power(name, board) ?? number(count);
    if (wrong !== null) return `${name}: ${wrong}`;
  }
  return null;
};

const GAME_FACT: Shape<GameFact> = byType<GameFact>({
  'game-begins': {
    year: number,
    season: oneOf(SEASONS),
    yearly: flag,
    plan: text,
    players: number,
    inAll: number,
  },
  'disorder-begins': { power, when, reason: oneOf(DISORDER_REASONS) },
  'disorder-ends': {
    power,
    when,
    reason: oneOf(['returned', 'replaced', 'joins']),
    player: text,
  },
  replaced: { when, from: text, player: text },
  closed: { when, order: compared<Order | RetreatPhaseOrder>(), power },
  'moves-ruled': { when, moved: number, failed: number, dislodged: number },
  'retreats-ruled': { when, retreated: number, disbanded: number },
  'centres-counted': { when, centres: counts, captured: number },
  adjusted: { when, built: number, removed: number, waived: number },
  eliminated: { power, when },
  coin: { when, power, player: text },
  corrected: { when, note: text },
  victory: { when, player: text, powers, tally, count: number, needed: number },
  draw: { when, powers },
  'short-game': { when, powers, tally, count: number },
});

export const GAME_STEP = stepOf(GAME_FACT);
