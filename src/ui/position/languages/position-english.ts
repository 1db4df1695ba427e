import {
  coastOf,
  hasGreatPowers,
  spaceIn,
  spaceOf,
  type Location,
  type MovesAboard,
  type SpaceId,
  type Unit,
} from '../../../board/board.ts';
import { coastName, fullName } from '../../../board/names.ts';
import { capitalised } from '../../../explain/languages/capitalised.ts';
import { onBoards } from '../../../explain/languages/on-boards.ts';
import type { PositionWords } from '../position-words.ts';

const kinds = { A: 'Army', F: 'Fleet' } as const;
const aboardFor = (moves: MovesAboard): string =>
  moves === 1 ? 'for 1 move' : `for ${String(moves)} moves`;

export const englishOn = onBoards((board): PositionWords => {
  const name = (space: SpaceId): string => spaceIn(space, board).name;
  const coast = (at: Location): string => coastName(coastOf(at));
  const piece = ({ power, kind }: Pick<Unit, 'power' | 'kind'>): string =>
    `${board.nationality[power] ?? power} ${kinds[kind].toLowerCase()}`;
  const unit = (one: Unit): string =>
    one.moves === undefined
      ? `${piece(one)} in ${fullName(one.at, board)}`
      : `${piece(one)} aboard in ${fullName(one.at, board)}, ${aboardFor(one.moves)}`;
  return {
    section: 'Change the position',
    board: 'The board, to edit',
    spaces: 'Spaces of the board',
    keys: 'Arrow keys or the letters of a name go to a space; Enter presses it, Delete removes its unit, Escape deselects it.',
    tool: 'Edit',
    tools: { unit: 'Units', centre: 'Centres', dislodged: 'Dislodged', contested: 'Stand-offs' },
    hints: {
      unit: 'Press an empty space to put a unit there, or a unit and then where it goes. With a mouse, you can also drag it.',
      centre: 'Press a centre to give it to this power, or to no power if this one owns it.',
      dislodged: 'Press the space where a unit was dislodged, then say where the attack came from.',
      contested: 'Press a space that a stand-off left empty: no unit may retreat there.',
    },
    whose: 'Power',
    kind: 'On a coast',
    kinds,
    refusals: {
      'no-centre': (space) => `${name(space)} is not a supply centre.`,
      'no-army-there': (space) => `No army can be in ${name(space)}.`,
      'no-fleet-there': (space) => `No fleet can be in ${name(space)}.`,
      occupied: (space) => `There is already a unit in ${name(space)}.`,
      'army-aboard': () => 'An army is aboard: put it ashore first.',
    },
    power: (power) => power,
    unit: (one) => capitalised(unit(one)),
    space: (space) => name(space),
    coast: (at) => capitalised(coast(at)),
    spaceLabel: (space, standing, dislodged, owner, isContested, aboard) =>
      [
        name(space),
        ...(standing ? [piece(standing)] : []),
        ...(standing && standing.at !== spaceOf(standing.at) ? [coast(standing.at)] : []),
        ...(aboard?.moves === undefined ? [] : [`army aboard ${aboardFor(aboard.moves)}`]),
        ...(dislodged ? [`${piece(dislodged)} dislodged`] : []),
        ...(owner
          ? [`centre of ${owner}`]
          : spaceIn(space, board).centre
            ? ['unowned centre']
            : []),
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
    notKnown: 'unknown',
    byConvoy: 'by convoy',
    list: 'Units on the board',
    counts: (units, centres) =>
      `${String(units)} ${units === 1 ? 'unit' : 'units'}, ${String(centres)} ${centres === 1 ? 'centre' : 'centres'}`,
    dislodged: 'dislodged',
    season: 'Season and phase',
    year: 'Year',
    start: (year) => `Position of ${board.calendar?.yearly ? '' : 'Spring '}${String(year)}`,
    empty: 'Empty board',
    noOwners: 'Home centres only',
    clearing:
      '“Empty board” removes all units; centres keep their owners. “Home centres only” gives each power its home centres and leaves the others unowned; units stay.',
    captured: 'Centres are already counted',
    writing: 'As text',
    writingHint: hasGreatPowers(board)
      ? 'One line per power: Austria: A Vie, F Tri; centres Bud, Tri, Vie. With the Army/Fleet module also A/F Adr 2: its army has been aboard for two moves.'
      : 'One line per power: its name and a colon, its units, then “; centres” and its centres.',
    apply: 'Use this position',
  };
});
