import * as v from 'valibot';
import type { Board } from '../board/board.ts';
import { POWERS, type Power } from '../board/powers.ts';
import { choices as choiceWords } from '../explain/languages/english/choices.ts';
import { ARMY_FLEET_1984, ARMY_FLEET_CHOICES, ARMY_FLEET_OPTIONS } from '../rules/army-fleet.ts';
import { CHOICES, optionsOf } from '../rules/choices.ts';
import { EDITION_IDS } from '../rules/edition.ts';
import { ADJUSTMENT_OUTCOMES } from '../trace/adjustment-ruling.ts';
import { RETREAT_OUTCOMES } from '../trace/retreat-ruling.ts';
import { OUTCOMES } from '../trace/ruling.ts';
import { formatOutcome, parseOutcome } from './outcomes.ts';

/*
 * The schemas of scenario and edition files. `npm run schemas` generates the published JSON Schemas from them, and
 * loaders check files against them (`shape.ts`). Editors and error messages show the descriptions.
 */

const LISTS = v.custom<never>(() => false, 'list');

/** An object in the sense of YAML and JSON: valibot accepts lists as objects. */
function noList<S extends v.GenericSchema>(schema: S): S {
  const run: S['~run'] = (dataset, config) =>
    Array.isArray(dataset.value) ? LISTS['~run'](dataset, config) : schema['~run'](dataset, config);
  return { ...schema, '~run': run };
}

/** Lines of `name: value` with these names only. */
export const lines = <E extends v.ObjectEntries>(entries: E) => noList(v.strictObject(entries));

/**
 * Lines of `name: value` with any name. valibot ignores the names `constructor`, `prototype` and `__proto__`; the code
 * that reads the names refuses them, as no order, unit or season has such a name.
 */
export const anyLines = <S extends v.GenericSchema>(value: S) =>
  noList(v.record(v.string(), value));

/** A limit of JSON Schema that valibot lacks or counts differently; its message is that keyword. */
export const uniqueItems = <T>() =>
  v.check<T[], 'uniqueItems'>((list) => new Set(list).size === list.length, 'uniqueItems');

/** JSON Schema counts characters, not UTF-16 units. */
export const maxLength = (most: number) =>
  v.check<string, string>(
    (text) => text.length <= most || Array.from(text).length <= most,
    `maxLength ${most.toString()}`,
  );

export const words = (most: number) => v.pipe(v.string(), v.minLength(1), maxLength(most));
export const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));

/** Lines by power. */
export function byPower<S extends v.GenericSchema>(value: S, powers: readonly Power[] = POWERS) {
  const entries = Object.fromEntries(powers.map((power) => [power, v.optional(value)]));
  return lines(entries as Readonly<Record<Power, v.OptionalSchema<S, undefined>>>);
}
export const oneOrMore = <S extends v.GenericSchema>(value: S) =>
  v.pipe(byPower(value), v.minEntries(1));

export const power = v.picklist(POWERS);
const sentence = v.pipe(
  v.string(),
  maxLength(400),
  v.regex(/\S/),
  v.description('one or two sentences in your own words'),
);
/** Several lines. */
const text = v.pipe(v.string(), v.regex(/\S/), maxLength(8000));
const line = /^\S(.*\S)?$/;

export const unit = described(words(60), 'A or F and the space: A Mun, F StP/sc');
export const units = v.pipe(v.array(unit), v.minLength(1), uniqueItems());
export const centres = v.pipe(
  v.array(described(words(60), 'a supply centre: Par, StP')),
  uniqueItems(),
);
const dislodged = OUTCOMES.map((outcome) => ({ outcome, dislodged: true }))
  .map(formatOutcome)
  .filter((text) => parseOutcome(text));
export const ORDER_OUTCOMES: readonly string[] = [...OUTCOMES, ...dislodged];
export const outcome = described(
  v.picklist(ORDER_OUTCOMES),
  'the outcome of the order; ", dislodged" if its unit is dislodged',
);
export const orders = v.pipe(anyLines(outcome), v.minEntries(1));
export const dislodgement = lines({
  power: v.optional(
    described(power, 'the power of the unit, if the scenario begins with the retreats'),
  ),
  by: v.optional(described(words(60), 'the unit that dislodges it, where it came from: A Pru')),
  retreats: v.pipe(
    v.array(words(60)),
    uniqueItems(),
    v.description('every place it may retreat to, with the coast for a fleet; [] if there is none'),
  ),
});
export const retreat = described(
  v.picklist(RETREAT_OUTCOMES),
  'the outcome of an order of a retreat phase; collides: another unit is ordered to the same space',
);
export const retreats = v.pipe(anyLines(retreat), v.minEntries(1));
export const adjustment = described(
  v.picklist(ADJUSTMENT_OUTCOMES),
  'the outcome of an order of an adjustment phase',
);
export const adjustments = v.pipe(anyLines(adjustment), v.minEntries(1));
export const named = v.pipe(
  v.array(described(words(200), 'an order, as written above')),
  v.minLength(1),
  uniqueItems(),
);
export const comment = lines({
  on: described(oneOrMore(named), 'the orders it is about, by power, as written in this file'),
  text: sentence,
  de: v.optional(described(sentence, 'the same in German')),
});

