import { describe, expect, test } from 'vitest';
import type { Choices } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Fact, UnitAt } from '../../src/trace/fact.ts';
import { settledBy } from '../../src/trace/decision.ts';
import type { DecisionKind } from '../../src/trace/decision.ts';
import { mentions } from '../../src/check/worlds/reads.ts';
import { enter, openLedger, outcomeIn, whatIsMissing } from '../../src/check/movement/ledger.ts';
import { readTurn } from '../../src/check/model/read-turn.ts';
import { citationOf } from '../../src/trace/rule-of.ts';
import { lines } from '../support/phases.ts';
import { turn } from '../support/short.ts';

const { DATC } = EDITIONS;

function fieldOf(text: string, choices?: Partial<Choices>) {
  const { position, orders } = turn(lines(text).join('\n'));
  return readTurn(position, orders, { ...DATC, choices: { ...DATC.choices, ...choices } });
}

/** A ledger with these facts in it, whether they are true or not; the last answer comes with it. */
function entered(model: ReturnType<typeof fieldOf>, facts: readonly Fact[]) {
  const ledger = openLedger();
  const answers = facts.map((fact, id) =>
    enter(model, ledger, { id, fact, because: [], citation: citationOf(fact, DATC) }),
  );
  return { ledger, answer: answers.at(-1), before: answers.slice(0, -1) };
}

const CIRCLE = 'T F ANK - CON; T A CON - SMY; T A SMY - ANK';
const PARADOX = 'E F LON S F WAL - ENG; E F WAL - ENG; F A BRE - LON; F F ENG C A BRE - LON';

const rotation: Fact = { type: 'rotation', core: ['ANK', 'CON', 'SMY'], outcomes: 2 };
const rotates = (unit: UnitAt, to: UnitAt): Fact => ({ type: 'move-rotates', unit, to });
const paradox: Fact = { type: 'paradox', core: ['WAL'], convoys: ['ENG'], outcomes: 2 };
const stopped = (unit: UnitAt, to: UnitAt): Fact => ({ type: 'move-stopped', unit, to });
const blocked = (unit: UnitAt, to: UnitAt): Fact => ({ type: 'move-blocked', unit, to, by: to });
const disrupted = (unit: UnitAt, by: UnitAt | null): Fact => ({
  type: 'convoy-disrupted',
  unit,
  by,
});
const available: Fact = { type: 'convoy-available', unit: 'ENG', attackers: [] };
const cut: Fact = { type: 'support-cut', unit: 'LON', manner: 'attacked', by: ['BRE'] };
const given: Fact = { type: 'support-given', unit: 'LON', attackers: [] };
const noPath: Fact = { type: 'no-path', unit: 'BRE', broken: ['ENG'] };
const path: Fact = { type: 'path', unit: 'BRE', fleets: ['ENG'] };
const succeeds = (unit: UnitAt, to: UnitAt): Fact => ({
  type: 'move-succeeds',
  unit,
  to,
  attack: 1,
  against: null,
  rivals: [],
});

const otherwise = (entry: string) => `settled otherwise than its core demands: ${entry}`;
const undemanded = (entry: string) => `settled as no core demands: ${entry}`;
const twice = (entry: string) => `settled before: ${entry}`;

