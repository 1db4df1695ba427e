import type { Citation } from './citation.ts';
import type { Choices, Edition, EditionId } from './edition.ts';
import type { RuleId } from './rule.ts';

const citing =
  (source: string) =>
  (paragraph: string): Citation => ({ source, paragraph });

const r1971 = citing('1971');
const r1982 = citing('1982');
const r2023 = citing('2023');
const datc = citing('DATC 3.0');
const house = citing('house');

const PARAGRAPHS_1971: Readonly<Record<RuleId, Citation>> = {
  'legal-order': r1971('VII.4'),
  'legal-move': r1971('VII.1'),
  'legal-coast': r1971('VII.3.b'),
  'legal-support': r1971('IX.1'),
  'legal-convoy': r1971('XII.1'),
  'one-meaning': r1971('VII.4'),
  'support-matches': r1971('IX.1'),
  'hold-support-matches': r1971('IX.6'),
  'convoy-matches': r1971('XII.1'),
  'adjacent-convoy': r1971('XIV.5'),
  'convoy-stands': r1971('XII.3'),
  'convoy-broken': r1971('XII.3'),
  'convoy-routes': r1971('XII.4'),
  'support-stands': r1971('X'),
  'support-cut': r1971('X'),
  'support-dislodged': r1971('X'),
  'own-attack-no-cut': r1971('IX.6'),
  'no-cut-from-target': r1971('X'),
  uncuttable: r1971('XII.5'),
  strength: r1971('IX.2'),
  'own-supports-uncounted': r1971('IX.3'),
  'hold-strength': r1971('IX.6'),
  'move-free': r1971('VII.1'),
  'move-beats': r1971('IX.2'),
  'stand-off': r1971('VIII'),
  garrison: r1971('IX.5'),
  'own-unit': r1971('IX.3'),
  'dislodged-no-effect': r1971('IX.7'),
  rotation: r1971('XIV.5'),
  paradox: house('convoys-fail'),
  dislodged: r1971('IX.2'),
  retreat: r1971('XI'),
  repair: r1971('VII.4'),
  'retreat-legal': r1971('XI'),
  'retreat-alone': r1971('XI'),
  'retreat-collision': r1971('XI.2'),
  disband: r1971('XI.2'),
  occupation: r1971('XIII.1'),
  adjustment: r1971('XIII.1'),
  'build-legal': r1971('XIII.2'),
  'build-coast': r1971('XIII.2'),
  build: r1971('XIII.2'),
  waive: r1971('XIII.2'),
  remove: r1971('XIII.2'),
  'remove-unordered': r1971('XIV.4'),
  'too-many': house('too-many'),
};

/** Of the 1982 rulebook we hold only the pages from the end of IX.7 to XII.5; the rest is cited from 1971, whose text it restyles. */
const PARAGRAPHS_1982: Readonly<Record<RuleId, Citation>> = {
  ...PARAGRAPHS_1971,
  'legal-convoy': r1982('XII.1'),
  'convoy-matches': r1982('XII.1'),
  'adjacent-convoy': datc('4.A.3'),
  'convoy-stands': r1982('XII.3'),
  'convoy-broken': r1982('XII.3'),
  'convoy-routes': r1982('XII.4'),
  'support-stands': r1982('X'),
  'support-cut': r1982('X'),
  'support-dislodged': r1982('X'),
  'no-cut-from-target': r1982('X'),
  uncuttable: r1982('XII.5'),
  'dislodged-no-effect': r1982('IX.7'),
  retreat: r1982('XI'),
};

/** The DATC defines its rules as equations (5.B) over legal orders (4.E.1). */
const PARAGRAPHS_DATC: Readonly<Record<RuleId, Citation>> = {
  'legal-order': datc('4.E.1'),
  'legal-move': datc('4.E.1'),
  'legal-coast': datc('4.B'),
  'legal-support': datc('4.E.1'),
  'legal-convoy': datc('4.E.1'),
  'one-meaning': datc('4.D.3'),
  'support-matches': datc('5.B.2'),
  'hold-support-matches': datc('5.B.5'),
  'convoy-matches': datc('5.B.4'),
  'adjacent-convoy': datc('4.A.3'),
  'convoy-stands': datc('5.B.3'),
  'convoy-broken': datc('5.B.3'),
  'convoy-routes': datc('4.A.1'),
  'support-stands': datc('5.B.2'),
  'support-cut': datc('5.B.2'),
  'support-dislodged': datc('5.B.2'),
  'own-attack-no-cut': datc('5.B.2'),
  'no-cut-from-target': datc('5.B.2'),
  uncuttable: datc('4.A.2'),
  strength: datc('5.B.8'),
  'own-supports-uncounted': datc('5.B.8'),
  'hold-strength': datc('5.B.5'),
  'move-free': datc('5.B.1'),
  'move-beats': datc('5.B.1'),
  'stand-off': datc('5.B.1'),
  garrison: datc('5.B.6'),
  'own-unit': datc('5.B.8'),
  'dislodged-no-effect': datc('4.A.7'),
  rotation: datc('5.B.9'),
  paradox: datc('5.B.9'),
  dislodged: datc('5.B.1'),
  retreat: datc('4.A.5'),
  repair: datc('4.E.2'),
  'retreat-legal': datc('6.H.1'),
  'retreat-alone': datc('6.H.7'),
  'retreat-collision': datc('6.H.7'),
  disband: datc('6.H.7'),
  occupation: datc('6.I.6'),
  adjustment: datc('6.I.1'),
  'build-legal': datc('6.I.3'),
  'build-coast': datc('4.B.7'),
  build: datc('6.I.1'),
  waive: datc('4.D.7'),
  remove: datc('6.J.1'),
  'remove-unordered': datc('4.D.8'),
  'too-many': datc('4.D.4'),
};

