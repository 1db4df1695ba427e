import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Proof } from '../support/proof.ts';
import { changed, cutOff, refact, verdict } from '../support/proof.ts';
import { refuses } from './flaws.ts';
import * as proofs from './proofs.ts';

const { oneRouteLeft, rotation, standOff, statics, unlessDislodged } = proofs;

const isProof = (value: object): value is Proof => 'steps' in value;

describe('proofs written by hand', () => {
  test.each(Object.entries(proofs).filter(([, value]) => isProof(value)))(
    '%s holds',
    (_, value) => {
      expect(verdict(value as Proof)).toEqual({ ok: true });
    },
  );

  test('a proof under one edition is not valid under another', () => {
    for (const edition of Object.values(EDITIONS))
      expect(verdict({ ...oneRouteLeft, edition }).ok).toBe(edition.id === oneRouteLeft.edition.id);
  });
});

describe('flaws of steps and of static facts', () => {
  refuses([
    // Steps as such
    ['an id out of place', changed(standOff, 2, { id: 7 }), 2, 'id: not its place'],
    ['premises not rising', changed(standOff, 3, { because: [2, 1] }), 3, 'because: not rising'],
    ['a premise twice', changed(standOff, 3, { because: [1, 1, 2] }), 3, 'because: not rising'],
    ['a later premise', changed(standOff, 1, { because: [3] }), 1, 'because: not an earlier step'],
    ['a premise below zero', changed(standOff, 1, { because: [-1, 0] }), 1, 'because: not rising'],
    [
      'a superfluous premise',
      changed(standOff, 3, { because: [0, 1, 2] }),
      3,
      'because: superfluous premise 0',
    ],
    [
      "another edition's paragraph",
      changed(standOff, 3, { citation: { source: '1971', paragraph: 'IX.2' } }),
      3,
      'citation: not the paragraph of this edition',
    ],
    ['an unsettled order', cutOff(unlessDislodged, 8), 8, 'not settled: move BAL'],
    ['an unsettled retreat', cutOff(standOff, 9), 9, 'not settled: retreats MUN'],
    [
      'a decision settled twice',
      {
        ...standOff,
        steps: standOff.steps.flatMap((step) => (step.id < 1 ? [step, { ...step, id: 1 }] : [])),
      },
      1,
      'settled before: support RUH',
    ],
    [
      'a strength that serves nothing',
      {
        ...rotation,
        steps: [
          ...rotation.steps,
          ...standOff.steps.slice(4, 5).map((step) => ({
            ...step,
            id: 4,
            fact: { ...step.fact, unit: 'ANK' } as typeof step.fact,
          })),
        ],
      },
      4,
      'a strength that no later step needs',
    ],

    // Static facts
    [
      'an illegal order that is legal',
      refact(statics, 0, { order: statics.orders[0] }),
      0,
      'order: not given, or legal',
    ],
    [
      'a wrong reason',
      refact(statics, 0, { reason: 'unreachable' }),
      0,
      'reason: another one comes first',
    ],
    [
      'a forgotten meaning',
      refact(statics, 1, { orders: [statics.orders[5]] }),
      1,
      'orders: not every legal order of the unit, as given first',
    ],
    ['an unambiguous unit', refact(statics, 1, { unit: 'GAS' }), 1, 'unit: no two legal orders'],
    [
      'a void order that is not',
      refact(statics, 2, { unit: 'NTH' }),
      2,
      'unit: its order is not void',
    ],
    [
      'a void order of another kind',
      refact(statics, 2, { kind: 'convoy' }),
      2,
      'kind: ordered otherwise',
    ],
    [
      'a void order for another reason',
      refact(statics, 2, { reason: 'other-move' }),
      2,
      'reason: another one',
    ],
    ['the other way', refact(statics, 3, { by: 'land' }), 3, 'by: it goes the other way'],
    [
      'the same way for another reason',
      refact(statics, 3, { reason: 'own-fleet' }),
      3,
      'reason: another one',
    ],
    [
      'a way that is not in question',
      refact(statics, 3, { unit: 'PIC' }),
      3,
      'unit: its way is not in question',
    ],
    ['an illegal order not mentioned', { ...statics, steps: [] }, 0, 'not settled: illegal 0'],
  ]);
});
