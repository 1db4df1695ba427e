import { EDITION_IDS } from '../../src/rules/edition.ts';

/** `1971, 1982 or DATC`: every edition, and what else is given, as an error lists what it expected. */
export function eitherEdition(...more: readonly string[]): string {
  const all = [...EDITION_IDS, ...more];
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`;
}
