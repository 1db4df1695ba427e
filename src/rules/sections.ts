import type { Citation } from './citation.ts';

/** The sections of the 1971 rulebook that contain rules, in the order of the book. */
export const SECTIONS = [
  'II',
  'III',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
] as const;
export type Section = (typeof SECTIONS)[number];

/** The section that a paragraph of a rulebook belongs to: `IX.7` is in IX. Undefined for other sources. */
export function sectionOf(paragraph: string): Section | undefined {
  const number = /^[IVX]+/.exec(paragraph)?.[0];
  return SECTIONS.find((section) => section === number);
}

/** The sections of the DATC's test cases, in the order of the document. */
export const DATC_SECTIONS = [
  '6.A',
  '6.B',
  '6.C',
  '6.D',
  '6.E',
  '6.F',
  '6.G',
  '6.H',
  '6.I',
  '6.J',
] as const;
export type DatcSection = (typeof DATC_SECTIONS)[number];

/** The section of a case: `6.F.14` is in 6.F. Undefined if it is not a case. */
export const datcSectionOf = (paragraph: string): DatcSection | undefined =>
  DATC_SECTIONS.find((section) => paragraph.startsWith(`${section}.`));

/** A paragraph as shown in the margin: `X`, `p. 18`, `§ 13`, `DATC 4.A.1`; empty for a house rule. */
export function citationNumber({ source, paragraph }: Citation): string {
  if (source === 'house') return '';
  return source.startsWith('DATC') ? `DATC ${paragraph}` : paragraph.replace('rule ', '§ ');
}

/**
 * Whether a rulebook has it outside its numbered paragraphs and pages: on the `front page`, or as somebody compared it.
 */
export const isUnnumbered = ({ source, paragraph }: Citation): boolean =>
  /^\d+$/.test(source) && /^(?!p\. |rule )[a-z]/.test(paragraph);
