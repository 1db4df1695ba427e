import { CHOICES } from '../../../rules/choices.ts';
import { EDITION_IDS } from '../../../rules/edition.ts';
import { EDITIONS } from '../../../rules/editions.ts';
import { READINGS } from '../../../rules/readings.ts';
import { readingText, type ReadingText } from '../reading-table.ts';
import { choices } from './choices.ts';
import { english } from './english.ts';
import { listed } from './grammar.ts';
import { readings } from './readings.ts';

const HEAD = `# Our reading of the rules

Generated from the values in \`src/rules\` by \`npm run readings\`; not written by hand.

What Standoff does where the rulebooks differ, are silent or can be read in different ways. The numbers are those of
the DATC's chapter 4; those with an X are ours. An answer that no source settles says so, and follows what the DATC
prefers unless it says otherwise. The DATC 2.5 is cited for what it reports of rulebooks and of the DPTG.
`;

/** The page "our reading of the rules" as Markdown: every choice of every edition, then every question with its answers. */
export function readingsMarkdown(): string {
  const parts = READINGS.flatMap(({ id, questions }) => [
    `## ${readings.parts[id].title}`,
    readings.parts[id].line,
    ...questions.map((question) => entry(readingText(question, english, readings))),
  ]);
  return `${[HEAD.trimEnd(), '## The choices of each edition', ...choiceTexts(), ...parts].join('\n\n')}\n`;
}

const choiceTexts = (): readonly string[] =>
  CHOICES.map((choice) => {
    const options: Readonly<Record<string, string>> = choices[choice].options;
    const rows = EDITION_IDS.map((id) => {
      const edition = EDITIONS[id];
      const value = String(edition.choices[choice]);
      const source = readings.source(edition.choiceCitations[choice]);
      return `- **${edition.name}** \`${value}\`: ${options[value] ?? ''} _${source}_`;
    });
    return `### \`${choice}\`\n\n${choices[choice].label}.\n\n${rows.join('\n')}`;
  });

function entry({ id, title, question, choices: carried, parts }: ReadingText): string {
  const by =
    carried.length === 0 ? [] : [`Set by ${listed(carried.map((choice) => `\`${choice}\``))}.`];
  const told = parts.flatMap(({ label, answers }) => [
    ...(label === null ? [] : [`${label}:`]),
    answers.map(answerLine).join('\n'),
  ]);
  return [`### ${id} ${title}`, question, ...by, ...told].join('\n\n');
}

type AnswerText = ReadingText['parts'][number]['answers'][number];

function answerLine({ editions, text, grounds, remarks }: AnswerText): string {
  const said = remarks.map(({ edition, text: remark }) => ` ${edition}: ${remark}`).join('');
  return `- **${editions}** ${text}${said} _${grounds.join(' · ')}_`;
}
