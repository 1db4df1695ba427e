import { against, counted, listed, numberWord, upper } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
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

export const clauses = (g: GermanGrammar): MessageTable<ClauseMessage> => ({
  takes: ({ unit: one, to }) => `${g.moving(one)} ${takes(g, one, to)}`,
  moves: ({ unit: one, to }) => `${g.unit(one)} zieht ${g.toward(to)}`,
  'bounces-in': ({ units: list, to }) =>
    list.length === 1
      ? `${g.units(list)} prallt ${g.inside(to)} ab`
      : `${g.units(list)} prallen ${g.inside(to)} aneinander ab`,
  'bounce-off-each-other': ({ units: list }) => `${g.units(list)} prallen aneinander ab`,
  'bounces-off': ({ unit: one, by }) => `${g.moving(one)} prallt an ${g.ofUnit(by)} ab`,
  'cannot-enter': ({ unit: one, to }) => `${g.moving(one)} kommt nicht ${g.toward(to)}`,
  'army-stays': ({ unit: one }) => `die Armee bleibt ${g.inside(one.at)}`,
  'follows-none': ({ unit: one }) => `${g.unit(one)} befolgt keinen ihrer Befehle`,
  circle: ({ units: list }) =>
    `${g.units(list)} ${list.length === 2 ? 'tauschen die Plätze mit dem Konvoi' : 'ziehen im Kreis'}`,
  paradox: ({ units: list }) =>
    `${g.convoyOf(list)} ${list.length === 1 ? 'ist' : 'sind'} ein Paradox`,
  void: ({ unit: one, kind }) =>
    `${kind === 'support' ? 'die Unterstützung' : 'der Konvoi'} ${g.ofUnit(one)} ist wirkungslos`,
  illegal: ({ unit: one, order }) => `${ORDERS[order]} ${g.ofUnit(one)} ist unzulässig`,
});

/** A clause with its numbers, if it has any. */
const scored = (g: GermanGrammar, { message, score }: ScoredClause): string =>
  format(clauses(g), message) + numbers(score);

/** `einer scheitert`; with the noun if no other part has named it. */
function failing(fail: number, isNamed: boolean): readonly string[] {
  if (fail === 0) return [];
  const verb = fail === 1 ? 'scheitert' : 'scheitern';
  if (!isNamed) return [`${counted(fail, 'ein Zug', 'Züge')} ${verb}`];
  return [`${fail === 1 ? 'einer' : numberWord(fail)} ${verb}`];
}

export const verdicts = (g: GermanGrammar): MessageTable<VerdictMessage> => ({
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
    but === null ? 'nichts bewegt sich.' : `nichts bewegt sich: ${upper(scored(g, but))}.`,
  'all-succeed': ({ moves }) =>
    moves === 2 ? 'beide Züge gelingen.' : `alle ${numberWord(moves)} Züge gelingen.`,
  these: ({ clauses }) => `${listed(clauses.map((clause) => scored(g, clause)))}.`,
  'and-this': ({ clauses }) => `${clauses.map((clause) => scored(g, clause)).join(', und ')}.`,
  supported: ({ unit: one, supporters, other, others, cut }) => {
    const [name, rival] = [g.moving(one), g.moving(other)];
    if (supporters.length + others.length === 0)
      return `niemand unterstützt ${name} oder ${rival}, und gleich starke Einheiten halten einander auf.`;
    const support = (list: readonly Who[], whom: string) =>
      `${g.units(list)} ${list.length === 1 ? 'unterstützt' : 'unterstützen'} ${whom}`;
    const though = cut ? `, wenn auch deren eigene Unterstützung abgeschnitten ist` : '';
    return supporters.length === 0
      ? `niemand unterstützt ${name}, aber ${support(others, rival)}${though}.`
      : `${support(supporters, name)}, und ${support(others, rival)}${though}.`;
  },
  'nobody-moves': () => 'kein Befehl verlangt einen Zug.',
  'nobody-in-the-way': () => 'niemand steht im Weg.',
  'but-keeps-out': ({ unit: one, score }) =>
    `aber sie lässt ${g.unit(one)} nicht hinein, ${against(score.attack, score.against)}.`,
});

const OUTCOMES = (g: GermanGrammar): MessageTable<OutcomeClause> => ({
  'support-given': ({ unit: one }) => `${g.supportOf([one])} gilt`,
  'support-cut': ({ unit: one }) => `${g.supportOf([one])} ist abgeschnitten`,
  'convoy-available': ({ unit: one }) => `${g.convoyOf([one])} kommt zustande`,
  'convoy-disrupted': ({ unit: one }) => `${g.convoyOf([one])} ist unterbrochen`,
  stopped: ({ unit: one }) => `${g.unit(one)} wird von einem Paradox aufgehalten`,
  'just-holds': ({ unit: one }) => `${g.unit(one)} hält`,
  'change-places': ({ unit: one, other }) =>
    `${g.units([one, other])} tauschen die Plätze mit dem Konvoi`,
  'moves-in-circle': ({ unit: one, to }) => `${g.unit(one)} zieht im Kreis ${g.toward(to)}`,
});

const part = (g: GermanGrammar, clause: HeadlineClause): string =>
  clause.of === 'verdict' ? scored(g, clause) : format(OUTCOMES(g), clause.message);

export const headlines = (g: GermanGrammar): MessageTable<HeadlineMessage> => ({
  'is-dislodged': ({ unit: one, by }) => `${g.unit(one)} wird von ${g.ofUnit(by)} vertrieben.`,
  holds: ({ unit: one, attacked }) =>
    `${g.unit(one)} hält: ${attacked ? 'Kein Angriff auf sie gelingt' : 'Niemand greift sie an'}.`,
  'cannot-cross': ({ unit: one, by }) =>
    `${g.unit(one)} kann nicht übersetzen und wird von ${g.ofUnit(by)} vertrieben.`,
  so: ({ clause }) => `${part(g, clause)}.`,
  'and-is-dislodged': ({ clause, unit: one, by }) =>
    `${part(g, clause)}, und ${g.unit(one)} wird von ${g.ofUnit(by)} vertrieben.`,
});
