import { adjudicate } from '../law/adjudicate.ts';
import { subsets } from './subsets.ts';
import type { Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import { differences } from '../rules/choices.ts';
import type { Citation } from '../rules/citation.ts';
import type { Choices, Edition } from '../rules/edition.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Dislodged, Outcome, Ruling } from '../trace/ruling.ts';
import { same } from '../trace/same.ts';

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
 * For each of these units, about which two editions disagree: the smallest sets of the other edition's choices that
 * make the first agree with it. All sets of one size are tried before the next size; the set of all choices always
 * works.
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

/** The outcome of a turn for one unit, or for the orders to a space where no unit follows them. */
export interface UnitOutcome {
  /** For each of its orders, in the order of the ruling; `holds` if it was given none. */
  readonly outcomes: readonly Outcome[];
  /** By which unit, and where it may retreat, whatever bars the other places; null if it is not dislodged. */
  readonly dislodged: Pick<Dislodged, 'by' | 'retreats'> | null;
}

/** A unit about which two editions disagree. */
export interface EditionDifference {
  readonly unit: UnitAt;
  /** Under the first group of editions, and under this one. */
  readonly first: UnitOutcome;
  readonly other: UnitOutcome;
  /**
   * The choices that make the difference: each cause, put into the first edition, gives the other answer. The fewest
   * choices that do so, usually one; several causes if each of them is enough.
   */
  readonly causes: readonly Cause[];
}

/** Editions with the same result: outcomes, dislodgements with their retreats, and where all units are afterwards. */
export interface EditionGroup {
  /** In the order in which they were passed in; the choices of the first are named in `differences`. */
  readonly editions: readonly Edition[];
  /** Their common ruling, without the trace; `edition` is that of the first. */
  readonly ruling: Ruling;
  /** What differs from the first group, in the order of the ruling; empty for the first group itself. */
  readonly differences: readonly EditionDifference[];
}

/**
 * A turn under several editions: groups those with the same result, in the order in which they were passed in, and
 * lists what each group answers differently from the first. A difference is traced to the choices that make it by
 * changing the first edition's choices to the group's and ruling again: one choice at a time, then two if no single one
 * is enough, and so on. Empty if no edition was passed in. Throws like `adjudicate`.
 */
export function compareEditions(
  position: Position,
  orders: readonly Order[],
  editions: readonly Edition[],
): readonly EditionGroup[] {
  const rule = (edition: Edition): Ruling =>
    adjudicate(position, orders, edition, { trace: false });
  const groups: { readonly ruling: Ruling; readonly editions: Edition[] }[] = [];
  for (const edition of editions) {
    const ruling = rule(edition);
    const found = groups.find((group) => same(resultOf(group.ruling), resultOf(ruling)));
    if (found) found.editions.push(edition);
    else groups.push({ ruling, editions: [edition] });
  }
  const [first] = groups;
  if (!first) return [];
  return groups.map(({ ruling, editions: agreeing }) => ({
    editions: agreeing,
    ruling,
    differences:
      ruling === first.ruling
        ? []
        : differencesOf(first.editions, agreeing, first.ruling, ruling, rule),
  }));
}

function differencesOf(
  [one]: readonly Edition[],
  [other]: readonly Edition[],
  first: Ruling,
  second: Ruling,
  rule: (edition: Edition) => Ruling,
): readonly EditionDifference[] {
  if (!one || !other) return [];
  const units = [...new Set(first.orders.map(({ unit }) => unit))];
  const differing = units.filter(
    (unit) => !sameAnswer(answerFor(first, unit), answerFor(second, unit)),
  );
  const causes = causesOf(one, other, differing, (edition) => {
    const ruling = rule(edition);
    return (unit) => sameAnswer(answerFor(ruling, unit), answerFor(second, unit));
  });
  return differing.map((unit) => ({
    unit,
    first: answerFor(first, unit),
    other: answerFor(second, unit),
    causes: causes.get(unit) ?? [],
  }));
}

/** Everything in which two editions must agree: if they do, no page says that they differ. */
export function resultOf(ruling: Ruling): readonly unknown[] {
  const units = [...new Set(ruling.orders.map(({ unit }) => unit))];
  return [units.map((unit) => boardOf(answerFor(ruling, unit))), ruling.after];
}

/** What a ruling says about a unit. */
export function answerFor({ orders, dislodged }: Ruling, unit: UnitAt): UnitOutcome {
  const retreater = dislodged.find((one) => one.unit === unit);
  return {
    outcomes: orders.filter((ruled) => ruled.unit === unit).map(({ outcome }) => outcome),
    dislodged: retreater ? { by: retreater.by, retreats: retreater.retreats } : null,
  };
}

/**
 * What an answer means on the board: a move that is blocked fails like one that bounces, for whichever reason was found
 * first.
 */
const boardOf = ({ outcomes, dislodged }: UnitOutcome): UnitOutcome => ({
  outcomes: outcomes.map(onBoard),
  dislodged,
});

const onBoard = (outcome: Outcome): Outcome => (outcome === 'blocked' ? 'bounces' : outcome);

/** Whether two outcomes of an order mean the same on the board. */
export const sameOutcome = (one: Outcome, other: Outcome): boolean =>
  onBoard(one) === onBoard(other);

const sameAnswer = (one: UnitOutcome, other: UnitOutcome): boolean =>
  same(boardOf(one), boardOf(other));