const RULEBOOKS = EDITION_IDS.map((id) => (/^\d+$/.test(id) ? Number(id) : id));
const rulebook = v.picklist(RULEBOOKS);
/** For scenarios and house rules, the Army/Fleet module counts as an edition. */
const edition = v.picklist([...RULEBOOKS, 'A/F']);
const editionsOf = <S extends v.GenericSchema>(one: S) =>
  v.pipe(
    v.array(one),
    v.minLength(1),
    uniqueItems(),
    v.description('the editions that agree on everything below; the first one is shown first'),
  );

/** The texts of a scenario, a game or a season in German, which needs more room. */
const inGerman = {
  title: v.pipe(
    v.string(),
    maxLength(80),
    v.regex(line),
    v.description('the title in German: "Eine vertriebene Einheit unterstützt nichts"'),
  ),
  short: v.pipe(
    v.string(),
    maxLength(30),
    v.regex(line),
    v.description('a few words for a card in German, at most 30 characters: "Außer vertrieben"'),
  ),
  note: described(sentence, 'the note in German'),
  words: v.optional(described(text, 'the words in German')),
} as const;

const GERMAN =
  'title, short words and note in German; without it the German page shows the English ones';

const choicesMade = v.pipe(
  lines({
    ...Object.fromEntries(
      CHOICES.map((choice) => [
        choice,
        v.optional(described(optionSchema(optionsOf(choice)), choiceWords[choice].label)),
      ]),
    ),
    ...Object.fromEntries(
      ARMY_FLEET_CHOICES.map((choice) => [
        choice,
        v.optional(
          described(
            optionSchema(ARMY_FLEET_OPTIONS[choice]),
            `of the Army/Fleet module, ${ARMY_FLEET_1984.armyFleetCitations[choice].paragraph}; only with "base: A/F"`,
          ),
        ),
      ]),
    ),
  }),
  v.minEntries(1),
  v.description('the choices that differ'),
);

/** `true` and `false` are values in their own right, not texts. */
function optionSchema(options: readonly (string | boolean)[]) {
  return v.union(options.map((option) => v.literal(option)));
}

const houseName = described(words(40), 'the name of the edition: "Sunday club"');

/** The fields that scenarios and games share. */
export const FIELDS = {
  de: described(lines(inGerman), GERMAN),
  title: v.pipe(
    v.string(),
    maxLength(60),
    v.regex(line),
    v.description(
      'what it shows, short and concrete, in sentence case: "A dislodged unit supports nothing"',
    ),
  ),
  short: v.pipe(
    v.string(),
    maxLength(24),
    v.regex(line),
    v.description('a few words for a card, at most 24 characters: "Unless dislodged"'),
  ),
  paragraph: v.pipe(
    v.string(),
    v.regex(/^([IVX]+(\.\d+(\.[a-z])?)?|\d\.[A-K]\.\d+|A\/F [IV]+(\.[a-h])?|Sample game|Game)$/),
    v.description(
      'the paragraph it demonstrates: X, IX.7, VII.3.b; 6.F.14 for a DATC case; "A/F III.c" of the Army/Fleet module; "Sample game" for the rulebook\'s game, "Game" for a turn of any other',
    ),
  ),
  entry: v.pipe(
    v.string(),
    v.regex(/^[ETW]\d+[a-z]?$/),
    v.description("its number in our list of the rulebook's examples: E38"),
  ),
  instance: described(
    v.boolean(),
    'true: the paragraph states only the rule, and this position is ours',
  ),
  editions: editionsOf(rulebook),
  editionsAndModules: editionsOf(edition),
  note: sentence,
  units: described(
    oneOrMore(units),
    'all units on the board, if some have no order; without it, the units that the orders name',
  ),
  dislodged: described(
    anyLines(dislodgement),
    'every dislodged unit: what dislodges it, and where it may retreat; in a scenario without moves also its power',
  ),
  starved: described(
    v.pipe(v.array(words(60)), v.minLength(1), uniqueItems()),
    'the seas whose army starves aboard (Army/Fleet module)',
  ),
  retreats: described(
    byPower(retreats),
    'the retreat phase, by power: each order and its outcome; a unit without an order is disbanded; {} if nobody orders anything',
  ),
  centres: described(
    oneOrMore(centres),
    'who owns which supply centres at the adjustments, before units take the centres they are in; all others have no owner',
  ),
  owners: described(
    oneOrMore(centres),
    'who owns which supply centres, if no adjustments follow: for the board only',
  ),
  adjustments: described(
    byPower(adjustments),
    'the adjustment phase, by power: each order and its outcome',
  ),
  removed: described(oneOrMore(units), 'units removed without an order, in the order of removal'),
  'centres after': described(oneOrMore(centres), 'all centres that these powers own in the end'),
  words: described(
    text,
    "an author's own words, lines as in a block: at support.BUR: He lied; mark: 1 ring Rum; hide: outcome",
  ),
  comments: v.pipe(
    v.array(comment),
    v.minLength(1),
    v.description('what is worth saying about some of the orders'),
  ),
} as const;

