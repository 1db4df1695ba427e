import type { UnitKind } from '../../../board/board.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from '../../interpret/written-order.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import { resultsOf } from '../plain/marks.ts';
import type { Statement, TextHint } from '../written-text.ts';
import { err, ok, type Result } from '../../../result.ts';
import { entriesOf, wordsOf, type DataNode } from './data-text.ts';
import {
  adjustmentWith,
  helpWith,
  holdWith,
  kindNamed,
  moveWith,
  notData,
  pieceWith,
  placeNamed,
} from './data-written.ts';

const lists = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What programs call the parts of an order, in small letters without signs. */
const KEYS = {
  type: lists('type action ordertype verb command'),
  // This may also hold a whole order in words.
  order: lists('order'),
  unit: lists('unit unittype unitkind piece kind type'),
  at: lists('loc location at place province territory space unitloc unitlocation'),
  from: lists('from origin source start src'),
  target: lists('target aux auxiliary helper helped supported convoyed auxloc auxunit targetunit'),
  to: lists('to dest destination goal end dst targetdest auxdest'),
  coast: lists('coast tocoast destcoast destinationcoast targetcoast'),
  via: lists('via viaconvoy byconvoy'),
  result: lists('result outcome'),
};

/** What an order does, by the words that programs have for it. */
const TYPES = {
  hold: lists('h hold holds stand'),
  move: lists('m move moves mto attack'),
  support: lists('s support supports sup supporthold supportmove holdsupport movesupport'),
  convoy: lists('c convoy convoys cvy'),
  retreat: lists('r retreat retreats rto'),
  disband: lists('d disband disbands dsb'),
  build: lists('b build builds bld'),
  remove: lists('remove removes rem destroy'),
  waive: lists('waive waives wve'),
};
type RecordType = keyof typeof TYPES;

const A_TYPE = `"type": ${Object.keys(TYPES).join(', ')}`;
const A_PLACE = '"loc": the place of the unit';
const A_GOAL = '"to": the destination';
const A_TARGET = '"target": the place of the unit that is helped';
const NO_GOAL = 'no destination for a unit that holds';

const plain = (words: string): string => words.toLowerCase().replaceAll(/[^a-z]/g, '');
const typeNamed = (words: string): RecordType | undefined =>
  (Object.keys(TYPES) as RecordType[]).find((type) => TYPES[type].has(plain(words)));

/** `A`, `fleet`, `A Ven`. */
const UNIT = /^\s*(a|f|army|fleet)(?:[\s.-]+(\S.*))?$/i;
const isUnit = (node: DataNode): boolean =>
  node.kind === 'object' || UNIT.test(wordsOf(node) ?? '');

/** An order whose type, or whose unit, and place are in fields of their own. */
const TYPE_FIELD =
  /"(?:type|action|order_?type)"\s*:\s*"(?:hold|move|support|convoy|retreat|disband|build|remove|waive|[hmscrdb])\b|"(?:unit|unit_?type)"\s*:\s*"(?:[af]|army|fleet)"/i;
