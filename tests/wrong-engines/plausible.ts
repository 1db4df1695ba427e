import { within } from './change.ts';
import type { Errors } from './change.ts';

const strength = within('adjudicator/equations/strength.ts');
const move = within('adjudicator/equations/move.ts');
const support = within('adjudicator/equations/support.ts');
const path = within('adjudicator/equations/path.ts');
const cycles = within('adjudicator/cycle/settle-cycles.ts');
const match = within('adjudicator/orders/match-orders.ts');
const follow = within('adjudicator/orders/follow-orders.ts');
const legality = within('adjudicator/orders/illegality.ts');
const convoy = within('adjudicator/equations/convoy.ts');
const routes = within('adjudicator/convoy-routes.ts');
const board = within('board/board.ts');
const compiled = within('board/compiled.ts');

const FOREIGN_AT_LEAST = 'return isAgainstOwn(mover) ? 0 : 1 + givenForeign[mover]!;';
const HEAD_TO_HEAD =
  'if (!isCarried(mover) && isMet(mover) && !isCarried(defender)) isHeadToHead[mover] = 1;';
const NO_PATH = "return pathOf[attacker] === YES ? 'cuts' : 'no-path';";
const HOLD_AT_LEAST = 'return moveOf[defender] === NO ? 1 : 0;';
const HOLD_AT_MOST = 'return moveOf[defender] === YES ? 0 : 1;';
const PREVENT_AT_LEAST = 'isBeaten(mover, state) === false ? 1 + given[mover]! : 0;';
const POWERLESS = 'const isPowerless = pathOf[mover] === NO || isBeaten(mover, state) === true;';
const PREVENT_AT_MOST = 'return isPowerless ? 0 : 1 + given[mover]! + open[mover]!;';

