import { spaceOf, type Location, type SpaceId, type UnitKind } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from '../../interpret/written-order.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import { entriesOf, fieldOf, readData, wordsOf, type DataNode } from '../data/data-text.ts';
import {
  adjustmentWith,
  helpWith,
  holdWith,
  isSpaceName,
  kindNamed,
  MAX_DATA,
  moveWith,
  notData,
  ownerIn,
  pieceWith,
  placeNamed,
  placer,
  powerNamed,
  tooLong,
} from '../data/data-written.ts';
import { recordIn } from '../data/order-records.ts';
import { withoutHeads } from './heads-of-pieces.ts';
import { variablesOf } from './page-text.ts';
import { errorAt } from '../../errors.ts';
import {
  EMPTY_TEXT,
  sideOf,
  type Doubt,
  type ListedUnit,
  type OrderResult,
  type Statement,
  type TextHint,
  type WrittenText,
} from '../written-text.ts';

/** More than a game of forty years has. */
const MOST_ORDERS = 5_000;

const A_TYPE = 'HOLD, MOVE, SUPPORT, CONVOY, BUILD or DISBAND';
const TYPE = /^(HOLD|MOVE|SUPPORT|CONVOY|BUILD|DISBAND|REMOVE|WAIVE|RETREAT)$/i;

/** The orders and units of every object whose keys are powers. */
export function readBackstabbr(text: string, hint: TextHint): WrittenText {
  if (text.length > MAX_DATA) return tooLong(text);
  const { text: rest, heads } = withoutHeads(variablesOf(text));
  const { roots, failed } = readData(rest);
  const place = placer(text);
  const listed: ListedUnit[] = [];
  const lists: (readonly [Power | undefined, string, DataNode])[] = [];
  const errors: OrderError[] = [];
  const records: Statement[] = [];
  const isOrder = (key: string, node: DataNode): boolean =>
    isSpaceName(key) && TYPE.test(wordsOf(fieldOf(node, 'type')) ?? '');
  const visit = (node: DataNode, name: string | null, power: Power | undefined): void => {
    const owner = (name === null ? undefined : powerNamed(name)) ?? ownerIn(node) ?? power;
    const at = place(node.start, node.end);
    const record = recordIn(node, '', at, { power: owner, phase: hint.phase });
    if (record) {
      if (record.ok) records.push(record.value);
      else errors.push(record.error);
      return;
    }
    for (const [key, each] of entriesOf(node)) {
      const kind = kindOf(each);
      if (owner && kind && isSpaceName(key))
        listed.push({ power: owner, ...kind, at: atOf(key, kind.coast) });
      else if (isOrder(key, each)) lists.push([owner, key, each]);
      else visit(each, key, owner);
    }
    if (node.kind === 'array') for (const item of node.items) visit(item, null, owner);
  };
  for (const { name, node } of roots) {
    const power = heads.findLast(({ at }) => at < node.start)?.power ?? hint.power;
    if (name !== null && isOrder(name, node)) lists.push([power, name, node]);
    else visit(node, name, power);
  }
  if (lists.length > MOST_ORDERS) {
    const at = { line: 1, column: 1, length: 0, words: text.slice(0, 60) };
    const most = `at most ${String(MOST_ORDERS)} orders`;
    return { ...EMPTY_TEXT, errors: [errorAt(at, 'too-much', 'Too many orders', most)] };
  }
  const stands = new Map(listed.map((unit) => [spaceOf(unit.at), unit]));
  const doubts: Doubt[] = [];
  const statements = lists.flatMap(([power, key, node]): readonly Statement[] => {
    const at = place(node.start, node.end);
    const found = statementsOf(node, at, power, key, stands, hint);
    if (found.length === 0) errors.push(notData(at, A_TYPE));
    if (
      /^MOVE$/i.test(wordsOf(fieldOf(node, 'type')) ?? '') &&
      isSame(key, wordsOf(fieldOf(node, 'to')))
    )
      doubts.push({ ...at, readings: [`a move of ${key} to itself`] });
    return found;
  });
  if (failed !== null)
    errors.push(notData(place(failed, failed + 40), 'JSON or JavaScript objects'));
  const units = listed.map(({ power, kind, at }): ListedUnit => ({ power, kind, at }));
  return {
    statements: [...statements, ...records],
    skipped: [],
    doubts,
    errors,
    asWritten: true,
    lacksLetters: true,
    ...(units.length > 0 ? { units } : {}),
  };
}

