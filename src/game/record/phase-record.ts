import { type Location, spaceOf, type Unit } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import { unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { Language } from '../../explain/languages/language.ts';
import {
  adjustmentOutcomeWords,
  outcomeWords,
  retreatOutcomeWords,
} from '../../explain/in-words.ts';
import {
  formatAdjustmentOrder,
  formatOrder,
  formatPiece,
  formatRetreatOrder,
} from '../../orders/format-order.ts';
import { formatUnits } from '../board-text.ts';
import { centresOf, unusedBuilds } from '../centres.ts';
import type { Game, Moment, Played } from '../game.ts';
import type { ByPower, DislodgedRecord, OrderRecord, PhaseRecord } from './record.ts';
import { ruleAdjustments, ruleMoves, ruleRetreats } from '../rule-phase.ts';

/** The orders of a phase, and their outcomes. */
export function phaseRecordOf(
  game: Game,
  moment: Played,
  language: Language,
): Pick<PhaseRecord, 'orders' | 'dislodged' | 'centres' | 'unused'> {
  switch (moment.when.phase) {
    case 'movement':
      return movesOf(game, moment, language);
    case 'retreats':
      return retreatsOf(game, moment, language);
    case 'adjustments':
      return adjustmentsOf(game, moment, language);
  }
}

interface Row extends OrderRecord {
  readonly power: Power | undefined;
}

type Recorded = ReturnType<typeof phaseRecordOf>;

function movesOf(game: Game, moment: Moment, language: Language): Recorded {
  const { turn, closed } = ruleMoves(game, moment);
  const named = (name: UnitAt) => moment.units.find((unit) => unitAt(unit) === name);
  const barred = new Set(closed.map((order) => unitAt(order.unit)));
  const rows = turn.ruling.orders.flatMap((ruled): readonly Row[] => {
    const { order, unit: at, dislodged } = ruled;
    const unit = named(at);
    if (!order && barred.has(at)) return [];
    const { word, detail } = outcomeWords(ruled, turn, language);
    return [
      {
        power: order?.power ?? unit?.power,
        order: order ? formatOrder(order) : unit ? formatPiece(unit) : '',
        silent: order === null,
        outcome: word,
        detail,
        dislodged,
      },
    ];
  });
  const shut = closed.map((order): Row => {
    const { power } = order;
    const dislodged = turn.ruling.dislodged.some(({ unit }) => unit === unitAt(order.unit));
    const words = { silent: false, outcome: 'closed', detail: '' };
    return { power, order: formatOrder(order), ...words, dislodged };
  });
  return {
    orders: rowsByPower([...rows, ...shut]),
    dislodged: turn.ruling.dislodged.flatMap(({ unit: at, by, retreats }) => {
      const unit = named(at);
      return unit ? [dislodgedOf(unit, formatLocation(by), retreats)] : [];
    }),
    centres: null,
  };
}

function retreatsOf(game: Game, moment: Moment, language: Language): Recorded {
  const { turn, closed } = ruleRetreats(game, moment);
  const fallen = (at: string) => moment.dislodged.find(({ unit }) => spaceOf(unit.at) === at)?.unit;
  const stays = (at: string): boolean =>
    turn.ruling.steps.some(({ fact }) => fact.type === 'retreat-succeeds' && fact.unit === at);
  const rows = turn.ruling.orders.map((ruled): Row => {
    const { order, unit: at } = ruled;
    const unit = fallen(at);
    const { word, detail } = retreatOutcomeWords(ruled, turn, language);
    const isOwn = order === null || order.power === unit?.power;
    const isLost = isOwn && unit !== undefined && ruled.outcome !== 'disbands' && !stays(at);
    return {
      power: order?.power ?? unit?.power,
      order: order ? formatRetreatOrder(order) : unit ? formatPiece(unit) : '',
      silent: order === null,
      outcome: word,
      detail,
      dislodged: false,
      ...(isLost ? { disbanded: true } : {}),
    };
  });
  const shut = closed.map((order): Row => ({
    power: order.power,
    order: formatRetreatOrder(order),
    ...{ silent: false, outcome: 'closed', detail: '', dislodged: false },
  }));
  return {
    orders: rowsByPower([...rows, ...shut]),
    dislodged: moment.dislodged.map(({ unit, retreats, barred }) => {
      const from = barred.find(({ reason }) => reason === 'attacker-origin');
      return dislodgedOf(unit, from ? formatLocation(from.at) : '', retreats);
    }),
    centres: null,
  };
}

function adjustmentsOf(game: Game, moment: Moment, language: Language): Recorded {
  const turn = ruleAdjustments(game, moment);
  const { ruling } = turn;
  const unused = unusedBuilds(moment, ruling.orders);
  const ordered = ruling.orders.map((ruled): Row => {
    const { word, detail } = adjustmentOutcomeWords(ruled, turn, language);
    return {
      power: ruled.order.power,
      order: formatAdjustmentOrder(ruled.order),
      ...{ silent: false, outcome: word, detail, dislodged: false },
    };
  });
  const removed = ruling.removed.units.map((unit): Row => ({
    power: unit.power,
    order: formatPiece(unit),
    ...{ silent: true, outcome: 'removed', detail: '', dislodged: false },
  }));
  const owned = (owners: Moment['owners']) =>
    byPower((power) => centresOf(owners, power).map((at) => formatLocation(at)));
  return {
    orders: rowsByPower([...ordered, ...removed]),
    dislodged: [],
    ...(Object.keys(unused).length > 0 ? { unused } : {}),
    centres: { before: owned(moment.owners), after: owned(ruling.owners) },
  };
}

const dislodgedOf = (unit: Unit, by: string, retreats: readonly Location[]): DislodgedRecord => ({
  power: unit.power,
  unit: formatPiece(unit),
  by,
  retreats: retreats.map((at) => formatLocation(at)),
});

/** A power's units, in notation. */
export const unitTexts =
  ({ units }: Pick<Moment, 'units'>) =>
  (power: Power): readonly string[] =>
    formatUnits(units.filter((unit) => unit.power === power));

const rowsByPower = (rows: readonly Row[]): ByPower<readonly OrderRecord[]> =>
  byPower((power) =>
    rows
      .filter((row) => row.power === power)
      .map(({ order, silent, outcome, detail, dislodged, disbanded }) => ({
        ...{ order, silent, outcome, detail, dislodged },
        ...(disbanded ? { disbanded } : {}),
      })),
  );

/** The non-empty lists, by power. */
export function byPower<T>(of: (power: Power) => readonly T[]): ByPower<readonly T[]> {
  return Object.fromEntries(
    POWERS.map((power) => [power, of(power)] as const).filter(([, list]) => list.length > 0),
  );
}
