import { within } from './change.ts';
import type { Errors } from './change.ts';

const strength = within('adjudicator/strength.ts');
const retreats = within('adjudicator/retreats.ts');
const path = within('adjudicator/path.ts');
const core = within('adjudicator/core.ts');
const resolve = within('adjudicator/resolve.ts');
const propagate = within('adjudicator/propagate.ts');
const adjacency = within('board/adjacency.ts');

const RETREAT_TO_ORIGIN =
  'return !(dislodgedBy.byConvoy && field.edition.choices.retreatToConvoyOrigin);';
const FOREIGN_AT_LEAST =
  'return mover.defender && samePower(mover, mover.defender) ? 0 : 1 + mover.givenForeign;';
const FOREIGN_AT_MOST = 'return 1 + mover.givenForeign + mover.openForeign;';

/** Errors of engines that are in use. */
export const KNOWN: Errors = {
  "the victim's own power helps to dislodge it": [
    strength(FOREIGN_AT_LEAST, FOREIGN_AT_LEAST.replace('givenForeign', 'given')),
    strength(FOREIGN_AT_MOST, 'return 1 + mover.given + mover.open;'),
  ],
  'no retreat to where a convoyed attacker came from': [
    retreats(RETREAT_TO_ORIGIN, 'return true;'),
  ],
  'a retreat to where a convoyed attacker came from, by any rules': [
    retreats(RETREAT_TO_ORIGIN, 'return !dislodgedBy.byConvoy;'),
  ],
  'no retreat to a space that only a beaten unit was after': [
    retreats(
      'if (mover.path !== YES || isBeaten(mover, field)) continue;',
      'if (mover.path !== YES) continue;',
    ),
  ],
  'no retreat to a space that only a unit without a convoy was after': [
    retreats(
      'if (mover.path !== YES || isBeaten(mover, field)) continue;',
      'if (isBeaten(mover, field)) continue;',
    ),
  ],
  'an army whose convoy is broken walks': [
    path(
      'return hasChain(army.space, army.to, unbrokenFor(army), field) ? OPEN : NO;',
      `if (hasChain(army.space, army.to, unbrokenFor(army), field)) return OPEN;
       return field.board.reachSpaces[army.station]?.includes(army.to) ? YES : NO;`,
    ),
  ],
  "head to head, the attacker's power's supports for the defender do not count": [
    strength(
      'return 1 + defender.given;',
      'return 1 + (mover.isHeadToHead ? defender.givenForeign : defender.given);',
    ),
    strength(
      'return 1 + defender.given + defender.open;',
      `return mover.isHeadToHead
        ? 1 + defender.givenForeign + defender.openForeign
        : 1 + defender.given + defender.open;`,
    ),
  ],
  'head to head, only own supports defend': [
    strength(
      'return 1 + defender.given;',
      `let own = 1;
       for (let by = defender.supports; by; by = by.next)
         if (by.support === YES && (!mover.isHeadToHead || samePower(by, defender))) own += 1;
       return own;`,
    ),
    strength(
      'return 1 + defender.given + defender.open;',
      `let own = 1;
       for (let by = defender.supports; by; by = by.next)
         if (by.support !== NO && (!mover.isHeadToHead || samePower(by, defender))) own += 1;
       return own;`,
    ),
  ],
  'all that is open is taken for one paradox': [
    core(
      'const moves = smallestSink(open, (mover) => readings.get(mover)?.moves ?? new Set());',
      'const moves = smallestSink(open, () => new Set(open));',
    ),
  ],
  'knots are looked for before bounds have decided what they can': [
    propagate('while (settleByBounds(field));', 'while (field.firstWoken);'),
  ],
  'a paradox stops a fleet that could not be dislodged anyway': [
    propagate(
      'const movers = alike(field.movers);',
      `const movers = alike(field.movers).filter(
         (mover) => !(mover.defender && isCarrier(mover.defender)),
       );`,
    ),
  ],
  'a paradox stops every fleet of the armies in it': [
    resolve(
      'for (const fleet of core.convoys) settleConvoy(fleet, NO, field, step);',
      `for (const army of passengers(core))
         for (let fleet = army.convoys; fleet; fleet = fleet.next)
           settleConvoy(fleet, NO, field, step);`,
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
