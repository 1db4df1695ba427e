import { CHOICES, optionsOf } from '../rules/choices.ts';
import { customEdition } from '../rules/custom-edition.ts';
import { EDITION_IDS, type Choices, type Edition, type EditionId } from '../rules/edition.ts';

/** House rules on the desk: an edition with other answers to some choices. */
export interface DeskHouseRules {
  readonly name: string;
  readonly base: EditionId;
  readonly choices: Readonly<Partial<Choices>>;
}

/** The edition that they make; null if the name or a choice is invalid. */
export function editionByHouse(rules: DeskHouseRules): Edition | null {
  const made = customEdition(rules);
  return made.ok ? made.value : null;
}

const KEY = 'standoff.rules';
/** The most house rules that a browser keeps. */
const MOST = 20;
const LONGEST = 2000;

/** As in a link: `Our table~1971~routes.one-survives~waiving.false`. */
export const formatHouseRules = ({ name, base, choices }: DeskHouseRules): string =>
  [
    encodeURIComponent(name),
    base,
    ...CHOICES.flatMap((choice) =>
      choices[choice] === undefined ? [] : [`${choice}.${String(choices[choice])}`],
    ),
  ].join('~');

/** Reads what `formatHouseRules` writes, decoded like a field of an address; null if it is anything else. */
export function parseHouseRules(text: string): DeskHouseRules | null {
  if (text.length > LONGEST) return null;
  const [name = '', id, ...parts] = text.split('~');
  const base = EDITION_IDS.find((one) => one === id);
  if (!base) return null;
  const choices: Record<string, string | boolean> = {};
  for (const part of parts) {
    const [key, value] = part.split('.');
    const choice = CHOICES.find((one) => one === key);
    const option = choice && optionsOf(choice).find((one) => String(one) === value);
    if (choice === undefined || option === undefined) return null;
    choices[choice] = option;
  }
  const rules: DeskHouseRules = { name, base, choices };
  return editionByHouse(rules) ? rules : null;
}

/** The stored house rules; none if the browser stores nothing. */
export function keptHouseRules(): readonly DeskHouseRules[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .slice(0, MOST)
      .flatMap((one: unknown) => (typeof one === 'string' ? (parseHouseRules(one) ?? []) : []));
  } catch {
    return [];
  }
}

/** Why house rules were not stored: there are too many, or the browser stores nothing. */
export type NotKept = 'too-many' | 'refused';

/** Stores these; returns why not, or null. */
export function keepHouseRules(all: readonly DeskHouseRules[]): NotKept | null {
  if (all.length > MOST) return 'too-many';
  try {
    const texts = all.map((rules) => decodeURIComponent(formatHouseRules(rules)));
    localStorage.setItem(KEY, JSON.stringify(texts));
    return null;
  } catch {
    return 'refused';
  }
}
