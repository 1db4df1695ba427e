import type { EditionId, EditionName } from '../../src/rules/edition.ts';

/**
 * The editions whose every case was compared with the DATC and with the verdicts that it publishes. An edition joins
 * them when the scenarios say what each case gives under it; until then it is ruled, proved and compared with the
 * oracle like all others, and a scenario may name it.
 */
export const COMPARED_EDITIONS = [
  '1971',
  '1982',
  '2000',
  '2023',
  'DPTG',
  'DATC',
] as const satisfies readonly EditionId[];

const COMPARED: readonly EditionName[] = COMPARED_EDITIONS;

/** The editions that a scenario names, without those that need not be in every case. */
export const comparedOf = (named: readonly EditionName[]): readonly EditionName[] =>
  named.filter((id) => id === 'A/F' || COMPARED.includes(id));
