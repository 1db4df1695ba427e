import { choiceLabel, optionWords } from '../explain/in-words.ts';
import type { Language } from '../explain/languages/language.ts';
import type { Finding, Note, RightUnder } from '../game/finding.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { reasonOf, type RuledAgain } from './reason.ts';

/** The two sides that a finding compares, in the words of a language. */
export interface FindingSides {
  readonly theirs: readonly string[];
  readonly ours: readonly string[];
}

export function sideBySide(finding: Finding, language: Language): FindingSides {
  const words = AUDIT_WORDS[language.tag];
  const both = <T>(
    { theirs, ours }: { readonly theirs: T; readonly ours: T },
    say: (one: T) => readonly string[],
  ): FindingSides => ({ theirs: say(theirs), ours: say(ours) });
  switch (finding.what) {
    case 'order':
      return both(finding, (results) => results.map((result) => words.results[result]));
    case 'retreats':
      return both(finding, (places) => (places.length > 0 ? places : [words.nowhere]));
    case 'unit':
      return both(finding, (isThere) => [isThere ? words.stands : words.absent]);
    case 'centre':
      return both(finding, (owner) => [owner ? words.power(owner) : words.nobody]);
  }
}

/** What differs, why, and under which rules the record would be right. `ruled`: its phase; null: it was not ruled. */
export function findingSentence(
  finding: Finding,
  ruled: RuledAgain | null,
  language: Language,
): string {
  const words = AUDIT_WORDS[language.tag];
  const { what, power, order } = finding;
  const { theirs, ours } = sideBySide(finding, language);
  const owner = what === 'centre' || power === null ? '' : `${words.power(power)} `;
  const said = words.differs(what, `${owner}${order}`, theirs.join(', '), ours.join(', '));
  const why = ruled ? reasonOf(finding, ruled, language) : '';
  const right = 'right' in finding ? rightSentence(finding.right, language) : '';
  return [said, why, right].filter((sentence) => sentence !== '').join(' ');
}

function rightSentence({ editions, choices }: RightUnder, language: Language): string {
  const words = AUDIT_WORDS[language.tag];
  if (editions.length > 0) return words.rightUnder(editions.join(', '));
  const changed = choices.map(({ choice, answer }) => {
    const option = optionWords(choice, answer, language).replace(/\.$/, '');
    return `“${choiceLabel({ choice }, language)}: ${option}”`;
  });
  return changed.length > 0 ? words.rightByChoice(changed.join(', ')) : words.rightUnderNone;
}

export const noteSentence = (note: Note, language: Language): string =>
  AUDIT_WORDS[language.tag].note(note, language.orderError);