const UNIT_FIELD = /"(?:unit|unit_?type|loc|location|from|origin|province)"\s*:\s*["{]/i;

/** Whether a text has such orders. */
export const hasRecords = (text: string): boolean =>
  TYPE_FIELD.test(text) && UNIT_FIELD.test(text) && !/"terrID"/.test(text);

/** What became of an object: an order, or what it lacks; null if it is no order. */
type RecordRead = Result<Statement, OrderError> | null;

/**
 * Reads an object that is an order in parts: `{"unit": "A", "from": "Ven", "to": "Tri", "type": "move"}`, `{"type":
 * "support", "unit": "A Tyr", "target": "Ven", "dest": "Tri"}`. `key`: under which name it is, maybe the place of the unit.
 */
export function recordIn(
  node: DataNode,
  key: string,
  at: Words,
  { power, phase }: TextHint,
): RecordRead {
  const typed =
    partOf(node, 'type', (each) => isSaid(each) && !isUnit(each)) ??
    partOf(node, 'order', (each) => typeNamed(wordsOf(each) ?? '') !== undefined);
  const type = typeNamed(wordsOf(typed) ?? '');
  const own = partOf(node, 'unit', (each) => isUnit(each) && each !== typed);
  const from = partOf(node, 'from');
  const goal = partOf(node, 'to');
  const inside = own && placeIn(own);
  const base = inside === undefined ? (partOf(node, 'at') ?? from) : own;
  const place = placeNamed(at, base ? (placeIn(base) ?? '') : key);
  if (typed ? !(own ?? (type && (base ?? place ?? goal))) : !(own?.kind === 'text' && goal))
    return null;
  const refused = (expected: string): RecordRead => err(notData(at, expected));
  if (typed && !type) return base || goal ? refused(A_TYPE) : null;
  const results = resultsOf(wordsOf(partOf(node, 'result')) ?? '') ?? [];
  const adjusted = (verb: 'build' | 'remove' | 'waive', unit: WrittenPiece | null): RecordRead => {
    const written = adjustmentWith(at, power, verb, unit);
    return ok({ phase: 'adjustments', written, results });
  };
  if (type === 'waive') return adjusted(type, null);
  if (!place) return refused(A_PLACE);
  const side = wordsOf(partOf(node, 'coast'));
  const unit = pieceWith(at, own ? kindIn(own) : null, place);
  const target = partOf(node, 'target', () => true);
  const helps = type === 'support' || type === 'convoy';
  const to = placeWith(at, goal ?? (helps ? undefined : target), side);
  const isSame = (other: WrittenPlace | null): boolean =>
    to?.spaces.join() === other?.spaces.join();
  const moved = (written: WrittenOrder): RecordRead => ok({ phase: 'movement', written, results });
  const retreats = (written: WrittenOrder, meant: 'retreat' | 'disband'): RecordRead =>
    ok({ phase: 'retreats', written: { ...written, meant }, results });
  switch (type) {
    case 'hold':
      return goal && !isSame(place) ? refused(NO_GOAL) : moved(holdWith(at, power, unit));
    case 'support':
    case 'convoy': {
      const helped = target ?? (base === from ? undefined : from);
      const other = helped && placeNamed(at, placeIn(helped) ?? '');
      if (!helped || !other) return refused(A_TARGET);
      if (goal ? !to : type === 'convoy') return refused(A_GOAL);
      const piece = pieceWith(at, kindIn(helped) ?? (type === 'convoy' ? 'A' : null), other);
      return moved(helpWith(at, power, unit, piece, isSame(other) ? null : to, type === 'convoy'));
    }
    case 'disband':
      return phase === 'adjustments'
        ? adjusted('remove', unit)
        : retreats(holdWith(at, power, unit), type);
    case 'build':
    case 'remove':
      return adjusted(type, { ...unit, place: placeWith(at, base, side) ?? place });
    default:
      if (!to) return refused(A_GOAL);
      return type === 'retreat'
        ? retreats(moveWith(at, power, unit, to), type)
        : moved(moveWith(at, power, unit, to, YES.test(wordsOf(partOf(node, 'via')) ?? '')));
  }
}

const YES = /^(?:true|yes|1)$/i;
const isSaid = (node: DataNode): boolean => wordsOf(node) !== undefined;

/** A field by one of its names. */
const partOf = (node: DataNode, part: keyof typeof KEYS, fits = isSaid): DataNode | undefined =>
  entriesOf(node).find(([name, each]) => KEYS[part].has(plain(name)) && fits(each))?.[1];

/** The place in `A Ven`, `{"type": "A", "loc": "Ven"}`, or all of the words. */
function placeIn(node: DataNode): string | undefined {
  if (node.kind === 'object') return wordsOf(partOf(node, 'at') ?? partOf(node, 'from'));
  const words = wordsOf(node) ?? '';
  const found = UNIT.exec(words);
  return found ? found[2] : words;
}

function kindIn(node: DataNode): UnitKind | null {
  const words = wordsOf(node.kind === 'object' ? partOf(node, 'unit') : node) ?? '';
  return kindNamed(UNIT.exec(words)?.[1]);
}

/** A place with the coast that is beside it. */
function placeWith(
  at: Words,
  node: DataNode | undefined,
  side: string | undefined,
): WrittenPlace | null {
  const words = node && placeIn(node);
  if (words === undefined) return null;
  return (side === undefined ? null : placeNamed(at, `${words}/${side}`)) ?? placeNamed(at, words);
}
