import type { Location, SpaceId } from '../../../../src/board/board.ts';
import { spaceOf } from '../../../../src/board/board.ts';
import { SEAS, armySteps, fleetSteps, isSea, seasOff, touches } from './board.ts';
import type { ByPower, Unit } from './board.ts';
import type { Dice } from './dice.ts';
import { oddOrder } from './odd-orders.ts';
import { withoutNamedReadings } from './named-readings.ts';

type Letter = 'A' | 'F' | 'AF';

/** What a unit is ordered to do, as a support names it. */
interface Deed {
  readonly unit: Unit;
  readonly letter: Letter;
  readonly at: Location;
  readonly to: Location | null;
}

/** Orders while they are written. */
interface Draft {
  readonly units: readonly Unit[];
  readonly unitIn: ReadonlyMap<SpaceId, Unit>;
  readonly texts: Map<Unit, string>;
  readonly deeds: Deed[];
  /** Armies that are ordered to board, by the sea. */
  readonly boarders: Map<SpaceId, Unit>;
  readonly supporters: Unit[];
  readonly dice: Dice;
  /** One of a list, often where a unit is or where others may go. */
  readonly toward: <T extends Location>(list: readonly T[]) => T;
}

const letterOf = ({ kind, moves }: Unit): Letter => (moves > 0 ? 'AF' : kind);
const coastOf = (sea: Location): readonly SpaceId[] => [
  ...new Set(
    fleetSteps(sea)
      .map(spaceOf)
      .filter((space) => !isSea(space)),
  ),
];
const reaches = ({ kind, at }: Unit, space: SpaceId): boolean =>
  kind === 'A'
    ? armySteps(at).includes(space)
    : fleetSteps(at).some((step) => spaceOf(step) === space);

function draftOf(units: readonly Unit[], dice: Dice): Draft {
  const unitIn = new Map(units.map((unit) => [spaceOf(unit.at), unit]));
  const near = new Set(units.flatMap(({ at }) => fleetSteps(at).map(spaceOf)));
  const busy = new Set([...dice.shuffled([...near]).slice(0, 4), ...unitIn.keys()]);
  return {
    units,
    unitIn,
    texts: new Map(),
    deeds: [],
    boarders: new Map(),
    supporters: [],
    dice,
    toward(list) {
      const liked = list.filter((at) => busy.has(spaceOf(at)));
      return dice.pick(liked.length > 0 && dice.chance(0.75) ? liked : list);
    },
  };
}

/** Orders for most units; `odd`: many that mean little. Some units of the known case keep their orders. */
export function ordersFor(
  units: readonly Unit[],
  kept: ReadonlyMap<SpaceId, string>,
  oddity: number,
  dice: Dice,
): ByPower {
  const draft = draftOf(units, dice);
  const armies = units.filter(({ kind }) => kind === 'A');
  const fleets = units.filter(({ kind }) => kind === 'F');
  for (const army of dice.shuffled(armies)) if (!dice.chance(0.05)) orderArmy(army, draft);
  for (const fleet of dice.shuffled(fleets)) {
    if (draft.texts.has(fleet) || dice.chance(0.04)) continue;
    const carries = isSea(fleet.at) && (fleet.moves > 0 || draft.boarders.has(spaceOf(fleet.at)));
    if (carries) orderCarrier(fleet, draft);
    else orderFleet(fleet, draft);
  }
  for (const unit of draft.supporters)
    draft.deeds.push({ unit, letter: letterOf(unit), at: unit.at, to: null });
  for (const unit of draft.supporters) orderSupport(unit, draft);
  for (const unit of units) {
    const text = kept.get(spaceOf(unit.at));
    if (text !== undefined) draft.texts.set(unit, text);
    else if (dice.chance(oddity)) draft.texts.set(unit, oddOrder(unit, units, dice));
  }
  // A power that writes nothing (1982 X).
  const absent = dice.chance(0.03) ? dice.pick(units).power : null;
  const lists: Record<string, string[]> = {};
  for (const [unit, text] of draft.texts)
    if (unit.power !== absent) (lists[unit.power] ??= []).push(text);
  return withoutNamedReadings(lists);
}

