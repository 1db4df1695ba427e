import { STANDARD } from '../../board/board.ts';
import { readBlock } from '../../embed/block/read-block.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { EditionName } from '../../rules/edition.ts';
import { editionCalled } from '../../rules/modules.ts';
import { formatScenario } from '../../scenario/format/format.ts';
import { expectedPhases } from '../../scenario/expected-phases.ts';
import { rulePhases, type RuledPhases } from '../../scenario/rule-phases.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { boardOfTurn, resultOf } from './embedded-turn.ts';

export interface FenceOptions {
  readonly title: string;
  readonly edition: EditionName;
  readonly language: LanguageTag;
  readonly at: string | null;
  readonly crop: boolean;
  /** What the block calls its board, if not by its id. */
  readonly called?: string;
}

/**
 * A turn as a fenced block for Markdown: its orders, or a scenario where orders alone would not give the units,
 * retreats or builds. It is read back: null if the block would be ruled differently.
 */
export function fenceOf(phases: RuledPhases, options: FenceOptions): string | null {
  const expected = resultOf(phases);
  const board = boardOfTurn({ phases });
  for (const write of [plainBlock, scenarioBlock]) {
    const text = write(phases, options);
    const read = text === null ? null : readBlock(text, board);
    if (
      text !== null &&
      read?.ok &&
      read.value.edition === options.edition &&
      resultOf(rulePhases(read.value.phases, editionCalled(read.value.edition))) === expected
    )
      return `\`\`\`diplomacy\n${text}\n\`\`\``;
  }
  return null;
}

function optionLines({ edition, language, at, crop }: FenceOptions): readonly string[] {
  return [
    `edition: ${edition}`,
    ...(language === 'en' ? [] : [`lang: ${language}`]),
    ...(at === null ? [] : [`at: ${at}`]),
    ...(crop ? ['crop: true'] : []),
  ];
}

/** The line length in a file; an embed does not show its lines. */
const SHORT = 24;

const oneLine = (title: string): string => title.replaceAll(/\s+/g, ' ').trim();

/** Orders of a movement phase: each unit is where its order says. */
function plainBlock(phases: RuledPhases, options: FenceOptions): string | null {
  const { movement, retreats, adjustments } = phases;
  if (!movement || retreats || adjustments) return null;
  const { orders } = movement;
  const board = boardOfTurn({ phases });
  const sheets = board.powers.flatMap((power) => {
    const own = orders.filter((order) => order.power === power);
    return own.length === 0 ? [] : ['', `${power}:`, ...own.map((one) => formatOrder(one, board))];
  });
  const on = board === STANDARD ? [] : [`board: ${options.called ?? board.id}`];
  return [`title: ${oneLine(options.title)}`, ...on, ...optionLines(options), ...sheets].join('\n');
}

function scenarioBlock(phases: RuledPhases, options: FenceOptions): string | null {
  const file = formatScenario(scenarioOf(phases, options), options.called).trimEnd();
  return [...optionLines(options), file].join('\n');
}

/** The phases as a scenario that expects their outcomes. */
function scenarioOf(phases: RuledPhases, { title, edition }: FenceOptions): Scenario {
  const name = oneLine(title);
  return {
    slug: 'own/fence',
    collection: 'own',
    title: name,
    short: name.slice(0, SHORT).trim(),
    paragraph: 'Game',
    example: null,
    entry: null,
    instance: true,
    phase: null,
    note: `${name}.`,
    de: null,
    editions: [edition],
    ...expectedPhases(phases),
    comments: [],
  };
}
