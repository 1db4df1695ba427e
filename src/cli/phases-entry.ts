import type { RuledPhases } from '../scenario/rule-phases.ts';
import type { AdjustmentRuling } from '../trace/adjustment-ruling.ts';
import type { RetreatRuling } from '../trace/retreat-ruling.ts';
import type { Format } from './arguments.ts';
import { ruledEntry, type Telling } from './entry.ts';
import { reportAdjustments, reportRetreats } from './report-phases.ts';

interface Names {
  readonly id: string;
  readonly title: string;
}

/**
 * The rulings of one phase or several as the command prints them. A turn of moves alone is printed as everywhere; with
 * later phases JSON has `retreats` and `adjustments` besides.
 */
export function phasesEntry(
  names: Names,
  { movement, retreats, adjustments }: RuledPhases,
  format: Format,
  telling: Telling,
): string {
  const { trace, language } = telling;
  if (movement && !retreats && !adjustments) return ruledEntry(names, movement, format, telling);
  const later = {
    ...(retreats ? { retreats: plain(retreats.ruling, trace) } : {}),
    ...(adjustments ? { adjustments: plain(adjustments.ruling, trace) } : {}),
  };
  switch (format) {
    case 'text': {
      const edition = (movement ?? retreats ?? adjustments)?.edition.name ?? '';
      const sections = [
        ...(retreats ? [reportRetreats(retreats, trace, language)] : []),
        ...(adjustments ? [reportAdjustments(adjustments, trace, language)] : []),
      ].map((lines) => `${lines.join('\n')}\n`);
      const head = movement
        ? ruledEntry(names, movement, format, telling)
        : `${names.title} (${edition})\n`;
      return [head, ...sections].join('\n');
    }
    case 'json':
      return JSON.stringify({ ...first(), ...later }, null, 2);
    case 'jsonl':
      return `${JSON.stringify({ ...first(), ...later })}\n`;
  }

  /** What JSON says of the moves; without any only who and by which edition. */
  function first(): object {
    if (movement) return JSON.parse(ruledEntry(names, movement, format, telling)) as object;
    return { id: names.id, edition: (retreats ?? adjustments)?.edition.id };
  }
}

const plain = <R extends RetreatRuling | AdjustmentRuling>(ruling: R, trace: boolean): R =>
  trace ? ruling : { ...ruling, steps: [] };
