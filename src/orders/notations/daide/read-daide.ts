import type { Location } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from '../../interpret/written-order.ts';
import { errorAt } from '../../errors.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import {
  adjustmentWith,
  helpWith,
  holdWith,
  moveWith,
  pieceWith,
  placeAtLocation,
  tooLong,
} from '../data/data-written.ts';
import { MAX_TEXT } from '../source-text.ts';
import type {
  Doubt,
  ListedRetreats,
  ListedUnit,
  OrderResult,
  Skipped,
  Statement,
  WrittenText,
} from '../written-text.ts';
import { nodesOf, type DaideNode } from './daide-text.ts';
import { coastOfCode, POWER_CODES, REFUSING, RESULTS, spaceOfCode } from './daide-words.ts';

/** In UTF-16 units. */
const MAX_MESSAGES = 2 * MAX_TEXT;
/** Lists and lines that are not messages: a text with more of them is not in this notation. */
const MOST_SKIPPED = 20_000;

const AN_ORDER = 'an order such as (FRA AMY PAR) MTO BUR';

const wordIn = (node: DaideNode | undefined): string =>
  node?.items === null ? node.words.toUpperCase().replace(/:$/, '') : '';

const first = (node: DaideNode): string => wordIn(node.items?.[0]);

/** `BUR`, `(STP NCS)`. */
function placeIn(node: DaideNode | undefined): WrittenPlace | null {
  if (!node) return null;
  const [space, coast] = node.items ?? [node];
  const id = spaceOfCode(wordIn(space));
  if (!id || (node.items && node.items.length > 2)) return null;
  const at: Location | undefined = coast ? coastOfCode(id, wordIn(coast)) : id;
  if (at) return placeAtLocation(node, at);
  return { ...node, spaces: [id], side: '?' };
}

interface UnitIn {
  readonly power: Power;
  readonly piece: WrittenPiece;
}

/** `(ENG FLT (STP NCS))`. */
function unitIn(node: DaideNode | undefined): UnitIn | null {
  const [power, kind, place] = node?.items ?? [];
  const owner = POWER_CODES[wordIn(power)];
  const letter = wordIn(kind);
  const at = placeIn(place);
  if (!node || !owner || !at || (letter !== 'AMY' && letter !== 'FLT')) return null;
  return { power: owner, piece: pieceWith(node, letter === 'AMY' ? 'A' : 'F', at) };
}

type Bare = Statement extends infer S ? (S extends Statement ? Omit<S, 'results'> : never) : never;

/** An order from the parts of its list, and how many of them it took. */
function orderIn(parts: readonly DaideNode[], at: Words): { read: Bare; next: number } | null {
  const [head] = parts;
  const verb = wordIn(parts[1]);
  const owner = POWER_CODES[wordIn(head)];
  if (owner && verb === 'WVE')
    return {
      read: { phase: 'adjustments', written: adjustmentWith(at, owner, 'waive', null) },
      next: 2,
    };
  const unit = unitIn(head);
  if (!unit) return null;
  const { power, piece } = unit;
  const move = (written: WrittenOrder, next: number) => ({
    read: { phase: 'movement', written } as const,
    next,
  });
  switch (verb) {
    case 'HLD':
      return move(holdWith(at, power, piece), 2);
    case 'MTO': {
      const to = placeIn(parts[2]);
      return to && move(moveWith(at, power, piece, to), 3);
    }
    case 'CTO': {
      const to = placeIn(parts[2]);
      const hasVia = wordIn(parts[3]) === 'VIA';
      return to && move(moveWith(at, power, piece, to, true), hasVia ? 5 : 3);
    }
    case 'SUP': {
      const target = unitIn(parts[2]);
      if (!target) return null;
      if (wordIn(parts[3]) !== 'MTO' && wordIn(parts[3]) !== 'CTO')
        return move(helpWith(at, power, piece, target.piece, null), 3);
      const to = placeIn(parts[4]);
      return to && move(helpWith(at, power, piece, target.piece, to), 5);
    }
    case 'CVY':
    case 'CNV': {
      const target = unitIn(parts[2]);
      const to = placeIn(parts[4]);
      if (!target || !to || (wordIn(parts[3]) !== 'CTO' && wordIn(parts[3]) !== 'MTO')) return null;
      return move(helpWith(at, power, piece, target.piece, to, true), 5);
    }
    case 'RTO': {
      const to = placeIn(parts[2]);
      if (!to) return null;
      const written = { ...moveWith(at, power, piece, to), meant: 'retreat' } as const;
      return { read: { phase: 'retreats', written }, next: 3 };
    }
    case 'DSB': {
      const written = { ...holdWith(at, power, piece), meant: 'disband' } as const;
      return { read: { phase: 'retreats', written }, next: 2 };
    }
    case 'BLD':
    case 'REM': {
      const act = verb === 'BLD' ? 'build' : 'remove';
      return {
        read: { phase: 'adjustments', written: adjustmentWith(at, power, act, piece) },
        next: 2,
      };
    }
    default:
      return null;
  }
}

