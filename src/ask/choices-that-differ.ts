import { differences } from '../rules/choice-words.ts';
import type { Citation } from '../rules/citation.ts';
import type { Choices, Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import { subsets } from './subsets.ts';

/** How an edition answers a question. */
export interface ChoiceSide {
  /** `Edition.id`. */
  readonly edition: string;
  /** The option that it has chosen: `one-survives`, `true`. */
  readonly answer: string;
  readonly citation: Citation;
}

/** A question that two editions answer differently. */
export interface ChoiceThatDiffers {
  readonly choice: keyof Choices;
  readonly first: ChoiceSide;
  readonly other: ChoiceSide;
}

/** The choices that together make a difference between two editions. */
export type Cause = readonly ChoiceThatDiffers[];

/** Whether an edition agrees with the other one about a unit. */
type Agrees = (unit: UnitAt) => boolean;

/**
 * For each of these units, about which two editions disagree: the smallest sets of the other edition's choices that make
 * the first agree with it. All sets of one size are tried before the next; the whole of the choices always does it.
 */
export function causesOf(
  first: Edition,
  other: Edition,
  units: readonly UnitAt[],
  agree: (edition: Edition) => Agrees,
): ReadonlyMap<UnitAt, readonly Cause[]> {
  const choices = differences(first, other);
  const found = new Map<UnitAt, Cause[]>();
  let open = units;
  for (let size = 1; size <= choices.length && open.length > 0; size += 1) {
    for (const some of subsets(choices, size)) {
      const agrees = agree(withChoices(first, other, some));
      const cause = some.map((choice) => sidesOf(choice, first, other));
      for (const unit of open) {
        if (agrees(unit)) found.set(unit, [...(found.get(unit) ?? []), cause]);
      }
    }
    open = open.filter((unit) => !found.has(unit));
  }
  return found;
}

/** The first edition with some choices of the other one. */
export function withChoices(
  first: Edition,
  other: Edition,
  choices: readonly (keyof Choices)[],
): Edition {
  const changed = Object.fromEntries(choices.map((choice) => [choice, other.choices[choice]]));
  return { ...first, choices: { ...first.choices, ...changed } };
}

function sidesOf(choice: keyof Choices, first: Edition, other: Edition): ChoiceThatDiffers {
  const side = (edition: Edition): ChoiceSide => ({
    edition: edition.id,
    answer: String(edition.choices[choice]),
    citation: edition.choiceCitations[choice],
  });
  return { choice, first: side(first), other: side(other) };
}
