import type { Citation } from './citation.ts';

/** A section of the rulebook of 1971, as the site groups its examples. */
export interface Section {
  /** As printed: `X`. */
  readonly number: string;
  readonly title: string;
  /** What it is about, in one line. */
  readonly line: string;
}

/** The sections about orders and what becomes of them, in the order of the book. */
export const SECTIONS: readonly Section[] = [
  {
    number: 'VII',
    title: 'Movement',
    line: 'Where armies and fleets may go, and which orders are followed.',
  },
  { number: 'VIII', title: 'Stand-off', line: 'Between equals nobody gets in.' },
  {
    number: 'IX',
    title: 'Support',
    line: 'Units lend each other strength, and the greater strength prevails.',
  },
  { number: 'X', title: 'Cutting support', line: 'Attack the supporter, and its support is lost.' },
  { number: 'XI', title: 'Retreats', line: 'Where a dislodged unit may go, and where it may not.' },
  {
    number: 'XII',
    title: 'Convoys',
    line: 'Fleets carry armies across the sea. If the fleet falls, the army stays.',
  },
  { number: 'XIV', title: 'Miscellaneous', line: 'Moving in a circle, and changing places.' },
];

/** What the paragraphs of the DATC that the editions cite are about. */
const DATC_TOPICS: Readonly<Record<string, string>> = {
  '4.A.1': 'Several convoy routes',
  '4.A.2': 'Convoy paradoxes',
  '4.A.3': 'Convoy to the next province',
  '4.A.5': 'Retreat from a convoyed attack',
  '4.A.7': 'Head-to-head battles',
  '4.B': 'Coasts',
  '4.D.3': 'Several orders to one unit',
  '4.E.1': 'Illegal orders',
  '5.B.1': 'Moves',
  '5.B.2': 'Supports',
  '5.B.3': 'Convoys',
  '5.B.4': 'Convoy paths',
  '5.B.5': 'Hold strength',
  '5.B.6': 'Prevent strength',
  '5.B.7': 'Defend strength',
  '5.B.8': 'Attack strength',
  '5.B.9': 'Circles and paradoxes',
};

/** The section that a paragraph of a rulebook belongs to: `IX.7` is in IX. Undefined for other sources. */
export function sectionOf(paragraph: string): Section | undefined {
  const number = /^[IVX]+/.exec(paragraph)?.[0];
  return SECTIONS.find((section) => section.number === number);
}

/** A paragraph by name: `Cutting support, rulebook 1971`. */
export function citationName({ source, paragraph }: Citation): string {
  if (source === 'house') return 'House rule: no source settles it';
  const page = /^p\. (\d+)$/.exec(paragraph)?.[1];
  if (page !== undefined) return `Page ${page}, rulebook ${source}`;
  const section = sectionOf(paragraph);
  if (section) return `${section.title}, rulebook ${source}`;
  return `${DATC_TOPICS[paragraph] ?? `Paragraph ${paragraph}`}, ${source}`;
}

/** A paragraph as the margin shows it: `X`, `4.A.1`, `p. 18`; a house rule has none. */
export function citationNumber({ source, paragraph }: Citation): string {
  return source === 'house' ? '' : paragraph;
}
