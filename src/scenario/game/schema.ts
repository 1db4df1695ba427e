import * as v from 'valibot';
import { PLAN_IDS } from '../../game/plan.ts';
import {
  anyLines,
  byPower,
  described,
  FIELDS,
  lines,
  oneOrMore,
  ORDER_OUTCOMES,
  power,
  SEASON_IN_GERMAN,
  uniqueItems,
  words,
} from '../schemas.ts';

const powers = v.pipe(v.array(power), v.minLength(1), uniqueItems());
const player = described(words(60), 'the name of a player');

/** Changes among the players before a phase. */
const PLAYERS = {
  leave: v.optional(
    described(
      powers,
      'the powers whose players leave before orders are due; nobody leads them from then on',
    ),
  ),
  return: v.optional(described(powers, 'the powers whose players come back before orders are due')),
  replace: v.optional(
    described(
      oneOrMore(player),
      'the powers that someone else plays from here on, and who: Austria: Dora',
    ),
  ),
} as const;

export const outcome = described(
  v.picklist([...ORDER_OUTCOMES, 'closed']),
  'the outcome of the order; ", dislodged" if its unit is dislodged; closed: it is for a space that no unit may enter',
);
export const orders = anyLines(outcome);

/** A Spring or a Fall of a game. */
export const TURN = lines({
  title: FIELDS.title,
  short: v.optional(FIELDS.short),
  paragraph: v.optional(FIELDS.paragraph),
  entry: v.optional(FIELDS.entry),
  note: FIELDS.note,
  de: v.optional(SEASON_IN_GERMAN),
  ...PLAYERS,
  units: v.optional(
    described(
      FIELDS.units,
      'all units on the board before the orders, compared with those of the game',
    ),
  ),
  disorder: v.optional(
    v.pipe(
      v.array(power),
      uniqueItems(),
      v.description(
        'the powers that nobody leads when the orders are read, all of them; [] for none',
      ),
    ),
  ),
  orders: described(
    byPower(orders),
    'by power: each order and its outcome; {} for a power that hands in an empty sheet; a power without a line hands in nothing',
  ),
  dislodged: v.optional(FIELDS.dislodged),
  retreats: v.optional(FIELDS.retreats),
  comments: v.optional(FIELDS.comments),
});

/** A Winter of a game. */
export const WINTER = lines({
  entry: v.optional(FIELDS.entry),
  ...PLAYERS,
  coin: v.optional(described(power, 'the power whose player wins the coin toss')),
  adjustments: v.optional(FIELDS.adjustments),
  removed: v.optional(FIELDS.removed),
  'centres after': v.optional(FIELDS['centres after']),
  comments: v.optional(FIELDS.comments),
});

/** The schemas of a season by the form of its name. */
export const SEASONS_BY_NAME = [
  { name: /^(Spring|Fall) \d{4}$/, schema: TURN },
  { name: /^Winter \d{4}$/, schema: WINTER },
] as const;

/** A game; the contents of each season are checked by `SEASONS_BY_NAME`. */
export const GAME = v.pipe(
  lines({
    title: FIELDS.title,
    short: FIELDS.short,
    paragraph: FIELDS.paragraph,
    entry: v.optional(FIELDS.entry),
    instance: v.optional(FIELDS.instance),
    plan: described(v.picklist(PLAN_IDS), 'how the powers are shared out among the players'),
    players: v.optional(
      v.pipe(
        v.array(words(60)),
        v.minLength(1),
        v.maxLength(7),
        v.description(
          'the names of the players, in the order of the plan; without it they are named after their powers',
        ),
      ),
    ),
    editions: FIELDS.editions,
    note: FIELDS.note,
    de: v.optional(FIELDS.de),
    start: v.optional(
      described(
        lines({ units: FIELDS.units, centres: FIELDS.centres }),
        'a starting board other than that of the rulebook',
      ),
    ),
    seasons: v.pipe(
      anyLines(v.unknown()),
      v.minEntries(1),
      v.description('Spring, Fall and Winter of each year, in order: "Spring 1901"'),
    ),
    end: v.optional(
      v.pipe(
        lines({
          victory: v.optional(
            described(powers, 'the powers that have reached the goal of the game'),
          ),
          draw: v.optional(described(powers, 'the players agree to stop: the powers that share')),
          'short game': v.optional(
            described(powers, 'the agreed time is up: the powers that have the most'),
          ),
        }),
        v.minEntries(1),
        v.maxEntries(1),
        v.description(
          'how the game ends after the last season, and for whom; without it the game goes on',
        ),
      ),
    ),
  }),
  v.title('A Standoff game'),
  v.description(
    'a game of Diplomacy from its first Spring, season by season, with the expected outcomes',
  ),
);
