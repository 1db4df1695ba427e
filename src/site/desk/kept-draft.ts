import { POWERS, type Power } from '../../board/powers.ts';
import { DRAFT_KEY } from './has-draft.ts';
import type { Sheets } from '../../ui/entry/entry-task.ts';

/** What the desk can show: what became of the orders, the orders, or where the units stand. */
export const DESK_VIEWS = ['ruling', 'orders', 'position'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** What lies on the desk and is in no link: order sheets as they were typed, and a text before it is taken over. */
export interface Draft {
  /** The fragment of the address that goes with it. */
  readonly at: string;
  readonly sheets: Sheets;
  readonly pasted: string;
  readonly view: DeskView;
}

/** A board as it is being typed, and not yet used. */
export interface BoardDraft {
  /** How the board is written that lies there: of another one, nothing is typed. */
  readonly on: string;
  readonly text: string;
}

/** Keeps it as long as the window is open: it is there again after a reload. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be forbidden, or full: then a reload loses it.
  }
}

/** What was kept; null if there is nothing, or something else. */
export function keptDraft(): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { at, sheets, pasted, view }: Readonly<Partial<Record<keyof Draft, unknown>>> = kept;
    if (typeof at !== 'string' || typeof sheets !== 'object' || sheets === null) return null;
    return {
      at,
      sheets: Object.fromEntries(
        Object.entries(sheets).filter(
          (entry): entry is [Power, string] =>
            POWERS.some((power) => power === entry[0]) && typeof entry[1] === 'string',
        ),
      ),
      pasted: typeof pasted === 'string' ? pasted : '',
      view: DESK_VIEWS.find((one) => one === view) ?? 'ruling',
    };
  } catch {
    return null;
  }
}
