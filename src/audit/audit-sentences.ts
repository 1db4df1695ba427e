import { choiceLabel, optionWords } from '../explain/in-words.ts';
import type { Language } from '../explain/languages/language.ts';
import type { Finding, Note, RightUnder } from '../game/finding.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { otherSide, reasonFor, ruledBy, type Reason, type RuledAgain } from './reason.ts';
import type { EditionId } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';

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
    case 'removed':
    case 'ordered':
      return both(finding, (units) => (units.length > 0 ? units : [words.nothing]));
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
  const subject = {
    order: isOwned(power, order),
    unit: isOwned(power, order),
    retreats: isOwned(power, order),
    centre: order,
    removed: power === null ? '' : words.power(power),
    ordered: power === null ? '' : words.power(power),
  }[what];
  const said = words.differs(what, subject, theirs.join(', '), ours.join(', '));
  const why = ruled ? reasonWords(reasonFor(finding, ruled, language), language) : '';
  const right = finding.right ? rightSentence(finding.right, language) : '';
  const also = ruled && why !== '' ? theirReason(finding, ruled, language) : '';
  return [said, why, right, also].filter((sentence) => sentence !== '').join(' ');

  function isOwned(owner: Finding['power'], unit: string): string {
    return owner === null ? unit : `${words.power(owner)} ${unit}`;
  }
}

/** `No one attacks … [DATC 3.0, 4.D.8]` */
const reasonWords = (reason: Reason | null, language: Language): string =>
  reason ? `${reason.words} [${rulesOf(reason, language)}]` : '';

export const rulesOf = ({ rules }: Reason, language: Language): string =>
  rules.map((rule) => language.rules.place(rule)).join('; ');

/** Why the first edition that has what the record says does so. */
function theirReason(finding: Finding, ruled: RuledAgain, language: Language): string {
  const [id] = finding.right?.editions ?? [];
  if (!id) return '';
  const reason = reasonFor(otherSide(finding), ruledBy(EDITIONS[id], ruled), language);
  return reason ? AUDIT_WORDS[language.tag].byEdition(id, reasonWords(reason, language)) : '';
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

/** `The record agrees wholly under 2000, DPTG.` */
export const agreesUnderSentence = (editions: readonly EditionId[], language: Language): string =>
  AUDIT_WORDS[language.tag].agreesUnder(editions.join(', '));

export const noteSentence = (note: Note, language: Language): string =>
  AUDIT_WORDS[language.tag].note(note, language.orderError);
