import { formatError } from '../../src/scenario/file-place.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';

/** A small scenario without errors. The tests know its lines by number. */
export const SOUND = `title: A dislodged unit supports nothing
short: Unless dislodged
paragraph: X
editions: [1971, DATC]
note: In our own words.
orders:
  Germany:
    A Ber-Pru: bounces
    A Sil S A Ber-Pru: cut, dislodged
  Russia:
    A Pru-Sil: succeeds
    A War S A Pru-Sil: given
    F Bal-Pru: bounces
dislodged:
  A Sil: { by: A Pru, retreats: [Boh, Gal, Mun] }
`;

/** The same, with its units listed. */
export const SOUND_WITH_UNITS = `${SOUND}units:
  Germany: [A Ber, A Sil]
  Russia: [A Pru, A War, F Bal]
`;

/** A text with one place in it changed; the place must be there. */
export function but(from: string, to: string, text: string = SOUND): string {
  if (!text.includes(from)) throw new Error(`no "${from}" to change`);
  return text.replace(from, () => to);
}

/** The errors of a scenario in a file of this name, as they are printed; none if it loads. */
export const errorsOf = (text: string): readonly string[] => {
  const loaded = loadScenario(text, 'f.yaml');
  return loaded.ok ? [] : loaded.error.map(formatError);
};
