import type { Language } from '../../../explain/languages/language.ts';
import type { Edition } from '../../../rules/edition.ts';
import { frame } from '../../../stage/frame/frame.ts';
import { formatIn, FORMATS, SHOWN_FROM, type Format } from '../../../stage/model/format.ts';
import { ruledDesk, type Desk } from '../desk.ts';

/** Where a browser does not tell when it is idle, in ms. */
const PAUSE = 120;

/**
 * Rules a turn and lays it out while the report on its text is read, so that its board is there at once when it is taken over:
 * both are remembered by the desk. Returns what calls it off.
 */
export function lookAhead(desk: Desk, edition: Edition, format: Format): () => void {
  const look = (): void => {
    const ruled = ruledDesk(desk, edition);
    if (ruled?.phase === 'movement') frame(ruled.turn, ruled.turn.ruling.steps.length, format);
  };
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(look, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }
  const asked = requestIdleCallback(look);
  return () => {
    cancelIdleCallback(asked);
  };
}

/** In which the board of the ruling is drawn on a page. */
export function shownFormat(page: HTMLElement | undefined, language: Language): Format {
  const board = page?.querySelector<HTMLElement>('.study [data-format]');
  const id = SHOWN_FROM.find(([format]) => format === board?.dataset['format'])?.[0] ?? 'wide';
  return formatIn(FORMATS[id], language);
}
