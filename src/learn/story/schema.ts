import * as v from 'valibot';
import { POWERS } from '../../board/powers.ts';
import { EDITION_IDS } from '../../rules/edition.ts';
import {
  byPower,
  described,
  lines,
  maxLength,
  power,
  unit,
  words,
} from '../../scenario/schemas.ts';
import { YEAR_PHASES } from './story.ts';

const text = (most: number, description: string) =>
  v.pipe(v.string(), maxLength(most), v.regex(/\S/), v.description(description));
const order = described(words(60), 'an order in plain notation: F Lon-Eng');
const orders = v.pipe(v.array(order), v.minLength(1));

const PLEDGED = {
  avoids: v.optional(
    described(
      v.pipe(v.array(words(60)), v.minLength(1)),
      'the promise: no unit of the writer is ordered to move to these spaces',
    ),
  ),
  orders: v.optional(described(orders, 'the promise: the writer gives these orders')),
} as const;

const LETTER = lines({
  name: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/), v.description('unique in the story')),
  from: power,
  texts: described(
    v.pipe(
      v.array(
        lines({
          units: v.optional(
            described(byPower(unit), 'sent only if these units are on the board, by power'),
          ),
          answered: v.optional(
            v.pipe(
              v.string(),
              v.regex(/^[a-z-]{1,40} [123]$/),
              v.description('sent only if an earlier letter got this reply: "england-channel 1"'),
            ),
          ),
          en: text(240, 'at most 30 words'),
          de: text(280, 'at most 30 words'),
          pledge: v.optional(
            described(
              lines({
                en: text(120, 'the words of the letter that promise it'),
                de: text(120, 'the same in German'),
                ...PLEDGED,
              }),
              'what the letter promises: "avoids", "orders" or both',
            ),
          ),
        }),
      ),
      v.minLength(1),
    ),
    'one or several texts: the first that fits is sent',
  ),
  replies: described(
    v.pipe(
      v.array(
        lines({
          en: text(80, 'a reply, at most 12 words'),
          de: text(100, 'the same in German'),
          pledge: v.optional(described(lines(PLEDGED), 'what the player promises by it')),
        }),
      ),
      v.minLength(2),
      v.maxLength(3),
    ),
    'two or three replies',
  ),
});

const PHASE = lines({
  letters: v.optional(v.array(LETTER)),
  usual: v.optional(described(orders, 'orders of the player, for somebody who asks for some')),
  others: v.optional(
    described(
      byPower(orders),
      'the orders of the others: of several for one unit the first whose unit is there',
    ),
  ),
  lie: v.optional(
    described(
      lines({
        letter: described(words(40), 'the letter whose promise is not kept'),
        remedy: described(order, 'an order of the player that stops what is ordered instead'),
      }),
      'the promise that is broken in this phase; all others are kept',
    ),
  ),
});

/** The shape of a story file. */
export const STORY = v.pipe(
  lines({
    story: described(v.picklist(POWERS), 'the power that the reader plays'),
    edition: described(
      v.picklist(EDITION_IDS.map((id) => (/^\d+$/.test(id) ? Number(id) : id))),
      'the edition that rules it',
    ),
    year: described(
      lines(
        Object.fromEntries(YEAR_PHASES.map((phase) => [phase, v.optional(PHASE)])) as Record<
          (typeof YEAR_PHASES)[number],
          v.OptionalSchema<typeof PHASE, undefined>
        >,
      ),
      'the first year of a game, phase by phase',
    ),
  }),
  v.title('A year of letters'),
  v.description('the first year of a game, played as one power, with what the others write and do'),
);
