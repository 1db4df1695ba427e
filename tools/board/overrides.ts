import type { SpaceId } from '../../src/board/board.ts';
import type { Point } from './topology.ts';

/** Places set by hand, each with its reason. Everything else is found by `layout.ts`. */
export const OVERRIDES: Readonly<
  Partial<
    Record<SpaceId, { readonly unit?: Point; readonly label?: Point; readonly dislodged?: Point }>
  >
> = {
  // West of Portugal: from the Bay of Biscay the ways to Gibraltar would run over Spain.
  MAO: { unit: [108.5, 628.5] },
  // On the mainland: Sicily is out of the way between Rome, Apulia and the two seas.
  NAP: { unit: [643.5, 856.5] },
};
