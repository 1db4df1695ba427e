import { POWERS } from '../../board/powers.ts';
import { readBlock } from '../../embed/block/read-block.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { EditionName } from '../../rules/edition.ts';
import { editionCalled } from '../../rules/modules.ts';
import { formatScenario } from '../../scenario/format/format.ts';
import { expectedPhases } from '../../scenario/expected-phases.ts';
import { rulePhases, type RuledPhases } from '../../scenario/rule-phases.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { resultOf } from './embedded-turn.ts';

export interface FenceOptions {
  readonly title: string;
  readonly edition: EditionName;
  readonly language: LanguageTag;
  readonly at: string | null;
  readonly crop: boolean;
}

/**
 * A turn as a fenced block for Markdown: its orders, or a scenario where orders alone would not give the units,
 * retreats or builds. It is read back: null if the block would be ruled differently.
 */
export function fenceOf(phases: RuledPhases, options: FenceOptions): string | null {
  const expected = resultOf(phases);
  for (const write of [plainBlock, scenarioBlock]) {
    const text = write(phases, options);
    const read = text === null ? null : readBlock(text);
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
function plainBlock(
  { movement, retreats, adjustments }: RuledPhases,
  options: FenceOptions,
): string | null {
  if (!movement || retreats || adjustments) return null;
  const { orders } = movement;
  const sheets = POWERS.flatMap((power) => {
    const own = orders.filter((order) => order.power === power);
    return own.length === 0 ? [] : ['', `${power}:`, ...own.map((one) => formatOrder(one))];
  });
  return [`title: ${oneLine(options.title)}`, ...optionLines(options), ...sheets].join('\n');
}

function scenarioBlock(phases: RuledPhases, options: FenceOptions): string | null {
  const file = formatScenario(scenarioOf(phases, options)).trimEnd();
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