/** Errors that somebody could make in ruling the moves. */
export const PLAUSIBLE: Errors = {
  'an attack by its own power cuts a support': [
    support("if (samePower(supporter, attacker)) return 'own-power';", ''),
  ],
  'an attack from the space attacked cuts the support': [
    support("return isBySea ? null : 'from-target';", 'return null;'),
  ],
  'an attack from the space attacked never cuts, not even by dislodging': [
    support(
      "if (moveOf[attacker] === YES) return excuse ? 'dislodges' : 'cuts';",
      "if (moveOf[attacker] === YES) return excuse ?? 'cuts';",
    ),
  ],
  'an army without a convoy cuts a support all the same': [
    support('if (pathOf[attacker] === OPEN) return null;', ''),
    support(NO_PATH, "return 'cuts';"),
  ],
  'an army that comes by convoy cuts nothing': [
    support(NO_PATH, "return attacksOverSea(attacker) ? 'no-path' : 'cuts';"),
  ],
  'a support by a fleet against the convoy is cut by what is convoyed': [
    support(
      "if (uncuttable === 'none' || !attacksOverSea(attacker) || isFleet[supporter] === 0) return false;",
      'if (state.board) return false;',
    ),
  ],
  'a garrison between two equal attacks falls': [
    move('if (rival === mover) continue;', 'if (rival === mover || isHeld(mover)) continue;'),
    move(
      'export function moveDecision(',
      `const isHeld = (mover: UnitRow): boolean => {
        const defender = occupantOf[goalOf[mover]!]!;
        return defender !== NOBODY && goalOf[defender] === defender;
      };
      export function moveDecision(`,
    ),
    move(
      'import { firstAttacker, goalOf, next, NOBODY, pathOf }',
      'import { firstAttacker, goalOf, next, NOBODY, occupantOf, pathOf }',
    ),
  ],
  'equal strengths dislodge': [
    move(
      'if (most <= oppositionAtLeast(mover)) return NO;',
      'if (most < oppositionAtLeast(mover)) return NO;',
    ),
    move(
      'let wins = least > oppositionAtMost(mover);',
      'let wins = least >= oppositionAtMost(mover);',
    ),
  ],
  'a circle of moves stays': [
    cycles('settleUndecided(mover, YES, step, state);', 'settleUndecided(mover, NO, step, state);'),
  ],
  'two units change places without a convoy': [match(HEAD_TO_HEAD, '')],
  'two units cannot change places by a convoy': [
    match(HEAD_TO_HEAD, 'if (isMet(mover)) isHeadToHead[mover] = 1;'),
  ],
  'a unit that is ordered to move is supported in place': [
    match(
      'if (goalOf[target] === aimOf[helper] && ',
      'if ((goalOf[target] === aimOf[helper] || aimOf[helper] === target) && ',
    ),
  ],
  'supports of a move that failed defend the unit': [
    strength(HOLD_AT_LEAST, 'return moveOf[defender] === NO ? 1 + given[defender]! : 0;'),
    strength(
      HOLD_AT_MOST,
      'return moveOf[defender] === YES ? 0 : 1 + given[defender]! + open[defender]!;',
    ),
  ],
  'a unit that failed to move has no strength': [
    strength(HOLD_AT_LEAST, 'return moveOf[defender] === NO ? 0 : 0;'),
    strength(HOLD_AT_MOST, 'return moveOf[defender] === NO ? 0 : 1;'),
  ],
  'a unit dislodges one of its own power': [
    strength(FOREIGN_AT_LEAST, 'return 1 + givenForeign[mover]!;'),
    strength('if (isAgainstOwn(mover)) return 0;', ''),
  ],
  'a unit that was beaten head to head still keeps others out': [
    strength(
      'if (isHeadToHead[mover] === 0 && moveOf[mover] === YES) return false;',
      'if (isHeadToHead[mover] === 1 || moveOf[mover] === YES) return false;',
    ),
  ],
  'a dislodged unit keeps nobody out of any space': [
    strength(
      PREVENT_AT_LEAST,
      'isBeaten(mover, state) === false && !isGone(mover) ? 1 + given[mover]! : 0;',
    ),
    strength(POWERLESS, POWERLESS.replace('NO ||', 'NO || isGone(mover) ||')),
    strength(
      'export function preventAtLeast(',
      'const isGone = (mover: UnitRow): boolean => dislodgerOf[mover] !== NOBODY;\nexport function preventAtLeast(',
    ),
    strength('import {\n  defenderOf,', 'import {\n  dislodgerOf,\n  defenderOf,'),
  ],
  'an army without a convoy keeps others out': [
    strength(
      `return pathOf[mover] === YES && ${PREVENT_AT_LEAST}`,
      `return pathOf[mover] !== 0 && ${PREVENT_AT_LEAST}`,
    ),
    strength(POWERLESS, POWERLESS.replace('pathOf[mover] === NO ||', '')),
  ],
  'the supports of the unit in the way do not count to keep a rival out': [
    strength(PREVENT_AT_LEAST, 'isBeaten(mover, state) === false ? 1 + givenForeign[mover]! : 0;'),
    strength(
      PREVENT_AT_MOST,
      'return isPowerless ? 0 : 1 + givenForeign[mover]! + openForeign[mover]!;',
    ),
  ],
  'an attack is enough to disrupt a convoy': [
    convoy('if (moveOf[attacker] === YES) return NO;', 'if (attacker !== NOBODY) return NO;'),
  ],
  'one lost fleet breaks every route': [
    path("if (state.edition.choices.routes === 'one-survives') {", 'if (!state.board) {'),
  ],
  'one route is enough by any rules': [
    path("if (state.edition.choices.routes === 'one-survives') {", 'if (state.board) {'),
  ],
  'any fleet by the way belongs to a route': [
    routes('else extend(sea, search, wanted);', 'extend(sea, search, wanted);'),
    routes(
      '(place === route.length - 1 || !touches(state.board, passed, fleet)),',
      'place < route.length,',
    ),
  ],
  'a fleet in port convoys': [
    legality("if (board.isSea[unit] !== 1) return 'convoy-off-sea';", ''),
    compiled('.filter((sea) => isSea[sea] === 1)', ''),
  ],
  'a support counts for another move of the same unit': [
    match(
      'if (goalOf[target] === aimOf[helper] && ',
      'if ((goalOf[target] === aimOf[helper] || (isMover(target) && aimOf[helper] !== target)) && ',
    ),
  ],
  'a support needs the very coast in reach': [
    legality(
      "if (!reachesSpace(state.board, stationOf[unit]!, to)) return 'support-unreachable';",
      "if (!reachesLocation(state.board, stationOf[unit]!, order.to)) return 'support-unreachable';",
    ),
  ],
  'a unit supports a move into its own space': [
    legality(
      "if (target === unit || to === unit) return 'support-itself';",
      "if (target === unit) return 'support-itself';",
    ),
    legality(
      "return 'support-unreachable';\n  return couldMove",
      "if (to !== unit) return 'support-unreachable';\n  return couldMove",
    ),
  ],
  'the coast is forgotten': [
    board(
      "(piece.kind === 'A' ? ARMY_NEIGHBOURS[spaceOf(piece.at)] : FLEET_NEIGHBOURS[piece.at]) ?? []",
      "(piece.kind === 'A' ? ARMY_NEIGHBOURS[spaceOf(piece.at)] : fleetLocations(spaceOf(piece.at)).flatMap((at) => FLEET_NEIGHBOURS[at] ?? [])) ?? []",
    ),
  ],
  'fleets follow the land': [
    board(
      "(piece.kind === 'A' ? ARMY_NEIGHBOURS[spaceOf(piece.at)] : FLEET_NEIGHBOURS[piece.at]) ?? []",
      "[...(piece.kind === 'A' ? [] : FLEET_NEIGHBOURS[piece.at] ?? []), ...(ARMY_NEIGHBOURS[spaceOf(piece.at)] ?? []).filter((at) => piece.kind === 'A' || fleetLocations(at)[0] === at)].filter((at, place, all) => all.indexOf(at) === place)",
    ),
  ],
  'the army beside its goal walks though its own fleet carries it': [
    match(
      "return hasOwnFleet(army) ? ['convoy', 'own-fleet'] : ['land', 'foreign-fleet'];",
      "return ['land', 'foreign-fleet'];",
    ),
  ],
  'any fleet takes the army beside its goal to sea': [
    match(
      "return hasOwnFleet(army) ? ['convoy', 'own-fleet'] : ['land', 'foreign-fleet'];",
      "return ['convoy', 'own-fleet'];",
    ),
  ],
  'the first of several orders counts': [
    follow("case 'none':\n      return null;", "case 'none':"),
  ],
};
