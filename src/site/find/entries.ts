import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';
import { READING_TABLES } from '../../explain/languages/readings.ts';
import { readingText } from '../../explain/languages/reading-table.ts';
import { CHAPTER_TITLES } from '../../learn/chapter-titles.ts';
import { CHAPTERS, type Lesson } from '../../learn/lesson.ts';
import { READINGS } from '../../rules/readings.ts';
import { titleMark } from '../../scenario/titles.ts';
import { headOf } from '../../atlas/board-text.ts';
import { BOARDS_WORDS } from '../../atlas/words/words.ts';
import { SHOWN_BOARDS } from '../boards/shown-boards.ts';
import { DOC_FILES } from '../docs/doc-files.ts';
import { docOf } from '../docs/docs.ts';
import { groupOf } from '../examples/groups.ts';
import { inShort } from '../scenario/in-short.ts';
import { COURSE_PAGE_WORDS } from '../learn/course-words.ts';
import { TODAY_WORDS } from '../learn/today-words.ts';
import { GLOSSARY_PAGE_WORDS } from '../glossary/glossary-words.ts';
import { PAGE_HEADS } from '../page-heads.ts';
import { countOf, decidedIn } from '../rules/decided.ts';
import { RULE_PAGE_WORDS } from '../rules/rules-words.ts';
import { rulesOfSections } from '../rules/rules-of-sections.ts';
import type { ShownScenario } from '../shown.ts';
import type { SiteIn } from '../site-in.ts';
import type { Asking, Entry, FindIndex } from '../../find/entry.ts';
import { FIND_WORDS } from '../../find/find-words.ts';
import { ENGLISH } from '../../find/words/english.ts';
import { GERMAN } from '../../find/words/german.ts';

export const ASKING: Readonly<Record<LanguageTag, Asking>> = { en: ENGLISH, de: GERMAN };

/** How many pictures share a file: neighbours are often found together. */
const PICTURES_A_FILE = 12;

type Bare = Omit<Entry, 'asks' | 'picture'>;

function ruleEntries(site: SiteIn, lessons: readonly Lesson[]): readonly Bare[] {
  const { language } = site;
  const words = FIND_WORDS[language.tag];
  const decided = decidedIn(site, lessons);
  return rulesOfSections(language).flatMap(({ section, rules }) => {
    const { title } = section
      ? language.rules.sections[section]
      : RULE_PAGE_WORDS[language.tag].houseRules;
    return rules.map(({ id, paragraph, wordings: [first, ...others] }) => {
      const count = countOf(decided(id));
      const line = [
        title,
        ...(others.length > 0 ? [words.editionsDiffer] : []),
        ...(count > 0 ? [words.decides(count)] : []),
      ];
      return {
        kind: 'rule' as const,
        href: `rules/#${id}`,
        mark: paragraph === '' || !section ? paragraph : `1971 ${paragraph}`,
        title: first?.text ?? '',
        line: line.join(' · '),
        text: others.map(({ text }) => text).join(' '),
      };
    });
  });
}

const readingEntries = (language: Language): readonly Bare[] =>
  READINGS.flatMap(({ questions }) =>
    questions.map((question) => {
      const {
        id,
        title,
        question: line,
      } = readingText(question, language, READING_TABLES[language.tag]);
      return {
        kind: 'reading' as const,
        href: `rules/readings/#${id}`,
        mark: id,
        title,
        line,
        text: '',
      };
    }),
  );

const wordEntries = (tag: LanguageTag): readonly Bare[] =>
  ASKING[tag].words.map(({ id, word, means }) => ({
    kind: 'word',
    href: `glossary/#${id}`,
    mark: '',
    title: word,
    line: means,
    text: '',
  }));

const scenarioEntries = (
  list: readonly ShownScenario[],
  kind: 'example' | 'case',
  language: Language,
): readonly Bare[] =>
  list.map((shown) => ({
    kind,
    href: `${shown.slug}/`,
    mark: titleMark(shown) ?? '',
    title: shown.title,
    line: shown.note,
    text: `${shown.short}. ${groupOf(shown, language).title}. ${inShort(shown, language)}`,
  }));

