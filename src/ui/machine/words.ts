import { and, not, or } from 'xstate';
import { MACHINE_WORDS, type MachineWords } from './machine-words.ts';

/** What a name belongs to: each kind may be worded differently. */
export type MachineNameKind = 'state' | 'event' | 'guard' | 'action';

/** The wording of the machine's names. '' leaves a name to `plainWords`. */
export type MachineWording = (name: string, of: MachineNameKind) => string;

/** `allIn`, `ALL_IN` and `all.in` are all "all in". */
export function plainWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._\-\s]+/g, ' ')
    .trim()
    .toLowerCase();
}

/** The wording of a name. A guard follows "if", so it loses its "is". */
export const wordingOf = (name: string, of: MachineNameKind, words?: MachineWording): string => {
  const own = words?.(name, of) ?? '';
  if (own !== '') return own;
  return of === 'guard' ? plainWords(name).replace(/^is /, '') : plainWords(name);
};

/** With a capital, to begin a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const HIGHER = [and([]), or([]), not('')] as const;

/** The function that XState keeps with a compound guard. It is the same for all of a kind. */
function checkOf(guard: unknown): unknown {
  return typeof guard === 'function' && 'check' in guard ? guard.check : null;
}

/**
 * A guard in words: its name, or the combination of names that `and`, `or` and `not` make. An anonymous function is
 * only described as a condition. '' if there is none.
 */
export function guardWords(
  guard: unknown,
  words?: MachineWording,
  table: MachineWords = MACHINE_WORDS.en,
): string {
  if (guard === undefined || guard === null) return '';
  if (typeof guard === 'string') return wordingOf(guard, 'guard', words);
  if (typeof guard === 'object' && 'type' in guard)
    return wordingOf(String(guard.type), 'guard', words);
  if (typeof guard !== 'function') return table.condition;
  const kind = checkOf(guard);
  const at = kind === null ? -1 : HIGHER.findIndex((higher) => checkOf(higher) === kind);
  if (at === -1 || !('guards' in guard) || !Array.isArray(guard.guards)) return table.condition;
  const parts = guard.guards.map((part) => guardWords(part, words, table));
  if (at === 2) return `${table.not} ${parts.join(', ')}`;
  return parts.join(` ${at === 0 ? table.and : table.or} `);
}

/** The names of actions. Actions that XState makes itself (`assign`, `raise` ...) are named by their type. */
export function actionWords(
  action: unknown,
  words?: MachineWording,
  table: MachineWords = MACHINE_WORDS.en,
): string {
  if (typeof action === 'string') return wordingOf(action, 'action', words);
  const type =
    (typeof action === 'object' || typeof action === 'function') &&
    action !== null &&
    'type' in action
      ? String(action.type)
      : '';
  return type === '' ? table.action : wordingOf(type.replace(/^xstate\./, ''), 'action', words);
}
