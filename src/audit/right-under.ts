import { CHOICES, optionsOf } from '../rules/choices.ts';
import { EDITION_IDS, type Choices, type Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { ChangedChoice, RightUnder } from '../game/finding.ts';

const withOption = <K extends keyof Choices>(
  edition: Edition,
  choice: K,
  option: Choices[K],
): Edition => ({ ...edition, choices: { ...edition.choices, [choice]: option } });

/**
 * The rules under which something holds: editions, or if there are none, choices of one edition changed one at a time.
 */
export function rightUnder(edition: Edition, holds: (edition: Edition) => boolean): RightUnder {
  const editions = EDITION_IDS.filter((id) => holds(EDITIONS[id]));
  if (editions.length > 0) return { editions, choices: [] };
  const choices = CHOICES.flatMap((choice): readonly ChangedChoice[] =>
    optionsOf(choice)
      .filter((option) => option !== edition.choices[choice])
      .filter((option) => holds(withOption(edition, choice, option)))
      .map((option) => ({ choice, answer: String(option) })),
  );
  return { editions, choices };
}
