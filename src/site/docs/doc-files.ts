import {
  folderOf,
  LANGUAGE_TAGS,
  type LanguageTag,
} from '../../explain/languages/language-tags.ts';

/* Which files of `docs` are pages of the site: `frames.md` is `docs/frames`, `frames.de.md` is `de/docs/frames`. */

/** The pages, by the names of their files, without the ending. */
const PAGES: Readonly<Record<string, string>> = {
  embedding: 'docs/embed',
  frames: 'docs/frames',
  pictures: 'docs/pictures',
  theming: 'docs/theming',
  notation: 'docs/notation',
  cases: 'docs/cases',
  library: 'docs/library',
  boards: 'docs/boards',
  logic: 'docs/logic',
};

/** A file of the documentation, in one language. */
export interface DocFile {
  /** `frames.de.md`; in English `frames.md`. */
  readonly file: string;
  /** The path of its page, without its language: `docs/frames`. */
  readonly path: string;
  readonly language: LanguageTag;
}

/** Every page in every language. */
export const DOC_FILES: readonly DocFile[] = Object.entries(PAGES).flatMap(([name, path]) =>
  LANGUAGE_TAGS.map((language) => ({
    file: language === 'en' ? `${name}.md` : `${name}.${language}.md`,
    path,
    language,
  })),
);

/** The paths of the pages, without their language. */
export const docPaths: readonly string[] = Object.values(PAGES);

/** The path of a page in its language: `de/docs/frames`. */
export const pathOfFile = ({ path, language }: DocFile): string => `${folderOf(language)}${path}`;
