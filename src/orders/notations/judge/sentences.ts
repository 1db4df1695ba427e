import { withoutUnseen } from '../source-text.ts';

/** A line without the signs that mail programs put before quoted text. */
export const unquoted = (line: string): string =>
  withoutUnseen(line).replace(/^(?:\s{0,3}>)+ ?/, '');

/**
 * The sentences at the start of `lines`, each joined again where mail wrapped it. A line that `begins` matches starts
 * a sentence; the list ends at a line that `ends` matches.
 */
export function sentencesFrom(
  lines: readonly string[],
  begins: RegExp,
  ends: RegExp,
): readonly string[] {
  const sentences: string[] = [];
  for (const line of lines) {
    const words = unquoted(line).trim();
    if (ends.test(words)) break;
    if (words === '') continue;
    if (begins.test(words)) sentences.push(words);
    else sentences.push(`${sentences.pop() ?? ''} ${words}`);
  }
  return sentences;
}
