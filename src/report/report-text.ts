import type { ReportedReason, ReportSection, RulingReport, ToldDispute } from './report.ts';
import { SHARING_FORMS, type SharingForm, type SharingWords } from './sharing-words.ts';

/** A chat message must not be longer than this, link and all: Discord cuts longer ones. */
const CHAT = 2000;

type ReportWords = Pick<SharingWords, 'reasons' | 'more'>;

/** A ruling as a text. Lines end with `\n`. */
export function formatReport(report: RulingReport, form: SharingForm, words: ReportWords): string {
  switch (form) {
    case 'text':
      return asText(report, words.reasons);
    case 'markdown':
      return asMarkdown(report, words.reasons);
    case 'chat':
      return asChat(report, words.more);
  }
}

/** A ruling in every form, for buttons that copy it; the report is made when one is pressed. */
export const reportTexts = (report: () => RulingReport, words: SharingWords) =>
  SHARING_FORMS.map((form) => ({
    label: words.forms[form],
    text: () => formatReport(report(), form, words),
  }));

const filled = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const cited = ({ sentence, paragraph }: ReportedReason): string =>
  paragraph === '' ? sentence : `${sentence} [${paragraph}]`;
const numbered = (reasons: readonly ReportedReason[]): readonly string[] =>
  reasons.map((reason, place) => `${String(place + 1)}. ${cited(reason)}`);

/** The verdict, with the paragraphs of the reasons that it says itself; and the other reasons. */
function headAndReasons({ headline, why, reasons }: RulingReport) {
  const isSaid = ({ sentence }: ReportedReason): boolean => verdict.includes(sentence);
  const verdict = [...new Set([headline, why])].filter((part) => part !== '').join(' ');
  const head = reasons
    .filter(isSaid)
    .reduce((text, reason) => text.replace(reason.sentence, () => cited(reason)), verdict);
  return { head, reasons: reasons.filter((reason) => !isSaid(reason)) };
}

function asText(report: RulingReport, why: string): string {
  const { title, dispute, powers, others, link } = report;
  const { head, reasons } = headAndReasons(report);
  const width = Math.max(
    0,
    ...powers.flatMap(({ lines }) => lines.map(({ order }) => order.length)),
  );
  const section = (one: ReportSection): readonly string[] => [
    '',
    one.title,
    ...one.lines.map((line) => `- ${line}`),
  ];
  const listed = (all: readonly ReportedReason[]): readonly string[] =>
    all.length > 0 ? ['', why, ...numbered(all)] : [];
  const told = ({
    title: order,
    lines,
    partings,
    reasons: own,
  }: ToldDispute): readonly string[] => [
    '',
    order,
    ...lines,
    ...partings.flatMap(section),
    ...listed(own),
  ];
  return filled([
    title,
    ...(dispute ? told(dispute) : []),
    ...(head === '' ? [] : ['', head]),
    ...powers.flatMap(({ power, lines }) => [
      '',
      power,
      ...lines.map(({ order, fate }) => `  ${order.padEnd(width)}  ${fate}`),
    ]),
    ...listed(reasons),
    ...others.flatMap(section),
    ...(link === '' ? [] : ['', link]),
  ]);
}

/** Escapes characters that have a meaning in Markdown. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, (sign) => `\\${sign}`);

function asMarkdown(report: RulingReport, why: string): string {
  const { title, dispute, powers, others, link } = report;
  const { head, reasons } = headAndReasons(report);
  const section = (one: ReportSection): readonly string[] => [
    '',
    `### ${plain(one.title)}`,
    '',
    ...one.lines.map((line) => `- ${plain(line)}`),
  ];
  const listed = (all: readonly ReportedReason[]): readonly string[] =>
    all.length > 0 ? ['', `### ${plain(why)}`, '', ...numbered(all).map(plain)] : [];
  const told = ({ title: order, lines, ...more }: ToldDispute): readonly string[] => [
    ...section({ title: order, lines }),
    ...more.partings.flatMap(section),
    ...listed(more.reasons),
  ];
  return filled([
    `## ${plain(title)}`,
    ...(dispute ? told(dispute) : []),
    ...(head === '' ? [] : ['', `**${plain(head)}**`]),
    ...powers.flatMap(({ power, lines }) => [
      '',
      `**${plain(power)}**`,
      '',
      ...lines.map(({ order, fate }) => `- ${plain(order)}: *${plain(fate)}*`),
    ]),
    ...listed(reasons),
    ...others.flatMap(section),
    ...(link === '' ? [] : ['', `<${link}>`]),
  ]);
}

/** A dispute with what separates the editions; otherwise the verdict and the orders, a line for each power. */
function asChat(
  { title, dispute, headline, why, powers, others, link }: RulingReport,
  more: ReportWords['more'],
): string {
  const section = (one: ReportSection): string => `${one.title}: ${one.lines.join(' ')}`;
  const orders = powers.map(({ power, lines }) => {
    const told = lines.map(({ order, fate }) => `${order} (${fate})`).join(', ');
    return told === '' ? power : `${power}: ${told}`;
  });
  const lines = dispute
    ? [
        dispute.title,
        ...dispute.lines,
        ...dispute.partings.flatMap(({ title: parting, lines: own }) => [parting, ...own]),
        ...others.map(section),
      ]
    : [
        ...(headline === '' ? [] : [headline === why ? headline : `${headline} ${why}`]),
        ...orders,
        ...others.map(section),
      ];
  let text = title;
  for (const [place, line] of lines.entries()) {
    const left = more(lines.length - place);
    const isLast = place === lines.length - 1;
    const rest = isLast ? 0 : left.length + 1;
    if (`${text}\n${line}\n${link}\n`.length + rest > CHAT) return `${text}\n${left}\n${link}\n`;
    text = `${text}\n${line}`;
  }
  return filled([text, ...(link === '' ? [] : [link])]);
}
