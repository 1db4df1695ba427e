import { SPACES } from '../../../board/spaces.ts';
import type { WrittenOrder, WrittenPiece } from '../../interpret/written-order.ts';
import type { OrderPhase } from '../written-text.ts';

/** What the preceding lines say that applies to an order. */
export interface LineContext {
  readonly power: WrittenOrder['power'];
  readonly phase: OrderPhase | undefined;
  /** The phase that the reader was asked for. */
  readonly asked: OrderPhase | undefined;
  /** The verb of a list that continues: `Build A Par, F Bre`. */
  readonly list: 'build' | 'remove' | null;
  /** What is done with units below a heading of builds or of removals. */
  readonly below: 'build' | 'remove' | null;
  /** Whether that heading names a power, so that it says nothing about the lines of another one. */
  readonly isBelowOfOne: boolean;
  /** Whether units are built with a plus, and therefore removed with a minus. */
  readonly signs: boolean;
}

/** Before the first line. */
export const firstContext = (phase: OrderPhase | undefined, signs: boolean): LineContext => ({
  ...{ power: undefined, phase, asked: phase, list: null },
  ...{ below: null, isBelowOfOne: false, signs },
});

/** What a heading of builds or removals says of a unit; nothing is built where there is no centre. */
export const belowFor = ({ place }: WrittenPiece, { below }: LineContext): LineContext['below'] =>
  below === 'build' && place?.spaces.some((space) => SPACES[space].centre) !== true ? null : below;
