import type { Language } from '../../explain/languages/language.ts';
import type { Edition } from '../../rules/edition.ts';
import { readyScene } from '../../stage/layout/scene.ts';
import type { BoardFormats } from '../../stage/model/board-formats.ts';
import { formatIn, SHOWN_FROM, type Format } from '../../stage/model/format.ts';
import { whenIdle } from '../../ui/kit/when-idle.ts';
import { ruledDesk, type Desk } from '../desk.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';

/**
 * Rules a turn and lays it out while the report on its text is read, so that its board appears at once when it is taken
 * over: the desk caches both. Then reports the ruling, which can be drawn. Each part runs in a separate idle period, so that
 * input is answered in between. Returns a function that cancels it.
 */
export function lookAhead(
  desk: Desk,
  edition: Edition,
  format: Format,
  onruled: (ruled: PhaseTurn) => void,
): () => void {
  let callOff = (): void => undefined;
  const idle = () =>
    new Promise<void>((resume) => {
      callOff = whenIdle(resume);
    });
  void (async () => {
    await idle();
    const ruled = ruledDesk(desk, edition);
    if (!ruled) return;
    await idle();
    if (ruled.phase === 'movement') await readyScene(ruled.turn, format, idle);
    await idle();
    onruled(ruled);
  })();
  return () => {
    callOff();
  };
}

/** The format in which the board of the ruling is drawn on a page. */
export function shownFormat(
  page: HTMLElement | undefined,
  formats: BoardFormats,
  language: Language,
): Format {
  const board = page?.querySelector<HTMLElement>('.inquiry [data-format]');
  const id = SHOWN_FROM.find(([format]) => format === board?.dataset['format'])?.[0] ?? 'wide';
  return formatIn(formats[id], language);
}
