import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import type { Choices, Edition } from '../../../rules/edition.ts';
import type { RuleId, RulebookRuleId } from '../../../rules/rule.ts';

type RuleText = string | ((choices: Choices) => string);

const ROUTES: Readonly<Record<Choices['routes'], string>> = {
  'all-survive':
    'An army whose orders allow several convoy routes needs every one of them. If one is disrupted, it stays.',
  'one-survives':
    'An army whose orders allow several convoy routes needs one of them. It stays only if all are disrupted.',
  'all-own-survive':
    'An army whose orders allow several convoy routes needs every one of them; but if fleets of its own power make a route, only such routes count.',
};

const UNCUTTABLE: Readonly<Record<Choices['uncuttable'], string>> = {
  'attack-on-route':
    'An army that comes by convoy cannot cut a fleet’s support for an attack on its own convoy.',
  'action-at-convoy':
    'An army that comes by convoy cannot cut a fleet’s support into a sea where some fleet convoys.',
  'attack-on-needed-fleet':
    'An army that comes by convoy cannot cut a fleet’s support for an attack on a fleet that it needs.',
  none: 'An attack by convoy cuts support like any other.',
};

const PARADOX: Readonly<Record<Choices['paradox'], string>> = {
  'convoys-fail':
    'If the fate of a convoy depends on the convoy itself, all convoys concerned are disrupted.',
  'all-hold':
    'If the fate of a convoy depends on the convoy itself, all units concerned stay where they are.',
  'convoys-fail-or-all-hold':
    'If the fate of a convoy depends on the convoy itself, the convoys concerned are disrupted if that is a possible outcome; if not, all units concerned stay where they are.',
};

const ADJACENT: Readonly<Record<Choices['adjacentConvoy'], string>> = {
  exchange:
    'An army walks to the next province, even if a fleet would carry it. Only to change places with another unit does it need the convoy.',
  'own-fleet-or-via':
    'An army goes to the next province by convoy if its order says so or a fleet of its own power is ordered to carry it',
  via: 'An army goes to the next province by convoy only if its order says so',
};

/** For an exchange a route is required in any case. */
function adjacent({ adjacentConvoy, unorderedConvoy }: Choices): string {
  const text = ADJACENT[adjacentConvoy];
  if (adjacentConvoy === 'exchange') return text;
  return unorderedConvoy === 'walks'
    ? `${text}, and fleets make a route. Otherwise it walks.`
    : `${text}. Otherwise it walks.`;
}

const SEVERAL: Readonly<Record<Choices['severalOrders'], string>> = {
  none: 'A unit whose orders can be read in two ways follows none of them.',
  first: 'A unit with several orders follows the first that it could carry out.',
  last: 'A unit with several orders follows the last that it could carry out.',
};

const REMOVAL: Readonly<Record<Choices['removal'], string>> = {
  'home-by-convoy':
    'If no order says which unit goes, it is the one farthest from home, by its own moves and convoys: a fleet before an army, then alphabetically.',
  'home-armies-over-sea':
    'If no order says which unit goes, it is the one farthest from home, where armies may cross seas: a fleet before an army, then alphabetically.',
  'owned-over-land-and-sea':
    'If no order says which unit goes, it is the one farthest from any centre of its power, over land and sea: a fleet before an army, then alphabetically.',
};

const RETREAT =
  'A dislodged unit retreats to a space next to it: not to an occupied one, not to one that a stand-off left empty, and not to where its attacker came from';

const SHORT_GAME: Readonly<Record<Choices['shortGame'], string>> = {
  'most-pieces':
    'If the players stop at a time agreed beforehand, the most units on the board win.',
  'most-centres': 'If the players stop at a time agreed beforehand, the most supply centres win.',
};

