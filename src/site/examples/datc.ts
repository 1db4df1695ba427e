import type { Section } from '../../rules/sections.ts';
import type { Shown } from '../shown.ts';

/** The sections of the DATC's test cases, in the order of the document. */
const SECTIONS: readonly Section[] = [
  { number: '6.A', title: 'Basic checks', line: 'What no order can do, and plain stand-offs.' },
  { number: '6.B', title: 'Coasts', line: 'Coasts left out, misnamed, and out of reach.' },
  { number: '6.C', title: 'Circular movement', line: 'Moving in a circle, and what stops it.' },
  {
    number: '6.D',
    title: 'Supports and dislodgements',
    line: 'What is supported, what is cut, and who may dislodge whom.',
  },
  {
    number: '6.E',
    title: 'Head-to-head battles',
    line: 'Units that move against each other, and those caught between attacks.',
  },
  { number: '6.F', title: 'Convoys', line: 'Routes, broken convoys, and paradoxes.' },
  {
    number: '6.G',
    title: 'Convoys to neighbours',
    line: 'By land or by sea, where an army could do both.',
  },
  {
    number: '6.H',
    title: 'Retreats',
    line: 'Where a dislodged unit may go, and who is disbanded.',
  },
  { number: '6.I', title: 'Builds', line: 'Where units are built, and where not.' },
  {
    number: '6.J',
    title: 'Removals and civil disorder',
    line: 'Which unit goes, and which if nobody says so.',
  },
];

/** The section of a case: `6.F.14` is in 6.F. Undefined for what is no case. */
export function datcSectionOf(paragraph: string): Section | undefined {
  return SECTIONS.find(({ number }) => paragraph.startsWith(`${number}.`));
}

/** The cases in the order of the document; several verdicts on one stand together. */
export function datcCases(all: readonly Shown[]): readonly Shown[] {
  return all
    .filter(({ collection }) => collection === 'datc')
    .sort((one, other) => one.slug.localeCompare(other.slug, 'en', { numeric: true }));
}

/** The same, by section. */
export function datcSections(
  all: readonly Shown[],
): readonly (Section & { readonly cases: readonly Shown[] })[] {
  const cases = datcCases(all);
  return SECTIONS.map((section) => ({
    ...section,
    cases: cases.filter(({ paragraph }) => datcSectionOf(paragraph) === section),
  })).filter((section) => section.cases.length > 0);
}
