import type { Language } from '../../explain/languages/language.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import type { AuthorWords } from '../../scenario/words/author-words.ts';
import { richOf } from '../../scenario/words/small-markdown.ts';
import { placesOf, playedOf } from '../played.ts';
import { AUTHOR_LABELS } from '../words/author-labels.ts';
import { type Tag, tag } from './tree.ts';

/** What stands above the board: the title and the caption. Nothing if there is neither. */
export function headTags(title: string | null, caption: string | null, more: Tag[] = []): Tag[] {
  const tags = [
    ...(title === null ? [] : [tag('p', {}, tag('strong', {}, title))]),
    ...(caption === null ? [] : richOf(caption)),
    ...more,
  ];
  return tags.length === 0 ? [] : [tag('div', { slot: 'words' }, ...tags)];
}

/** Each note after the sentence of its step, as an article has them. */
function noteTags({ notes }: AuthorWords, phases: RuledPhases, language: Language): readonly Tag[] {
  if (notes.length === 0) return [];
  const played = playedOf(phases, language);
  const [places, steps] = [placesOf(played), played.flatMap((phase) => phase.steps)];
  const at = notes
    .map(({ place, text }) => ({ step: places.indexOf(place), text }))
    .toSorted((a, b) => a.step - b.step);
  return at.flatMap(({ step, text }) => [
    ...(step > 0 ? [tag('p', {}, steps[step]?.sentence.text ?? '')] : []),
    tag('blockquote', {}, ...richOf(text)),
  ]);
}

/**
 * The text of an embed with its author's words. If the outcome is hidden, the orders come first, with the question; the
 * ruling can be opened.
 */
export function textTags(
  words: AuthorWords,
  phases: RuledPhases,
  language: Language,
  textOf: (isRuled: boolean) => readonly Tag[],
): readonly Tag[] {
  const { question } = words;
  const notes = noteTags(words, phases, language);
  if (!question) return [...textOf(true), ...notes];
  const labels = AUTHOR_LABELS[language.tag];
  const { text, answers } = question;
  const right = answers.filter(({ isRight }) => isRight).map((one) => one.text);
  return [
    ...textOf(false),
    ...(text === null ? [] : [tag('p', {}, tag('strong', {}, text))]),
    ...(answers.length === 0
      ? []
      : [tag('ul', {}, ...answers.map((one) => tag('li', {}, one.text)))]),
    tag(
      'details',
      {},
      tag('summary', {}, labels.ruling),
      ...(right.length === 0 ? [] : [tag('p', {}, labels.answer(right.join(', ')))]),
      ...textOf(true),
      ...notes,
    ),
  ];
}
