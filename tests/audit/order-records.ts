import type { Location, Unit } from '../../src/board/board.ts';
import { fullName } from '../../src/board/names.ts';
import { POWERS, type Power } from '../../src/board/powers.ts';
import { daide } from '../../src/orders/notations/daide/daide.ts';
import type { RandomPhase } from './random-game.ts';

/** A game as an order history of webDiplomacy, without lists of units. */
export function asHistory(phases: readonly RandomPhase[]): string {
  const kind = (one: Pick<Unit, 'kind'>): string => (one.kind === 'A' ? 'army' : 'fleet');
  const place = (at: Location): string => fullName(at);
  return phases
    .map((one) => {
      const told = (power: Power): readonly string[] => {
        switch (one.phase) {
          case 'movement':
            return one.ruling.orders.flatMap(({ order, outcome, dislodged }) => {
              if (order?.power !== power) return [];
              const fails = !['holds', 'succeeds', 'given', 'available'].includes(outcome);
              const marks = `${fails ? ' (fail)' : ''}${dislodged ? ' (dislodged)' : ''}`;
              const what = ((): string => {
                switch (order.type) {
                  case 'move':
                    return `move to ${place(order.to)}`;
                  case 'support-hold':
                    return `support hold to ${place(order.target.at)}`;
                  case 'support-move':
                    return `support move to ${place(order.to)} from ${place(order.target.at)}`;
                  default:
                    return 'hold';
                }
              })();
              return [`The ${kind(order.unit)} at ${place(order.unit.at)} ${what}.${marks}`];
            });
          case 'retreats':
            return one.orders.flatMap((order) => {
              if (order.power !== power) return [];
              const what = order.type === 'retreat' ? `retreat to ${place(order.to)}` : 'disband';
              return [`The ${kind(order.unit)} at ${place(order.unit.at)} ${what}.`];
            });
          case 'adjustments':
            return one.orders.flatMap((order) => {
              if (order.power !== power || order.type === 'waive') return [];
              return order.type === 'build'
                ? [`Build army at ${place(order.unit.at)}.`]
                : [`Destroy the unit at ${place(order.unit.at)}.`];
            });
        }
      };
      const season = one.season === 'Spring' ? 'Spring' : 'Autumn';
      const lists = POWERS.flatMap((power) => {
        const orders = told(power);
        return orders.length > 0 ? [`${power}:`, ...orders] : [];
      });
      return [`${season}, ${String(one.year)}`, ...lists, ''].join('\n');
    })
    .join('\n');
}

/** The same as a log of DAIDE without its positions: nothing but orders with their results. */
export function asLog(phases: readonly RandomPhase[]): string {
  const SEASONS = {
    'Spring movement': 'SPR',
    'Spring retreats': 'SUM',
    'Fall movement': 'FAL',
    'Fall retreats': 'AUT',
    'Winter adjustments': 'WIN',
  } as const;
  const RESULTS: Readonly<Record<string, string>> = {
    bounces: 'BNC',
    blocked: 'BNC',
    stopped: 'BNC',
    cut: 'CUT',
    void: 'NSO',
    illegal: 'NSO',
    'no-path': 'DSR',
    collides: 'BNC',
  };
  return phases
    .flatMap((one) => {
      const season = SEASONS[`${one.season} ${one.phase}` as keyof typeof SEASONS];
      const line = (words: string, result: string): string =>
        `ORD ( ${season} ${String(one.year)} ) ( ${words} ) ( ${result} )`;
      switch (one.phase) {
        case 'movement': {
          const all = one.ruling.orders.flatMap(({ order }) => (order ? [order] : []));
          const written = daide.movement.write(all).split('\n');
          return one.ruling.orders.flatMap(({ order, outcome, dislodged }) => {
            if (!order) return [];
            const { power, unit } = order;
            const whose = daide.movement.writeOrder({ type: 'hold', power, unit }).slice(0, -3);
            const words = written.find((each) => each.startsWith(`SUB (${whose}`));
            const result = `${RESULTS[outcome] ?? 'SUC'}${dislodged ? ' RET' : ''}`;
            return words ? [line(words.slice(5, -1), result)] : [];
          });
        }
        case 'retreats':
          return one.ruling.orders.flatMap(({ order, outcome }) =>
            order ? [line(daide.retreats.writeOrder(order), RESULTS[outcome] ?? 'SUC')] : [],
          );
        case 'adjustments':
          return one.orders.map((order) => line(daide.adjustments.writeOrder(order), 'SUC'));
      }
    })
    .join('\n');
}