test.each<readonly [string, string, Partial<Choices>, readonly Fact[], string | null]>([
  ['a rotation goes round', CIRCLE, {}, [rotation, rotates('CON', 'SMY')], null],
  ['and does not stay', CIRCLE, {}, [rotation, blocked('CON', 'SMY')], otherwise('move CON')],
  ['a convoy fails', PARADOX, {}, [paradox, disrupted('ENG', null)], null],
  ['and is not saved', PARADOX, {}, [paradox, available], otherwise('convoy ENG')],
  ['nor lost to a move', PARADOX, {}, [paradox, disrupted('ENG', 'WAL')], otherwise('convoy ENG')],
  ['its moves are no matter', PARADOX, {}, [paradox, succeeds('WAL', 'ENG')], null],
  ['a convoy lost to a move', PARADOX, {}, [disrupted('ENG', 'WAL')], null],
  [
    'a convoy that fails for nothing',
    PARADOX,
    {},
    [disrupted('ENG', null)],
    undemanded('convoy ENG'),
  ],
  ['a move stopped by nothing', PARADOX, {}, [stopped('WAL', 'ENG')], undemanded('move WAL')],
  ['a core that holds', PARADOX, { paradox: 'all-hold' }, [paradox, stopped('WAL', 'ENG')], null],
  ['and its armies', PARADOX, { paradox: 'all-hold' }, [paradox, stopped('BRE', 'LON')], null],
  [
    'which go nowhere',
    PARADOX,
    { paradox: 'all-hold' },
    [paradox, succeeds('BRE', 'LON')],
    otherwise('move BRE'),
  ],
  [
    'one outcome loses the convoy',
    PARADOX,
    { paradox: 'convoys-fail-or-all-hold' },
    [paradox, stopped('WAL', 'ENG')],
    undemanded('move WAL'),
  ],
  [
    'none does, since a support is cut',
    PARADOX,
    { paradox: 'convoys-fail-or-all-hold' },
    [cut, paradox, disrupted('ENG', null)],
    undemanded('convoy ENG'),
  ],
  [
    'so that all hold',
    PARADOX,
    { paradox: 'convoys-fail-or-all-hold' },
    [cut, paradox, stopped('WAL', 'ENG')],
    null,
  ],
  ['a move fails, then its path', PARADOX, {}, [blocked('BRE', 'LON'), noPath], null],
  [
    'a move succeeds, and has no path',
    PARADOX,
    {},
    [succeeds('BRE', 'LON'), noPath],
    twice('move BRE'),
  ],
  ['a path, and none', PARADOX, {}, [path, noPath], twice('path BRE')],
  ['no path, and a failure', PARADOX, {}, [noPath, blocked('BRE', 'LON')], twice('move BRE')],
  ['a support given and cut', PARADOX, {}, [given, cut], twice('support LON')],
])('what a ledger takes: %s', (_, text, choices, facts, answer) => {
  const told = entered(fieldOf(text, choices), facts);
  expect(told.answer).toBe(answer);
  expect(told.before.every((one) => one === null)).toBe(true);
});

test('the outcome of a move without a path', () => {
  const { ledger } = entered(fieldOf(PARADOX), [noPath, given]);
  expect(outcomeIn(ledger, 'path BRE')).toBe(false);
  expect(outcomeIn(ledger, 'move BRE')).toBe(false);
  expect(outcomeIn(ledger, 'support LON')).toBe(true);
  expect(outcomeIn(ledger, 'move WAL')).toBeNull();
});

describe('what is missing', () => {
  const missing = (text: string, facts: readonly Fact[]) => {
    const model = fieldOf(text);
    return whatIsMissing(model, entered(model, facts).ledger)?.reason ?? null;
  };
  const needs = (entry: string) => `not settled: ${entry}`;

  test('moves, paths, supports and convoys', () => {
    expect(missing(PARADOX, [])).toBe(needs('move WAL'));
    const moves = [succeeds('WAL', 'ENG'), blocked('BRE', 'LON')];
    expect(missing(PARADOX, moves)).toBe(needs('path BRE'));
    expect(missing(PARADOX, [...moves, noPath])).toBe(needs('support LON'));
    expect(missing(PARADOX, [...moves, noPath, given])).toBe(needs('convoy ENG'));
    const all = [...moves, noPath, given, disrupted('ENG', 'WAL')];
    expect(missing(PARADOX, all)).toBe(needs('dislodged ENG'));
    const gone: Fact = { type: 'dislodged', unit: 'ENG', by: 'WAL' };
    expect(missing(PARADOX, [...all, gone])).toBe(needs('retreats ENG'));
    expect(
      missing(PARADOX, [...all, gone, { type: 'retreats', unit: 'ENG', to: [], barred: [] }]),
    ).toBeNull();
  });

  test('a unit that leaves is not dislodged', () => {
    const moves = [rotates('ANK', 'CON'), rotates('CON', 'SMY'), succeeds('SMY', 'ANK')];
    expect(missing(CIRCLE, moves)).toBeNull();
  });

  test.each(['strength', 'attack', 'hold'] as const)('who needs the %s', (type) => {
    const plain = { unit: 'ANK', bound: 'exactly', value: 1, supports: [] } as const;
    const fact: Fact = type === 'attack' ? { type, ...plain, uncounted: [] } : { type, ...plain };
    const model = fieldOf('T F ANK H');
    const { ledger } = entered(model, [fact]);
    expect(whatIsMissing(model, ledger)).toEqual({
      step: 0,
      reason: 'a strength that no later step needs',
    });
    const citation = citationOf(rotation, DATC);
    expect(enter(model, ledger, { id: 1, fact: rotation, because: [0], citation })).toBeNull();
    expect(whatIsMissing(model, ledger)).toBeNull();
  });
});

