import * as v from 'valibot';
import { LANGUAGE_TAGS } from '../explain/languages/language-tags.ts';
import {
  described,
  FIELDS,
  lines,
  maxLength,
  oneOrMore,
  orders,
  power,
  uniqueItems,
  words,
} from '../scenario/schemas.ts';
import { GOALS } from './exercise.ts';
import { ASKED } from './lesson.ts';
import { MISCONCEPTIONS } from './misconceptions.ts';

/** One text in every language; a missing language is an error of the file. */
const inEveryLanguage = (most: number, description: string) => {
  const text = v.pipe(v.string(), maxLength(most), v.regex(/\S/), v.description(description));
  return described(
    lines(Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, text]))),
    `${description}, in every language: ${LANGUAGE_TAGS.join(', ')}`,
  );
};

/** The shape of a lesson file: the position and orders of a scenario, and what is asked about them. */
export const LESSON = v.pipe(
  lines({
    lesson: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(20),
      v.description('its place in the chapter, from 1; the chapter is the folder'),
    ),
    test: v.optional(
      described(v.boolean(), 'true: it tests what the chapter taught, and explains nothing new'),
    ),
    title: inEveryLanguage(60, 'what it is about, short, in sentence case'),
    text: inEveryLanguage(600, 'two or three sentences in your own words'),
    ask: v.optional(
      v.pipe(
        v.array(v.picklist(ASKED)),
        v.minLength(1),
        uniqueItems(),
        v.description('what the learner predicts; without it, there is an exercise'),
      ),
    ),
    exercise: v.optional(
      described(
        lines({
          power,
          goal: v.pipe(
            v.picklist(GOALS),
            v.description(
              'reach a space, bar others from it, keep the unit in it, stop the unit in it, have the army aboard there survive',
            ),
          ),
          at: described(words(60), 'the space'),
          kind: v.optional(
            described(v.picklist(['A', 'F']), 'what must reach it: left out, either will do'),
          ),
          whatever: v.optional(
            described(v.boolean(), 'true: against every legal reply of the others'),
          ),
        }),
        'orders to write; those of this power below are a solution',
      ),
    ),
    editions: FIELDS.editionsAndModules,
    misconceptions: v.optional(
      v.pipe(
        v.array(v.picklist(MISCONCEPTIONS)),
        uniqueItems(),
        v.description('what people who get it wrong believe'),
      ),
    ),
    rulebook: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/),
        v.description('the scenario that shows the same rule: rulebook-1971/example-09'),
      ),
    ),
    units: v.optional(FIELDS.units),
    orders: v.optional(
      described(
        oneOrMore(orders),
        'by power: each order in plain notation, and what becomes of it',
      ),
    ),
    dislodged: v.optional(FIELDS.dislodged),
    starved: v.optional(FIELDS.starved),
    retreats: v.optional(FIELDS.retreats),
    centres: v.optional(FIELDS.centres),
    captures: v.optional(v.boolean()),
    adjustments: v.optional(FIELDS.adjustments),
    removed: v.optional(FIELDS.removed),
    'centres after': v.optional(FIELDS['centres after']),
  }),
  v.title('A lesson of the course'),
  v.description(
    'one idea about the rules: a few sentences, one board, and what the learner predicts',
  ),
);
