import type { Guess } from '../questions.ts';
import type { MisconceptionId } from '../misconceptions.ts';

/** What a learner answered about one position, and what people with each misconception would have answered. */
export interface Evidence {
  readonly guess: Guess;
  readonly right: Guess;
  /** By misconception: the prediction of somebody who has it. */
  readonly believed: Readonly<Partial<Record<MisconceptionId, Guess>>>;
}

/**
 * How a guess bears on a belief. `silent`: the belief makes no difference to what was answered; `fits`: exactly what
 * somebody with the belief answers; `against`: somebody with the belief would have answered differently.
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

/** Positions in which a belief must show before it is named: one wrong answer can have many causes. */
const ENOUGH = 2;

/**
 * Beliefs that show in few positions, and in most of these together with another belief that shows in many more. If
 * both fit all answers, it is the narrower one: a learner with the other would have shown it elsewhere, too. Measured
 * on generated positions (docs/course.md).
 */
const WIDER: Readonly<Partial<Record<MisconceptionId, MisconceptionId>>> = {
  'beaten-unit-blocks': 'equal-swap',
  'coast-is-one': 'fleet-follows-land',
  'convoyed-attack-cuts-nothing': 'cut-needs-success',
  'supporter-is-weak': 'equal-wins',
  'supporter-is-alone': 'supporter-is-weak',
};

/**
 * What a learner seems to believe, judging by some positions; null: nothing can be said. A belief is named if it has
 * shown in at least two positions and no answer speaks against it; of several, the one that has shown more often than
 * every other, or the narrower of two.
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
