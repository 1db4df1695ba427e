import type { Guess } from '../compare.ts';
import type { MisconceptionId } from '../misconceptions.ts';

/** What a learner said about one position, and what others would have said. */
export interface Evidence {
  readonly guess: Guess;
  readonly right: Guess;
  /** By misconception: what somebody predicts who believes it. */
  readonly believed: Readonly<Partial<Record<MisconceptionId, Guess>>>;
}

/**
 * How a guess bears on a belief. `silent`: the belief makes no difference to what was answered; `fits`: just what somebody
 * says who believes it; `against`: it would have been answered otherwise.
 */
export type Bearing = 'silent' | 'fits' | 'against';

const same = (answered: readonly string[], one: Guess, other: Guess): boolean =>
  answered.every((id) => one[id] === other[id]);

export function bearing({ guess, right, believed }: Evidence, belief: MisconceptionId): Bearing {
  const answered = Object.keys(guess);
  const prediction = believed[belief];
  if (!prediction || same(answered, prediction, right)) return 'silent';
  return same(answered, prediction, guess) ? 'fits' : 'against';
}

/** Positions in which a belief must show before it is named: one wrong answer can have many reasons. */
const ENOUGH = 2;

/**
 * Beliefs that show in few positions, and in most of those together with another, which shows in many more. If both fit all
 * that was answered, it is the narrower one: who held the other would have shown it elsewhere. Measured on generated
 * positions (docs/course.md).
 */
const WIDER: Readonly<Partial<Record<MisconceptionId, MisconceptionId>>> = {
  'beaten-unit-blocks': 'equal-swap',
  'coast-is-one': 'fleet-follows-land',
  'convoyed-attack-cuts-nothing': 'cut-needs-success',
  'supporter-is-weak': 'equal-wins',
  'supporter-is-alone': 'supporter-is-weak',
};

/**
 * What a learner seems to believe, from some positions; null: nothing can be said. A belief is named if it has shown in at least
 * two positions, and no answer speaks against it; of several, one that has shown more often than every other, or the narrower
 * of two.
 */
export function recognise(
  evidence: readonly Evidence[],
  beliefs: readonly MisconceptionId[],
): MisconceptionId | null {
  const found = beliefs.flatMap((belief) => {
    const all = evidence.map((one) => bearing(one, belief));
    const fits = all.filter((one) => one === 'fits').length;
    return fits >= ENOUGH && !all.includes('against') ? [{ belief, fits }] : [];
  });
  const most = Math.max(...found.map(({ fits }) => fits));
  const tied = found.flatMap(({ belief, fits }) => (fits === most ? [belief] : []));
  const wider = tied.map((belief) => WIDER[belief]);
  const [named, another] = tied.filter((belief) => !wider.includes(belief));
  return another === undefined ? (named ?? null) : null;
}

/** Of the beliefs that a lesson is about, the one that its guess fits; null: none, or all was right. */
export const suspected = (
  evidence: Evidence,
  beliefs: readonly MisconceptionId[],
): MisconceptionId | null => beliefs.find((belief) => bearing(evidence, belief) === 'fits') ?? null;
