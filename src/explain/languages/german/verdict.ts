import {
  against,
  convoyOf,
  counted,
  inside,
  listed,
  moving,
  numberWord,
  ofUnit,
  supportOf,
  toward,
  unit,
  units,
  upper,
} from './grammar.ts';
import { numbers, takes } from './movement.ts';
import { type MessageTable, format } from '../language.ts';
import type {
  HeadlineClause,
  HeadlineMessage,
  OutcomeClause,
} from '../../messages/answers/headline.ts';
import type { ClauseMessage, ScoredClause } from '../../messages/turn/clauses.ts';
import type { VerdictMessage } from '../../messages/turn/verdict.ts';
import type { Who } from '../../messages/who.ts';
import type { OrderType } from '../../../orders/order.ts';

/** With its article. */
export const ORDERS: Readonly<Record<OrderType, string>> = {
  hold: 'der Befehl',
  move: 'der Zug',
  'support-hold': 'die Unterstützung',
  'support-move': 'die Unterstützung',
  convoy: 'der Konvoi',
  board: 'das Anbordgehen',
  land: 'die Landung',
};

export const clauses: MessageTable<ClauseMessage> = {
  takes: ({ unit: one, to }) => `${moving(one)} ${takes(one, to)}`,
  moves: ({ unit: one, to }) => `${unit(one)} zieht ${toward(to)}`,
  'bounces-in': ({ units: list, to }) =>
    list.length === 1
      ? `${units(list)} prallt ${inside(to)} ab`
      : `${units(list)} prallen ${inside(to)} aneinander ab`,
  'bounce-off-each-other': ({ units: list }) => `${units(list)} prallen aneinander ab`,
  'bounces-off': ({ unit: one, by }) => `${moving(one)} prallt an ${ofUnit(by)} ab`,
  'cannot-enter': ({ unit: one, to }) => `${moving(one)} kommt nicht ${toward(to)}`,
  'army-stays': ({ unit: one }) => `die Armee bleibt ${inside(one.at)}`,
  'follows-none': ({ unit: one }) => `${unit(one)} befolgt keinen ihrer Befehle`,
  circle: ({ units: list }) =>
    `${units(list)} ${list.length === 2 ? 'tauschen die Plätze mit dem Konvoi' : 'ziehen im Kreis'}`,
  paradox: ({ units: list }) =>
    `${convoyOf(list)} ${list.length === 1 ? 'ist' : 'sind'} ein Paradox`,
  void: ({ unit: one, kind }) =>
    `${kind === 'support' ? 'die Unterstützung' : 'der Konvoi'} ${ofUnit(one)} ist wirkungslos`,
  illegal: ({ unit: one, order }) => `${ORDERS[order]} ${ofUnit(one)} ist unzulässig`,
};

/** A clause with its numbers, if it has any. */
const scored = ({ message, score }: ScoredClause): string =>
  format(clauses, message) + numbers(score);

/** `einer scheitert`; with the noun if no other part has named it. */
function failing(fail: number, isNamed: boolean): readonly string[] {
  if (fail === 0) return [];
  const verb = fail === 1 ? 'scheitert' : 'scheitern';
  if (!isNamed) return [`${counted(fail, 'ein Zug', 'Züge')} ${verb}`];
  return [`${fail === 1 ? 'einer' : numberWord(fail)} ${verb}`];
}

export const verdicts: MessageTable<VerdictMessage> = {
  count: ({ succeed, fail, out }) =>
    `${listed([
      ...(succeed > 0
        ? [`${counted(succeed, 'ein Zug', 'Züge')} ${succeed === 1 ? 'gelingt' : 'gelingen'}`]
        : []),
      ...failing(fail, succeed > 0),
      ...(out > 0
        ? [
            `${counted(out, 'eine Einheit', 'Einheiten')} ${out === 1 ? 'wird' : 'werden'} vertrieben`,
          ]
        : []),
    ])}.`,
  'all-hold': () => 'alle Einheiten halten.',
  'nothing-moves': ({ but }) =>
    but === null ? 'nichts bewegt sich.' : `nichts bewegt sich: ${upper(scored(but))}.`,
  'all-succeed': ({ moves }) =>
    moves === 2 ? 'beide Züge gelingen.' : `alle ${numberWord(moves)} Züge gelingen.`,
  these: ({ clauses }) => `${listed(clauses.map(scored))}.`,
  'and-this': ({ clauses }) => `${clauses.map(scored).join(', und ')}.`,
  supported: ({ unit: one, supporters, other, others, cut }) => {
    const [name, rival] = [moving(one), moving(other)];
    if (supporters.length + others.length === 0)
      return `niemand unterstützt ${name} oder ${rival}, und gleich starke Einheiten halten einander auf.`;
    const support = (list: readonly Who[], whom: string) =>
      `${units(list)} ${list.length === 1 ? 'unterstützt' : 'unterstützen'} ${whom}`;
    const though = cut ? `, wenn auch deren eigene Unterstützung abgeschnitten ist` : '';
    return supporters.length === 0
      ? `niemand unterstützt ${name}, aber ${support(others, rival)}${though}.`
      : `${support(supporters, name)}, und ${support(others, rival)}${though}.`;
  },
  'nobody-moves': () => 'kein Befehl verlangt einen Zug.',
  'nobody-in-the-way': () => 'niemand steht im Weg.',
  'but-keeps-out': ({ unit: one, score }) =>
    `aber sie lässt ${unit(one)} nicht hinein, ${against(score.attack, score.against)}.`,
};

const OUTCOMES: MessageTable<OutcomeClause> = {
  'support-given': ({ unit: one }) => `${supportOf([one])} gilt`,
  'support-cut': ({ unit: one }) => `${supportOf([one])} ist abgeschnitten`,
  'convoy-available': ({ unit: one }) => `${convoyOf([one])} kommt zustande`,
  'convoy-disrupted': ({ unit: one }) => `${convoyOf([one])} ist unterbrochen`,
  stopped: ({ unit: one }) => `${unit(one)} wird von einem Paradox aufgehalten`,
  'just-holds': ({ unit: one }) => `${unit(one)} hält`,
  'change-places': ({ unit: one, other }) =>
    `${units([one, other])} tauschen die Plätze mit dem Konvoi`,
  'moves-in-circle': ({ unit: one, to }) => `${unit(one)} zieht im Kreis ${toward(to)}`,
};

const part = (clause: HeadlineClause): string =>
  clause.of === 'verdict' ? scored(clause) : format(OUTCOMES, clause.message);

export const headlines: MessageTable<HeadlineMessage> = {
  'is-dislodged': ({ unit: one, by }) => `${unit(one)} wird von ${ofUnit(by)} vertrieben.`,
  holds: ({ unit: one, attacked }) =>
    `${unit(one)} hält: ${attacked ? 'Kein Angriff auf sie gelingt' : 'Niemand greift sie an'}.`,
  'cannot-cross': ({ unit: one, by }) =>
    `${unit(one)} kann nicht übersetzen und wird von ${ofUnit(by)} vertrieben.`,
  so: ({ clause }) => `${part(clause)}.`,
  'and-is-dislodged': ({ clause, unit: one, by }) =>
    `${part(clause)}, und ${unit(one)} wird von ${ofUnit(by)} vertrieben.`,
};
