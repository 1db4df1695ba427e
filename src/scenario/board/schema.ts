import * as v from 'valibot';
import { described, lines, words } from '../schemas.ts';

/*
 * The file of a board: Diplicity's variant format (DVAR 1), key for key, and a few keys that it lacks, each optional
 * (`abbreviations`, `adjective`, `published`, `short`). `load-board.ts` checks what a schema cannot say.
 */

const id = described(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  'lower-case letters, digits and hyphens: stp',
);
const place = described(
  v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}(\/[a-z0-9-]{1,8})?$/)),
  'a province, or a coast of one: stp, stp/sc',
);
const season = words(40);
const year = v.pipe(v.number(), v.integer(), v.minValue(-10_000), v.maxValue(100_000));
const phaseType = v.picklist(['Movement', 'Retreat', 'Adjustment']);
const adjacencies = v.pipe(
  v.array(lines({ to: place, pass: v.picklist(['army', 'fleet', 'both']) })),
  v.maxLength(255),
);
const abbreviations = described(v.optional(v.array(words(60))), 'other names, as in orders');

const nation = lines({
  id,
  name: words(60),
  color: described(v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)), 'a colour: #F44336'),
  non_playable: v.optional(v.boolean()),
  adjective: described(v.optional(words(60)), 'as in "the Austrian army"'),
});

const province = lines({
  id,
  name: words(80),
  type: v.picklist(['land', 'sea', 'coastal']),
  supplyCenter: v.boolean(),
  homeNation: v.optional(id),
  adjacencies,
  short: described(v.optional(words(12)), 'its name in orders'),
  abbreviations,
});

const namedCoast = lines({ id: place, name: words(80), parentProvince: id, adjacencies });

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const victory = v.variant('type', [
  v.strictObject({ type: v.literal('supply-center-majority'), supplyCenters: count }),
  v.strictObject({
    type: v.literal('timed-resolution'),
    year,
    resolution: v.picklist(['most-supply-centers', 'shared-draw']),
  }),
  v.strictObject({
    type: v.literal('province-control'),
    provinces: v.array(id),
    year: v.optional(year),
  }),
]);

const transition = lines({
  from: lines({ season, type: phaseType }),
  to: lines({ season, type: phaseType, yearDelta: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  condition: v.optional(lines({ yearMod: count, yearModValue: v.pipe(v.number(), v.integer()) })),
});

/** Where a power may build, as DVAR names it; without one of them: in its homes. */
export const BUILD_RULES = {
  'allow-builds-in-non-home-centers': 'anywhere',
  'allow-builds-in-any-home-center': 'any-home',
} as const;

export const BOARD_FILE = lines({
  schemaVersion: v.literal(1),
  id: described(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)), 'a name for links: hundred'),
  name: words(80),
  description: v.string(),
  author: words(200),
  published: described(v.optional(year), 'the year in which the game was published'),
  rules: v.optional(v.string()),
  victoryConditions: v.pipe(v.array(victory), v.minLength(1)),
  adjudicationModifiers: v.optional(
    v.array(v.picklist(Object.keys(BUILD_RULES) as (keyof typeof BUILD_RULES)[])),
  ),
  phaseProgression: lines({
    seasons: v.pipe(v.array(season), v.minLength(1)),
    transitions: v.pipe(v.array(transition), v.minLength(1)),
  }),
  nations: v.pipe(v.array(nation), v.minLength(1), v.maxLength(60)),
  provinces: v.pipe(v.array(province), v.minLength(1), v.maxLength(2_000)),
  namedCoasts: v.array(namedCoast),
  initialState: lines({
    phase: lines({ season, year, type: phaseType }),
    units: v.array(lines({ nation: id, type: v.picklist(['Army', 'Fleet']), location: place })),
    supplyCenters: v.array(lines({ nation: id, province: id })),
  }),
  dominanceRules: v.optional(v.array(v.unknown())),
});

/** The file of a board, once it has its shape. */
export type BoardFile = v.InferOutput<typeof BOARD_FILE>;