const lessonEntries = (lessons: readonly Lesson[], tag: LanguageTag): readonly Bare[] =>
  lessons.map(({ slug, chapter, lesson, title, text }) => ({
    kind: 'lesson',
    href: `${slug}/`,
    mark: `${String(CHAPTERS.indexOf(chapter) + 1)}.${String(lesson)}`,
    title: title[tag],
    line: text[tag],
    text: CHAPTER_TITLES[chapter][tag],
  }));

/** The text of a heading in our own HTML. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const docEntries = (language: Language): readonly Bare[] =>
  DOC_FILES.filter((file) => file.language === language.tag).flatMap(({ path }) => {
    const doc = docOf(path, '/', language.tag);
    if (!doc) return [];
    const { title, description, html } = doc;
    const head = {
      kind: 'page' as const,
      href: `${path}/`,
      mark: '',
      title,
      line: description,
      text: '',
    };
    const parts = [...html.matchAll(/<h[23] id="([^"]*)">(.*?)<\/h[23]>/g)].map(
      ([, id = '', heading = '']): Bare => ({
        kind: 'page',
        href: `${path}/#${id}`,
        mark: '',
        title: plain(heading),
        line: title,
        text: '',
      }),
    );
    return [head, ...parts];
  });

function pageEntries({ language, folders, games }: SiteIn): readonly Bare[] {
  const { tag } = language;
  const heads = PAGE_HEADS[tag];
  const course = COURSE_PAGE_WORDS[tag];
  const entry = (href: string, title: string, line: string): Bare => ({
    ...{ kind: 'page', href, mark: '', title, line, text: '' },
  });
  return [
    entry('rules/', heads.rules.title, heads.rules.description),
    entry('rules/readings/', heads.readings.title, heads.readings.description),
    entry('rules/#editions', RULE_PAGE_WORDS[tag].whereEditionsDiffer, heads.readings.description),
    entry('glossary/', GLOSSARY_PAGE_WORDS[tag].title, GLOSSARY_PAGE_WORDS[tag].lead),
    entry('datc/', heads.datc.title, heads.datc.description),
    entry('game/', heads.game.title, heads.game.description),
    entry('game/machine/', heads.machine.title, heads.machine.description),
    entry('desk/', heads.desk.title, heads.desk.description),
    entry('learn/', course.title, course.lead),
    entry('learn/practice/', course.practice, course.practiceLead),
    entry('learn/today/', TODAY_WORDS[tag].title, TODAY_WORDS[tag].lead),
    ...CHAPTERS.map((id, n) =>
      entry(`learn/${id}/`, CHAPTER_TITLES[id][tag], `${course.worksheet} ${String(n + 1)}`),
    ),
    entry('boards/', BOARDS_WORDS[tag].list.title, BOARDS_WORDS[tag].list.description),
    ...SHOWN_BOARDS.map((shown) => {
      const { name, line } = headOf(shown, language);
      return entry(`boards/${shown.board.id}/`, name, line);
    }),
    ...folders.map(({ path, title, lead }) => entry(`${path}/`, title, lead)),
    ...games.map(({ slug, title, note }) => entry(`${slug}/`, title, note)),
  ];
}

/** The index of one language: everything that can be found, with the words of players. */
export function findIndex(site: SiteIn, lessons: readonly Lesson[]): FindIndex {
  const { language, inOrder, cases } = site;
  const { words, asks, same, ignored } = ASKING[language.tag];
  const bare = [
    ...ruleEntries(site, lessons),
    ...wordEntries(language.tag),
    ...scenarioEntries(inOrder, 'example', language),
    ...lessonEntries(lessons, language.tag),
    ...scenarioEntries(cases, 'case', language),
    ...readingEntries(language),
    ...pageEntries(site),
    ...docEntries(language),
  ];
  const asksOf = new Map<string, readonly string[]>([
    ...Object.entries(asks),
    ...words.map((word) => [`glossary/#${word.id}`, word.asks ?? []] as const),
  ]);
  const lost = [...asksOf.keys()].find((href) => !bare.some((entry) => entry.href === href));
  if (lost !== undefined)
    throw new Error(`questions for ${lost}, which nothing has as its address`);
  let drawn = 0;
  return {
    entries: bare.map((entry) => ({
      ...entry,
      asks: asksOf.get(entry.href) ?? [],
      picture: ['example', 'lesson', 'case'].includes(entry.kind)
        ? Math.floor(drawn++ / PICTURES_A_FILE)
        : -1,
    })),
    same,
    ignored,
  };
}
