import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import type { Language } from '../../../explain/languages/language.ts';
import type { PositionWords } from '../position-words.ts';
import { english } from './position-english.ts';
import { german } from './position-german.ts';

const WORDS: Readonly<Record<LanguageTag, PositionWords>> = { en: english, de: german };

export const positionWords = ({ tag }: Language): PositionWords => WORDS[tag];
