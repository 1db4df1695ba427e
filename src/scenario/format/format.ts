import { formatLocation } from '../../board/names.ts';
import { type Unit } from '../../board/board.ts';
import { unitAt } from '../../board/unit-at.ts';
import { formatPiece } from '../../orders/format-order.ts';
import { formatOutcome } from '../outcomes.ts';
import { formatComments } from './format-comments.ts';
import { formatGiven, formatPhases } from './format-phases.ts';
import { group, plain, wrap } from './format-text.ts';
import { readOrder } from '../load/read-order.ts';
import { isArmyAboard } from '../load/units.ts';
import type { Scenario, ScenarioTexts } from '../scenario.ts';

/** The scenario as a file: YAML that `loadScenario` reads back. The slug is the file's name and not part of it. */
export function formatScenario(scenario: Scenario): string {
  const { title, short, paragraph, example, entry, instance, phase, editions, note } = scenario;
  const lines = [
    `title: ${plain(title)}`,
    `short: ${plain(short)}`,
    `paragraph: ${plain(paragraph)}`,
    ...(example === null ? [] : [`example: ${example.toString()}`]),
    ...(entry === null ? [] : [`entry: ${entry}`]),
    ...(instance ? ['instance: true'] : []),
    ...(phase === null ? [] : [`phase: ${phase}`]),
    `editions: [${editions.join(', ')}]`,
    ...formatRules(scenario),
    'note: >-',
    ...wrap(note).map((line) => `  ${line}`),
    ...formatGerman(scenario),
    ...formatUnits(scenario),
    ...formatOrders(scenario),
    ...formatDislodged(scenario),
    ...formatStarved(scenario),
    ...formatGiven(scenario),
    ...formatPhases(scenario),
    ...formatComments(scenario),
    ...formatWords(scenario, ''),
  ];
  return `${lines.join('\n')}\n`;
}

/** Lines of words, as they are. */
const formatWords = ({ words }: ScenarioTexts, indent: string): readonly string[] =>
  words === undefined
    ? []
    : [
        `${indent}words: |`,
        ...words
          .trimEnd()
          .split('\n')
          .map((line) => `${indent}  ${line}`.trimEnd()),
      ];

function formatRules({ rules }: Scenario): readonly string[] {
  if (!rules) return [];
  return [
    'rules:',
    `  name: ${plain(rules.name)}`,
    '  choices:',
    ...Object.entries(rules.choices).map(([choice, option]) => `    ${choice}: ${String(option)}`),
  ];
}

function formatGerman({ de }: Scenario): readonly string[] {
  if (!de) return [];
  return [
    'de:',
    `  title: ${plain(de.title)}`,
    `  short: ${plain(de.short)}`,
    '  note: >-',
    ...wrap(de.note).map((line) => `    ${line}`),
    ...formatWords(de, '  '),
  ];
}

function formatOrders({ expected }: Scenario): readonly string[] {
  if (expected.length === 0) return [];
  return [
    'orders:',
    ...group(expected, ({ order }) => order.power).flatMap(([power, orders]) => [
      `  ${power}:`,
      ...orders.map((one) => `    ${plain(one.text)}: ${formatOutcome(one)}`),
    ]),
  ];
}

/** Left out if the written orders, each on its own, name every unit and no unit that is not there. */
function formatUnits({ position: { units }, expected }: Scenario): readonly string[] {
  const key = ({ power, kind, at }: Unit): string => `${power} ${kind} ${at}`;
  const there = new Set(units.map(key));
  const ordered = new Set(
    expected.flatMap(({ text, order: { power } }) => {
      const read = readOrder(text, power, {});
      return read.ok ? [key({ power, ...read.value.unit })] : [];
    }),
  );
  const aboard = units.filter(isArmyAboard);
  const all = units
    .filter((unit) => !isArmyAboard(unit))
    .map(({ power, ...piece }) => {
      const army = piece.kind === 'F' && aboard.find(({ at }) => at === piece.at);
      return {
        power,
        text: army ? `A/${formatPiece(piece)} ${String(army.moves ?? 1)}` : formatPiece(piece),
      };
    });
  if (
    aboard.length === 0 &&
    [...there].every((unit) => ordered.has(unit)) &&
    there.size === ordered.size
  )
    return [];
  return [
    'units:',
    ...group(all, ({ power }) => power).map(
      ([power, own]) => `  ${power}: [${own.map(({ text }) => text).join(', ')}]`,
    ),
  ];
}

const formatStarved = ({ starved = [] }: Scenario): readonly string[] =>
  starved.length === 0 ? [] : [`starved: [${starved.map((at) => formatLocation(at)).join(', ')}]`];

function formatDislodged({ dislodged, position: { units } }: Scenario): readonly string[] {
  if (dislodged.length === 0) return [];
  const piece = (space: string): string => {
    const unit = units.find((one) => unitAt(one) === space);
    return unit ? formatPiece(unit) : space;
  };
  return [
    'dislodged:',
    ...dislodged.map(({ unit, by, retreats }) => {
      const places = retreats.map((at) => formatLocation(at)).join(', ');
      return `  ${piece(unit)}: { by: ${piece(by)}, retreats: [${places}] }`;
    }),
  ];
}