function orderArmy(
  unit: Unit,
  { unitIn, texts, deeds, boarders, supporters, dice, toward }: Draft,
) {
  const { at, power } = unit;
  const fleets = seasOff(at).filter((sea) => unitIn.get(sea)?.kind === 'F');
  const own = fleets.filter((sea) => {
    const fleet = unitIn.get(sea);
    return fleet?.power === power && (fleet.moves === 0 || dice.chance(0.2));
  });
  const steps = armySteps(at);
  const kind = dice.weighted({
    move: steps.length > 0 ? 3 : 0,
    board: own.length > 0 ? 5 : dice.chance(0.1) ? 1 : 0,
    ferry: fleets.length > 0 ? 4 : 0,
    support: 4,
    hold: 1,
  });
  switch (kind) {
    case 'move': {
      const to = toward(steps);
      texts.set(unit, `A ${at} - ${to}${dice.chance(0.03) ? ' FERRY' : ''}`);
      deeds.push({ unit, letter: 'A', at, to });
      return;
    }
    case 'board': {
      const sea = dice.pick(own.length > 0 ? own : [...seasOff(at), dice.pick(SEAS)]);
      texts.set(unit, `A ${at} BOARDS F ${sea}`);
      boarders.set(sea, unit);
      return;
    }
    case 'ferry': {
      const sea = dice.pick(fleets);
      const to = toward(coastOf(sea).filter((space) => space !== at));
      texts.set(unit, `A ${at} - ${to}${dice.chance(0.8) ? ' FERRY' : ''}`);
      deeds.push({ unit, letter: 'A', at, to });
      for (const other of fleets) {
        const fleet = unitIn.get(other);
        if (!fleet || texts.has(fleet) || !touches(other, to)) continue;
        if (!dice.chance(other === sea ? 0.95 : 0.4)) continue;
        const goal = dice.chance(0.04) ? toward(coastOf(other)) : to;
        texts.set(fleet, `F ${other} FERRY A ${at} - ${goal}`);
      }
      return;
    }
    case 'support':
      supporters.push(unit);
      return;
    case 'hold':
      texts.set(unit, `A ${at} H`);
  }
}

