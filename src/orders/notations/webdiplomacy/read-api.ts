import type { Location } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from '../../interpret/written-order.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import {
  entriesOf,
  fieldOf,
  itemsOf,
  readData,
  wordsOf,
  type DataNode,
} from '../data/data-text.ts';
import {
  adjustmentWith,
  helpWith,
  holdWith,
  kindNamed,
  MAX_DATA,
  moveWith,
  notData,
  pieceWith,
  placeAtLocation,
  placer,
  tooLong,
} from '../data/data-written.ts';
import type { ListedUnit, OrderResult, Statement, TextHint, WrittenText } from '../written-text.ts';
import { COUNTRIES, TERRITORIES } from './territories.ts';

const A_TYPE =
  'Hold, Move, Support hold, Support move, Convoy, Retreat, Disband, Build Army, Build Fleet, Wait or Destroy';
const A_PLACE = 'a terrID from 1 to 81';

/** Reads every object with a `type` and a `terrID`, wherever it is, and the units of the last phase that lists any. */
export function readApi(text: string, hint: TextHint): WrittenText {
  if (text.length > MAX_DATA) return tooLong(text);
  const { roots, failed } = readData(text);
  const place = placer(text);
  const errors: OrderError[] = [];
  const statements: Statement[] = [];
  let units: readonly ListedUnit[] | undefined;
  const visit = (node: DataNode, country: Power | undefined): void => {
    const own = countryOf(node) ?? country;
    if (node.kind === 'array') for (const item of node.items) visit(item, country);
    if (node.kind !== 'object') return;
    const listed = unitsIn(fieldOf(node, 'units'));
    if (listed.length > 0) units = listed;
    if (fieldOf(node, 'type') && (fieldOf(node, 'terrID') ?? fieldOf(node, 'toTerrID'))) {
      const at = place(node.start, node.end);
      const statement = statementOf(node, at, own ?? hint.power);
      if (statement) statements.push(statement);
      else errors.push(notData(at, placeOf(node, 'terrID', at) ? A_TYPE : A_PLACE));
      return;
    }
    for (const [, each] of entriesOf(node)) visit(each, own);
  };
  for (const { node } of roots) visit(node, undefined);
  if (failed !== null) errors.push(notData(place(failed, failed + 40), 'JSON'));
  return {
    statements,
    skipped: [],
    doubts: [],
    errors,
    asWritten: true,
    lacksLetters: true,
    ...(units ? { units } : {}),
  };
}

export function countryOf(node: DataNode): Power | undefined {
  const id = Number(wordsOf(fieldOf(node, 'countryID')) ?? NaN);
  return COUNTRIES[id - 1];
}

function unitsIn(node: DataNode | undefined): readonly ListedUnit[] {
  return itemsOf(node).flatMap((item): readonly ListedUnit[] => {
    const at = locationIn(item, 'terrID');
    if (!at || fieldOf(item, 'type')) return [];
    return [
      { power: countryOf(item) ?? null, kind: kindNamed(wordsOf(fieldOf(item, 'unitType'))), at },
    ];
  });
}

export function locationIn(node: DataNode, field: string): Location | undefined {
  return TERRITORIES[Number(wordsOf(fieldOf(node, field)) ?? NaN) - 1];
}

function placeOf(node: DataNode, field: string, at: Words): WrittenPlace | null {
  const location = locationIn(node, field);
  return location ? placeAtLocation(at, location) : null;
}

const isYes = (node: DataNode, field: string): boolean =>
  /^(yes|true)$/i.test(wordsOf(fieldOf(node, field)) ?? '');

function statementOf(node: DataNode, at: Words, power: WrittenOrder['power']): Statement | null {
  const type = (wordsOf(fieldOf(node, 'type')) ?? '').toLowerCase();
  const own = placeOf(node, 'terrID', at);
  const to = placeOf(node, 'toTerrID', at);
  const from = placeOf(node, 'fromTerrID', at);
  const results = resultsOf(node, type);
  const unit = pieceWith(at, kindNamed(wordsOf(fieldOf(node, 'unitType'))), own);
  const other = (place: WrittenPlace): WrittenPiece => pieceWith(at, null, place);
  const movement = (written: WrittenOrder): Statement => ({ phase: 'movement', written, results });
  const retreats = (meant: 'retreat' | 'disband', written: WrittenOrder): Statement => ({
    phase: 'retreats',
    written: { ...written, meant },
    results,
  });
  const adjustments = (
    verb: 'build' | 'remove' | 'waive',
    piece: WrittenPiece | null,
  ): Statement => ({
    phase: 'adjustments',
    written: adjustmentWith(at, power, verb, piece),
    results,
  });
  if (type === 'wait') return adjustments('waive', null);
  if (type === 'build army' || type === 'build fleet') {
    // Submitted orders name the place in `toTerrID`.
    const where = to ?? own;
    return where && adjustments('build', pieceWith(at, kindNamed(type.slice(6)), where));
  }
  if (type === 'destroy') {
    const where = own ?? to;
    return where && adjustments('remove', { ...unit, place: where });
  }
  if (!own) return null;
  switch (type) {
    case 'hold':
      return movement(holdWith(at, power, unit));
    case 'move':
      return to && movement(moveWith(at, power, unit, to, isYes(node, 'viaConvoy')));
    case 'support hold':
      return to && movement(helpWith(at, power, unit, other(to), null));
    case 'support move':
      return to && from && movement(helpWith(at, power, unit, other(from), to));
    case 'convoy':
      return to && from && movement(helpWith(at, power, unit, pieceWith(at, 'A', from), to, true));
    case 'retreat':
      return to && retreats('retreat', moveWith(at, power, unit, to));
    case 'disband':
      return retreats('disband', holdWith(at, power, unit));
    default:
      return null;
  }
}

/** A hold always has success "No": only whether it was dislodged counts. */
function resultsOf(node: DataNode, type: string): readonly OrderResult[] {
  const success = wordsOf(fieldOf(node, 'success'));
  const dislodged: readonly OrderResult[] = isYes(node, 'dislodged') ? ['dislodged'] : [];
  if (success === undefined || success === '') return dislodged;
  if (type === 'hold') return dislodged.length > 0 ? dislodged : ['succeeded'];
  if (isYes(node, 'success')) return ['succeeded', ...dislodged];
  return ['failed', ...dislodged];
}
