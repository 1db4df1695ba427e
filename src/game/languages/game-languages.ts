import type { Language } from '../../explain/languages/language.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { english } from './game-english.ts';
import type { GameWords } from './game-words.ts';
import { german } from './game-german.ts';

const WORDS: Readonly<Record<LanguageTag, GameWords>> = { en: english, de: german };

/** The words for a whole game in this language. */
export const gameWords = ({ tag }: Pick<Language, 'tag'>): GameWords => WORDS[tag];
