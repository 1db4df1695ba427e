import { isHouseName, preferenceFollowed, type Citation } from '../../../rules/citation.ts';
import { datcSectionOf, sectionOf } from '../../../rules/sections.ts';
import type { RuleTable } from '../language.ts';

/** The questions on which editions differ, and their answers. */
export const choices: RuleTable['choices'] = {
  routes: {
    label: 'Several convoy routes',
    options: {
      'all-survive': 'Every ordered route must survive.',
      'one-survives': 'One surviving route is enough.',
      'all-own-survive':
        'Every route of its own power’s fleets must survive, if there is one; otherwise every ordered route.',
    },
  },
  uncuttable: {
    label: 'What a convoyed attack cannot cut',
    options: {
      'attack-on-route': 'A fleet’s support for an attack on the army’s own convoy.',
      'action-at-convoy': 'A fleet’s support into a sea where a fleet convoys.',
      'attack-on-needed-fleet': 'A fleet’s support for an attack on a fleet the army needs.',
      none: 'Nothing: it cuts like any other attack.',
    },
  },
  paradox: {
    label: 'A convoy that decides its own fate',
    options: {
      'convoys-fail': 'The convoys concerned are disrupted (Szykman’s rule).',
      'all-hold': 'All units concerned stay (the all-hold rule).',
      'convoys-fail-or-all-hold':
        'The convoys are disrupted (Szykman’s rule) if that is one of the outcomes; otherwise all stay (the all-hold rule).',
    },
  },
  adjacentConvoy: {
    label: 'Convoy to the next province',
    options: {
      exchange: 'Only to change places with the unit there.',
      'own-fleet-or-via':
        'If a fleet of its own power is ordered to carry it, or its order says so.',
      via: 'Only if its order says so.',
    },
  },
  unorderedConvoy: {
    label: 'Ordered to go by convoy, but no route is ordered',
    options: { stays: 'The army stays.', walks: 'It walks.' },
  },
  convoyedFrom: {
    label: 'Where a convoyed attack comes from',
    options: {
      origin: 'From where the army started: a support into that space is not cut.',
      sea: 'From the sea: it cuts even a support into the space where the army started.',
    },
  },
  retreatToConvoyOrigin: {
    label: 'Retreat to where a convoyed attacker came from',
    options: { true: 'Allowed.', false: 'Not allowed.' },
  },
  dislodgedEffect: {
    label: 'What a dislodged unit does to its attacker’s space',
    options: {
      none: 'Nothing.',
      'none-head-to-head':
        'Nothing if the two met head to head; otherwise it still bounces others.',
    },
  },
  onlyCoast: {
    label: 'No coast named, only one within reach',
    options: { taken: 'The fleet goes there.', 'must-be-named': 'The order is illegal.' },
  },
  supportedCoast: {
    label: 'A coast named in a support',
    options: {
      'must-match': 'It must be the one that the fleet goes to.',
      ignored: 'It does not matter.',
    },
  },
  severalOrders: {
    label: 'Several different orders to one unit',
    options: {
      none: 'None is followed.',
      first: 'The first legal one is followed.',
      last: 'The last legal one is followed.',
    },
  },
  illegalMove: {
    label: 'A unit with an illegal order to move',
    options: {
      holds: 'It holds, and may be supported.',
      'counts-as-move': 'It counts as moving, and cannot be supported in place.',
    },
  },
  waiving: {
    label: 'Waiving a build',
    options: { true: 'Allowed.', false: 'Not allowed.' },
  },
  removal: {
    label: 'Which unit is removed without an order',
    options: {
      'home-by-convoy': 'The one farthest from home, by its own moves and convoys.',
      'home-armies-over-sea': 'The one farthest from home, armies crossing seas like land.',
      'owned-over-land-and-sea':
        'The one farthest from any centre of its power, over land and sea.',
    },
  },
  shortGame: {
    label: 'Who wins a game that ends early',
    options: {
      'most-pieces': 'Whoever has the most units.',
      'most-centres': 'Whoever has the most centres.',
    },
  },
};