/** Of a season, which need not have a title beyond its name. */
export const SEASON_IN_GERMAN = described(
  lines({ ...inGerman, short: v.optional(inGerman.short) }),
  GERMAN,
);

export const SCENARIO = v.pipe(
  lines({
    title: FIELDS.title,
    short: FIELDS.short,
    paragraph: FIELDS.paragraph,
    example: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(99),
        v.description('the number of the printed example, if it is one'),
      ),
    ),
    entry: v.optional(FIELDS.entry),
    instance: v.optional(FIELDS.instance),
    phase: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(Spring|Fall) \d{4}$/),
        v.description('the season and year, if they matter: Spring 1901'),
      ),
    ),
    editions: FIELDS.editionsAndModules,
    board: v.optional(
      described(
        v.union([words(200), anyLines(v.unknown())]),
        'the board, if it is not the standard one: hundred, the path of its file, or all that its file says',
      ),
    ),
    rules: v.optional(
      described(
        lines({ name: houseName, choices: choicesMade }),
        'house rules: choices that differ from the one edition named above; only in your own files',
      ),
    ),
    note: FIELDS.note,
    de: v.optional(FIELDS.de),
    units: v.optional(FIELDS.units),
    orders: v.optional(
      described(oneOrMore(orders), 'by power: each order in plain notation, and its outcome'),
    ),
    dislodged: v.optional(FIELDS.dislodged),
    starved: v.optional(FIELDS.starved),
    retreats: v.optional(FIELDS.retreats),
    owners: v.optional(FIELDS.owners),
    centres: v.optional(FIELDS.centres),
    captures: v.optional(
      described(
        v.boolean(),
        'false: the centres are counted as listed, and no unit takes the centre it is in',
      ),
    ),
    adjustments: v.optional(FIELDS.adjustments),
    removed: v.optional(FIELDS.removed),
    'centres after': v.optional(FIELDS['centres after']),
    comments: v.optional(FIELDS.comments),
    words: v.optional(FIELDS.words),
  }),
  v.title('A Standoff scenario'),
  v.description('a part of a turn of Diplomacy, one phase or several, with the expected outcomes'),
);

/** A scenario on another board: the same with its powers. */
export function scenarioOn({ powers }: Board): v.GenericSchema {
  const some = <S extends v.GenericSchema>(value: S) => v.optional(byPower(value, powers));
  const one = v.picklist(powers);
  return lines({
    ...SCENARIO.entries,
    units: some(units),
    orders: some(orders),
    dislodged: v.optional(anyLines(lines({ ...dislodgement.entries, power: v.optional(one) }))),
    retreats: some(retreats),
    owners: some(centres),
    centres: some(centres),
    adjustments: some(adjustments),
    removed: some(units),
    'centres after': some(centres),
    comments: v.optional(v.array(lines({ ...comment.entries, on: byPower(named, powers) }))),
  });
}

/** A scenario has at least one of these fields. */
export const ONE_OF = ['orders', 'retreats', 'centres'] as const;
/** A field, and the field without which it has no meaning. */
export const NEEDS = {
  adjustments: 'centres',
  removed: 'centres',
  'centres after': 'centres',
  captures: 'centres',
  retreats: 'dislodged',
  starved: 'orders',
} as const;

/** A game master's own edition. */
export const EDITION = v.pipe(
  lines({
    name: houseName,
    base: described(edition, 'the edition that applies unless stated otherwise'),
    choices: choicesMade,
  }),
  v.title("A game master's edition for Standoff"),
  v.description('an edition of the rules with some choices changed'),
);
