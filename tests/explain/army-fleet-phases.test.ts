import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { adjustmentSentence, retreatSentence } from '../../src/explain/in-words.ts';
import type { Unit } from '../../src/board/board.ts';
import { ARMY_FLEET_1984 } from '../../src/rules/army-fleet.ts';
import { known } from '../support/known.ts';
import { adjustmentTurn, CASES, laterTurnsOf, retreatTurn } from '../support/army-fleet.ts';
import type { LaterTurn } from '../support/army-fleet.ts';

/** What each step of a phase says, in both languages. */
function told({ phase, turn }: LaterTurn): readonly string[] {
  return [english, german].flatMap((language) =>
    phase === 'retreats'
      ? turn.ruling.steps.map((step) => retreatSentence(step, turn, language))
      : turn.ruling.steps.map((step) => adjustmentSentence(step, turn, language)),
  );
}

const later = (id: string): LaterTurn =>
  known(laterTurnsOf(known(CASES.find((one) => one.id === id)))[0]);

test.each([
  [
    'E106a',
    'The army aboard the fleet in the Black Sea is lost: its fleet has to go ashore.',
    'Die Armee an Bord der Flotte im Schwarzen Meer ist verloren: Ihre Flotte muss an Land.',
  ],
  [
    'E107a',
    'The fleet in the Black Sea has nowhere to retreat to, so it is disbanded: it leaves the board. Its army goes with it.',
    'Ihre Armee geht mit ihr.',
  ],
  [
    'E109',
    'The fleet in the Tyrrhenian Sea retreats to the Gulf of Lyon: no other unit is ordered there. Its army stays aboard.',
    'Ihre Armee bleibt an Bord.',
  ],
  [
    'E111a',
    'The fleet in the Western Mediterranean has no order, so it turns to the right and takes its army to the first open sea, the Gulf of Lyon.',
    'Die Flotte im Westlichen Mittelmeer hat keinen Befehl, also wendet sie sich nach rechts und bringt ihre Armee ins erste offene Meer, den Golf von Lyon.',
  ],
  [
    'E108',
    'It has an army aboard, which goes instead.',
    'Sie hat eine Armee an Bord, und die geht an ihrer Stelle.',
  ],
  [
    'W45',
    'France removes the army aboard the Western Mediterranean fleet.',
    'löst die Armee an Bord',
  ],
])('%s says in words what becomes of an army aboard', (id, english, inGerman) => {
  const all = told(later(id)).join('\n');
  expect(all).toContain(english);
  expect(all).toContain(inGerman);
});

const FLEET: Unit = { power: 'France', kind: 'F', at: 'ION' };
const ARMY: Unit = { power: 'France', kind: 'A', at: 'ION', moves: 1 };

test('an order removes a fleet with its army; no order an army that is not aboard', () => {
  const position = { units: [FLEET, ARMY], owners: { PAR: 'France' }, captured: true } as const;
  const remove = (kind: 'A' | 'F', units: readonly Unit[]) => {
    const order = { type: 'remove', power: 'France', unit: { kind, at: 'ION' } } as const;
    const turn = adjustmentTurn({ ...position, units }, [order], ARMY_FLEET_1984);
    return { turn, words: told({ phase: 'adjustments', turn }).join('\n') };
  };
  const both = remove('F', [FLEET, ARMY]);
  expect(both.turn.ruling.after.units).toEqual([]);
  expect(both.words).toContain('The army aboard the fleet in the Ionian Sea is removed with it.');
  expect(both.words).toContain('wird mit ihr aufgelöst');
  const paris: Unit = { power: 'France', kind: 'A', at: 'PAR' };
  const nobody = remove('A', [FLEET, paris]);
  expect(nobody.turn.ruling.orders.map(({ outcome }) => outcome)).toEqual(['illegal']);
  expect(nobody.words).toContain('France has no army aboard in the Ionian Sea');
});

test('a fleet that turns right may meet another: both go off the board, and the army with its fleet', () => {
  const other: Unit = { power: 'Italy', kind: 'F', at: 'TYS' };
  const turn = retreatTurn(
    {
      units: [],
      dislodged: [
        {
          unit: { ...FLEET, at: 'WES' },
          aboard: { ...ARMY, at: 'WES' },
          retreats: ['LYO'],
          barred: [],
          displaced: 'LYO',
        },
        { unit: other, retreats: ['LYO'], barred: [] },
      ],
    },
    [{ type: 'retreat', power: 'Italy', unit: other, to: 'LYO' }],
    ARMY_FLEET_1984,
  );
  expect(turn.ruling.orders.map(({ outcome }) => outcome)).toEqual(['collides', 'collides']);
  expect(turn.ruling.after.units).toEqual([]);
  expect(told({ phase: 'retreats', turn }).join('\n')).toContain('Its army goes with it.');
});
