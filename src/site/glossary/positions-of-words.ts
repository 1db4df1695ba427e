import type { GlossaryWord } from '../../find/entry.ts';
import type { Lesson } from '../../learn/lesson.ts';
import { COURSE_TERMS } from '../../learn/terms.ts';
import { RULE_IDS } from '../../rules/rule.ts';
import { decidedIn, type DecidedPositions } from '../rules/decided.ts';
import type { ShownScenario } from '../shown.ts';
import type { SiteIn } from '../site-in.ts';

/** A position that shows what a word means. */
export type WordPosition =
  | { readonly slug: string; readonly lesson: Lesson }
  | { readonly slug: string; readonly shown: ShownScenario };

const NONE: DecidedPositions = { examples: [], lessons: [], cases: [] };

/** What shows a word that is no rule's: one answer of an edition, or one case of a rule. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'all-hold': ['datc/6-f-16-dptg', 'datc/6-f-17-dptg'],
  szykman: ['datc/6-f-16-szykman', 'datc/6-f-17-szykman'],
  swap: ['learn/convoys/changing-places', 'rulebook-1971/exchange-by-two-convoys'],
  'head-to-head': ['learn/stand-off/head-to-head', 'learn/garrison/head-to-head-with-support'],
  hold: ['learn/move/into-an-empty-space', 'learn/support/support-to-hold'],
  move: ['learn/move/into-an-empty-space', 'learn/move/in-a-column'],
  void: ['learn/support/just-that-move', 'learn/support/a-unit-that-leaves'],
  'civil-disorder': ['adjustments/civil-disorder'],
};

/** How many positions a word has at most. */
const MANY = 2;

/** The lesson that explains a word, if one does. */
export const lessonOn = ({ id }: GlossaryWord, lessons: readonly Lesson[]): Lesson | undefined =>
  lessons.find(({ slug }) => COURSE_TERMS.some((term) => term.id === id && term.in === slug));

/**
 * For each word positions that show it: the lesson that explains it, then what its rule decides, or the next lesson. Those
 * that no word before has come first, so that the page shows many.
 */
export function positionsOfWords(
  words: readonly GlossaryWord[],
  site: SiteIn,
  lessons: readonly Lesson[],
): ReadonlyMap<string, readonly WordPosition[]> {
  const decided = decidedIn(site, lessons);
  const positionAt = (slug: string): WordPosition => {
    const lesson = lessons.find((one) => one.slug === slug);
    if (lesson) return { slug, lesson };
    const shown = site.all.find((one) => one.slug === slug);
    if (!shown) throw new Error(`no position ${slug} for a word of the glossary`);
    return { slug, shown };
  };
  const used = new Set<string>();
  return new Map(
    words.map((word) => {
      const rule = RULE_IDS.find((id) => word.see === `rules/#${id}`);
      const explains = lessonOn(word, lessons);
      const chosen = CHOSEN[word.id] ?? (explains ? [explains.slug] : []);
      const positions = CHOSEN[word.id] || !rule ? NONE : decided(rule);
      const chapter = lessons.filter((lesson) => lesson.chapter === explains?.chapter);
      const found = [
        ...positions.lessons.filter(({ exercise }) => exercise === null),
        ...positions.examples,
        ...positions.cases,
        ...(explains ? chapter.slice(explains.lesson) : []),
      ]
        .map(({ slug }) => slug)
        .filter((slug) => !/^(learn\/)?army-fleet\//.test(slug));
      const ofRule = [
        ...found.filter((slug) => !used.has(slug)),
        ...found.filter((slug) => used.has(slug)),
      ];
      const some = [...new Set([...chosen, ...ofRule])].slice(0, MANY);
      for (const slug of some) used.add(slug);
      return [word.id, some.map(positionAt)] as const;
    }),
  );
}
