import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import type { BoardFileWords } from './board-file-words.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';

export const BOARD_FILE_WORDS: Readonly<Record<LanguageTag, BoardFileWords>> = {
  en: ENGLISH,
  de: GERMAN,
};
