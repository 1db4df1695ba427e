import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../src/board/board.ts';
import {
  attackedFrom,
  moved,
  press,
  replaced,
  type EditedPosition,
  type Editing,
} from '../../../src/ui/position/edit-position.ts';

const EMPTY: EditedPosition = { units: [], owners: {}, dislodged: [], contested: [] };
const START: Editing = { tool: 'unit', power: 'Russia', kind: 'A', picked: null };

/** Presses spaces one after another; `refusals`: what was refused. */
function pressing(spaces: readonly SpaceId[], editing = START, from = EMPTY) {
  let position = from;
  let { picked } = editing;
  const refusals: string[] = [];
  for (const space of spaces) {
    const pressed = press(position, { ...editing, picked }, space);
    position = pressed.position ?? position;
    picked = pressed.picked;
    if (pressed.refused) refusals.push(`${pressed.refused.why} ${pressed.refused.space}`);
  }
  return { position, picked, refusals };
}
const placed = ({ units }: EditedPosition): readonly string[] =>
  units.map(({ power, kind, at }) => `${power.charAt(0)} ${kind} ${at}`);

describe('a press on the board', () => {
  test('puts a unit on each empty space: fleets at sea, armies inland', () => {
    expect(placed(pressing(['MOS', 'BLA', 'SEV', 'STP']).position)).toEqual([
      ...['R A MOS', 'R F BLA', 'R A SEV', 'R A STP'],
    ]);
    const fleets = pressing(['MOS', 'SEV', 'STP'], { ...START, kind: 'F' });
    expect(placed(fleets.position)).toEqual(['R A MOS', 'R F SEV', 'R F STP/NC']);
  });

  test('picks a unit, and the next one moves it; pressed again it is let go', () => {
    const { position } = pressing(['MOS', 'BLA']);
    expect(placed(pressing(['MOS', 'UKR'], START, position).position)).toEqual([
      ...['R A UKR', 'R F BLA'],
    ]);
    const again = pressing(['MOS', 'MOS', 'UKR'], START, position);
    expect(placed(again.position)).toEqual(['R A MOS', 'R F BLA', 'R A UKR']);
    expect(pressing(['MOS', 'BLA'], START, position).picked?.space).toBe('BLA');
  });

  test('does not send a unit where it cannot stand', () => {
    const { position } = pressing(['MOS', 'BLA']);
    const army = pressing(['MOS', 'BAR'], START, position);
    expect(army).toMatchObject({ position, refusals: ['no-army-there BAR'] });
    expect(pressing(['BLA', 'UKR'], START, position).refusals).toEqual(['no-fleet-there UKR']);
    const there = moved(position, { space: 'MOS', isDislodged: false, isFresh: false }, 'BLA');
    expect(there.refused?.why).toBe('occupied');
  });

  test('gives a centre to the power, and takes it back', () => {
    const centre: Editing = { ...START, tool: 'centre' };
    expect(pressing(['BUL', 'WAR'], centre).position.owners).toEqual({
      BUL: 'Russia',
      WAR: 'Russia',
    });
    expect(pressing(['BUL', 'BUL'], centre).position.owners).toEqual({});
    expect(pressing(['UKR'], centre).refusals).toEqual(['no-centre UKR']);
  });

  test('marks what a stand-off left empty; a unit put there ends that', () => {
    const contested: Editing = { ...START, tool: 'contested' };
    const { position } = pressing(['BUR', 'GAL', 'BUR'], contested);
    expect(position.contested).toEqual(['GAL']);
    const held = pressing(['GAL'], START, position).position;
    expect(held.contested).toEqual([]);
    expect(pressing(['GAL'], contested, held).refusals).toEqual(['occupied GAL']);
  });

  test('a dislodged unit shares its space; where it was attacked from is lost when it moves', () => {
    const { position } = pressing(['BUR']);
    const fallen: Editing = { ...START, tool: 'dislodged', power: 'France' };
    const there = pressing(['BUR'], fallen, position).position;
    const picked = { space: 'BUR', isDislodged: true, isFresh: false } as const;
    const stated = attackedFrom(there, picked, 'MUN', true);
    expect(stated.dislodged).toEqual([
      { unit: { power: 'France', kind: 'A', at: 'BUR' }, from: 'MUN', byConvoy: true },
    ]);
    expect(moved(stated, picked, 'GAS').position?.dislodged[0]).toMatchObject({
      from: null,
      byConvoy: false,
    });
    expect(placed(stated)).toEqual(['R A BUR']);
    expect(replaced(stated, picked, null)).toEqual(position);
  });
});
