import { either, nearest } from '../orders/nearest.ts';
import { err, ok, type Result } from '../result.ts';
import { CHOICES, optionsOf } from './choices.ts';
import { isHouseName, type Citation } from './citation.ts';
import { EDITION_IDS, type Choices, type Edition, type EditionId } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { RULE_OF_CHOICE } from './rule-of-choice.ts';
import type { RuleId } from './rule.ts';

/** The house rules of a game master: another edition with some of its choices changed. */
export interface HouseRules {
  /** At most 40 letters, and no edition's own. */
  readonly name: string;
  /** `1971`, `datc`. */
  readonly base: string;
  readonly choices: Readonly<Partial<Choices>> | Readonly<Record<string, unknown>>;
}

/** What is wrong with house rules, and where: in the name, the base, or one of the choices. */
export interface HouseRuleError {
  readonly path: readonly string[];
  /** Whether it is the name of a choice that is wrong, or what stands there. */
  readonly part: 'key' | 'value';
  /** A sentence: `Unknown choice "rotues".` */
  readonly message: string;
  /** What would have been right: `routes`. */
  readonly expected: string;
}

const MOST_LETTERS = 40;

/** An edition by its id, whatever the case of its letters. */
export function editionNamed(text: string): Edition | null {
  const id = EDITION_IDS.find((one) => one.toLowerCase() === text.toLowerCase());
  return id === undefined ? null : EDITIONS[id];
}

/**
 * An edition of a game master's own. Whatever it changes is cited as a house rule of its name (`source` `house`), and so
 * are the rules that change with it; all else keeps its paragraph. Errors: a name that is missing, too long or taken;
 * an unknown base, choice or answer, each with what may have been meant.
 */
export function customEdition({
  name,
  base,
  choices,
}: HouseRules): Result<Edition, readonly HouseRuleError[]> {
  const original = editionNamed(base);
  const errors = [
    ...nameErrors(name.trim()),
    ...(original ? [] : [unknownBase(base)]),
    ...Object.entries(choices).flatMap(([choice, option]) => choiceErrors(choice, option)),
  ];
  if (!original || errors.length > 0) return err(errors);
  const own: Citation = { source: 'house', paragraph: name.trim() };
  const changed = CHOICES.filter(
    (choice) => Object.hasOwn(choices, choice) && choices[choice] !== original.choices[choice],
  );
  const cited = <K extends string>(keys: readonly K[]): Partial<Record<K, Citation>> =>
    Object.fromEntries(keys.map((key) => [key, own])) as Partial<Record<K, Citation>>;
  const rules: readonly RuleId[] = changed.map((choice) => RULE_OF_CHOICE[choice]);
  return ok({
    id: name.trim(),
    name: name.trim(),
    choices: { ...original.choices, ...choices },
    choiceCitations: { ...original.choiceCitations, ...cited(changed) },
    citations: { ...original.citations, ...cited(rules) },
  });
}

function nameErrors(name: string): readonly HouseRuleError[] {
  const wrong = (message: string, expected: string): readonly HouseRuleError[] => [
    { path: ['name'], part: 'value', message, expected },
  ];
  if (name === '') return wrong('The edition has no name.', 'a name');
  if (name.length > MOST_LETTERS)
    return wrong(
      `This name has ${String(name.length)} letters.`,
      `at most ${String(MOST_LETTERS)}`,
    );
  if (!isHouseName(name)) return wrong(`"${name}" looks like a paragraph.`, 'another name');
  const taken = Object.values(EDITIONS).some((one) =>
    [one.id, one.name].some((own) => own.toLowerCase() === name.toLowerCase()),
  );
  return taken ? wrong(`"${name}" is an edition already.`, 'a name of its own') : [];
}

const unknownBase = (base: string): HouseRuleError => ({
  path: ['base'],
  part: 'value',
  message: `Unknown edition "${base}".`,
  expected: either(EDITION_IDS satisfies readonly EditionId[]),
});

function choiceErrors(choice: string, option: unknown): readonly HouseRuleError[] {
  const known = CHOICES.find((one) => one === choice);
  if (known === undefined) {
    const near = nearest(choice, CHOICES);
    const message = `Unknown choice "${choice}".`;
    const expected = either(near.length > 0 ? near : CHOICES);
    return [{ path: ['choices', choice], part: 'key', message, expected }];
  }
  const options: readonly (string | boolean)[] = optionsOf(known);
  if (options.some((one) => one === option)) return [];
  const words = options.map(String);
  const near = typeof option === 'string' ? nearest(option, words) : [];
  return [
    {
      path: ['choices', choice],
      part: 'value',
      message: `${option === undefined ? 'Nothing' : JSON.stringify(option)} is no answer to "${choice}".`,
      expected: either(near.length > 0 ? near : words),
    },
  ];
}
