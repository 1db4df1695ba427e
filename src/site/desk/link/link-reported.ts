import { spaceOf, STANDARD, type Board, type SpaceId } from '../../../board/board.ts';
import { ORDER_RESULTS, type OrderResult } from '../../../orders/notations/written-text.ts';
import type { Order } from '../../../orders/order.ts';
import { readList, writtenList } from '../../../orders/turn-line/line-names.ts';
import type { GivenTurn } from '../../../orders/turn-line/turn-line.ts';
import { err, ok, type Result } from '../../../result.ts';
import { formatEntry } from '../../../ui/entry/entry-task.ts';
import type { Edition } from '../../../rules/edition.ts';
import { boardOfDesk, givenOf, type Desk } from '../../../desk/desk.ts';
import type { Reported } from '../../../desk/paste/reported.ts';

/** Why the results in a link are not shown, though its turn is. */
export type ReportedError = 'newer-results' | 'unreadable-results';

/** Increases when the field contains something that older pages would misread. */
const VERSION = '1';
const ALL = 'all';
/** The longest field, in characters. For 34 orders it is about 200. */
const LONGEST = 4000;

const nameOf = (result: OrderResult): string => result.replace(' ', '-');
const namesOf = (results: readonly OrderResult[]): string =>
  ORDER_RESULTS.filter((result) => results.includes(result))
    .map(nameOf)
    .join(',');

/** For each space, the order that a result refers to: the first one of the unit there, else the first. */
function bySpace({ phase, units, orders }: GivenTurn): ReadonlyMap<SpaceId, Order> {
  if (phase !== 'movement') return new Map();
  const stands = ({ power, unit: { kind, at } }: Order): boolean =>
    units.some((unit) => unit.power === power && unit.kind === kind && unit.at === at);
  const last = orders.toReversed();
  const likelier = [...last.filter((order) => !stands(order)), ...last.filter(stands)];
  return new Map(likelier.map((order) => [spaceOf(order.unit.at), order]));
}

/**
 * The results that a text reports for the orders on the desk, as in a link: `1~all~succeeded:budser~bounced:vie`.
 * Empty: none.
 */
export function formatReported(desk: Desk, edition: Edition): string {
  if (!desk.reported) return '';
  const { orders: reported, marked } = desk.reported;
  const ordered = bySpace(givenOf(desk, edition));
  const board = boardOfDesk(desk);
  const spaces = new Map<string, readonly SpaceId[]>();
  for (const space of board.spaceIds) {
    const given = ordered.get(space);
    const words = given && formatEntry(given, board);
    const one = reported.find(({ power, order }) => power === given?.power && order === words);
    if (!one) continue;
    const names = namesOf(one.results);
    spaces.set(names, [...(spaces.get(names) ?? []), space]);
  }
  if (spaces.size === 0) return '';
  const isAll = marked.length === ORDER_RESULTS.length;
  const groups = [...spaces].map(([names, of]) => `${names}:${writtenList(of, board)}`);
  const field = [VERSION, isAll ? ALL : namesOf(marked), ...groups].join('~');
  return field.length > LONGEST ? '' : field;
}

/** Reads what `formatReported` writes about these orders. */
export function parseReported(
  text: string,
  turn: GivenTurn,
  board: Board = STANDARD,
): Result<Reported, ReportedError> {
  const [version = '', marks = '', ...groups] = text.split('~');
  if (/^\d{1,4}$/.test(version) && version !== VERSION) return err('newer-results');
  const marked = marks === ALL ? ORDER_RESULTS : resultsIn(marks);
  const ordered = bySpace(turn);
  const found = new Map<SpaceId, Reported['orders'][number]>();
  for (const group of groups) {
    const [names = '', spaces = '', ...more] = group.split(':');
    const results = resultsIn(names);
    const units = readList(spaces, board);
    if (!results || units === null || more.length > 0) return err('unreadable-results');
    for (const space of units) {
      const order = ordered.get(space);
      if (!order || found.has(space)) return err('unreadable-results');
      found.set(space, { power: order.power, order: formatEntry(order, board), results });
    }
  }
  const isWhole = version === VERSION && marked && found.size > 0 && text.length <= LONGEST;
  return isWhole ? ok({ orders: [...found.values()], marked }) : err('unreadable-results');
}

/** Results by their names, each once; null if one is unknown. */
function resultsIn(names: string): readonly OrderResult[] | null {
  const found = names.split(',').map((name) => ORDER_RESULTS.find((one) => nameOf(one) === name));
  const known = found.filter((one) => one !== undefined);
  return known.length === found.length && new Set(known).size === known.length ? known : null;
}
