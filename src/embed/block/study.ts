import { err, ok, type Result } from '../../result.ts';
import { AUTHOR_LABELS } from '../words/author-labels.ts';
import type { BlockError } from './read-block.ts';
import { type Tag, tag } from './tree.ts';
import { headTags } from './words-tags.ts';

/*
 * A study: a block with several positions. It begins with `study: TITLE` and options for all of its chapters; each
 * chapter is a block of its own, after a line `---`.
 */

const STUDY = /^study:[ \t]*(.*?)[ \t]*$/;
const MOST_CHAPTERS = 64;

/** Whether the first line that says something begins a study. */
export const isStudy = (source: string): boolean =>
  /^(\s*(diplomacy)?[ \t]*\r?\n)*study:/.test(source.slice(0, 1000));

/** A study as an element with its chapters, below a list of them. Errors have their lines in the whole block. */
export function studyTag(
  source: string,
  chapterTag: (source: string) => Result<Tag, readonly BlockError[]>,
): Result<Tag, readonly BlockError[]> {
  const lines = source.replaceAll(/\r\n?/g, '\n').split('\n');
  const cuts = lines.flatMap((line, i) => (/^---\s*$/.test(line) ? [i] : []));
  const [end = lines.length] = cuts;
  const first = lines.findIndex((line) => STUDY.test(line));
  const title = STUDY.exec(lines[first] ?? '')?.[1] ?? '';
  if (title === '') return err([{ line: first + 1, column: 1, message: 'A study has a title.' }]);
  if (cuts.length === 0 || cuts.length > MOST_CHAPTERS)
    return err([
      {
        line: first + 1,
        column: 1,
        message: `A study has 1 to ${String(MOST_CHAPTERS)} chapters, each after a line ---.`,
      },
    ]);
  const shared = lines
    .slice(0, end)
    .map((line, i) => (i === first || line.trim() === 'diplomacy' ? '' : line));
  const strange = shared.findIndex(
    (line) => line.trim() !== '' && !/^(edition|lang|crop|look|controls):/.test(line),
  );
  if (strange >= 0)
    return err([
      {
        line: strange + 1,
        column: 1,
        message: 'Before the first chapter there are edition, lang, crop, look and controls only.',
      },
    ]);
  const errors: BlockError[] = [];
  const chapters = cuts.flatMap((cut, i): readonly Tag[] => {
    const own = lines.slice(cut + 1, cuts[i + 1] ?? lines.length);
    // An option of the chapter replaces that of the study; lines stay where they are.
    const kept = shared.map((line) =>
      own.some((other) => other.startsWith(`${line.split(':')[0] ?? ''}:`)) ? '' : line,
    );
    const blank = Array.from({ length: cut + 1 - end }, () => '');
    const made = chapterTag([...kept, ...blank, ...own].join('\n'));
    if (made.ok && 'label' in made.value.attributes) return [made.value];
    errors.push(
      ...(made.ok ? [{ line: cut + 2, column: 1, message: 'A chapter has a title.' }] : made.error),
    );
    return [];
  });
  const [one] = chapters;
  if (errors.length > 0 || !one) return err(errors);
  const lang = one.attributes['lang'] === 'de' ? 'de' : 'en';
  const name =
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'study';
  const withIds = chapters.map((chapter, i): Tag => ({
    ...chapter,
    attributes: { id: `${name}-${String(i + 1)}`, ...chapter.attributes },
  }));
  const contents = tag(
    'ol',
    { 'aria-label': AUTHOR_LABELS[lang].contents },
    ...withIds.map(({ attributes: { id = '', label = '' } }) =>
      tag('li', {}, tag('a', { href: `#${id}` }, label)),
    ),
  );
  return ok(
    tag(
      'standoff-scenario',
      { study: '', label: title, lang },
      ...headTags(title, null, [contents]),
      ...withIds,
    ),
  );
}