/** The sections of the rulebooks, and what each is about in one line. */
export const sections: RuleTable['sections'] = {
  II: { title: 'Object of the game', line: 'Who wins, and when it is a draw.' },
  III: { title: 'Short game', line: 'Who wins a game that ends at an agreed time.' },
  VI: { title: 'Start', line: 'The board, the units, and where they begin.' },
  VII: {
    title: 'Movement',
    line: 'Where armies and fleets may go, and which orders are followed.',
  },
  VIII: { title: 'Stand-off', line: 'Between equals nobody gets in.' },
  IX: {
    title: 'Support',
    line: 'Units lend each other strength, and the greater strength prevails.',
  },
  X: { title: 'Cutting support', line: 'Attack the supporter, and its support is lost.' },
  XI: { title: 'Retreats', line: 'Where a dislodged unit may go, and where it may not.' },
  XII: {
    title: 'Convoys',
    line: 'Fleets carry armies across the sea. If the fleet falls, the army stays.',
  },
  XIII: {
    title: 'Gaining and losing units',
    line: 'Who owns a supply centre, and how many units that allows.',
  },
  XIV: {
    title: 'Miscellaneous',
    line: 'Moving in a circle, changing places, and powers without a player.',
  },
};

/** The sections of the DATC's test cases. */
export const datcSections: RuleTable['datcSections'] = {
  '6.A': { title: 'Basic checks', line: 'What no order can do, and plain stand-offs.' },
  '6.B': { title: 'Coasts', line: 'Coasts left out, misnamed, and out of reach.' },
  '6.C': { title: 'Circular movement', line: 'Moving in a circle, and what stops it.' },
  '6.D': {
    title: 'Supports and dislodgements',
    line: 'What is supported, what is cut, and who may dislodge whom.',
  },
  '6.E': {
    title: 'Head-to-head battles',
    line: 'Units that move against each other, and those caught between attacks.',
  },
  '6.F': { title: 'Convoys', line: 'Routes, disrupted convoys, and paradoxes.' },
  '6.G': {
    title: 'Convoys to the next province',
    line: 'By land or by sea, where an army could do both.',
  },
  '6.H': { title: 'Retreats', line: 'Where a dislodged unit may go, and who is disbanded.' },
  '6.I': { title: 'Builds', line: 'Where units are built, and where not.' },
  '6.J': {
    title: 'Removals and civil disorder',
    line: 'Which unit is removed, with an order or without.',
  },
};

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
  '4.B.5': 'The wrong coast for a unit',
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
  '4.D.8': 'Unordered removals',
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

/** A paragraph by its number: `1971, IX.3`. */
export const citationPlace = ({ source, paragraph }: Citation): string =>
  source === 'house' ? 'house rule' : `${source}, ${paragraph}`;

/** A paragraph by name: `Cutting support, rulebook 1971`. */
export function citationName(citation: Citation): string {
  const { source, paragraph } = citation;
  if (source === 'house') return houseRule(citation);
  const section = sectionOf(paragraph);
  if (section) return `${sections[section].title}, rulebook ${source}`;
  if (/^(?:p\.|rule|[A-Z]).* /.test(paragraph))
    return `${paragraph.replace('p.', 'Page').replace('rule', 'Rule')}, rulebook ${source}`;
  if (/^[a-z]/.test(paragraph)) return `Rulebook ${source}, ${paragraph}`;
  const ofCases = datcSectionOf(paragraph);
  const topic = ofCases ? datcSections[ofCases].title : DATC_TOPICS[paragraph];
  return `${topic ?? `Paragraph ${paragraph}`}, ${source}`;
}

function houseRule(citation: Citation): string {
  const preference = preferenceFollowed(citation);
  if (preference !== null) return 'House rule: no source settles it; the DATC prefers it';
  if (isHouseName(citation.paragraph)) return `House rule of ${citation.paragraph}`;
  return `House rule: no source settles it; read as in ${citation.paragraph.slice(0, 4)}`;
}
