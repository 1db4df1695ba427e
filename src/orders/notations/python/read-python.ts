import type { Power } from '../../../board/powers.ts';
import type { Location, UnitKind } from '../../../board/board.ts';
import type { OrderError } from '../../parsed-orders.ts';
import { statementIn } from '../cases/read-case-text.ts';
import {
  entriesOf,
  fieldOf,
  itemsOf,
  readData,
  wordsOf,
  type DataNode,
} from '../data/data-text.ts';
import {
  anchored,
  MAX_DATA,
  isSpaceName,
  notData,
  ownerIn,
  placeNamed,
  placer,
  powerNamed,
  tooLong,
} from '../data/data-written.ts';
import { recordIn } from '../data/order-records.ts';
import type { Dialect } from '../plain/dialect.ts';
import { readPlain } from '../plain/plain.ts';
import {
  sideOf,
  type Doubt,
  type ListedUnit,
  type OrderPhase,
  type OrderResult,
  type Skipped,
  type Statement,
  type TextHint,
  type WrittenText,
} from '../written-text.ts';

/** Names that only python-diplomacy knows. */
export const PYTHON: Dialect = {
  names: {
    liv: 'LVN',
    livon: 'LVN',
    nor: 'NWY',
    tyr: 'TYR',
    na: 'NAO',
    ns: 'NTH',
    bs: 'BLA',
    tyrhh: 'TYS',
    pid: 'PIE',
  },
  asWritten: true,
  namesRoutes: true,
};

const PHASES: Readonly<Record<string, OrderPhase>> = {
  M: 'movement',
  R: 'retreats',
  A: 'adjustments',
  B: 'adjustments',
};

const RESULTS: Readonly<Record<string, OrderResult>> = {
  'no convoy': 'no convoy',
  bounce: 'bounced',
  void: 'void',
  cut: 'cut',
  dislodged: 'dislodged',
  disrupted: 'disrupted',
};

const ORDER_KEY = /^(?:orders?|moves?)$/i;

/** Texts that deviate from the exact form: each is read like a letter, which takes longer. */
const MOST_ODD = 500;

