import type { Power } from '../../board/powers.ts';
import { DRAFT_KEY } from './has-draft.ts';
import type { OrderSheets } from '../../game/game.ts';

/** The views of the desk: the outcome of the orders, the orders, or the position of the units. */
export const DESK_VIEWS = ['ruling', 'orders', 'position'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** The contents of the desk that no link contains: order sheets as typed, and a text before it is taken over. */
export interface KeptDraft {
  /** The fragment of the address that belongs to it. */
  readonly at: string;
  readonly sheets: OrderSheets;
  readonly pasted: string;
  readonly view: DeskView;
}

/** A board that is being typed and not used yet. */
export interface BoardDraft {
  /** The text of the board that the typing began from: for another board, it is void. */
  readonly on: string;
  readonly text: string;
}

/** Stores it for as long as the window is open, so that it survives a reload. */
export function keepDraft(draft: KeptDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden or full: then a reload loses it.
  }
}

/** The stored draft; null if there is none, or something else. Whose sheets count is known with its board. */
export function keptDraft(): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { at, sheets, pasted, view }: Readonly<Partial<Record<keyof KeptDraft, unknown>>> = kept;
    if (typeof at !== 'string' || typeof sheets !== 'object' || sheets === null) return null;
    return {
      at,
      sheets: Object.fromEntries(
        Object.entries(sheets).filter(
          (entry): entry is [Power, string] => typeof entry[1] === 'string',
        ),
      ),
      pasted: typeof pasted === 'string' ? pasted : '',
      view: DESK_VIEWS.find((one) => one === view) ?? 'ruling',
    };
  } catch {
    return null;
  }
}
