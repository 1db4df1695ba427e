import { type Board, type Location, type Owners, spaceOf, type Unit } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
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
import { boardAt, type Game, type Moment, type Played } from '../game.ts';
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
  const board = boardAt(moment);
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
        order: order ? formatOrder(order, board) : unit ? formatPiece(unit, board) : '',
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
    return { power, order: formatOrder(order, board), ...words, dislodged };
  });
  return {
    orders: rowsByPower([...rows, ...shut], board),
    dislodged: turn.ruling.dislodged.flatMap(({ unit: at, by, retreats }) => {
      const unit = named(at);
      return unit ? [dislodgedOf(unit, formatLocation(by, board), retreats, board)] : [];
    }),
    centres: null,
  };
}

function retreatsOf(game: Game, moment: Moment, language: Language): Recorded {
  const { turn, closed } = ruleRetreats(game, moment);
  const board = boardAt(moment);
  const dislodgedAt = (at: string) =>
    moment.dislodged.find(({ unit }) => spaceOf(unit.at) === at)?.unit;
  const stays = (at: string): boolean =>
    turn.ruling.steps.some(({ fact }) => fact.type === 'retreat-succeeds' && fact.unit === at);
  const rows = turn.ruling.orders.map((ruled): Row => {
    const { order, unit: at } = ruled;
    const unit = dislodgedAt(at);
    const { word, detail } = retreatOutcomeWords(ruled, turn, language);
    const isOwn = order === null || order.power === unit?.power;
    const isLost = isOwn && unit !== undefined && ruled.outcome !== 'disbands' && !stays(at);
    return {
      power: order?.power ?? unit?.power,
      order: order ? formatRetreatOrder(order, board) : unit ? formatPiece(unit, board) : '',
      silent: order === null,
      outcome: word,
      detail,
      dislodged: false,
      ...(isLost ? { disbanded: true } : {}),
    };
  });
  const shut = closed.map((order): Row => ({
    power: order.power,
    order: formatRetreatOrder(order, board),
    ...{ silent: false, outcome: 'closed', detail: '', dislodged: false },
  }));
  return {
    orders: rowsByPower([...rows, ...shut], board),
    dislodged: moment.dislodged.map(({ unit, retreats, barred }) => {
      const from = barred.find(({ reason }) => reason === 'attacker-origin');
      return dislodgedOf(unit, from ? formatLocation(from.at, board) : '', retreats, board);
    }),
    centres: null,
  };
}

function adjustmentsOf(game: Game, moment: Moment, language: Language): Recorded {
  const turn = ruleAdjustments(game, moment);
  const { ruling } = turn;
  const board = boardAt(moment);
  const unused = unusedBuilds(moment, ruling.orders);
  const ordered = ruling.orders.map((ruled): Row => {
    const { word, detail } = adjustmentOutcomeWords(ruled, turn, language);
    return {
      power: ruled.order.power,
      order: formatAdjustmentOrder(ruled.order, board),
      ...{ silent: false, outcome: word, detail, dislodged: false },
    };
  });
  const removed = ruling.removed.units.map((unit): Row => ({
    power: unit.power,
    order: formatPiece(unit, board),
    ...{ silent: true, outcome: 'removed', detail: '', dislodged: false },
  }));
  return {
    orders: rowsByPower([...ordered, ...removed], board),
    dislodged: [],
    ...(Object.keys(unused).length > 0 ? { unused } : {}),
    centres: {
      before: centreTexts(moment.owners, board),
      after: centreTexts(ruling.owners, board),
    },
  };
}

const dislodgedOf = (
  unit: Unit,
  by: string,
  retreats: readonly Location[],
  board: Board,
): DislodgedRecord => ({
  power: unit.power,
  unit: formatPiece(unit, board),
  by,
  retreats: retreats.map((at) => formatLocation(at, board)),
});

/** The units of every power, in notation. */
export const unitTexts = ({ units, ...moment }: Moment): ByPower<readonly string[]> =>
  byPower(boardAt(moment), (power) =>
    formatUnits(
      units.filter((unit) => unit.power === power),
      boardAt(moment),
    ),
  );

/** The centres of every power, in notation. */
export const centreTexts = (owners: Owners, board: Board): ByPower<readonly string[]> =>
  byPower(board, (power) => centresOf(owners, power, board).map((at) => formatLocation(at, board)));

const rowsByPower = (rows: readonly Row[], board: Board): ByPower<readonly OrderRecord[]> =>
  byPower(board, (power) =>
    rows
      .filter((row) => row.power === power)
      .map(({ order, silent, outcome, detail, dislodged, disbanded }) => ({
        ...{ order, silent, outcome, detail, dislodged },
        ...(disbanded ? { disbanded } : {}),
      })),
  );

/** The non-empty lists, by power. */
function byPower<T>({ powers }: Board, of: (power: Power) => readonly T[]): ByPower<readonly T[]> {
  return Object.fromEntries(
    powers.map((power) => [power, of(power)] as const).filter(([, list]) => list.length > 0),
  );
}
