import { within } from './change.ts';
import type { Errors } from './change.ts';

const strength = within('adjudicator/equations/strength.ts');
const retreats = within('adjudicator/retreats/retreat-options.ts');
const path = within('adjudicator/equations/path.ts');
const core = within('adjudicator/cycle/find-cycle.ts');
const cycles = within('adjudicator/cycle/settle-cycles.ts');
const propagate = within('adjudicator/equations/propagate.ts');
const adjacency = within('board/adjacency.ts');

const RETREAT_TO_ORIGIN =
  'return !(attacksOverSea(attacker) && state.edition.choices.retreatToConvoyOrigin);';
const FOREIGN_AT_LEAST = 'return isAgainstOwn(mover) ? 0 : 1 + givenForeign[mover]!;';
const FOREIGN_AT_MOST = 'return 1 + givenForeign[mover]! + openForeign[mover]!;';
const STANDS_OFF = 'return pathOf[mover] === YES && !isBeaten(mover, state);';

/** Errors of engines that are in use. */
export const KNOWN: Errors = {
  "the victim's own power helps to dislodge it": [
    strength(FOREIGN_AT_LEAST, FOREIGN_AT_LEAST.replace('givenForeign', 'given')),
    strength(FOREIGN_AT_MOST, 'return 1 + given[mover]! + open[mover]!;'),
  ],
  'no retreat to where a convoyed attacker came from': [
    retreats(RETREAT_TO_ORIGIN, 'return true;'),
  ],
  'a retreat to where a convoyed attacker came from, by any rules': [
    retreats(RETREAT_TO_ORIGIN, 'return !attacksOverSea(attacker);'),
  ],
  'no retreat to a space that only a beaten unit was after': [
    retreats(STANDS_OFF, 'return pathOf[mover] === YES;'),
  ],
  'no retreat to a space that only a unit without a convoy was after': [
    retreats(STANDS_OFF, 'return !isBeaten(mover, state);'),
  ],
  'an army whose convoy is broken walks': [
    path(
      'return hasRoute(army, to, undisruptedFor(army), state) ? OPEN : NO;',
      `if (hasRoute(army, to, undisruptedFor(army), state)) return OPEN;
       return state.board.reachSpaces[army]?.includes(to) ? YES : NO;`,
    ),
  ],
  "head to head, the attacker's power's supports for the defender do not count": [
    strength(
      'return 1 + given[defender]!;',
      'return 1 + (isHeadToHead[mover] === 1 ? givenForeign : given)[defender]!;',
    ),
    strength(
      'return 1 + given[defender]! + open[defender]!;',
      `return isHeadToHead[mover] === 1
        ? 1 + givenForeign[defender]! + openForeign[defender]!
        : 1 + given[defender]! + open[defender]!;`,
    ),
  ],
  'head to head, only own supports defend': [
    strength("pathOf,\n} from '../columns.ts';", "pathOf,\n  supportOf,\n} from '../columns.ts';"),
    strength(
      'return 1 + given[defender]!;',
      `let own = 1;
       for (let by = firstSupport[defender]!; by !== NOBODY; by = next[by]!)
         if (supportOf[by] === YES && (isHeadToHead[mover] === 0 || samePower(by, defender))) own += 1;
       return own;`,
    ),
    strength(
      'return 1 + given[defender]! + open[defender]!;',
      `let own = 1;
       for (let by = firstSupport[defender]!; by !== NOBODY; by = next[by]!)
         if (supportOf[by] !== NO && (isHeadToHead[mover] === 0 || samePower(by, defender))) own += 1;
       return own;`,
    ),
  ],
  'all that is open is taken for one paradox': [
    core(
      'const moves = smallestSink(undecided, (mover) => readsByMove.get(mover)!.moves);',
      'const moves = smallestSink(undecided, () => new Set(undecided));',
    ),
  ],
  'cycles are looked for before bounds have decided what they can': [
    propagate('while (settleByBounds(state));', 'while (state.firstWoken !== NOBODY);'),
  ],
  'a paradox stops a fleet that could not be dislodged anyway': [
    propagate(
      'const movers = moversOf(state);',
      'const movers = moversOf(state).filter((mover) => !isCarrier(defenderOf[mover]!));',
    ),
  ],
  'a paradox stops every fleet of the armies in it': [
    cycles('import { moveOf, targetOf }', 'import { firstConvoy, moveOf, next, NOBODY, targetOf }'),
    cycles(
      'for (const fleet of cycle.convoys) settleConvoy(fleet, NO, state, step);',
      `for (const army of passengers(cycle))
         for (let fleet = firstConvoy[army]!; fleet !== NOBODY; fleet = next[fleet]!)
           settleConvoy(fleet, NO, state, step);`,
    ),
  ],
  'no border between Galicia and the Ukraine': [
    adjacency("'SIL', 'UKR', 'VIE', 'WAR'],", "'SIL', 'VIE', 'WAR'],"),
    adjacency("UKR: ['GAL', 'MOS',", "UKR: ['MOS',"),
  ],
  'no border between Livonia and Warsaw': [
    adjacency("LVN: ['MOS', 'PRU', 'STP', 'WAR'],", "LVN: ['MOS', 'PRU', 'STP'],"),
    adjacency("WAR: ['GAL', 'LVN',", "WAR: ['GAL',"),
  ],
  'no border between Norway and St Petersburg': [
    adjacency("NWY: ['FIN', 'STP', 'SWE'],", "NWY: ['FIN', 'SWE'],"),
    adjacency("STP: ['FIN', 'LVN', 'MOS', 'NWY'],", "STP: ['FIN', 'LVN', 'MOS'],"),
  ],
  'no border between the Gulf of Bothnia and Finland': [
    adjacency("BOT: ['BAL', 'FIN',", "BOT: ['BAL',"),
    adjacency("FIN: ['BOT', 'STP/SC', 'SWE'],", "FIN: ['STP/SC', 'SWE'],"),
  ],
  'no coast between Constantinople and Smyrna': [
    adjacency("'BUL/EC', 'BUL/SC', 'SMY'],", "'BUL/EC', 'BUL/SC'],"),
    adjacency("SMY: ['AEG', 'CON', 'EAS', 'SYR'],", "SMY: ['AEG', 'EAS', 'SYR'],"),
  ],
  'no way from the Mid-Atlantic Ocean to the south coast of Spain': [
    adjacency("'SPA/NC', 'SPA/SC', 'WES'],", "'SPA/NC', 'WES'],"),
    adjacency("'SPA/SC': ['LYO', 'MAO', 'MAR',", "'SPA/SC': ['LYO', 'MAR',"),
  ],
  'no border between Tuscany and the Tyrrhenian Sea': [
    adjacency("TUS: ['LYO', 'PIE', 'ROM', 'TYS'],", "TUS: ['LYO', 'PIE', 'ROM'],"),
    adjacency("'TUN', 'TUS', 'WES'],", "'TUN', 'WES'],"),
  ],
};
