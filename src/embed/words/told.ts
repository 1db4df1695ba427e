import { LANGUAGE_TAGS, type LanguageTag } from '../../explain/languages/language-tags.ts';
import { wordRules } from 'virtual:embed-styles';
import {
  type AuthorQuestion,
  type AuthorWords,
  missingPlaces,
  readWords,
} from '../../scenario/words/author-words.ts';
import { type Rich, richOf } from '../../scenario/words/small-markdown.ts';
import type { Reel, ReelMap } from '../reel.ts';
import { drawCrayons } from './crayons.ts';
import type { Tools } from './tools.ts';
import { AUTHOR_LABELS, type AuthorLabels } from './author-labels.ts';

/*
 * The words of an author in an embed: notes at their steps, marks on the board, a question before the outcome. A
 * separate file, fetched for embeds that have the attribute `words` or `study`.
 */

let sheet: CSSStyleSheet | undefined;

/** Adds the style of authors' words to an embed, once. */
export function dress({ shadowRoot: root }: HTMLElement): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(wordRules);
  }
  if (root && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

export const wordsFor = (element: Element, tag?: LanguageTag): AuthorLabels => {
  const own = (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2).toLowerCase();
  return AUTHOR_LABELS[LANGUAGE_TAGS.find((known) => known === own) ?? tag ?? 'en'];
};

/** The answers that readers have given; an empty one: the outcome was shown on request. */
const given = new WeakMap<HTMLElement, string>();

const listed = (answers: AuthorQuestion['answers']): string =>
  answers.map(({ text }) => text).join(', ');

/** Shows a reel with the words of an author; without its outcome as long as that is hidden. */
export function told(
  element: HTMLElement & { step: number | null },
  text: string,
  reel: Reel,
  map: ReelMap,
  tools: Tools,
  show: (reel: Reel) => void,
): void {
  const { html } = tools;
  const { words, errors } = readWords(text, map);
  const problems = [
    ...errors.map(({ line, message }) => `${String(line)}: ${message}`),
    ...missingPlaces(words, reel.places).map(
      (place) => `There is no place ${place}, only ${reel.places.join(', ')}.`,
    ),
  ];
  for (const problem of problems) console.error(`standoff-scenario: words: ${problem}`);
  const labels = wordsFor(element, reel.language);
  const { notes, marks, question } = words;
  const stepOf = (place: string | null): number =>
    place === null ? 0 : Math.max(0, reel.places.indexOf(place));
  dress(element);
  const dom = (rich: Rich): Node =>
    typeof rich === 'string'
      ? document.createTextNode(rich)
      : html(rich.tag as 'p', rich.attributes, ...rich.children.map(dom));
  const head = element.querySelector(':scope > [slot=words]');
  if (words.caption !== null && !head?.querySelector('.caption')) {
    const caption = html('div', { class: 'caption' }, ...richOf(words.caption).map(dom));
    if (head) head.append(caption);
    else element.prepend(html('div', { slot: 'words' }, caption));
  }

  const button = (look: string, words: string, press: () => void): HTMLButtonElement =>
    html('button', { type: 'button', class: look, click: press }, words);

  const answered = (): readonly Node[] => {
    const said = given.get(element);
    if (!question || said === undefined || said === '') return [];
    const right = question.answers.filter(({ isRight }) => isRight);
    const others = right.filter((one) => one.text !== said);
    const words =
      others.length === right.length
        ? labels.wrong(said, listed(right))
        : [labels.right, ...(others.length > 0 ? [labels.rightToo(listed(others))] : [])].join(' ');
    return [html('p', { class: 'verdict', role: 'status', tabindex: -1 }, words)];
  };
  const links = (): readonly Node[] => {
    const steps = [...new Set(notes.map(({ place }) => stepOf(place)))].toSorted((a, b) => a - b);
    if (steps.length === 0) return [];
    const all = steps.map((step) =>
      button('', String(step), () => {
        element.step = step;
      }),
    );
    return [html('p', { class: 'notes' }, labels.notes, ...all)];
  };
  const shown: Reel = {
    ...reel,
    under: (frame) =>
      drawCrayons(
        marks.filter(({ place }) => stepOf(place) <= frame.position),
        frame,
        map,
        tools,
      ),
    say: (step) => {
      const here = notes.filter(({ place }) => stepOf(place) === step);
      return [
        ...answered(),
        ...here.map(({ text }) => html('blockquote', { part: 'note' }, ...richOf(text).map(dom))),
        ...(here.length > 0 ? [] : links()),
        ...markList(words, labels, tools),
        ...problems.map((problem) => html('p', { class: 'error' }, problem)),
      ];
    },
  };
  if (!question || given.has(element)) {
    element.removeAttribute('asking');
    show(shown);
    return;
  }
  const answer = (said: string): void => {
    given.set(element, said);
    element.removeAttribute('asking');
    show(shown);
    const isRight = question.answers.some(({ text, isRight }) => isRight && text === said);
    element.step =
      said === '' ? 0 : isRight || question.place === null ? null : stepOf(question.place);
    element.shadowRoot?.querySelector<HTMLElement>('.verdict, .next')?.focus();
  };
  element.setAttribute('asking', '');
  element.style.setProperty('--asking', JSON.stringify(labels.hidden));
  show({
    ...shown,
    last: 0,
    marks: [],
    read: () => ({
      sentence: { text: question.text ?? labels.hidden, rule: '' },
      more: [],
      because: [],
    }),
    say: () => [
      html(
        'div',
        { class: 'answers' },
        ...question.answers.map(({ text }) =>
          button('', text, () => {
            answer(text);
          }),
        ),
        button('instead', labels.show, () => {
          answer('');
        }),
      ),
      ...markList(words, labels, tools),
    ],
  });
}

/** The marks as text, for those who do not see them. */
function markList(
  { marks }: AuthorWords,
  { marks: name, shapes }: AuthorLabels,
  { html }: Tools,
): readonly Node[] {
  if (marks.length === 0) return [];
  const items = marks.map(({ shape, colour, spaces }) =>
    html('li', {}, `${shapes[shape]} ${String(colour)}: ${spaces.join('–')}`),
  );
  return [html('ul', { class: 'spoken', 'aria-label': name }, ...items)];
}