/** A fleet at sea that has an army aboard or is to be boarded. */
function orderCarrier(unit: Unit, draft: Draft): void {
  const { texts, deeds, boarders, supporters, dice, toward } = draft;
  const { at } = unit;
  const has = unit.moves > 0;
  const letter: Letter = dice.chance(has ? 0.95 : 0.7) ? 'AF' : 'F';
  const seas = fleetSteps(at).filter(isSea);
  const start = has ? at : (boarders.get(spaceOf(at))?.at ?? at);
  const kind = dice.weighted({
    sail: seas.length > 0 ? 2 : 0,
    'land-after': seas.length > 0 ? 3 : 0,
    'land-and-stay': has ? 2 : 0.2,
    'land-with-support': has ? 2 : 0.2,
    'land-and-sail': has && seas.length > 0 ? 3 : 0.1,
    'land-and-go-ashore': has ? 2 : 0.1,
    support: 2.5,
    hold: 1,
    ashore: 0.25,
    odd: 0.3,
  });
  const deed = (name: Letter, from: Location, to: Location | null, times: number): void => {
    for (let time = 0; time < times; time += 1) deeds.push({ unit, letter: name, at: from, to });
  };
  switch (kind) {
    case 'sail': {
      const to = toward(seas);
      texts.set(unit, `${letter} ${at} - ${to}`);
      deed(letter, at, to, 1);
      return;
    }
    case 'land-after': {
      const to = toward(seas);
      const shore = dice.chance(0.03) ? dice.pick(coastOf(at)) : toward(coastOf(to));
      texts.set(unit, `${letter} ${at} - ${to}, A DISEMBARKS ${shore}`);
      deed(letter, at, to, 1);
      deed('A', start, shore, 2);
      // The landing by the sea it is made from.
      if (dice.chance(0.2)) deed('A', to, shore, 1);
      return;
    }
    case 'land-and-stay':
    case 'land-with-support':
    case 'land-and-sail':
    case 'land-and-go-ashore': {
      const shore = toward(coastOf(dice.chance(0.03) ? dice.pick(SEAS) : at));
      const lands = `A DISEMBARKS ${shore}, F ${at}`;
      deed('A', at, shore, 2);
      const steps = kind === 'land-and-sail' ? seas : fleetSteps(at).filter((step) => !isSea(step));
      if (kind === 'land-with-support') texts.set(unit, `${lands} S A - ${shore}`);
      else if (kind === 'land-and-stay' || steps.length === 0) texts.set(unit, `${lands} H`);
      else {
        const to = toward(steps);
        texts.set(unit, `${lands} - ${maybeWithoutCoast(to, dice)}`);
        deed('F', at, to, 2);
        return;
      }
      deed('AF', at, null, 1);
      return;
    }
    case 'support':
      supporters.push(unit);
      return;
    case 'hold':
      texts.set(unit, `${letter} ${at} H`);
      deed(letter, at, null, 1);
      return;
    case 'ashore':
      texts.set(unit, `${letter} ${at} - ${toward(fleetSteps(at))}`);
      return;
    case 'odd': {
      const [one, other] = [toward(coastOf(at)), toward(coastOf(at))];
      const lands = `A DISEMBARKS ${one}, F ${at}`;
      const odd = [
        `${lands} FERRY A ${other} - ${one}`,
        `${lands} S F ${dice.pick(draft.units).at}`,
        `F ${at} FERRY A ${one} - ${other}`,
        `AF ${at} - ${dice.pick(SEAS)}`,
      ];
      texts.set(unit, dice.pick(odd));
    }
  }
}

export const maybeWithoutCoast = (at: Location, dice: Dice): Location =>
  dice.chance(0.12) ? spaceOf(at) : at;

function orderFleet(unit: Unit, { texts, deeds, supporters, dice, toward }: Draft): void {
  const { at } = unit;
  const kind = dice.weighted({ move: 4, support: 4.5, hold: 0.7 });
  if (kind === 'support') {
    supporters.push(unit);
    return;
  }
  const to = kind === 'move' ? toward(fleetSteps(at)) : null;
  texts.set(unit, to === null ? `F ${at} H` : `F ${at} - ${maybeWithoutCoast(to, dice)}`);
  deeds.push({ unit, letter: 'F', at, to });
}

/** Usually a support of a move within reach, preferably of the same power; sometimes of anything. */
function orderSupport(unit: Unit, { texts, deeds, dice }: Draft): void {
  const others = deeds.filter((deed) => deed.unit !== unit);
  const fits = others.filter(({ at, to }) => reaches(unit, spaceOf(to ?? at)));
  const moves = fits.filter(({ to }) => to !== null);
  const own = moves.filter((deed) => deed.unit.power === unit.power);
  const choose = (): Deed | null => {
    if (moves.length > 0 && dice.chance(0.8))
      return dice.pick(own.length > 0 && dice.chance(0.6) ? own : moves);
    if (fits.length > 0 && dice.chance(0.85)) return dice.pick(fits);
    return others.length > 0 && dice.chance(0.5) ? dice.pick(others) : null;
  };
  const deed = choose();
  const name = `${letterOf(unit)} ${unit.at}`;
  if (!deed) {
    texts.set(unit, `${name} H`);
    return;
  }
  const { letter, at, to } = deed;
  // An army may land where it is (II.a), so a support to there is legal, though it seldom supports anything.
  const back = letter === 'A' && dice.chance(0.3) ? ` - ${at}` : '';
  const goal = to === null ? back : ` - ${dice.chance(0.3) ? spaceOf(to) : to}`;
  texts.set(unit, `${name} S ${letter} ${at}${goal}`);
}
