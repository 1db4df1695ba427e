import { within } from './change.ts';
import type { Errors } from './change.ts';

const strength = within('adjudicator/strength.ts');
const move = within('adjudicator/move.ts');
const support = within('adjudicator/support.ts');
const path = within('adjudicator/path.ts');
const resolve = within('adjudicator/resolve.ts');
const match = within('adjudicator/match.ts');
const follow = within('adjudicator/follow.ts');
const legality = within('adjudicator/legality.ts');
const convoy = within('adjudicator/convoy.ts');
const routes = within('adjudicator/routes.ts');
const board = within('board/board.ts');
const compiled = within('board/compiled.ts');

const FOREIGN_AT_LEAST =
  'return mover.defender && samePower(mover, mover.defender) ? 0 : 1 + mover.givenForeign;';
const NO_PATH = "return attacker.path === YES ? 'cuts' : 'no-path';";
const HOLD_AT_LEAST = 'return defender.move === NO ? 1 : 0;';
const HOLD_AT_MOST = 'return defender.move === YES ? 0 : 1;';
const PREVENT_AT_LEAST = 'isBeaten(mover, field) === false ? 1 + mover.given : 0;';
const PREVENT_AT_MOST =
  'return mover.path === NO || isBeaten(mover, field) === true ? 0 : 1 + mover.given + mover.open;';

/** Errors that somebody could make in ruling the moves. */
export const PLAUSIBLE: Errors = {
  'an attack by its own power cuts a support': [
    support("if (samePower(supporter, attacker)) return 'own-power';", ''),
  ],
  'an attack from the space attacked cuts the support': [
    support(
      "edition.choices.convoyedFrom === 'sea' ? null : 'from-target'",
      'edition ? null : null',
    ),
  ],
  'an attack from the space attacked never cuts, not even by dislodging': [
    support(
      "if (attacker.move === YES) return excuse ? 'dislodges' : 'cuts';",
      "if (attacker.move === YES) return excuse ?? 'cuts';",
    ),
  ],
  'an army without a convoy cuts a support all the same': [
    support('if (attacker.path === OPEN) return null;', ''),
    support(NO_PATH, "return 'cuts';"),
  ],
  'an army that comes by convoy cuts nothing': [
    support(NO_PATH, "return attacker.byConvoy ? 'no-path' : 'cuts';"),
  ],
  'a support by a fleet against the convoy is cut by what is convoyed': [
    support(
      "if (uncuttable === 'none' || !attacker.byConvoy || !supporter.isFleet) return false;",
      'if (field.board) return false;',
    ),
  ],
  'a garrison between two equal attacks falls': [
    move(
      'if (rival === mover) continue;',
      'if (rival === mover || (mover.defender && mover.defender.to < 0)) continue;',
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
    resolve(
      'settleUndecided(mover, YES, step, field);',
      'settleUndecided(mover, NO, step, field);',
    ),
  ],
  'two units change places without a convoy': [
    match(
      'mover.isHeadToHead = defender?.to === mover.space && !defender.byConvoy;',
      'mover.isHeadToHead = false;',
    ),
  ],
  'two units cannot change places by a convoy': [
    match(
      'mover.isHeadToHead = defender?.to === mover.space && !defender.byConvoy;',
      'mover.isHeadToHead = defender?.to === mover.space;',
    ),
  ],
  'a unit that is ordered to move is supported in place': [
    match("return isMover(target) || target.isRestless ? 'moves' : null;", 'return null;'),
  ],
  'supports of a move that failed defend the unit': [
    strength(HOLD_AT_LEAST, 'return defender.move === NO ? 1 + defender.given : 0;'),
    strength(
      HOLD_AT_MOST,
      'return defender.move === YES ? 0 : 1 + defender.given + defender.open;',
    ),
  ],
  'a unit that failed to move has no strength': [
    strength(HOLD_AT_LEAST, 'return defender.move === NO ? 0 : 0;'),
    strength(HOLD_AT_MOST, 'return defender.move === NO ? 0 : 1;'),
  ],
  'a unit dislodges one of its own power': [
    strength(FOREIGN_AT_LEAST, 'return 1 + mover.givenForeign;'),
    strength('if (mover.defender && samePower(mover, mover.defender)) return 0;', ''),
  ],
  'a unit that was beaten head to head still keeps others out': [
    strength(
      'if (mover.isHeadToHead) return other.move === YES ? true : null;',
      'if (mover.isHeadToHead) return false;',
    ),
  ],
  'a dislodged unit keeps nobody out of any space': [
    strength(
      PREVENT_AT_LEAST,
      'isBeaten(mover, field) === false && !mover.dislodgedBy ? 1 + mover.given : 0;',
    ),
    strength(
      PREVENT_AT_MOST,
      PREVENT_AT_MOST.replace('mover.path === NO ||', 'mover.path === NO || mover.dislodgedBy ||'),
    ),
  ],
  'an army without a convoy keeps others out': [
    strength(
      `return mover.path === YES && ${PREVENT_AT_LEAST}`,
      `return mover.path !== 0 && ${PREVENT_AT_LEAST}`,
    ),
    strength(PREVENT_AT_MOST, PREVENT_AT_MOST.replace('mover.path === NO ||', '')),
  ],
  'the supports of the unit in the way do not count to keep a rival out': [
    strength(PREVENT_AT_LEAST, 'isBeaten(mover, field) === false ? 1 + mover.givenForeign : 0;'),
    strength(
      PREVENT_AT_MOST,
      PREVENT_AT_MOST.replace('given + mover.open', 'givenForeign + mover.openForeign'),
    ),
  ],
  'an attack is enough to disrupt a convoy': [
    convoy('if (attacker.move === YES) return NO;', 'if (attacker.path === YES) return NO;'),
  ],
  'one lost fleet breaks every route': [
    path("if (field.edition.choices.routes === 'one-survives') {", 'if (!field.board) {'),
  ],
  'one route is enough by any rules': [
    path("if (field.edition.choices.routes === 'one-survives') {", 'if (field.board) {'),
  ],
  'any fleet by the way belongs to a route': [
    routes('else extend(sea, search, wanted);', 'extend(sea, search, wanted);'),
    routes(
      '(place === route.length - 1 || !touches(field.board, passed.space, fleet.space)),',
      'place < route.length,',
    ),
  ],
  'a fleet in port convoys': [
    legality("if (board.isSea[actor.space] !== 1) return 'convoy-off-sea';", ''),
    compiled('.filter((sea) => isSea[sea] === 1)', ''),
  ],
  'a support counts for another move of the same unit': [
    match("if (space !== target.to) return 'other-move';", ''),
  ],
  'a support needs the very coast in reach': [
    legality(
      "if (!reachesSpace(field.board, actor.station, to)) return 'support-unreachable';",
      "if (!reachesLocation(field.board, actor.station, order.to)) return 'support-unreachable';",
    ),
  ],
  'a unit supports a move into its own space': [
    legality(
      "if (target === actor || to === actor.space) return 'support-itself';",
      "if (target === actor) return 'support-itself';",
    ),
    legality(
      "return 'support-unreachable';\n  return couldMove",
      "if (to !== actor.space) return 'support-unreachable';\n  return couldMove",
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
