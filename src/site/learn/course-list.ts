import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { dueCards } from '../../learn/due-cards.ts';
import {
  formatProgress,
  isAllRight,
  MAX_PROGRESS_LENGTH,
  NO_PROGRESS,
  parseProgress,
  type CourseProgress,
} from '../../learn/progress.ts';
import { download } from '../../ui/download.ts';
import { storedPart } from '../../saturday/stored-part.ts';
import { COURSE_LIST_WORDS } from './course-list-words.ts';
import { storedProgress, storeProgress } from './stored-progress.ts';

/**
 * Brings the list of lessons to life (`CoursePage`, which is static): marks what the reader has done, saves, opens and
 * deletes progress, and shows or makes a teacher's link. Small, because the page needs nothing else.
 */
export function courseList(page: HTMLElement, tag: LanguageTag): void {
  const words = COURSE_LIST_WORDS[tag];
  const part = (name: string): HTMLElement => {
    const found = page.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`the list of lessons has no ${name}`);
    return found;
  };
  const [said, forget, practice] = [part('said'), part('delete'), part('practice')];
  const practiceName = practice.textContent;
  const address = `${location.origin}${location.pathname}`;

  const rows = [...page.querySelectorAll<HTMLElement>('[data-lesson]')];
  const slugOf = (row: HTMLElement): string => row.dataset['lesson'] ?? '';
  const all = rows.map(slugOf);
  const wanted = chosenIn(location.search, all);
  const shown = rows.filter((row) => wanted.length === 0 || wanted.includes(slugOf(row)));
  const lessons = shown.map((row) => {
    const link = row.querySelector('a');
    if (!link) throw new Error('a lesson without a link');
    return { slug: slugOf(row), row, link, title: row.dataset['title'] ?? link.textContent };
  });

  let progress: CourseProgress = NO_PROGRESS;
  /** The lessons ticked for a teacher's link; null: nobody is choosing. */
  let ticked: ReadonlySet<string> | null = null;
  /** Whether the next press deletes the progress. */
  let isSure = false;

  const resultOf = (slug: string) =>
    Object.hasOwn(progress.lessons, slug) ? progress.lessons[slug] : undefined;
  const isDone = (slug: string): boolean => resultOf(slug) !== undefined;

  function mark(): void {
    const done = all.filter(isDone).length;
    part('progress').textContent = words.progress(done, all.length);
    const due = dueCards(progress, Date.now()).length;
    practice.textContent = due > 0 ? `${practiceName} · ${words.due(due)}` : practiceName;
    forget.hidden = done === 0;
    forget.textContent = isSure ? words.deleteNow : words.delete;
    const next = lessons.find(({ slug }) => !isDone(slug));
    const ahead = part('ahead');
    if (ahead.parentElement) ahead.parentElement.hidden = next === undefined;
    if (next) {
      ahead.textContent = `${done === 0 ? words.start : words.goOn} ${next.title}`;
      ahead.setAttribute('href', next.link.href);
    }
    for (const chapter of page.querySelectorAll<HTMLElement>('[data-done]')) {
      const own = lessons.filter(({ row }) => chapter.parentElement?.parentElement?.contains(row));
      const doneHere = own.filter(({ slug }) => isDone(slug)).length;
      chapter.textContent = doneHere > 0 ? ` · ${words.doneOf(doneHere, own.length)}` : '';
    }
    for (const { slug, row, link } of lessons) {
      const result = resultOf(slug);
      if (ticked || !result) {
        row.replaceChildren(ticked ? tickBox(slug, link.textContent) : link);
        continue;
      }
      const share = document.createElement('span');
      share.textContent = words.result(result.right, result.of);
      share.classList.toggle('all', isAllRight(result));
      row.replaceChildren(link, share);
    }
  }

  function tickBox(slug: string, title: string): HTMLElement {
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = ticked?.has(slug) ?? false;
    box.addEventListener('change', () => {
      const before = ticked ?? new Set();
      ticked = new Set(all.filter((one) => (one === slug ? box.checked : before.has(one))));
      const link = ticked.size > 0 ? `${address}${linkTo([...ticked])}` : '';
      part('link').setAttribute('value', link);
    });
    label.append(box, ` ${title}`);
    return label;
  }

  function read(): void {
    const kept = storedProgress();
    if (kept.ok) progress = kept.value;
    else said.textContent = words.storedProblems[kept.error];
  }

  async function open(file: File): Promise<void> {
    const opened = parseProgress(file.size > 3 * MAX_PROGRESS_LENGTH ? '' : await file.text());
    if (!opened.ok) {
      said.textContent = words.fileProblems[opened.error];
      return;
    }
    const kept = storeProgress(opened.value);
    said.textContent = kept.ok ? words.opened : words.storedProblems[kept.error];
    if (kept.ok || kept.error === 'refused') progress = opened.value;
    mark();
  }

  part('save').addEventListener('click', () => {
    download(formatProgress(progress), 'standoff-course.json', 'application/json');
  });
  part('open').addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const [file] = target.files ?? [];
    target.value = '';
    if (file) void open(file);
  });
  forget.addEventListener('click', () => {
    isSure = !isSure;
    if (!isSure) {
      const kept = storeProgress(NO_PROGRESS);
      said.textContent = kept.ok ? words.deleted : words.storedProblems[kept.error];
      read();
    }
    mark();
  });
  forget.addEventListener('blur', () => {
    isSure = false;
    // Nothing else: the press that takes the focus away may be on a lesson.
    forget.textContent = words.delete;
  });
  part('choose').addEventListener('click', () => {
    ticked = new Set();
    part('choose').hidden = true;
    part('chosen').hidden = false;
    mark();
  });

  const reached = storedPart();
  if (reached !== null) part('saturday').textContent = words.saturdayPart(reached);
  if (wanted.length > 0) {
    part('title').textContent = words.chosen;
    part('game').remove();
    part('all').hidden = false;
    for (const row of rows) if (!shown.includes(row)) row.remove();
    for (const chapter of page.querySelectorAll('[data-chapter]'))
      if (!chapter.querySelector('[data-lesson]')) chapter.remove();
  }
  read();
  mark();
}

/** Our links are never longer. */
const LONGEST = 6_000;
const PREFIX = 'learn/';

/** The existing lessons that a teacher's link asks for (`?lessons=cut/test,support/test`); none: all. */
export function chosenIn(search: string, known: readonly string[]): readonly string[] {
  if (search.length > LONGEST) return [];
  const named = new URLSearchParams(search).get('lessons') ?? '';
  const asked = new Set(named.split(',').map((name) => `${PREFIX}${name}`));
  return known.filter((slug) => asked.has(slug));
}

/** What a link to some lessons adds to the address of the course. */
export function linkTo(slugs: readonly string[]): string {
  const names = slugs.map((slug) => slug.slice(PREFIX.length)).join(',');
  return `?lessons=${names}`;
}
