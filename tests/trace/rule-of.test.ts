import { expect, test } from 'vitest';
import { RULE_IDS } from '../../src/rules/rule.ts';
import type { RulebookRuleId } from '../../src/rules/rule.ts';
import { ruleOf } from '../../src/trace/rule-of.ts';
import type { AnyFact } from '../../src/trace/step.ts';

/** As much of a fact as determines by which rule it follows. */
type Told = { readonly type: AnyFact['type'] } & Readonly<Record<string, unknown>>;

const illegal = (...reasons: string[]): readonly Told[] =>
  reasons.map((reason) => ({ type: 'illegal', reason }));
const retreatIllegal = (...reasons: string[]): readonly Told[] =>
  reasons.map((reason) => ({ type: 'retreat-illegal', reason }));
const adjustmentIllegal = (...reasons: string[]): readonly Told[] =>
  reasons.map((reason) => ({ type: 'adjustment-illegal', reason }));
const given = (...excuses: string[]): Told => ({
  type: 'support-given',
  attackers: excuses.map((excuse) => ({ unit: 'LON', excuse })),
});
const succeeds = (rest: object): Told => ({
  type: 'move-succeeds',
  against: null,
  rivals: [],
  ...rest,
});
const rival = (powerless: string | null) => ({ unit: 'LON', strength: 1, powerless });

/** By the question that each rule answers (`src/rules/rule.ts`): what follows by that rule, and by no other. */
const FACTS: Readonly<Record<RulebookRuleId, readonly Told[]>> = {
  'legal-order': [...illegal('no-unit'), ...retreatIllegal('no-unit')],
  'legal-move': illegal('own-space', 'unreachable'),
  'legal-coast': [
    ...illegal('coast-missing', 'coast-impossible'),
    ...retreatIllegal('coast-missing', 'coast-impossible'),
  ],
  'legal-support': illegal(
    ...['support-unreachable', 'support-itself', 'support-nobody', 'support-impossible'],
  ),
  'legal-convoy': illegal(
    ...['no-fleets', 'convoy-by-army', 'convoy-off-sea', 'convoy-no-army', 'convoy-useless'],
  ),
  'one-meaning': [{ type: 'ambiguous' }, { type: 'retreat-ambiguous' }],
  'support-matches': [
    { type: 'void', kind: 'support', reason: 'not-moving' },
    { type: 'void', kind: 'support', reason: 'other-move' },
  ],
  'hold-support-matches': [{ type: 'void', kind: 'support', reason: 'moves' }],
  'convoy-matches': [
    { type: 'void', kind: 'convoy', reason: 'other-move' },
    { type: 'void', kind: 'convoy', reason: 'not-moving' },
    { type: 'void', kind: 'move', reason: 'no-route' },
  ],
  'adjacent-convoy': [{ type: 'route' }],
  'convoy-stands': [{ type: 'convoy-available' }],
  'convoy-broken': [{ type: 'convoy-disrupted', by: 'LON' }, given('no-path')],
  'convoy-routes': [{ type: 'path' }, { type: 'no-path' }],
  'support-stands': [given()],
  'support-cut': [{ type: 'support-cut', manner: 'attacked' }],
  'support-dislodged': [{ type: 'support-cut', manner: 'dislodged' }],
  'own-attack-no-cut': [given('own-power'), given('no-path', 'own-power')],
  'no-cut-from-target': [given('from-target'), given('own-power', 'from-target', 'no-path')],
  uncuttable: [given('immune'), given('from-target', 'own-power', 'no-path', 'immune')],
  strength: [{ type: 'strength' }],
  'own-supports-uncounted': [{ type: 'attack' }],
  'hold-strength': [{ type: 'hold' }],
  'move-free': [succeeds({})],
  'move-beats': [
    succeeds({ against: { role: 'hold', unit: 'LON', strength: 1 } }),
    succeeds({ rivals: [rival(null)] }),
    succeeds({ rivals: [rival('no-path')] }),
  ],
  'stand-off': [{ type: 'move-bounces', garrison: null }],
  garrison: [{ type: 'move-bounces', garrison: 'LON' }],
  'own-unit': [{ type: 'move-blocked' }],
  'dislodged-no-effect': [succeeds({ rivals: [rival(null), rival('beaten')] })],
  rotation: [{ type: 'rotation' }, { type: 'move-rotates' }],
  paradox: [{ type: 'paradox' }, { type: 'move-stopped' }, { type: 'convoy-disrupted', by: null }],
  dislodged: [{ type: 'dislodged' }],
  retreat: [
    { type: 'retreats', barred: [] },
    ...retreatIllegal('unreachable', 'occupied', 'attacker-origin', 'stand-off'),
  ],
  repair: [{ type: 'repaired' }, { type: 'retreat-repaired' }, { type: 'adjustment-repaired' }],
  'retreat-legal': retreatIllegal('not-a-retreat'),
  'retreat-alone': [{ type: 'retreat-succeeds' }],
  'retreat-collision': [{ type: 'retreats-collide' }, { type: 'disbands', reason: 'collision' }],
  disband: ['nowhere', 'no-order', 'ordered'].map((reason) => ({ type: 'disbands', reason })),
  occupation: [{ type: 'captures' }, { type: 'centres-counted' }],
  adjustment: [
    { type: 'adjustment' },
    ...adjustmentIllegal('not-due'),
    { type: 'adjusted' },
    { type: 'eliminated' },
  ],
  'build-legal': [
    ...adjustmentIllegal('not-a-centre', 'not-home', 'not-owned', 'occupied', 'kind-missing'),
    ...adjustmentIllegal('fleet-inland', 'built-already'),
    { type: 'waives', reason: 'no-centre' },
  ],
  'build-coast': adjustmentIllegal('coast-missing', 'coast-impossible'),
  build: [{ type: 'builds' }, { type: 'waives', reason: 'no-order' }],
  waive: [...adjustmentIllegal('waiving'), { type: 'waives', reason: 'ordered' }],
  remove: [...adjustmentIllegal('no-unit', 'removed-already'), { type: 'removes' }],
  'remove-unordered': [{ type: 'removes-unordered' }],
  'too-many': adjustmentIllegal('too-many'),
  start: [{ type: 'game-begins', players: 7, inAll: 7 }],
  seasons: [{ type: 'moves-ruled' }, { type: 'retreats-ruled' }],
  victory: [{ type: 'victory', tally: 'centres' }],
  draw: [{ type: 'draw' }],
  'short-game': [{ type: 'short-game' }],
  'few-players': [
    { type: 'game-begins', players: 6, inAll: 7 },
    { type: 'disorder-begins', reason: 'not-played' },
    { type: 'disorder-ends', reason: 'joins' },
    { type: 'closed' },
    { type: 'coin' },
    { type: 'victory', tally: 'units' },
  ],
  'civil-disorder': [
    { type: 'disorder-begins', reason: 'no-orders' },
    { type: 'disorder-begins', reason: 'left' },
    { type: 'disorder-ends', reason: 'returned' },
    { type: 'disorder-ends', reason: 'replaced' },
    { type: 'replaced' },
  ],
  gamesmaster: [{ type: 'corrected' }],
};

test.each(RULE_IDS)('%s', (rule) => {
  expect(FACTS[rule]).not.toEqual([]);
  for (const fact of FACTS[rule]) {
    expect(ruleOf(fact as unknown as AnyFact), JSON.stringify(fact)).toBe(rule);
  }
});
