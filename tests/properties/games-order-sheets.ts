import { legalOrders } from '../../src/law/legal-orders.ts';
import {
  type Board,
  fleetLocations,
  spaceIn,
  spaceOf,
  type Location,
  type Unit,
} from '../../src/board/board.ts';
import { boardCalled } from '../../src/board/others/known-boards.ts';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { dueOf } from '../../src/game/centres.ts';
import { boardAt, editionOf, type Game, type Moment, positionAt } from '../../src/game/game.ts';
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
    return [
      ...lines,
      `${other}: ${formatOrder({ type: 'hold', power: other, unit }, boardAt(game.now))}`,
    ].join('\n');
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

const isCentre = (at: Location, { centres }: Board): boolean => centres.includes(spaceOf(at));

function movesOf(
  game: Game,
  power: Power,
  luck: Luck,
  { nonsense, conqueror }: Temper,
): readonly string[] {
  const { now } = game;
  const board = boardAt(now);
  const isTame = conqueror !== null && conqueror !== power;
  const edition = editionOf(game);
  const planned: Move[] = [];
  const orders: Order[] = [];
  const own = now.units.filter((unit) => unit.power === power);
  for (const unit of own) {
    const legal = legalOrders(positionAt(now), spaceOf(unit.at), edition);
    const order = choose(legal);
    if (!order) continue;
    if (order.type === 'move') planned.push(order);
    orders.push(order);
  }
  return orders.flatMap((order) => {
    if (luck.percent(nonsense)) return wild(order.unit, power);
    if (luck.percent(nonsense / 8)) return [];
    return [formatOrder(order, board)];
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
    const raids = moves.filter(
      ({ to }) => isCentre(to, board) && now.owners[spaceOf(to)] !== power,
    );
    return luck.oneOf(raids.length > 0 && luck.percent(80) ? raids : moves);
  }

  function wild(unit: Order['unit'], by: Power): readonly string[] {
    const to = luck.oneOf(board.locations);
    if (!to) return [];
    const move: Order = { type: 'move', power: by, unit, to: spaceOf(to), viaConvoy: false };
    const hold: Order = { type: 'hold', power: by, unit };
    return luck.percent(30)
      ? [formatOrder(move, board), formatOrder(hold, board)]
      : [formatOrder(move, board)];
  }
}

function retreatsOf(
  { dislodged, ...moment }: Moment,
  power: Power,
  luck: Luck,
  { nonsense }: Temper,
): readonly string[] {
  const board = boardAt(moment);
  return dislodged.flatMap(({ unit: { power: owner, ...unit }, retreats, barred }) => {
    if (owner !== power || luck.percent(nonsense)) return [];
    const bars = barred.map(({ at }) => at);
    const to = luck.oneOf(luck.percent(nonsense) ? bars : retreats);
    if (to === null || luck.percent(10))
      return [formatRetreatOrder({ type: 'disband', power, unit }, board)];
    return [formatRetreatOrder({ type: 'retreat', power, unit, to }, board)];
  });
}

function adjustmentsOf(
  moment: Moment,
  power: Power,
  luck: Luck,
  { nonsense }: Temper,
): readonly string[] {
  const { units: due, sites } = dueOf(moment, power);
  const board = boardAt(moment);
  const own = moment.units.filter((unit) => unit.power === power);
  if (due < 0) {
    const many = luck.percent(nonsense) ? luck.below(2 - due) : -due;
    return Array.from({ length: many }, () => luck.oneOf(own))
      .filter((unit) => unit !== null)
      .map(({ kind, at }) =>
        formatAdjustmentOrder({ type: 'remove', power, unit: { kind, at } }, board),
      );
  }
  const places = luck.percent(nonsense) ? board.centres : sites;
  const first = luck.below(Math.max(1, places.length));
  const order = [...places.slice(first), ...places.slice(0, first)];
  const wanted = order.slice(0, luck.percent(nonsense) ? due + 2 : due);
  return wanted.map((site) => {
    if (luck.percent(5)) return formatAdjustmentOrder({ type: 'waive', power }, board);
    const ports = fleetLocations(site, board);
    const port = luck.percent(40) ? luck.oneOf(ports) : null;
    const unit = port ? ({ kind: 'F', at: port } as const) : ({ kind: 'A', at: site } as const);
    return formatAdjustmentOrder({ type: 'build', power, unit }, board);
  });
}

/**
 * A board that a game master might set instead: one unit is removed, added or placed elsewhere, and a centre changes
 * hands.
 */
export function correctionOf(
  { units, owners, variant }: Moment,
  luck: Luck,
): Pick<Moment, 'units' | 'owners'> {
  const board = boardCalled(variant);
  const place = luck.below(units.length + 1);
  const kept = units.filter((_, at) => at !== place);
  const at = luck.oneOf(board.locations);
  const power = luck.oneOf(board.of ? POWERS : board.powers);
  const centre = luck.oneOf(board.centres);
  const fresh: readonly Unit[] =
    at && power && luck.percent(70)
      ? [{ power, kind: spaceIn(spaceOf(at), board).kind === 'inland' ? 'A' : 'F', at }]
      : [];
  return {
    units: [...kept, ...fresh],
    owners: power && centre ? { ...owners, [centre]: power } : owners,
  };
}
