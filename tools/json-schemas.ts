import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as game from '../src/scenario/game/load-game.ts';
import { LESSON } from '../src/learn/load-lesson.ts';
import { STORY } from '../src/learn/story/load-story.ts';
import { CASE } from '../src/scenario/case-schema.ts';
import * as scenario from '../src/scenario/schemas.ts';

const SHARED = {
  power: scenario.power,
  unit: scenario.unit,
  units: scenario.units,
  centres: scenario.centres,
  outcome: scenario.outcome,
  orders: scenario.orders,
  dislodgement: scenario.dislodgement,
  retreat: scenario.retreat,
  retreats: scenario.retreats,
  adjustment: scenario.adjustment,
  adjustments: scenario.adjustments,
  named: scenario.named,
  comment: scenario.comment,
};

/** The limits that our own checks count: their messages are the keywords. */
const overrideAction: NonNullable<ConversionConfig['overrideAction']> = ({
  valibotAction,
  jsonSchema,
}) => {
  if (valibotAction.type !== 'check' || !('message' in valibotAction)) return null;
  const [keyword = '', limit] = String(valibotAction.message).split(' ');
  return { ...jsonSchema, [keyword]: limit === undefined ? true : Number(limit) };
};

function schemaOf(
  schema: GenericSchema,
  shared: Readonly<Record<string, GenericSchema>>,
): JsonSchema {
  const made = toJsonSchema(schema, {
    definitions: { ...shared },
    // The name in draft 7; the library uses the later one.
    overrideRef: ({ referenceId }) => `#/definitions/${referenceId}`,
    overrideAction,
    // Answers to a choice, some of them booleans, as a list that editors can offer.
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'union' &&
      jsonSchema.anyOf?.every((one) => typeof one === 'object' && 'const' in one)
        ? {
            enum: jsonSchema.anyOf.flatMap((one) =>
              typeof one === 'object' ? (one.const ?? []) : [],
            ),
          }
        : null,
  });
  const { $schema, title, description, $defs, ...rest } = made;
  return {
    ...{ $schema, title, description, ...rest },
    ...($defs ? { definitions: $defs } : {}),
  };
}

/** The published schemas by file name. */
export function jsonSchemas(): Readonly<Record<string, JsonSchema>> {
  const { outcome, orders, TURN, WINTER, SEASONS_BY_NAME } = game;
  const whole = schemaOf(game.GAME, { ...SHARED, outcome, orders, turn: TURN, winter: WINTER });
  const { seasons } = whole.properties ?? {};
  const byName = SEASONS_BY_NAME.map(({ name, schema }): [string, JsonSchema] => [
    name.source,
    { $ref: schema === TURN ? '#/definitions/turn' : '#/definitions/winter' },
  ]);
  return {
    'scenario.schema.json': {
      ...schemaOf(scenario.SCENARIO, SHARED),
      anyOf: scenario.ONE_OF.map((name) => ({ required: [name] })),
      dependencies: Object.fromEntries(
        Object.entries(scenario.NEEDS).map(([name, needed]) => [name, [needed]]),
      ),
    },
    'game.schema.json': {
      ...whole,
      properties: {
        ...whole.properties,
        seasons: {
          ...(typeof seasons === 'object' ? seasons : {}),
          additionalProperties: false,
          patternProperties: Object.fromEntries(byName),
        },
      },
    },
    'edition.schema.json': schemaOf(scenario.EDITION, {}),
    'lesson.schema.json': schemaOf(LESSON, SHARED),
    'story.schema.json': schemaOf(STORY, { power: scenario.power, unit: scenario.unit }),
    'case.schema.json': schemaOf(CASE, {}),
  };
}