/** The outcome according to the words and lists after an order: `SUC`, `(CUT)`, `(BNC RET)`, `(RET eng)`. */
function resultsIn(nodes: readonly DaideNode[]): readonly OrderResult[] {
  const found: OrderResult[] = [];
  for (const node of nodes) {
    for (const one of node.items ?? [node]) {
      const word = wordIn(one);
      const result = Object.hasOwn(RESULTS, word)
        ? RESULTS[word]
        : REFUSING.test(word)
          ? 'void'
          : null;
      if (result && !found.includes(result)) found.push(result);
    }
  }
  return found;
}

/** A word that is neither a message nor an order without its unit. */
function isLoose(node: DaideNode | undefined): boolean {
  const word = wordIn(node);
  return (
    node?.items === null && !MESSAGE.test(word) && !PROTOCOL.test(word) && !/^(RTO|DSB)$/.test(word)
  );
}

const isTurn = (node: DaideNode): boolean =>
  node.items?.length === 2 && /^(SPR|SUM|FAL|AUT|WIN)$/.test(first(node));

const isOrder = (node: DaideNode | undefined): boolean =>
  node?.items !== null &&
  node?.items !== undefined &&
  (unitIn(node.items[0]) !== null || (wordIn(node.items[1]) === 'WVE' && node.items.length <= 3));

/** Whether a list contains nothing but results. */
const isResult = (node: DaideNode | undefined): boolean =>
  !!node?.items &&
  !isOrder(node) &&
  node.items.length > 0 &&
  node.items.length <= 3 &&
  node.items.some(
    (one) =>
      Object.hasOwn(RESULTS, wordIn(one)) || REFUSING.test(wordIn(one)) || wordIn(one) === 'MBV',
  );

const PRESS = /^(FRM|SND|PRP|XDO|PCE|ALY|DMZ|NOT|REJ|YES|THK|SUG|FCT|QRY|HUH|CCD|TRY)$/;
/** What a client and a server exchange besides orders. */
const PROTOCOL = /^(NME|OBS|IAM|HLO|MAP|MDF|SCO|GOF|TME|DRW|SLO|OFF|HST|PRN|OUT|SMR|LOD|SVE|ADM)$/;
const MESSAGE = /^(SUB|ORD|THX|THK|NOW|MIS|FRM|SND|EOM|MRT|NOT|HUH|YES|REJ|CCD)$/;

