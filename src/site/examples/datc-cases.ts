import type { Language, SectionWords } from '../../explain/languages/language.ts';
import { DATC_SECTIONS, datcSectionOf, type DatcSection } from '../../rules/sections.ts';
import type { ShownScenario } from '../shown.ts';

/** The cases in the order of the document; several verdicts on one case are adjacent. */
export function datcCases(all: readonly ShownScenario[]): readonly ShownScenario[] {
  return all
    .filter(({ collection }) => collection === 'datc')
    .sort((one, other) => one.slug.localeCompare(other.slug, 'en', { numeric: true }));
}

/** The same, by section. */
export function datcSections(
  all: readonly ShownScenario[],
  { rules }: Language,
): readonly (SectionWords & {
  readonly number: DatcSection;
  readonly cases: readonly ShownScenario[];
})[] {
  const cases = datcCases(all);
  return DATC_SECTIONS.map((number) => ({
    number,
    ...rules.datcSections[number],
    cases: cases.filter(({ paragraph }) => datcSectionOf(paragraph) === number),
  })).filter((section) => section.cases.length > 0);
}
