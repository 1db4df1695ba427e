import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { BoardsWords } from '../boards-words.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';

export const BOARDS_WORDS: Readonly<Record<LanguageTag, BoardsWords>> = {
  en: ENGLISH,
  de: GERMAN,
};