/** Reads messages of DAIDE, and those of DPP, its forerunner, which notes the result in the order itself. */
export function readDaide(text: string): WrittenText {
  if (text.length > MAX_MESSAGES) return tooLong(text);
  const { nodes, loose, lines } = nodesOf(text);
  const statements: Statement[] = [];
  const skipped: Skipped[] = [];
  const doubts: Doubt[] = [];
  const errors: OrderError[] = loose.map((at) =>
    errorAt(at, 'order', 'This bracket has no match', 'brackets in pairs'),
  );
  const units: ListedUnit[] = [];
  const retreats: ListedRetreats[] = [];
  let message = '';
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (!node) continue;
    if (skipped.length + errors.length > MOST_SKIPPED) {
      errors.push(errorAt(node, 'too-much', 'This is not a message', AN_ORDER));
      break;
    }
    if (node.items === null) at = wordAt(node, at);
    else if (PROTOCOL.test(message) || (PRESS.test(message) && PROTOCOL.test(first(node))))
      skipped.push({ line: node.line, text: node.words });
    else if (PRESS.test(message) && message !== 'THK') refuse(node);
    else if (message === 'NOW' || message === 'MIS') listed(node);
    else if (!isTurn(node)) at = listAt(node, at);
  }
  return {
    statements: byServer(statements),
    skipped,
    doubts,
    errors,
    asWritten: true,
    namesUnits: true,
    ...(units.length > 0 ? { units } : {}),
    ...(retreats.length > 0 ? { retreats } : {}),
  };

  /** A word outside brackets: it begins a message, or is a DPP order that names no unit. */
  function wordAt(node: DaideNode, at: number): number {
    const word = wordIn(node);
    if (MESSAGE.test(word) || PROTOCOL.test(word)) {
      message = word === 'THK' ? 'THX' : word;
      // The last list is the one that counts.
      if (message === 'NOW') [units.length, retreats.length] = [0, 0];
      return at;
    }
    if (word === 'RTO' || word === 'DSB') {
      const to = word === 'RTO' ? nodes[at + 1] : undefined;
      const goal = placeIn(to);
      const words = to ? `${node.words} ${to.words}` : node.words;
      const reading = goal ? `? ??? R ${goal.spaces[0] ?? ''}` : '? ??? D';
      doubts.push({ ...node, words, length: words.length, readings: [reading] });
      errors.push(
        errorAt({ ...node, words }, 'unit', 'This names no unit', '(RUS FLT SEV) before it'),
      );
      return goal ? at + 1 : at;
    }
    // The rest of the line up to a list or a message, as in a server's log.
    let next = at + 1;
    while (isLoose(nodes[next]) && nodes[next]?.line === node.line) next++;
    const last = nodes[next - 1] ?? node;
    const words = (lines[node.line - 1] ?? '').slice(
      node.column - 1,
      last.column + last.length - 1,
    );
    if (!/^[:;,.\s]*$/.test(words)) skipped.push({ line: node.line, text: words });
    return next - 1;
  }

  function listAt(node: DaideNode, at: number): number {
    const { items } = node;
    if (!items || items.length === 0) return at;
    // `SUB ( ( order ) ( order ) )`: an extra pair of brackets.
    if (items.length > 0 && items.every((one) => isOrder(one))) {
      for (const one of items) push(one, []);
      return at;
    }
    if (!isOrder(node)) {
      if (isResult(node) || /^(MBE|RET|BNC|MBV)$/.test(first(node)))
        skipped.push({ line: node.line, text: node.words });
      else if (POWER_CODES[first(node)] ?? unitIn(node))
        errors.push(errorAt(node, 'order', 'This order is incomplete', AN_ORDER));
      else if (PRESS.test(first(node))) refuse(node);
      else errors.push(errorAt(node, 'order', 'This cannot be read', AN_ORDER));
      return at;
    }
    const behind: DaideNode[] = [];
    let next = at + 1;
    while (isResult(nodes[next])) {
      const result = nodes[next];
      if (result) behind.push(result);
      next++;
    }
    push(node, behind);
    return next - 1;
  }

  function push(node: DaideNode, behind: readonly DaideNode[]): void {
    const items = node.items ?? [];
    const found = orderIn(items, node);
    if (!found) {
      errors.push(errorAt(node, 'order', 'This is not an order', AN_ORDER));
      return;
    }
    const notes = items.slice(found.next);
    const results = resultsIn([...notes, ...behind]);
    const strange = notes.filter(
      (one) =>
        resultsIn([one]).length === 0 && !/^(VLD|MBV|NRN|NRS)$/.test(wordIn(one)) && !isResult(one),
    );
    for (const one of strange) skipped.push({ line: one.line, text: one.words });
    statements.push({ ...found.read, results });
  }

  function refuse(node: DaideNode): void {
    errors.push(errorAt(node, 'order', 'This is press, not an order', 'SUB or ORD'));
  }

  /** A unit of a position, and where it must go: `(RUS FLT SEV MRT (ARM RUM))`. */
  function listed(node: DaideNode): void {
    const items = node.items ?? [];
    // `MIS (2)`: this many builds are missing.
    if (isTurn(node) || /^\(\s*#?-?\d+\s*\)$/.test(node.words)) return;
    const unit = unitIn({ ...node, items: items.slice(0, 3) });
    if (!unit) {
      errors.push(errorAt(node, 'unit', 'This is not a unit', '(RUS FLT SEV)'));
      return;
    }
    const { power, piece } = unit;
    const kind = piece.kind ?? 'A';
    const at = locationOf(piece.place);
    if (!at) return;
    const isDislodged = wordIn(items[3]) === 'MRT';
    if (isDislodged) {
      const to = (items[4]?.items ?? []).flatMap((one) => locationOf(placeIn(one)) ?? []);
      retreats.push({ unit: { power, kind, at }, to });
    } else units.push({ power, kind, at });
  }

  function byServer(all: readonly Statement[]): readonly Statement[] {
    // python-diplomacy's server answers NSO to anything that fails: then it means no more than that.
    const isServer = all.some(
      ({ results, phase, written }) =>
        results.includes('void') &&
        phase === 'movement' &&
        (written.type === 'move' || written.type === 'hold'),
    );
    if (!isServer || !/\bNSO\b/.test(text)) return all;
    return all.map((each) => ({
      ...each,
      results: each.results.map((one) => (one === 'void' ? 'failed' : one)),
    }));
  }
}

function locationOf(place: WrittenPlace | null): Location | undefined {
  const [space] = place?.spaces ?? [];
  if (!space || !place) return undefined;
  return place.side === null ? space : (coastOfCode(space, place.side) ?? space);
}
