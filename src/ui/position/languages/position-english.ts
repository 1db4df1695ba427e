import { spaceOf, type MovesAboard, type Unit } from '../../../board/board.ts';
import { COAST_NAMES, fullName } from '../../../board/names.ts';
import { NATIONALITY } from '../../../board/powers.ts';
import { SPACES } from '../../../board/spaces.ts';
import { capitalised } from '../../../explain/languages/capitalised.ts';
import type { PositionWords } from '../position-words.ts';

const kinds = { A: 'Army', F: 'Fleet' } as const;
const unit = ({ power, kind, at, moves }: Unit): string => {
  const piece = `${NATIONALITY[power]} ${kinds[kind].toLowerCase()}`;
  return moves === undefined
    ? `${piece} in ${fullName(at)}`
    : `${piece} aboard in ${fullName(at)}, ${aboardFor(moves)}`;
};
const aboardFor = (moves: MovesAboard): string =>
  moves === 1 ? 'for 1 move' : `for ${String(moves)} moves`;

export const english: PositionWords = {
  section: 'Change the position',
  board: 'The board, to change',
  spaces: 'Spaces of the board',
  keys: 'Arrow keys or letters of a name go to a space, Enter presses it, Delete removes its unit, Escape lets go.',
  tool: 'A press',
  tools: { unit: 'Units', centre: 'Centres', dislodged: 'Dislodged', contested: 'Stand-offs' },
  hints: {
    unit: 'Press an empty space to put a unit there, or a unit and then where it goes. A mouse can drag it.',
    centre: 'Press a centre to give it to this power, or to nobody if the power owns it.',
    dislodged: 'Press the space where a unit was dislodged, then say where the attack came from.',
    contested: 'Press a space that a stand-off left empty: nobody may retreat there.',
  },
  whose: 'Power',
  kind: 'On a coast',
  kinds,
  refusals: {
    'no-centre': (space) => `${SPACES[space].name} is no supply centre.`,
    'no-army-there': (space) => `No army can stand in ${SPACES[space].name}.`,
    'no-fleet-there': (space) => `No fleet can stand in ${SPACES[space].name}.`,
    occupied: (space) => `A unit stands in ${SPACES[space].name}.`,
    'army-aboard': () => 'An army is aboard: put it ashore first.',
  },
  power: (power) => power,
  unit: (one) => capitalised(unit(one)),
  space: (space) => SPACES[space].name,
  coast: (at) => capitalised(COAST_NAMES[at.charAt(4) as keyof typeof COAST_NAMES]),
  spaceLabel: (space, standing, fallen, owner, isContested, aboard) =>
    [
      SPACES[space].name,
      ...(standing ? [`${NATIONALITY[standing.power]} ${kinds[standing.kind].toLowerCase()}`] : []),
      ...(standing && standing.at !== spaceOf(standing.at)
        ? [COAST_NAMES[standing.at.charAt(4) as keyof typeof COAST_NAMES]]
        : []),
      ...(aboard?.moves === undefined ? [] : [`army aboard ${aboardFor(aboard.moves)}`]),
      ...(fallen
        ? [`${NATIONALITY[fallen.power]} ${kinds[fallen.kind].toLowerCase()} dislodged`]
        : []),
      ...(owner ? [`centre of ${owner}`] : SPACES[space].centre ? ['centre of nobody'] : []),
      ...(isContested ? ['left empty by a stand-off'] : []),
    ].join(', '),
  picked: (one) => `${capitalised(unit(one))}: press where it goes, or change it here.`,
  whichCoast: (one) => `${capitalised(unit(one))}: choose its coast here.`,
  remove: 'Remove',
  done: 'Done',
  attackedFrom: 'Attacked from',
  aboard: 'Army aboard',
  nobodyAboard: 'none',
  aboardFor,
  aboardHint:
    'Send an army to a fleet of its power to put it aboard; press the fleet twice to pick its army.',
  turnsRight: 'Without an order, to',
  nowhere: 'nowhere',
  notKnown: 'not known',
  byConvoy: 'by convoy',
  list: 'Units on the board',
  counts: (units, centres) =>
    `${String(units)} ${units === 1 ? 'unit' : 'units'}, ${String(centres)} ${centres === 1 ? 'centre' : 'centres'}`,
  dislodged: 'dislodged',
  season: 'Season and phase',
  year: 'Year',
  start: 'Position of Spring 1901',
  empty: 'Empty board',
  noOwners: 'Home centres only',
  clearing:
    '“Empty board” takes all units away; centres keep their owners. “Home centres only” gives each power its home centres and the others to nobody; units stay.',
  captured: 'Centres count as they are',
  writing: 'In writing',
  writingHint:
    'A line for each power: Austria: A Vie, F Tri; centres Bud, Tri, Vie. With the Army/Fleet module also A/F Adr 2: its army has been aboard for two moves.',
  apply: 'Use this position',
};
