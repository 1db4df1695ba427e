import { either, nearest } from '../orders/nearest.ts';
import { NOT_LOADED } from '../open-table.ts';
import { err, ok, type Result } from '../result.ts';
import { CHOICES, optionsOf } from './choices.ts';
import { isHouseName, type Citation } from './citation.ts';
import { EDITION_IDS } from './edition.ts';
import type { ArmyFleetChoices, Choices, Edition, EditionId } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { EDITIONS_BY_NAME, editionNameOf, FURTHER_CHOICES } from './modules.ts';
import { RULE_OF_CHOICE } from './rule-of-choice.ts';

/** The house rules of a game master: another edition with some of its choices changed. */
export interface HouseRules {
  /** At most 40 characters, and not the name of an existing edition. */
  readonly name: string;
  /** `1971`, `datc`; also `A/F`, if the Army/Fleet module is loaded. */
  readonly base: string;
  readonly choices:
    | Readonly<Partial<Choices & ArmyFleetChoices>>
    | Readonly<Record<string, unknown>>;
}

/** What is wrong with house rules, and where: in the name, the base, or one of the choices. */
export interface HouseRuleError {
  readonly path: readonly string[];
  /** Whether the name of a choice is wrong, or its value. */
  readonly part: 'key' | 'value';
  /** A sentence: `Unknown choice "rotues".` */
  readonly message: string;
  /** What would have been right: `routes`. */
  readonly expected: string;
}

const MOST_LETTERS = 40;

/**
 * An edition by its id, in any case of letters; the Army/Fleet module also as `A/F 1984`. Null if there is no such
 * edition. Throws if the module is meant but not loaded.
 */
export function editionNamed(text: string): Edition | null {
  const name = editionNameOf(text);
  return name === null ? null : EDITIONS_BY_NAME.row(name);
}

/**
 * An edition that a game master defines. Whatever it changes is cited as a house rule under its name (`source`
 * `house`), and so are the rules that change with it; everything else keeps its paragraph. Errors: a name that is
 * missing, too long or taken; an unknown base, choice or answer, each with what may have been meant.
 */
export function customEdition({
  name,
  base,
  choices,
}: HouseRules): Result<Edition, readonly HouseRuleError[]> {
  const original = baseOf(base);
  const errors = [
    ...nameErrors(name.trim()),
    ...(original.ok ? [] : [original.error]),
    ...Object.entries(choices).flatMap(([choice, option]) =>
      choiceErrors(choice, option, original.ok ? optionsIn(original.value) : OPTIONS),
    ),
  ];
  if (!original.ok || errors.length > 0) return err(errors);
  const own = name.trim();
  const changed = withChoices(original.value, choices, { source: 'house', paragraph: own });
  return ok({ ...changed, id: own, name: own });
}

function baseOf(base: string): Result<Edition, HouseRuleError> {
  const named = editionNameOf(base);
  const expected = either(EDITION_IDS satisfies readonly EditionId[]);
  const wrong = (message: string) =>
    err<HouseRuleError>({ path: ['base'], part: 'value', message, expected });
  if (named === null) return wrong(`Unknown edition "${base}".`);
  return EDITIONS_BY_NAME.has(named) ? ok(EDITIONS_BY_NAME.row(named)) : wrong(NOT_LOADED);
}

type Answers = Readonly<Record<string, readonly (string | boolean)[]>>;

const OPTIONS: Answers = Object.fromEntries(CHOICES.map((choice) => [choice, optionsOf(choice)]));

/** The choices of an edition, each with its answers. */
const optionsIn = ({ law }: Edition): Answers => ({
  ...OPTIONS,
  ...FURTHER_CHOICES.row(law).options,
});

/** The edition with these answers. What changes, and the rules that change with it, is cited as `own`. */
function withChoices(edition: Edition, choices: HouseRules['choices'], own: Citation): Edition {
  const rulebook = answered(edition.choices, CHOICES, choices, own);
  const changed: Edition = {
    ...edition,
    choices: rulebook.choices,
    choiceCitations: { ...edition.choiceCitations, ...rulebook.citations },
    citations: {
      ...edition.citations,
      ...cited(
        rulebook.changed.map((choice) => RULE_OF_CHOICE[choice]),
        own,
      ),
    },
  };
  return FURTHER_CHOICES.row(edition.law).answered(changed, choices, own);
}

/** The choices with those answers that apply to them, and the names of the choices that change. */
export function answered<T extends object, K extends keyof T & string>(
  before: T,
  keys: readonly K[],
  answers: Readonly<Record<string, unknown>>,
  own: Citation,
) {
  const given = Object.entries(answers).filter(([choice]) => Object.hasOwn(before, choice));
  const choices: T = { ...before, ...Object.fromEntries(given) };
  const changed = keys.filter((choice) => choices[choice] !== before[choice]);
  return { choices, changed, citations: cited(changed, own) };
}

export const cited = <K extends string>(
  keys: readonly K[],
  own: Citation,
): Partial<Record<K, Citation>> =>
  Object.fromEntries(keys.map((key) => [key, own])) as Partial<Record<K, Citation>>;

function nameErrors(name: string): readonly HouseRuleError[] {
  const wrong = (message: string, expected: string): readonly HouseRuleError[] => [
    { path: ['name'], part: 'value', message, expected },
  ];
  if (name === '') return wrong('The edition has no name.', 'a name');
  if (name.length > MOST_LETTERS)
    return wrong(
      `This name has ${String(name.length)} characters.`,
      `at most ${String(MOST_LETTERS)}`,
    );
  if (!isHouseName(name)) return wrong(`"${name}" looks like a paragraph.`, 'another name');
  const taken = Object.values(EDITIONS).some((one) =>
    [one.id, one.name].some((own) => own.toLowerCase() === name.toLowerCase()),
  );
  return taken || editionNameOf(name) !== null
    ? wrong(`"${name}" is already an edition.`, 'another name')
    : [];
}

function choiceErrors(
  choice: string,
  option: unknown,
  answers: Answers,
): readonly HouseRuleError[] {
  const options = Object.hasOwn(answers, choice) ? answers[choice] : undefined;
  if (options === undefined) {
    const known = Object.keys(answers);
    const near = nearest(choice, known);
    const message = `Unknown choice "${choice}".`;
    const expected = either(near.length > 0 ? near : known);
    return [{ path: ['choices', choice], part: 'key', message, expected }];
  }
  if (options.some((one) => one === option)) return [];
  const words = options.map(String);
  const near = typeof option === 'string' ? nearest(option, words) : [];
  return [
    {
      path: ['choices', choice],
      part: 'value',
      message: `${option === undefined ? 'Nothing' : JSON.stringify(option)} is not an answer to "${choice}".`,
      expected: either(near.length > 0 ? near : words),
    },
  ];
}
