/** One change of a source: in a file under `src`, the text that stands there once, and what is put there. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** What an engine gets wrong, in the words of a player, and how ours would be made to. */
export type Errors = Readonly<Record<string, readonly Change[]>>;

const within =
  (file: string) =>
  (find: string, replace: string): Change => ({ file, find, replace });

const strength = within('adjudicator/strength.ts');
const support = within('adjudicator/support.ts');
const retreats = within('adjudicator/retreats.ts');
const path = within('adjudicator/path.ts');
const core = within('adjudicator/core.ts');
const resolve = within('adjudicator/resolve.ts');
const propagate = within('adjudicator/propagate.ts');
const match = within('adjudicator/match.ts');
const follow = within('adjudicator/follow.ts');
const legality = within('adjudicator/legality.ts');
const convoy = within('adjudicator/convoy.ts');
const routes = within('adjudicator/routes.ts');
const retreatPhase = within('adjudicator/retreat-phase/adjudicate-retreats.ts');
const retreatOrders = within('adjudicator/retreat-phase/legality.ts');
const adjustmentOrders = within('adjudicator/adjustment-phase/legality.ts');
const ownership = within('adjudicator/adjustment-phase/ownership.ts');
const removals = within('adjudicator/adjustment-phase/removals.ts');
const board = within('board/board.ts');
const compiled = within('board/compiled.ts');
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
       for (let by = defender.supports; by; by = by.nextSupport)
         if (by.support === YES && (!mover.isHeadToHead || samePower(by, defender))) own += 1;
       return own;`,
    ),
    strength(
      'return 1 + defender.given + defender.open;',
      `let own = 1;
       for (let by = defender.supports; by; by = by.nextSupport)
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
      'const open = field.actors.filter(isUnsettled);',
      `const open = field.actors.filter(
         (actor) => isUnsettled(actor) && !(actor.defender && isCarrier(actor.defender)),
       );`,
    ),
  ],
  'a paradox stops every fleet of the armies in it': [
    resolve(
      'for (const fleet of core.convoys) settleConvoy(fleet, NO, field, step);',
      `for (const army of passengers(core))
         for (let fleet = army.convoys; fleet; fleet = fleet.nextConvoy)
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

const NO_PATH = "return attacker.path === YES ? 'cuts' : 'no-path';";
const HOLD_AT_LEAST = 'return defender.move === NO ? 1 : 0;';
const HOLD_AT_MOST = 'return defender.move === YES ? 0 : 1;';
const PREVENT_AT_LEAST = 'isBeaten(mover, field) === false ? 1 + mover.given : 0;';
const PREVENT_AT_MOST =
  'return mover.path === NO || isBeaten(mover, field) === true ? 0 : 1 + mover.given + mover.open;';

/** Errors that somebody could make in writing an engine. */
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
    strength(
      'if (rival === mover) continue;',
      'if (rival === mover || (mover.defender && !isMover(mover.defender))) continue;',
    ),
  ],
  'equal strengths dislodge': [
    strength(
      'if (most <= oppositionAtLeast(mover)) return NO;',
      'if (most < oppositionAtLeast(mover)) return NO;',
    ),
    strength(
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
      `return mover.path !== OPEN && ${PREVENT_AT_LEAST}`,
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
  'a retreat to where two moves met': [
    retreats("return isContested ? 'stand-off' : null;", 'return null;'),
  ],
  'a retreat to where the attacker came from': [
    retreats("if (isOriginOfAttack(unit, space, field)) return 'attacker-origin';", ''),
  ],
  'no retreat to a space that was left': [
    retreats('if (occupant && (!isMover(occupant) || occupant.move === NO))', 'if (occupant)'),
  ],
  'two units retreat to one space': [
    retreatPhase(
      '.filter(([, units]) => units.length > 1)',
      '.filter(([, units]) => units.length > 2)',
    ),
  ],
  'of two that retreat to one space the coasts are told apart': [
    retreatPhase('const to = spaceOf(followed.to);', 'const to = followed.to as SpaceId;'),
    retreatPhase(
      'const collision = collisions.get(spaceOf(to));',
      'const collision = collisions.get(to as SpaceId);',
    ),
  ],
  'a retreat goes where it likes': [
    retreatOrders(
      'return bar ? { illegal: bar.reason } : { illegal: null, to: at.location };',
      'return bar ? { illegal: null, to: at.location } : { illegal: null, to: at.location };',
    ),
  ],
  'a build in any centre owned': [
    adjustmentOrders("if (SPACES[space].home !== power) return illegal('not-home');", ''),
  ],
  'a build in a home centre that another holds': [
    adjustmentOrders("if (owners[space] !== power) return illegal('not-owned');", ''),
  ],
  'a build where a unit stands': [
    adjustmentOrders("if (standing.has(space)) return illegal('occupied');", ''),
  ],
  'a centre is lost as soon as its unit leaves': [
    ownership(
      'const owner = gained.get(centre) ?? before[centre];',
      'const owner = gained.get(centre);',
    ),
  ],
  'the nearest unit is removed': [
    removals(
      'return (other.distance ?? Infinity) - (one.distance ?? Infinity);',
      'return (one.distance ?? Infinity) - (other.distance ?? Infinity);',
    ),
  ],
  'an army is removed before a fleet as far': [
    removals(
      "Number(one.kind === 'A') - Number(other.kind === 'A');",
      "Number(other.kind === 'A') - Number(one.kind === 'A');",
    ),
  ],
  'as far and of a kind, the last by the alphabet is removed': [
    removals(
      'nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other));',
      'nameOf(one) < nameOf(other) ? 1 : -Number(nameOf(one) > nameOf(other));',
    ),
  ],
};
