import type { Discrepancy } from '../check-scenario.ts';
import type { ReportProblem } from '../file-place.ts';
import type { FileGame } from './file-game.ts';

/** Wraps a report so that errors in a part of a file get their place in the whole file. */
export const reportWithin =
  (report: ReportProblem, ...above: readonly string[]): ReportProblem =>
  ({ path, part }, ...rest) => {
    report({ path: [...above, ...path], part }, ...rest);
  };

export function reportAll(
  { differ }: Pick<FileGame, 'differ'>,
  wrong: readonly Discrepancy[],
): void {
  for (const { place, message, expected } of wrong) differ(place, message, expected);
}

/** Wraps a report so that it remembers whether anything was reported. */
export function errorTracker(report: ReportProblem): {
  report: ReportProblem;
  isSound: () => boolean;
} {
  let isSound = true;
  return {
    report: (...wrong) => {
      isSound = false;
      report(...wrong);
    },
    isSound: () => isSound,
  };
}