/** Reads saved games and phases: every object with `orders`, and what `results` says about them. */
export function readPython(text: string, hint: TextHint): WrittenText {
  if (text.length > MAX_DATA) return tooLong(text);
  const { roots, failed } = readData(text);
  const place = placer(text);
  const statements: Statement[] = [];
  const doubts: Doubt[] = [];
  const errors: OrderError[] = [];
  const skipped: Skipped[] = [];
  const positions: (readonly ListedUnit[])[] = [];
  let odd = 0;

  const orderText = (
    node: DataNode,
    power: Power | undefined,
    phase: OrderPhase | undefined,
    results: DataNode | undefined,
    unit = '',
  ): void => {
    const said = wordsOf(node);
    const at = place(node.start + 1, node.end - 1);
    if (said === undefined || said === '') return;
    const words = said.startsWith(unit) ? said : `${unit} ${said}`;
    const exact = words === at.words ? statementIn({ ...at, power }, phase) : null;
    if (exact) {
      statements.push({ ...exact, results: resultsOf(results, words, phase) });
      return;
    }
    odd++;
    if (odd > MOST_ODD) {
      errors.push(notData(at, 'A PAR - BUR'));
      return;
    }
    const read = readPlain(words, PYTHON, { power, phase });
    if (read.statements.length === 0) errors.push(notData(at, 'A PAR - BUR'));
    for (const each of read.doubts)
      doubts.push({ ...at, words: each.words, readings: each.readings });
    for (const each of read.statements)
      statements.push({ ...anchored(each, at, power), results: resultsOf(results, words, phase) });
  };

  const visit = (node: DataNode, above: Power | undefined, name = ''): void => {
    const usual = ownerIn(node) ?? above;
    const asked = { power: usual, phase: hint.phase };
    const record = recordIn(node, name, place(node.start, node.end), asked);
    if (record) {
      if (record.ok) statements.push(record.value);
      else errors.push(record.error);
      return;
    }
    if (node.kind === 'array') {
      for (const item of node.items) {
        if (item.kind === 'text') orderText(item, usual, hint.phase, undefined);
        else visit(item, usual);
      }
    }
    if (node.kind !== 'object') return;
    const date = wordsOf(fieldOf(node, 'name') ?? fieldOf(node, 'phase')) ?? '';
    const phase = /^[SFW]\d{3,4}[MRAB]$/.test(date) ? PHASES[date.charAt(5)] : hint.phase;
    const results = fieldOf(node, 'results') ?? fieldOf(node, 'result');
    const units = unitsIn(fieldOf(fieldOf(node, 'state') ?? node, 'units'));
    if (units.length > 0) positions.push(units);
    const orders = fieldOf(node, 'orders');
    for (const [key, list] of entriesOf(orders)) {
      const power = powerNamed(key);
      if (power)
        for (const item of itemsOf(list))
          if (item.kind === 'object') visit(item, power);
          else orderText(item, power, phase, results);
      else visit(list, usual);
    }
    for (const [key, each] of entriesOf(node)) {
      const power = powerNamed(key);
      // `"FRANCE": "A PAR - BUR, …"`, `"order": "A PAR - BUR"`, `"unit": "A PAR", "order": "- BUR"`, `"Par": "A Par - Bur"`
      if (each.kind === 'text' && (power ?? ORDER_KEY.test(key))) {
        orderText(each, power ?? usual, phase, results, wordsOf(fieldOf(node, 'unit')));
        continue;
      }
      if (each.kind === 'text' && isSpaceName(key)) orderText(each, usual, phase, results);
      // What else is beside the orders of a phase is what players and programs wrote about it.
      if (orders?.kind === 'object' && key !== 'phases') continue;
      if (
        power &&
        each.kind === 'array' &&
        each.items.every((item) => item.kind === 'text') &&
        key !== 'units'
      )
        for (const item of each.items) orderText(item, power, phase, undefined);
      else if (!/^(results|state)$/.test(key)) visit(each, power ?? usual, key);
    }
  };
  for (const { name, node } of roots) visit(node, powerNamed(name ?? '') ?? hint.power);
  if (failed !== null) errors.push(notData(place(failed, failed + 40), 'JSON'));
  const [units, other] = positions;
  return {
    statements,
    skipped,
    doubts,
    errors,
    asWritten: true,
    namesRoutes: true,
    ...(units && !other ? { units } : {}),
  };
}

/** `{"FRANCE":["A PAR","*F BRE"]}`: a star marks a unit that must retreat. Returns those, or the others. */
export function unitsIn(node: DataNode | undefined, areDislodged = false): readonly ListedUnit[] {
  return entriesOf(node).flatMap(([key, list]) => {
    const power = powerNamed(key);
    if (!power) return [];
    return itemsOf(list).flatMap((item): readonly ListedUnit[] => {
      const found = (areDislodged ? /^\*([AF]) (\S+)$/ : /^([AF]) (\S+)$/).exec(
        wordsOf(item) ?? '',
      );
      const at = found && locationNamed(found[2] ?? '');
      return at ? [{ power, kind: found[1] as UnitKind, at }] : [];
    });
  });
}

export function locationNamed(name: string): Location | null {
  const place = placeNamed({ line: 1, column: 1, length: 0, words: name }, name);
  const [space, other] = place?.spaces ?? [];
  if (!space || other) return null;
  const side = sideOf(name.toUpperCase() as Location);
  return side ? (`${space}/${side}C` as Location) : space;
}

/** In a movement phase an empty list means success; in the others a list with an empty text means it. */
function resultsOf(
  results: DataNode | undefined,
  order: string,
  phase: OrderPhase | undefined,
): readonly OrderResult[] {
  const [kind = '', at = ''] = order.split(' ');
  const found = fieldOf(results, `${kind} ${at}`);
  if (found?.kind !== 'array') return [];
  const words = itemsOf(found).map((item) => wordsOf(item) ?? '');
  if (words.every((word) => word === ''))
    return words.length > 0 || phase !== 'adjustments' ? ['succeeded'] : [];
  return words
    .flatMap((word) => (Object.hasOwn(RESULTS, word) ? [RESULTS[word]] : []))
    .filter((one) => one !== undefined);
}
