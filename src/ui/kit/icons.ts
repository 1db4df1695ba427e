import type { AdjustmentOutcome } from '../../trace/adjustment-ruling.ts';
import type { RetreatOutcome } from '../../trace/retreat-ruling.ts';
import type { Outcome } from '../../trace/ruling.ts';

import { PLAYER_ICONS } from './player-icons.ts';

/** Drawn in 16 by 16 with a stroke of 1.7. `solid` ones are filled instead. */
export const ICONS = {
  ...PLAYER_ICONS,
  undo: { path: 'M3 6.5h6.5a3.7 3.7 0 0 1 0 7.4H6M6.2 3.2L2.8 6.5l3.4 3.3', solid: false },
  redo: { path: 'M13 6.5H6.5a3.7 3.7 0 0 0 0 7.4H10M9.8 3.2l3.4 3.3-3.4 3.3', solid: false },
  closer: { path: 'M8 3v10M3 8h10', solid: false },
  farther: { path: 'M3 8h10', solid: false },
  fit: { path: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10', solid: false },
  larger: { path: 'M9.5 6.5l4-4M9.7 2.5h3.8v3.8M6.5 9.5l-4 4M6.3 13.5H2.5V9.7', solid: false },
  smaller: { path: 'M13.5 2.5l-4 4M13.3 6.5H9.5V2.7M2.5 13.5l4-4M2.7 9.5h3.8v3.8', solid: false },
  save: { path: 'M8 2v8M4.5 6.8L8 10.3l3.5-3.5M2.5 13.2h11', solid: false },
  check: { path: 'M3 8.5l3.4 3.4L13 4.6', solid: false },
  down: { path: 'M4 6l4 4 4-4', solid: false },
  menu: { path: 'M2 4.5h12M2 8h12M2 11.5h12', solid: false },
  close: { path: 'M3.5 3.5l9 9M12.5 3.5l-9 9', solid: false },
  find: { path: 'M11.2 6.6a4.4 4.4 0 1 1-8.8 0a4.4 4.4 0 1 1 8.8 0M10 9.8l3.8 3.8', solid: false },
  help: { path: 'M5.8 6a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6M8 12.2v.1', solid: false },
  retreat: { path: 'M3 13h10M10 10L4.5 3.5M4.5 3.5v4M4.5 3.5h4', solid: false },
} as const;
export type IconName = keyof typeof ICONS;

/** The outcome of an order; `open` while it is in pencil. */
export type ShownOutcome = Outcome | RetreatOutcome | AdjustmentOutcome | 'open';

interface Badge {
  /** Drawn in 15 by 15. */
  readonly path: string;
  /** A filled dot after it, where a support joins. */
  readonly dot?: true;
  readonly dashed?: true;
  /** `failed` is red; `none` is grey, for orders that never counted. */
  readonly tone: 'plain' | 'failed' | 'none';
}

/** Small versions of the board's marks. */
export const BADGES: Readonly<Record<ShownOutcome, Badge>> = {
  open: { path: 'M12.7 7.5a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 1 1 10.4 0', dashed: true, tone: 'none' },
  holds: { path: 'M2.8 3h9.4v4.6c0 3-2.6 4.4-4.7 5.6c-2.1-1.2-4.7-2.6-4.7-5.6z', tone: 'plain' },
  succeeds: { path: 'M2.5 8l3.4 3.6L12.5 4', tone: 'plain' },
  given: { path: 'M1.5 11C5 11 6 7.5 9 7.5', dot: true, tone: 'plain' },
  available: {
    path: 'M11.7 6a4.2 4.2 0 1 1-8.4 0a4.2 4.2 0 1 1 8.4 0M2.5 13q1.25-1.6 2.5 0t2.5 0 2.5 0 2.5 0',
    tone: 'plain',
  },
  bounces: { path: 'M1 7.5h8M11.5 2.5v10', tone: 'failed' },
  blocked: { path: 'M1 7.5h5.5M9 2.5v10M12.5 2.5v10', tone: 'failed' },
  cut: { path: 'M1 7.5h2.6M11.4 7.5H14M4.6 12L7.6 3M7.6 12l3-9', tone: 'failed' },
  disrupted: {
    path: 'M5.4 2.4A5.4 5.4 0 0 0 5 12.4M9.8 2.6A5.4 5.4 0 0 1 10 12.4M9 5L6.3 8.4h2.4L6.6 11',
    tone: 'failed',
  },
  'no-path': { path: 'M1 7.5h3.6M6 11l1.6-7M8.6 11l1.6-7M12 7.5h.1M14 7.5h.1', tone: 'failed' },
  attacked: { path: 'M1 7.5h5.5M9 2.5v10M12.5 2.5v10', tone: 'failed' },
  recalled: { path: 'M2 4.5h7a3.2 3.2 0 0 1 0 6.4H4.5M7 8.2l-2.7 2.7L7 13.6', tone: 'failed' },
  aboard: { path: 'M2 8.5h11l-2 4H4zM5 8V3.5h5V8', tone: 'plain' },
  stopped: { path: 'M5 2h5l3 3v5l-3 3H5l-3-3V5zM5.2 7.5h4.6', tone: 'failed' },
  void: { path: 'M1.5 7.5h2.8M6.1 7.5h2.8M10.7 7.5h2.8', tone: 'none' },
  illegal: {
    path: 'M12.7 7.5a5.2 5.2 0 1 1-10.4 0a5.2 5.2 0 1 1 10.4 0M4 11L11 4',
    tone: 'none',
  },
  ambiguous: {
    path: 'M4.8 5.2a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2M7.5 12.4v.1',
    tone: 'none',
  },
  retreats: { path: 'M2.5 12.5C3 7.5 6.5 5.5 12 5.5M9 2.5l3.2 3L9 8.5', tone: 'plain' },
  collides: { path: 'M1 7.5h4.2M9.8 7.5H14M7.5 2.5v10', tone: 'failed' },
  disbands: { path: 'M3.5 3.5l8 8M11.5 3.5l-8 8', tone: 'failed' },
  builds: { path: 'M7.5 2.5v10M2.5 7.5h10', tone: 'plain' },
  removes: { path: 'M2.5 7.5h10', tone: 'plain' },
  waives: { path: 'M1.5 7.5h2.8M6.1 7.5h2.8M10.7 7.5h2.8', tone: 'none' },
};
