import type { Language } from '../../explain/languages/language.ts';
import { type Format, withNames } from '../../stage/model/format.ts';

/** The format with the names of the map in a language: the board has the English ones by itself. */
export const formatIn = (format: Format, { tag, board }: Language): Format =>
  tag === 'en' ? format : withNames(format, board.space);
