import { legalOrders } from '../../src/law/legal-orders.ts';
import {
  fleetLocations,
  LOCATIONS,
  spaceOf,
  type Location,
  type Unit,
} from '../../src/board/board.ts';
import { CENTRES } from '../../src/board/centres.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { Power } from '../../src/board/powers.ts';
import { dueOf } from '../../src/game/centres.ts';
import { editionOf, type Game, type Moment } from '../../src/game/game.ts';
import {
  formatAdjustmentOrder,
  formatOrder,
  formatRetreatOrder,
} from '../../src/orders/format-order.ts';
import type { Move, Order } from '../../src/orders/order.ts';
import type { Luck } from './games-luck.ts';

/** How a power plays: how often it writes nonsense, and whether it goes all out for centres. */
export interface Temper {
  /** The percentage of illegal orders. */
  readonly nonsense: number;
  /** The power that wins, if any: the others mostly hold. */
  readonly conqueror: Power | null;
}

const IMPOSSIBLE = ['A Atlantis-Mos', 'F', 'A Par-', '-', 'hold everything'] as const;

/** What a power writes at this moment. Mostly legal. */
export function slipOf(game: Game, power: Power, luck: Luck, temper: Temper): string {
  if (luck.percent(temper.nonsense / 4)) return luck.oneOf(IMPOSSIBLE) ?? '';
  const lines = ordersFor(game, power, luck, temper);
  const foreign = game.now.units.find((unit) => unit.power !== power);
  if (foreign && luck.percent(temper.nonsense / 4)) {
    const { power: other, ...unit } = foreign;
    return [...lines, `${other}: ${formatOrder({ type: 'hold', power: other, unit })}`].join('\n');
  }
  return lines.join(luck.percent(50) ? '\n' : ', ');
}

function ordersFor(game: Game, power: Power, luck: Luck, temper: Temper): readonly string[] {
  switch (game.now.when.phase) {
    case 'movement':
      return movesOf(game, power, luck, temper);
    case 'retreats':
      return retreatsOf(game.now, power, luck, temper);
    case 'adjustments':
      return adjustmentsOf(game.now, power, luck, temper);
  }
}

const isCentre = (at: Location): boolean => CENTRES.some((centre) => centre === spaceOf(at));

function movesOf(
  game: Game,
  power: Power,
  luck: Luck,
  { nonsense, conqueror }: Temper,
): readonly string[] {
  const { now } = game;
  const isTame = conqueror !== null && conqueror !== power;
  const edition = editionOf(game);
  const planned: Move[] = [];
  const orders: Order[] = [];
  const own = now.units.filter((unit) => unit.power === power);
  for (const unit of own) {
    const legal = legalOrders({ units: now.units }, spaceOf(unit.at), edition);
    const order = choose(legal);
    if (!order) continue;
    if (order.type === 'move') planned.push(order);
    orders.push(order);
  }
  return orders.flatMap((order) => {
    if (luck.percent(nonsense)) return wild(order.unit, power);
    if (luck.percent(nonsense / 8)) return [];
    return [formatOrder(order)];
  });

  function choose(legal: readonly Order[]): Order | null {
    const supports = legal.filter(
      (order) =>
        order.type === 'support-move' &&
        planned.some(
          (move) =>
            spaceOf(move.unit.at) === spaceOf(order.target.at) &&
            spaceOf(move.to) === spaceOf(order.to),
        ),
    );
    const pace = isTame ? 25 : 60;
    if (supports.length > 0 && luck.percent(isTame ? 10 : 65)) return luck.oneOf(supports);
    if (!luck.percent(pace)) return luck.oneOf(legal);
    const moves = legal.filter((order): order is Move => order.type === 'move');
    const raids = moves.filter(({ to }) => isCentre(to) && now.owners[spaceOf(to)] !== power);
    return luck.oneOf(raids.length > 0 && luck.percent(80) ? raids : moves);
  }

  function wild(unit: Order['unit'], by: Power): readonly string[] {
    const to = luck.oneOf(LOCATIONS);
    if (!to) return [];
    const move: Order = { type: 'move', power: by, unit, to: spaceOf(to), viaConvoy: false };
    const hold: Order = { type: 'hold', power: by, unit };
    return luck.percent(30) ? [formatOrder(move), formatOrder(hold)] : [formatOrder(move)];
  }
}

function retreatsOf(
  { dislodged }: Moment,
  power: Power,
  luck: Luck,
  { nonsense }: Temper,
): readonly string[] {
  return dislodged.flatMap(({ unit: { power: owner, ...unit }, retreats, barred }) => {
    if (owner !== power || luck.percent(nonsense)) return [];
    const bars = barred.map(({ at }) => at);
    const to = luck.oneOf(luck.percent(nonsense) ? bars : retreats);
    if (to === null || luck.percent(10))
      return [formatRetreatOrder({ type: 'disband', power, unit })];
    return [formatRetreatOrder({ type: 'retreat', power, unit, to })];
  });
}

function adjustmentsOf(
  moment: Moment,
  power: Power,
  luck: Luck,
  { nonsense }: Temper,
): readonly string[] {
  const { units: due, sites } = dueOf(moment, power);
  const own = moment.units.filter((unit) => unit.power === power);
  if (due < 0) {
    const many = luck.percent(nonsense) ? luck.below(2 - due) : -due;
    return Array.from({ length: many }, () => luck.oneOf(own))
      .filter((unit) => unit !== null)
      .map(({ kind, at }) => formatAdjustmentOrder({ type: 'remove', power, unit: { kind, at } }));
  }
  const places = luck.percent(nonsense) ? CENTRES : sites;
  const first = luck.below(Math.max(1, places.length));
  const order = [...places.slice(first), ...places.slice(0, first)];
  const wanted = order.slice(0, luck.percent(nonsense) ? due + 2 : due);
  return wanted.map((site) => {
    if (luck.percent(5)) return formatAdjustmentOrder({ type: 'waive', power });
    const ports = fleetLocations(site);
    const port = luck.percent(40) ? luck.oneOf(ports) : null;
    const unit = port ? ({ kind: 'F', at: port } as const) : ({ kind: 'A', at: site } as const);
    return formatAdjustmentOrder({ type: 'build', power, unit });
  });
}

/**
 * A board that a game master might set instead: one unit is removed, added or placed elsewhere, and a centre changes
 * hands.
 */
export function correctionOf(
  { units, owners }: Moment,
  luck: Luck,
  powers: readonly Power[],
): Pick<Moment, 'units' | 'owners'> {
  const place = luck.below(units.length + 1);
  const kept = units.filter((_, at) => at !== place);
  const at = luck.oneOf(LOCATIONS);
  const power = luck.oneOf(powers);
  const centre = luck.oneOf(CENTRES);
  const fresh: readonly Unit[] =
    at && power && luck.percent(70)
      ? [{ power, kind: SPACES[spaceOf(at)].kind === 'inland' ? 'A' : 'F', at }]
      : [];
  return {
    units: [...kept, ...fresh],
    owners: power && centre ? { ...owners, [centre]: power } : owners,
  };
}