const isSame = (key: string, to: string | undefined): boolean =>
  to?.toLowerCase() === key.toLowerCase();

/** `"A"`, `{"type":"F","coast":"sc"}`. */
function kindOf(node: DataNode): { readonly kind: UnitKind; readonly coast: string } | null {
  const word = wordsOf(node) ?? wordsOf(fieldOf(node, 'type'));
  if (word === undefined || !/^([AF]|army|fleet)$/i.test(word)) return null;
  const kind = kindNamed(word);
  return kind && { kind, coast: wordsOf(fieldOf(node, 'coast')) ?? '' };
}

const NOWHERE: Words = { line: 1, column: 1, length: 0, words: '' };

/** `{"France":{"Par":"A","Spa":{"type":"F","coast":"sc"}}}`, as a list. */
export const unitsIn = (node: DataNode | undefined): readonly ListedUnit[] =>
  entriesOf(node).flatMap(([key, units]) => {
    const power = powerNamed(key);
    if (!power) return [];
    return entriesOf(units).flatMap(([name, each]): readonly ListedUnit[] => {
      const found = kindOf(each);
      if (!found || !isSpaceName(name)) return [];
      return [{ power, kind: found.kind, at: atOf(name, found.coast) }];
    });
  });

/** The location with this name, if it is one. */
export const locationNamed = (name: string): Location | null =>
  isSpaceName(name) ? atOf(name, '') : null;

function atOf(name: string, coast: string): Location {
  const found =
    placeNamed(NOWHERE, coast === '' ? name : `${name}/${coast}`) ?? placeNamed(NOWHERE, name);
  const [space = 'ADR'] = found?.spaces ?? [];
  return found?.side && found.side !== '?' ? (`${space}/${found.side}C` as Location) : space;
}

function resultsOf(node: DataNode, type: string): readonly OrderResult[] {
  const result = wordsOf(fieldOf(node, 'result'));
  const reason = (wordsOf(fieldOf(node, 'result_reason')) ?? '').toLowerCase();
  const isDislodged =
    fieldOf(node, 'retreat')?.kind === 'object' ||
    reason === 'insufficient hold strength' ||
    reason === 'displaced' ||
    reason === 'dislodged';
  const dislodged: readonly OrderResult[] = isDislodged ? ['dislodged'] : [];
  if (result === undefined) return dislodged;
  if (/^SUCCEEDS$/i.test(result)) return ['succeeded', ...dislodged];
  if (type === 'HOLD') return ['dislodged'];
  if (/attack strength is not greater/.test(reason)) return ['bounced', ...dislodged];
  if (reason === 'invalid move path') return ['no convoy', ...dislodged];
  if (reason === 'disrupted') return [type === 'CONVOY' ? 'disrupted' : 'cut', ...dislodged];
  if (reason === 'displaced') return [type === 'CONVOY' ? 'disrupted' : 'cut', 'dislodged'];
  if (reason === 'dislodged') return ['disrupted', 'dislodged'];
  if (reason === 'invalid order' || reason.startsWith('too many')) return ['void', ...dislodged];
  return ['failed', ...dislodged];
}

