import type { LanguageTag } from '../explain/languages/languages.ts';
import { caseResult } from '../orders/notations/cases/case-format.ts';
import type { Turn } from '../trace/turn.ts';
import type { Format } from './arguments.ts';
import { report } from './report.ts';

/** How much is told, and in which language; JSON has no sentences. */
export interface Telling {
  readonly trace: boolean;
  readonly language: LanguageTag;
}

/** A ruling as the command prints it. `title`: what people call it, `id`: what programs do. */
export function ruledEntry(
  names: { readonly id: string; readonly title: string },
  turn: Turn,
  format: Format,
  { trace, language }: Telling,
): string {
  const { position, ruling } = turn;
  switch (format) {
    case 'text':
      return report(names.title, turn, trace, language);
    case 'json':
      return JSON.stringify({ id: names.id, ...ruling, steps: trace ? ruling.steps : [] }, null, 2);
    case 'jsonl': {
      const result = caseResult(names.id, position, ruling);
      return `${JSON.stringify(trace ? { ...result, steps: ruling.steps } : result)}\n`;
    }
  }
}

/** Whether an entry needs the steps: the words for an outcome come from them. */
export const needsSteps = (format: Format, trace: boolean): boolean => trace || format === 'text';