/** Of the 2023 rulebook we know the pages that the DATC discusses; elsewhere its reading of it is cited. */
const PARAGRAPHS_2023: Readonly<Record<RuleId, Citation>> = {
  ...PARAGRAPHS_DATC,
  uncuttable: r2023('p. 18'),
  paradox: house('convoys-fail'),
};

type Decided = { readonly [K in keyof Choices]: readonly [Choices[K], Citation] };

function edition(
  id: EditionId,
  name: string,
  decided: Decided,
  citations: Readonly<Record<RuleId, Citation>>,
): Edition {
  const column = (pick: (entry: readonly [unknown, Citation]) => unknown): unknown =>
    Object.fromEntries(Object.entries(decided).map(([key, entry]) => [key, pick(entry)]));
  return {
    id,
    name,
    choices: column(([choice]) => choice) as Choices,
    choiceCitations: column(([, citation]) => citation) as Edition['choiceCitations'],
    citations,
  };
}

/**
 * The editions: what each decides where the rulebooks differ, and in which paragraph.
 * A choice cited as `house` is settled by no source; it follows the DATC's preference.
 */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  '1971': edition(
    '1971',
    '1971',
    {
      routes: ['all-survive', r1971('XII.4')],
      uncuttable: ['attack-on-route', r1971('XII.5')],
      paradox: ['convoys-fail', house('convoys-fail')],
      adjacentConvoy: ['exchange', r1971('XIV.5')],
      retreatToConvoyOrigin: [false, r1971('XI')],
      dislodgedEffect: ['none', r1971('IX.7')],
      unorderedConvoy: ['stays', house('stays')],
      convoyedFrom: ['origin', r1971('X')],
      onlyCoast: ['taken', r1971('VII.3.b')],
      supportedCoast: ['must-match', house('must-match')],
      severalOrders: ['none', house('none')],
      waiving: [true, house('waiving')],
      removal: ['home-by-convoy', r1971('XIV.4')],
      illegalMove: ['holds', r1971('VII.4')],
    },
    PARAGRAPHS_1971,
  ),
  '1982': edition(
    '1982',
    '1982',
    {
      routes: ['one-survives', r1982('XII.4')],
      uncuttable: ['action-at-convoy', r1982('XII.5')],
      paradox: ['convoys-fail', house('convoys-fail')],
      adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
      retreatToConvoyOrigin: [false, r1982('XI')],
      dislodgedEffect: ['none', r1982('IX.7')],
      unorderedConvoy: ['stays', datc('4.A.3')],
      convoyedFrom: ['origin', datc('4.A.4')],
      onlyCoast: ['taken', datc('4.B.2')],
      supportedCoast: ['must-match', datc('4.B.4')],
      severalOrders: ['none', datc('4.D.3')],
      waiving: [true, datc('4.D.7')],
      removal: ['home-by-convoy', datc('4.D.8')],
      illegalMove: ['holds', datc('4.E.1')],
    },
    PARAGRAPHS_1982,
  ),
  '2023': edition(
    '2023',
    '2023',
    {
      routes: ['one-survives', datc('4.A.1')],
      uncuttable: ['attack-on-needed-fleet', r2023('p. 18')],
      paradox: ['convoys-fail', house('convoys-fail')],
      adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
      retreatToConvoyOrigin: [true, datc('4.A.5')],
      dislodgedEffect: ['none', datc('4.A.7')],
      unorderedConvoy: ['stays', datc('4.A.3')],
      convoyedFrom: ['origin', datc('4.A.4')],
      onlyCoast: ['taken', datc('4.B.2')],
      supportedCoast: ['must-match', datc('4.B.4')],
      severalOrders: ['none', datc('4.D.3')],
      waiving: [true, datc('4.D.7')],
      removal: ['owned-over-land-and-sea', datc('4.D.8')],
      illegalMove: ['holds', datc('4.E.1')],
    },
    PARAGRAPHS_2023,
  ),
  DATC: edition(
    'DATC',
    'DATC 3.0',
    {
      routes: ['one-survives', datc('4.A.1')],
      uncuttable: ['none', datc('4.A.2')],
      paradox: ['convoys-fail', datc('5.B.9')],
      adjacentConvoy: ['own-fleet-or-via', datc('4.A.3')],
      retreatToConvoyOrigin: [true, datc('4.A.5')],
      dislodgedEffect: ['none-head-to-head', datc('4.A.7')],
      unorderedConvoy: ['stays', datc('4.A.3')],
      convoyedFrom: ['origin', datc('4.A.4')],
      onlyCoast: ['taken', datc('4.B.2')],
      supportedCoast: ['must-match', datc('4.B.4')],
      severalOrders: ['none', datc('4.D.3')],
      waiving: [true, datc('4.D.7')],
      removal: ['owned-over-land-and-sea', datc('4.D.8')],
      illegalMove: ['holds', datc('4.E.1')],
    },
    PARAGRAPHS_DATC,
  ),
};