describe('what a fact settles', () => {
  test.each<readonly [string, Fact, readonly string[]]>([
    ['no path', noPath, ['path BRE no', 'move BRE no']],
    ['a path', path, ['path BRE yes']],
    [
      'a void move',
      { type: 'void', unit: 'BRE', kind: 'move', reason: 'no-route' },
      ['path BRE no', 'move BRE no'],
    ],
    ['a void support', { type: 'void', unit: 'BUR', kind: 'support', reason: 'not-moving' }, []],
    ['a convoy that fails', disrupted('ENG', null), ['convoy ENG no']],
    ['a convoy', available, ['convoy ENG yes']],
    ['a support', given, ['support LON yes']],
    ['a support that is cut', cut, ['support LON no']],
    ['a move that is stopped', stopped('WAL', 'ENG'), ['move WAL no']],
    ['a move that goes round', rotates('ANK', 'CON'), ['move ANK yes']],
    ['a rotation', rotation, []],
    ['a paradox', paradox, []],
    ['a dislodgement', { type: 'dislodged', unit: 'ENG', by: 'WAL' }, []],
    ['retreats', { type: 'retreats', unit: 'ENG', to: [], barred: [] }, []],
    ['a way', { type: 'route', unit: 'LON', by: 'convoy', reason: 'via-convoy' }, []],
    ['a strength', { type: 'strength', unit: 'WAL', bound: 'exactly', value: 1, supports: [] }, []],
    ['a hold', { type: 'hold', unit: 'WAL', bound: 'exactly', value: 1, supports: [] }, []],
    ['orders that differ', { type: 'ambiguous', unit: 'WAL', orders: [], followed: null }, []],
  ])('%s', (_, fact, wanted) => {
    const told = settledBy(fact).map(([one, outcome]) => `${one} ${outcome ? 'yes' : 'no'}`);
    expect(told).toEqual(wanted);
  });
});

test.each<readonly [string, DecisionKind, UnitAt, string, readonly string[]]>([
  ['nobody moves', 'move', 'PAR', 'F A PAR H', []],
  ['a move alone', 'move', 'PAR', 'F A PAR - BUR', []],
  ['one that does not support', 'support', 'PAR', 'F A PAR H; G A BUR - PAR', []],
  ['one that does not cross', 'path', 'PAR', 'F A PAR - BUR', []],
  ['a path', 'path', 'BRE', PARADOX, ['convoy ENG']],
  ['a convoy', 'convoy', 'ENG', PARADOX, ['move WAL']],
  ['a move with a support', 'move', 'WAL', PARADOX, ['support LON']],
  ['a move by convoy', 'move', 'BRE', PARADOX, ['path BRE']],
  [
    'a support attacked from everywhere',
    'support',
    'MAR',
    'F A MAR S A PAR - BUR; F A PAR - BUR; G A BUR - MAR; F A SPA - MAR; I A PIE - MAR; I A TUN - MAR; I F LYO C A TUN - MAR; I F WES C A TUN - MAR',
    ['move BUR', 'move SPA', 'path TUN'],
  ],
  [
    'one who stands and is supported',
    'move',
    'PAR',
    'F A PAR - BUR; F A MAR S A PAR - BUR; G A BUR H; G A MUN S A BUR',
    ['support MAR', 'support MUN'],
  ],
  [
    'one who leaves',
    'move',
    'PAR',
    'F A PAR - BUR; G A BUR - MUN; G A RUH S A BUR - MUN',
    ['move BUR'],
  ],
  [
    'head to head',
    'move',
    'PAR',
    'F A PAR - BUR; G A BUR - PAR; G A PIC S A BUR - PAR',
    ['move BUR', 'support PIC'],
  ],
  [
    'a rival, and who meets it',
    'move',
    'BUD',
    'A A BUD - RUM; A A GAL S A BUD - RUM; T A BUL - RUM; T F BLA S A BUL - RUM; R A RUM - BUL; R A SER S A RUM - BUL',
    ['move BUL', 'move RUM', 'support BLA', 'support GAL'],
  ],
])('what an equation mentions: %s', (_, kind, unit, text, wanted) => {
  expect([...mentions(fieldOf(text), kind, unit)].sort()).toEqual(wanted);
});

test('an attack that cannot cut is not mentioned', () => {
  const seen = (uncuttable: Choices['uncuttable']) =>
    mentions(fieldOf(PARADOX, { uncuttable }), 'support', 'LON');
  expect(seen('attack-on-route')).toEqual([]);
  expect(seen('none')).toEqual(['path BRE']);
});