const TEXTS: Readonly<Record<RulebookRuleId, RuleText> & Partial<Record<RuleId, RuleText>>> = {
  'legal-order':
    'An order must be one that the unit could carry out. If not, it is not followed and the unit holds.',
  'legal-move':
    'A unit moves to a space next to its own: an army over land, a fleet over sea or along a coast.',
  'legal-coast': ({ onlyCoast }) =>
    onlyCoast === 'taken'
      ? 'A fleet enters a province with two coasts on one of them. If it can reach both, its order must say which.'
      : 'A fleet enters a province with two coasts on one of them. Its order must say which, even if it can reach only one.',
  'legal-support':
    'A unit supports only into a space that it could move to itself, and only what another unit could carry out.',
  'legal-convoy':
    'A fleet at sea carries an army from one coast to another, alone or in a chain of fleets.',
  'one-meaning': ({ severalOrders }) => SEVERAL[severalOrders],
  'support-matches': ({ supportedCoast }) =>
    supportedCoast === 'must-match'
      ? 'A support helps only the very move it names: the same unit, going to the same place, and to the same coast if it names one.'
      : 'A support helps only the very move it names: the same unit, going to the same province, on any coast.',
  'hold-support-matches': ({ illegalMove }) =>
    illegalMove === 'holds'
      ? 'A unit that is ordered to move can be supported in that move, but not in place. If the move fails, support in place is lost all the same.'
      : 'A unit that is ordered to move can be supported in that move, but not in place. An order to move counts even if it is illegal.',
  'convoy-matches':
    'An army crosses only if the fleets are ordered to carry it exactly where it is ordered to go.',
  'adjacent-convoy': adjacent,
  'convoy-stands': 'A convoy is not stopped by an attack that fails to dislodge its fleet.',
  'convoy-broken':
    'A dislodged fleet carries no army. An army left without a route stays, and has no effect on its destination.',
  'convoy-routes': ({ routes }) => ROUTES[routes],
  'support-stands': 'A support counts unless its unit is attacked or dislodged.',
  'support-cut':
    'Support is cut when its unit is attacked from anywhere but the space it supports into. The attack need not succeed.',
  'support-dislodged': 'A dislodged unit gives no support, wherever the attack came from.',
  'own-attack-no-cut': 'A power cannot cut the support of its own unit by attacking it.',
  'no-cut-from-target': ({ convoyedFrom }) =>
    convoyedFrom === 'origin'
      ? 'An attack from the space that a unit supports into does not cut the support, unless it dislodges the unit.'
      : 'An attack over land from the space that a unit supports into does not cut the support, unless it dislodges the unit.',
  uncuttable: ({ uncuttable }) => UNCUTTABLE[uncuttable],
  strength: 'A unit moves with a strength of 1, and 1 more for each support it is given.',
  'own-supports-uncounted':
    'Support by the power whose unit is in the way does not help to dislodge that unit. It counts for everything else.',
  'hold-strength':
    'A unit that stays has a strength of 1, and 1 more for each support. One that was ordered to move and fails has only 1.',
  'move-free': 'A unit moves into the space that it is ordered to if nothing opposes it.',
  'move-beats':
    'A move succeeds if it is stronger than each unit that opposes it: the one in the space, one that comes the other way, any other ordered to the same space.',
  'stand-off':
    'A move that meets equal or greater strength fails, and the unit stays where it was. Between equals that is a stand-off.',
  garrison:
    'A unit is dislodged only when another enters its space. While its attackers keep each other out, it stays.',
  'own-unit':
    'A unit cannot take the space of a unit of its own power that stays. Its move fails, but can still keep others out.',
  'dislodged-no-effect': ({ dislodgedEffect }) =>
    dislodgedEffect === 'none'
      ? 'A dislodged unit cannot keep others out of the space from which it was attacked.'
      : 'A unit dislodged by one that it met head to head cannot keep others out of the space that one came from.',
  rotation:
    'Units that move in a circle, each into the space of the next, all move. Two alone cannot change places over land.',
  paradox: ({ paradox }) => PARADOX[paradox],
  dislodged: 'A unit whose space is taken by another is dislodged and must leave it.',
  retreat: ({ retreatToConvoyOrigin }) =>
    retreatToConvoyOrigin ? `${RETREAT}, unless that one came by convoy.` : `${RETREAT}.`,
  repair: 'An order that can mean only one thing is followed, even if it is badly written.',
  'retreat-legal':
    'A dislodged unit retreats on its own: no unit may support it, and no fleet may carry it.',
  'retreat-alone':
    'A dislodged unit retreats where it was ordered to, if no other was ordered there.',
  'retreat-collision': 'Units that are ordered to retreat to one space are all disbanded.',
  disband: 'A dislodged unit that does not retreat leaves the board.',
  occupation: 'A power gains a supply centre by having a unit there when a Fall turn is over.',
  adjustment: 'After each Fall a power may have as many units as it has supply centres.',
  'build-legal':
    'A new unit is placed in a home centre of its power that is free and that the power still owns.',
  'build-coast': 'A fleet built in St Petersburg needs a coast named.',
  build: 'A power with more centres than units may build the difference.',
  waive: ({ waiving }) =>
    waiving ? 'A power need not build all it could.' : 'A power must build all it can.',
  remove: 'A power with more units than centres removes the difference, as it chooses.',
  'remove-unordered': ({ removal }) => REMOVAL[removal],
  'too-many': 'If there are too many orders, the first are followed.',
  start:
    'Each power begins with a unit in every home centre: Russia with four, the others with three.',
  seasons:
    'A year has two turns, Spring and Fall. Retreats follow each of them, builds and removals only the Fall.',
  victory: 'The first power to own 18 supply centres wins.',
  draw: 'The players may agree to stop. All who still have a unit on the board share the draw.',
  'short-game': ({ shortGame }) => SHORT_GAME[shortGame],
  'few-players':
    'With fewer than seven players some powers stand still, or one player leads several of them.',
  'civil-disorder':
    'The units of a power that nobody leads hold. If dislodged, they leave the board; no new ones are built.',
  gamesmaster: 'A neutral game master collects the orders, rules on them and keeps the record.',
};

/** A rule in our own words, as the edition has it: one or two sentences. */
export function ruleWords(rule: RuleId, { choices }: Edition): string {
  const text = TEXTS[rule] ?? ARMY_FLEET_WORDS.row('en').rules[rule] ?? '';
  return typeof text === 'string' ? text : text(choices);
}
