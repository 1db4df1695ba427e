import type { SpaceId } from '../../src/board/board.ts';
import type { Point } from './topology.ts';

/** Places set by hand, each with its reason. Everything else is found by `layout.ts`. */
export const OVERRIDES: Readonly<
  Partial<
    Record<SpaceId, { readonly unit?: Point; readonly label?: Point; readonly dislodged?: Point }>
  >
> = {};