function statementsOf(
  node: DataNode,
  at: Words,
  power: Power | undefined,
  key: string,
  stands: ReadonlyMap<SpaceId, ListedUnit>,
  hint: TextHint,
): readonly Statement[] {
  const type = (wordsOf(fieldOf(node, 'type')) ?? '').toUpperCase();
  if (!TYPE.test(type)) return [];
  const named = (field: string): WrittenPlace | null => {
    const words = wordsOf(fieldOf(node, field));
    return words === undefined || words === '' ? null : placeNamed(at, words);
  };
  const withCoast = (place: WrittenPlace | null): WrittenPlace | null => {
    const side = sideNamed(wordsOf(fieldOf(node, 'to_coast')) ?? wordsOf(fieldOf(node, 'coast')));
    return place && side ? { ...place, side } : place;
  };
  const piece = (place: WrittenPlace, kind: UnitKind | null = null): WrittenPiece => {
    const [space] = place.spaces;
    const unit = space && stands.get(space);
    const side = place.side ?? (unit ? sideOf(unit.at) : null);
    return pieceWith(at, kind ?? unit?.kind ?? null, { ...place, side });
  };
  const own = placeNamed(at, key);
  if (!own) return [];
  const unit = piece(own);
  const to = withCoast(named('to'));
  const from = named('from');
  const results = resultsOf(node, type);
  const movement = (written: WrittenOrder): readonly Statement[] => {
    const retreat = retreatOf(fieldOf(node, 'retreat'), at, power, unit);
    const isAskedFor = hint.phase !== 'retreats' || retreat.length === 0;
    return [...(isAskedFor ? [{ phase: 'movement', written, results } as const] : []), ...retreat];
  };
  switch (type) {
    case 'HOLD':
      return movement(holdWith(at, power, unit));
    case 'MOVE':
      return to ? movement(moveWith(at, power, unit, to)) : [];
    case 'SUPPORT': {
      if (!from) return [];
      const goes = to && from.spaces.join() !== to.spaces.join() ? to : null;
      // In a support to hold, the coast is that of the supported fleet.
      const target = piece(goes ? from : (withCoast(from) ?? from));
      return movement(helpWith(at, power, unit, target, goes));
    }
    case 'CONVOY':
      return from && to ? movement(helpWith(at, power, unit, piece(from, 'A'), to, true)) : [];
    case 'RETREAT':
      return to
        ? [
            {
              phase: 'retreats',
              written: { ...moveWith(at, power, unit, to), meant: 'retreat' },
              results,
            },
          ]
        : [];
    case 'WAIVE':
      return [{ phase: 'adjustments', written: adjustmentWith(at, power, 'waive', null), results }];
    case 'BUILD': {
      const kind = kindNamed(
        wordsOf(fieldOf(node, 'unit_type')) ?? wordsOf(fieldOf(node, 'unitType')),
      );
      const built = pieceWith(at, kind, withCoast(own));
      return [
        { phase: 'adjustments', written: adjustmentWith(at, power, 'build', built), results },
      ];
    }
    default:
      return [
        { phase: 'adjustments', written: adjustmentWith(at, power, 'remove', unit), results },
      ];
  }
}

/** The retreat inside the order of the unit. */
function retreatOf(
  node: DataNode | undefined,
  at: Words,
  power: Power | undefined,
  unit: WrittenPiece,
): readonly Statement[] {
  const type = (wordsOf(fieldOf(node, 'type')) ?? '').toUpperCase();
  if (!node || type === '') return [];
  const result = wordsOf(fieldOf(node, 'result'));
  const results: readonly OrderResult[] =
    result === undefined ? [] : /^SUCCEEDS$/i.test(result) ? ['succeeded'] : ['bounced'];
  const words = wordsOf(fieldOf(node, 'to'));
  const place = words === undefined ? null : placeNamed(at, words);
  const side = sideNamed(wordsOf(fieldOf(node, 'to_coast')));
  if (type === 'MOVE' && place) {
    const to = side ? { ...place, side } : place;
    return [
      {
        phase: 'retreats',
        written: { ...moveWith(at, power, unit, to), meant: 'retreat' },
        results,
      },
    ];
  }
  return [
    { phase: 'retreats', written: { ...holdWith(at, power, unit), meant: 'disband' }, results },
  ];
}

function sideNamed(coast: string | undefined): 'N' | 'E' | 'S' | 'W' | null {
  const letter = coast?.charAt(0).toUpperCase();
  return letter === 'N' || letter === 'E' || letter === 'S' || letter === 'W' ? letter : null;
}
