import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { outcomesAsWritten } from '../orders/notations/cases/case-outcomes.ts';
import { caseResult } from '../orders/notations/cases/write-case.ts';
import type { RuledPhases } from '../scenario/rule-phases.ts';
import type { AdjustmentRuling } from '../trace/adjustment-ruling.ts';
import type { RetreatRuling } from '../trace/retreat-ruling.ts';
import type { Turn } from '../trace/turn.ts';
import type { OutputFormat } from './arguments.ts';

/** How much detail to print, and in which language; JSON has no sentences. */
export interface OutputStyle {
  readonly trace: boolean;
  readonly language: LanguageTag;
}

/** `title`: for people, `id`: for programs. */
export interface Names {
  readonly id: string;
  readonly title: string;
}

/** Formats a ruling for output. */
export type Printer = (names: Names, phases: RuledPhases) => string;

/** Whether an entry needs the steps: the words for an outcome come from them. */
export const needsSteps = (format: OutputFormat, trace: boolean): boolean =>
  trace || format === 'text';

/** The printer of a format; loads the words of the language for text, and none for JSON. */
export async function openPrinter(
  format: OutputFormat,
  { trace, language }: OutputStyle,
): Promise<Printer> {
  switch (format) {
    case 'text': {
      const { openReport } = await import('./format-phases.ts');
      const report = await openReport(language);
      return ({ title }, phases) => report(title, phases, trace);
    }
    case 'json':
      return ({ id }, phases) => {
        const { movement } = phases;
        const moves = movement && { ...movement.ruling, ...stepsOf(movement.ruling, trace) };
        return JSON.stringify(
          { id, ...(moves ?? editionOf(phases)), ...later(phases, trace) },
          null,
          2,
        );
      };
    case 'jsonl':
      return ({ id }, phases) => {
        const { movement } = phases;
        const moves = movement && resultOf(id, movement, trace);
        return `${JSON.stringify({ ...(moves ?? { id, ...editionOf(phases) }), ...later(phases, trace) })}\n`;
      };
  }
}

const resultOf = (id: string, { position, orders, ruling }: Turn, trace: boolean) => ({
  ...caseResult(id, position, ruling),
  outcomes: outcomesAsWritten(orders, ruling),
  ...(trace ? { steps: ruling.steps } : {}),
});

/** Without moves there is no ruling that has the edition. */
const editionOf = ({ retreats, adjustments }: RuledPhases) => ({
  edition: (retreats ?? adjustments)?.edition.id,
});

/** The JSON fields for the phases after the moves. */
const later = ({ retreats, adjustments }: RuledPhases, trace: boolean) => ({
  ...(retreats ? { retreats: { ...retreats.ruling, ...stepsOf(retreats.ruling, trace) } } : {}),
  ...(adjustments
    ? { adjustments: { ...adjustments.ruling, ...stepsOf(adjustments.ruling, trace) } }
    : {}),
});

function stepsOf<R extends Turn['ruling'] | RetreatRuling | AdjustmentRuling>(
  { steps }: R,
  trace: boolean,
): Pick<R, 'steps'> {
  return { steps: trace ? steps : [] };
}
