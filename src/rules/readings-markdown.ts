import { CHOICE_WORDS, choiceWords } from './choice-words.ts';
import { CHOICES } from './choices.ts';
import { EDITION_IDS } from './edition.ts';
import { EDITIONS } from './editions.ts';
import {
  type EntryAnswer,
  entryOf,
  groundWords,
  listed,
  type ReadingEntry,
} from './reading-entries.ts';
import { READINGS, sourceWords } from './readings.ts';

const HEAD = `# Our reading of the rules

Generated from the values in \`src/rules\` by \`npm run readings\`; not written by hand.

What Standoff does where the rulebooks differ, are silent or are read in different ways. The numbers are those of
the DATC's chapter 4; those with an X are ours. An answer that no source settles says so, and follows what the DATC
prefers unless it says otherwise. The DATC 2.5 is cited for what it tells of rulebooks and of the DPTG.
`;

/** The page "our reading of the rules" as Markdown: every choice of every edition, then every question with its answers. */
export function readingsMarkdown(): string {
  const parts = READINGS.flatMap(({ title, line, readings }) => [
    `## ${title}`,
    line,
    ...readings.map((reading) => entry(entryOf(reading))),
  ]);
  return `${[HEAD.trimEnd(), '## The choices of each edition', ...choices(), ...parts].join('\n\n')}\n`;
}

const choices = (): readonly string[] =>
  CHOICES.map((choice) => {
    const rows = EDITION_IDS.map((id) => {
      const edition = EDITIONS[id];
      const value = `\`${String(edition.choices[choice])}\``;
      const source = sourceWords(edition.choiceCitations[choice]);
      return `- **${edition.name}** ${value}: ${choiceWords(choice, edition)} _${source}_`;
    });
    return `### \`${choice}\`\n\n${CHOICE_WORDS[choice].label}.\n\n${rows.join('\n')}`;
  });

function entry({ id, title, question, choices: carried, parts }: ReadingEntry): string {
  const by =
    carried.length === 0 ? [] : [`Carried by ${listed(carried.map((choice) => `\`${choice}\``))}.`];
  const told = parts.flatMap(({ label, answers }) => [
    ...(label === null ? [] : [`${label}:`]),
    answers.map(answerLine).join('\n'),
  ]);
  return [`### ${id} ${title}`, question, ...by, ...told].join('\n\n');
}

function answerLine({ editions, text, grounds, remarks }: EntryAnswer): string {
  const name = editions.length === 0 ? 'All' : listed(editions);
  const said = remarks.map(({ edition, text: remark }) => ` ${edition}: ${remark}`).join('');
  return `- **${name}** ${text}${said} _${grounds.map(groundWords).join(' · ')}_`;
}
