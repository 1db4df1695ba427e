import type { RuledPhases } from '../../scenario/rule-phases.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';
import type { Frame } from '../model/drawable.ts';
import type { Format } from '../model/format.ts';
import { adjustmentFrame } from './adjustment-frame.ts';
import { frame } from './frame.ts';
import { retreatFrame } from './retreat-frame.ts';

/** The board at the end of a phase; with `open`, with its orders as written. */
export function phaseFrame({ phase, turn }: PhaseTurn, format: Format, open = false): Frame {
  switch (phase) {
    case 'movement':
      return frame(turn, open ? 0 : turn.ruling.steps.length, format);
    case 'retreats':
      return retreatFrame(turn, format, open);
    case 'adjustments':
      return adjustmentFrame(turn, format, open);
  }
}

/** The first phase that was ruled; null: none was. */
export function firstPhase({ movement, retreats, adjustments }: RuledPhases): PhaseTurn | null {
  if (movement) return { phase: 'movement', turn: movement };
  if (retreats) return { phase: 'retreats', turn: retreats };
  return adjustments && { phase: 'adjustments', turn: adjustments };
}
