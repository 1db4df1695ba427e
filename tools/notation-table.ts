import type { AdjustmentOrder } from '../src/orders/adjustment-order.ts';
import { DPP_NOTES } from '../src/orders/notations/dpp/notes.ts';
import type { Loss, Notation } from '../src/orders/notations/notation.ts';
import { NOTATIONS } from '../src/orders/notations/notations.ts';
import type { Order } from '../src/orders/order.ts';
import type { RetreatPhaseOrder } from '../src/orders/retreat-order.ts';

const LOST: Readonly<Record<Loss, string>> = {
  order: 'no words for it',
  power: 'whose it is',
  kind: 'army or fleet',
  coast: 'the coast',
  'by-convoy': 'by convoy',
};

const ARMY = { kind: 'A', at: 'LON' } as const;
const FLEET = { kind: 'F', at: 'NTH' } as const;
const ENGLAND = { power: 'England' } as const;

const MOVES: Readonly<Record<string, Order>> = {
  Hold: { ...ENGLAND, unit: ARMY, type: 'hold' },
  Move: { ...ENGLAND, unit: FLEET, type: 'move', to: 'BEL', viaConvoy: false },
  'Move by convoy': { ...ENGLAND, unit: ARMY, type: 'move', to: 'BEL', viaConvoy: true },
  Support: { ...ENGLAND, unit: FLEET, type: 'support-move', target: ARMY, to: 'BEL' },
  'Support to a coast': {
    ...ENGLAND,
    unit: { kind: 'F', at: 'MAR' },
    type: 'support-move',
    target: { kind: 'F', at: 'MAO' },
    to: 'SPA/SC',
  },
  Convoy: { ...ENGLAND, unit: FLEET, type: 'convoy', target: ARMY, to: 'BEL' },
};
const RETREATS: Readonly<Record<string, RetreatPhaseOrder>> = {
  Retreat: { ...ENGLAND, unit: FLEET, type: 'retreat', to: 'DEN' },
  Disband: { ...ENGLAND, unit: FLEET, type: 'disband' },
};
const ADJUSTMENTS: Readonly<Record<string, AdjustmentOrder>> = {
  Build: { ...ENGLAND, type: 'build', unit: ARMY },
  Remove: { ...ENGLAND, type: 'remove', unit: FLEET },
  Waive: { ...ENGLAND, type: 'waive' },
};

const cell = (losses: readonly Loss[]): string => losses.map((loss) => LOST[loss]).join(', ');

const row = ({ id, name, movement, retreats, adjustments }: Notation): string => {
  const cells = [
    ...Object.values(MOVES).map((order) => cell(movement.cannotSay(order))),
    ...Object.values(RETREATS).map((order) => cell(retreats.cannotSay(order))),
    ...Object.values(ADJUSTMENTS).map((order) => cell(adjustments.cannotSay(order))),
  ];
  return `| ${name} | \`${id}\` | ${cells.join(' | ')} |`;
};

/** `docs/notations.md`: what each notation loses of each kind of order. */
export function notationsMarkdown(): string {
  const kinds = [MOVES, RETREATS, ADJUSTMENTS].flatMap((orders) => Object.keys(orders));
  return `# Notations

\`standoff read FILE...\` tells which orders it finds in a text, and in which notation; \`--notation NAME\` decides that it is
this one. \`standoff write FILE... --notation NAME\` writes them in another. Written by \`npm run notations\`.

## What each notation cannot say

What it writes it reads back to the same orders, but for what stands here.

| Notation | \`--notation\` | ${kinds.join(' | ')} |
| ${['', '', ...kinds].map(() => '---').join(' | ')} |
${NOTATIONS.map(row).join('\n')}

## What the notes of DPP mean

| Note | Meaning | Paragraph |
| --- | --- | --- |
${Object.entries(DPP_NOTES)
  .map(([note, { meaning, paragraph }]) => `| \`${note}\` | ${meaning} | ${paragraph} |`)
  .join('\n')}

## Lines of JSON

\`standoff read\` takes batches: a JSON object a line, with \`text\`, and if they are known \`id\`, \`notation\`, \`power\` (\`FRANCE\`) and
\`phase\` (\`M\`, \`R\` or \`B\`). It answers each with a line:

- \`id\`, and the \`notation\` in which the text was read.
- \`orders\`: \`power\`, if anybody says whose the order is, and \`order\` in the case format: \`A LON - BEL VIA\`, \`A BUR R GAS\`,
  \`A BUR D\`, \`A PAR B\`, \`WAIVE\`. \`?\` stands for a letter that nobody says and that may be either.
- \`results\`, if the text reports any: a list for each order, in the same order, of \`succeeded\`, \`bounced\`, \`failed\` (no cause is
  said), \`cut\`, \`void\`, \`dislodged\`, \`disrupted\`, \`no convoy\`; empty if the text does not say.
- \`units\`, by power (\`?\` if nobody says whose): those that the text lists or, with \`inferred\`: true, those that its orders imply.
- \`retreats\`: where dislodged units may go, if the text lists it.
- \`skipped\`: lines and words that order nothing.
- \`doubts\`: words with several readings, or one that is not what they say; the first reading was taken.
- \`errors\`: what could not be read, and what was expected there.
`;
}
