import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../src/board/board.ts';
import {
  attackedFrom,
  displacedTo,
  moved,
  movesAboard,
  press,
  replaced,
  withArmyAboard,
  type EditedPosition,
  type Editing,
} from '../../../src/ui/position/edit-position.ts';

const EMPTY: EditedPosition = { units: [], owners: {}, dislodged: [], contested: [] };
const START: Editing = {
  tool: 'unit',
  power: 'Russia',
  kind: 'A',
  picked: null,
  hasFerries: false,
};

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

  test('picks a unit, and the next one moves it; pressed again it is unpicked', () => {
    const { position } = pressing(['MOS', 'BLA']);
    expect(placed(pressing(['MOS', 'UKR'], START, position).position)).toEqual([
      ...['R A UKR', 'R F BLA'],
    ]);
    const again = pressing(['MOS', 'MOS', 'UKR'], START, position);
    expect(placed(again.position)).toEqual(['R A MOS', 'R F BLA', 'R A UKR']);
    expect(pressing(['MOS', 'BLA'], START, position).picked?.unit).toBe('BLA');
  });

  test('does not send a unit where it cannot be', () => {
    const { position } = pressing(['MOS', 'BLA']);
    const army = pressing(['MOS', 'BAR'], START, position);
    expect(army).toMatchObject({ position, refusals: ['no-army-there BAR'] });
    expect(pressing(['BLA', 'UKR'], START, position).refusals).toEqual(['no-fleet-there UKR']);
    const there = moved(
      position,
      { unit: 'MOS', isDislodged: false, isFresh: false },
      'BLA',
      false,
    );
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

  test('marks what a stand-off left empty; placing a unit there ends that', () => {
    const contested: Editing = { ...START, tool: 'contested' };
    const { position } = pressing(['BUR', 'GAL', 'BUR'], contested);
    expect(position.contested).toEqual(['GAL']);
    const held = pressing(['GAL'], START, position).position;
    expect(held.contested).toEqual([]);
    expect(pressing(['GAL'], contested, held).refusals).toEqual(['occupied GAL']);
  });

  test('a dislodged unit shares its space; the origin of the attack is lost when it moves', () => {
    const { position } = pressing(['BUR']);
    const fallen: Editing = { ...START, tool: 'dislodged', power: 'France' };
    const there = pressing(['BUR'], fallen, position).position;
    const picked = { unit: 'BUR', isDislodged: true, isFresh: false } as const;
    const stated = attackedFrom(there, picked, 'MUN', true);
    expect(stated.dislodged).toEqual([
      { unit: { power: 'France', kind: 'A', at: 'BUR' }, from: 'MUN', byConvoy: true },
    ]);
    expect(moved(stated, picked, 'GAS', false).position?.dislodged[0]).toMatchObject({
      from: null,
      byConvoy: false,
    });
    expect(placed(stated)).toEqual(['R A BUR']);
    expect(replaced(stated, picked, null)).toEqual(position);
  });
});

describe('armies aboard fleets', () => {
  const fleets: Editing = { ...START, hasFerries: true };
  const sea = pressing(['SEV', 'BLA'], fleets).position;
  const aboard = ({ units }: EditedPosition): readonly string[] =>
    units.flatMap(({ at, moves }) => (moves === undefined ? [] : [`${at} ${String(moves)}`]));

  test('an army boards the fleet that it is sent to, and goes ashore again', () => {
    const there = pressing(['SEV', 'BLA'], fleets, sea);
    expect(placed(there.position)).toEqual(['R A BLA', 'R F BLA']);
    expect(aboard(there.position)).toEqual(['BLA 1']);
    expect(there.picked?.unit).toBe('BLA/AB');
    const { position } = there;
    expect(pressing(['BLA'], fleets, position).picked?.unit).toBe('BLA');
    expect(pressing(['BLA', 'BLA'], fleets, position).picked?.unit).toBe('BLA/AB');
    expect(pressing(['BLA', 'BLA', 'BLA'], fleets, position).picked).toBeNull();
    const ashore = pressing(['BLA', 'BLA', 'RUM'], fleets, position).position;
    expect(ashore.units).toContainEqual({ power: 'Russia', kind: 'A', at: 'RUM' });
    expect(pressing(['SEV', 'BLA'], START, sea).position).toEqual(sea);
  });

  test('goes where its fleet goes, and not to a coast', () => {
    const { position } = pressing(['SEV', 'BLA'], fleets, sea);
    const fleet = { unit: 'BLA', isDislodged: false, isFresh: false } as const;
    expect(aboard(moved(position, fleet, 'AEG', true).position ?? EMPTY)).toEqual(['AEG 1']);
    expect(moved(position, fleet, 'ANK', true).refused?.why).toBe('army-aboard');
    expect(replaced(position, fleet, null).units).toEqual([]);
    const turkish = { power: 'Turkey', kind: 'F', at: 'BLA' } as const;
    expect(placed(replaced(position, fleet, turkish))).toEqual(['T A BLA', 'T F BLA']);
  });

  test('its rations are set, and it is removed; also for a dislodged fleet', () => {
    const fleet = { unit: 'BLA', isDislodged: false, isFresh: false } as const;
    const laden = withArmyAboard(sea, fleet, 3);
    expect(aboard(laden)).toEqual(['BLA 3']);
    expect(movesAboard(laden, { ...fleet, unit: 'BLA/AB' as SpaceId })).toBe(3);
    expect(placed(withArmyAboard(laden, fleet, null))).toEqual(placed(sea));
    const fallen = { unit: 'WES', isDislodged: true, isFresh: false } as const;
    const out = pressing(['WES'], { ...fleets, tool: 'dislodged' }, sea).position;
    const stated = displacedTo(withArmyAboard(out, fallen, 2), fallen, 'LYO');
    expect(stated.dislodged).toMatchObject([{ aboard: 2, displaced: 'LYO' }]);
    expect(withArmyAboard(stated, fallen, null).dislodged).toEqual(out.dislodged);
  });
});
