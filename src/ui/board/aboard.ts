import { isFleets } from '../../draw/fleet-table.ts';
import type { Language } from '../../explain/languages/language.ts';
import { openTable } from '../../open-table.ts';
import type { Frame } from '../../stage/model/drawable.ts';

/** What is added to the text alternative of a board with armies aboard (Army/Fleet module). */
export const ABOARD_TEXT = openTable<{
  readonly text: (frame: Frame, language: Language) => string;
}>({});

/** The part of a board's text alternative about armies aboard. */
export const aboardIn = (frame: Frame, language: Language): string =>
  frame.units.some(isFleets) ? ABOARD_TEXT.row('text')(frame, language) : '';
