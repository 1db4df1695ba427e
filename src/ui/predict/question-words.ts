import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { QuestionKind } from '../../learn/lesson.ts';

/** The wording of a kind of question, and its two answers. */
interface QuestionWords {
  /** `Does this move succeed?` */
  readonly heading: string;
  readonly yes: string;
  readonly no: string;
}

/** The words of what is predicted. */
interface AllQuestionWords {
  readonly kinds: Readonly<Record<QuestionKind, QuestionWords>>;
  /** Why a unit may retreat to a space. */
  readonly mayRetreat: (retreat: string) => string;
  /** Why no step of the ruling settles a question. */
  readonly unsettled: (kind: QuestionKind, about: string) => string;
}

export const QUESTION_WORDS: Readonly<Record<LanguageTag, AllQuestionWords>> = {
  en: {
    kinds: {
      legal: { heading: 'Is this order legal?', yes: 'legal', no: 'illegal' },
      moves: { heading: 'Does this move succeed?', yes: 'succeeds', no: 'fails' },
      supports: { heading: 'Does this support count?', yes: 'counts', no: 'does not' },
      convoys: { heading: 'Can this fleet carry its army?', yes: 'can', no: 'cannot' },
      boards: { heading: 'Does this army get aboard?', yes: 'aboard', no: 'stays ashore' },
      lands: { heading: 'Does this army get ashore?', yes: 'lands', no: 'does not' },
      starves: { heading: 'Does this army starve?', yes: 'starves', no: 'lives' },
      dislodged: { heading: 'Is this unit dislodged?', yes: 'dislodged', no: 'stays' },
      places: { heading: 'May it retreat there?', yes: 'may', no: 'may not' },
      retreats: { heading: 'Does this retreat succeed?', yes: 'succeeds', no: 'fails' },
      adjustments: { heading: 'Is this order followed?', yes: 'followed', no: 'not followed' },
    },
    mayRetreat: (retreat) => `${retreat}: nothing keeps it out.`,
    unsettled: (kind, about) =>
      kind === 'starves'
        ? `${about}: it has not been aboard for four moves yet.`
        : `${about}: the board allows this order.`,
  },
  de: {
    kinds: {
      legal: { heading: 'Ist dieser Befehl zulässig?', yes: 'zulässig', no: 'unzulässig' },
      moves: { heading: 'Gelingt dieser Zug?', yes: 'gelingt', no: 'scheitert' },
      supports: { heading: 'Gilt diese Unterstützung?', yes: 'gilt', no: 'gilt nicht' },
      convoys: {
        heading: 'Kann diese Flotte ihre Armee übersetzen?',
        yes: 'kann',
        no: 'kann nicht',
      },
      boards: { heading: 'Kommt diese Armee an Bord?', yes: 'an Bord', no: 'bleibt an Land' },
      lands: { heading: 'Kommt diese Armee an Land?', yes: 'landet', no: 'landet nicht' },
      starves: { heading: 'Verhungert diese Armee?', yes: 'verhungert', no: 'überlebt' },
      dislodged: { heading: 'Wird diese Einheit vertrieben?', yes: 'vertrieben', no: 'bleibt' },
      places: { heading: 'Darf sie sich dorthin zurückziehen?', yes: 'darf', no: 'darf nicht' },
      retreats: { heading: 'Gelingt dieser Rückzug?', yes: 'gelingt', no: 'scheitert' },
      adjustments: { heading: 'Wird dieser Befehl befolgt?', yes: 'befolgt', no: 'nicht befolgt' },
    },
    mayRetreat: (retreat) => `${retreat}: Nichts hindert sie daran.`,
    unsettled: (kind, about) =>
      kind === 'starves'
        ? `${about}: Sie ist noch keine vier Züge an Bord.`
        : `${about}: Das Brett erlaubt diesen Befehl.`,
  },
};
