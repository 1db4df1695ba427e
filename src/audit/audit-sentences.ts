import { choiceLabel, optionWords } from '../explain/tell.ts';
import type { Language } from '../explain/languages/language.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import type { Finding, Note, RightUnder } from './finding.ts';

/** What differs, why, and by which rules the record would be right. */
export function findingSentence(
  { what, power, order, theirs, ours, why, right }: Finding,
  language: Language,
): string {
  const words = AUDIT_WORDS[language.tag];
  const owner = what === 'centre' || power === null ? '' : `${words.power(power)} `;
  const said = words.differs(what, `${owner}${order}`, theirs.join(', '), ours.join(', '));
  const hasRules = what === 'order' || what === 'retreats';
  return [said, why, hasRules ? rightSentence(right, language) : '']
    .filter((sentence) => sentence !== '')
    .join(' ');
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
  AUDIT_WORDS[language.tag].note(note);
