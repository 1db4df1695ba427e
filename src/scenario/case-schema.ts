import * as v from 'valibot';
import { POWERS } from '../board/powers.ts';
import { SPACE_IDS } from '../board/board.ts';
import { EDITION_IDS } from '../rules/edition.ts';
import { described, lines, ORDER_OUTCOMES, uniqueItems, words } from './schemas.ts';

/*
 * The schema of cases (docs/cases.md), for other programs: `npm run schemas` publishes it. Our own reader takes a case
 * letter by letter (`orders/notations/cases`), and a test compares the two.
 */

const PLACE = `(${SPACE_IDS.join('|')})(/[NSEW]C)?`;
const PIECE = `[AF] ${PLACE}`;
const text = (pattern: string, description: string) =>
  described(v.pipe(v.string(), v.regex(new RegExp(`^${pattern}$`))), description);

const unit = text(PIECE, 'a unit and its place: A VIE, F STP/SC');
const order = text(
  `${PIECE} (H|- ${PLACE}( VIA)?|S ${PIECE}( - ${PLACE})?|C ${PIECE} - ${PLACE})`,
  'an order: A VIE H, A LON - BEL VIA, A BUD S A VIE - GAL, F NTH C A LON - BEL',
);

function byPower<S extends v.GenericSchema>(value: S) {
  const entries = POWERS.map((power) => [power.toUpperCase(), v.optional(value)] as const);
  return lines(Object.fromEntries(entries));
}

const dislodgement = lines({
  power: v.picklist(POWERS.map((power) => power.toUpperCase())),
  by: described(v.picklist(SPACE_IDS), 'the space that the attacker came from'),
  retreats: described(
    v.pipe(v.array(text(PLACE, 'a place')), uniqueItems()),
    'the places it may retreat to',
  ),
});

export const CASE = v.pipe(
  lines({
    id: described(v.string(), 'its name; the result has it, too'),
    title: v.optional(words(200)),
    note: v.optional(v.string()),
    cites: v.optional(v.string()),
    edition: v.optional(
      described(
        v.picklist([...new Set(EDITION_IDS.flatMap((id) => [id, id.toLowerCase()])), 'all']),
        'the edition that rules it; all: every edition has the same result',
      ),
    ),
    units: described(byPower(v.array(unit)), 'all units on the board, by power'),
    orders: described(byPower(v.array(order)), 'all orders, by power'),
    moved: v.optional(
      described(v.array(text(`${PIECE} - ${PLACE}`, 'a move')), 'expected: the units that move'),
    ),
    dislodged: v.optional(
      described(
        v.record(unit, dislodgement),
        'expected: the dislodged units, by unit, with their retreats',
      ),
    ),
    units_after: v.optional(
      described(
        v.array(text(`[A-Z]+ ${PIECE}`, 'a unit and its power: AUSTRIA A GAL')),
        'expected: the units on the board after the moves, without the dislodged ones',
      ),
    ),
    outcomes: v.optional(
      described(
        byPower(v.record(v.string(), v.picklist(ORDER_OUTCOMES))),
        'expected: the outcome of every order, by power and order',
      ),
    ),
  }),
  v.title('A Standoff case'),
  v.description('one movement phase, and the result that it expects: one line of JSON'),
);
