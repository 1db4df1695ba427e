import { isHouseName, preferenceFollowed, type Citation } from './citation.ts';

/** A section of the rulebook of 1971, as the site groups its examples. */
export interface Section {
  /** As printed: `X`. */
  readonly number: string;
  readonly title: string;
  /** What it is about, in one line. */
  readonly line: string;
}

/** The sections that rule something, in the order of the book. */
export const SECTIONS: readonly Section[] = [
  { number: 'II', title: 'Object of the game', line: 'Who wins, and when it is a draw.' },
  { number: 'III', title: 'Short game', line: 'Who wins a game that ends at an agreed time.' },
  { number: 'VI', title: 'Start', line: 'The board, the units, and where they begin.' },
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
  {
    number: 'XIII',
    title: 'Gaining and losing units',
    line: 'Whose a supply centre is, and how many units that allows.',
  },
  {
    number: 'XIV',
    title: 'Miscellaneous',
    line: 'Moving in a circle, changing places, and powers that nobody leads.',
  },
];

/** What the paragraphs of the DATC that the editions cite are about. */
const DATC_TOPICS: Readonly<Record<string, string>> = {
  '4.A.1': 'Several convoy routes',
  '4.A.2': 'Convoy paradoxes',
  '4.A.3': 'Convoy to the next province',
  '4.A.4': 'Convoyed attack on a supporter',
  '4.A.5': 'Retreat from a convoyed attack',
  '4.A.6': 'Convoy paths',
  '4.A.7': 'Head-to-head battles',
  '4.B': 'Coasts',
  '4.B.1': 'No coast where two are possible',
  '4.B.2': 'No coast where one is possible',
  '4.B.3': 'An impossible coast',
  '4.B.4': 'Coasts in supports',
  '4.B.5': 'The wrong coast of a unit',
  '4.B.6': 'Coasts that mean nothing',
  '4.B.7': 'Coasts in builds',
  '4.C.1': 'No letter for a unit',
  '4.C.2': 'The wrong letter for a unit',
  '4.C.3': 'No letter for a build',
  '4.C.4': 'A fleet built inland',
  '4.C.5': 'No nationality',
  '4.C.6': 'The wrong nationality',
  '4.D.1': 'Several order sets in sequence',
  '4.D.2': 'Several order sets at once',
  '4.D.3': 'Several orders to one unit',
  '4.D.4': 'Too many builds',
  '4.D.5': 'Two builds in one centre',
  '4.D.6': 'Too many removals',
  '4.D.7': 'Waived builds',
  '4.D.8': 'Removals that nobody ordered',
  '4.D.9': 'Support in civil disorder',
  '4.E.1': 'Illegal orders',
  '4.E.2': 'Badly written orders',
  '4.E.3': 'Implicit orders',
  '4.E.4': 'Perpetual orders',
  '4.E.5': 'Proxy orders',
  '4.E.6': 'Surplus units',
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

/** What the test cases of the DATC are about, by their sections. */
const CASE_TOPICS: Readonly<Record<string, string>> = {
  '6.A': 'Basic checks',
  '6.B': 'Coasts',
  '6.C': 'Circular movement',
  '6.D': 'Supports and dislodgements',
  '6.E': 'Head-to-head battles',
  '6.F': 'Convoys',
  '6.G': 'Convoys to the next province',
  '6.H': 'Retreats',
  '6.I': 'Builds',
  '6.J': 'Removals and civil disorder',
};

/** The section that a paragraph of a rulebook belongs to: `IX.7` is in IX. Undefined for other sources. */
export function sectionOf(paragraph: string): Section | undefined {
  const number = /^[IVX]+/.exec(paragraph)?.[0];
  return SECTIONS.find((section) => section.number === number);
}

/** A paragraph by name: `Cutting support, rulebook 1971`. */
export function citationName(citation: Citation): string {
  const { source, paragraph } = citation;
  if (source === 'house') return houseRule(citation);
  const page = /^p\. (\d+)$/.exec(paragraph)?.[1];
  if (page !== undefined) return `Page ${page}, rulebook ${source}`;
  const section = sectionOf(paragraph);
  if (section) return `${section.title}, rulebook ${source}`;
  if (/^[a-z]/.test(paragraph)) return `Rulebook ${source}, ${paragraph}`;
  const topic = DATC_TOPICS[paragraph] ?? CASE_TOPICS[paragraph.slice(0, 3)];
  return `${topic ?? `Paragraph ${paragraph}`}, ${source}`;
}

function houseRule(citation: Citation): string {
  const preference = preferenceFollowed(citation);
  if (preference !== null) return `House rule: no source settles it, the DATC prefers it`;
  if (isHouseName(citation.paragraph)) return `House rule of ${citation.paragraph}`;
  return `House rule: no source settles it, read as in ${citation.paragraph.slice(0, 4)}`;
}

/** A paragraph as the margin shows it: `X`, `4.A.1`, `p. 18`; a house rule has none. */
export function citationNumber({ source, paragraph }: Citation): string {
  return source === 'house' ? '' : paragraph;
}
