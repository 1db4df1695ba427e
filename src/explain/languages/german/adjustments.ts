import type { SpaceId, UnitKind } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import {
  nationalUnit,
  aUnit,
  counted,
  kindName,
  numberWord,
  ofPower,
  power,
  toPower,
  upper,
} from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import { repaired } from './orders.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import type { MessageTable } from '../language.ts';
import type { Holdings } from '../../messages/phases/adjustment-context.ts';
import type { AdjustmentIllegalMessage } from '../../messages/phases/adjustment-legality.ts';
import type { AdjustmentMessage } from '../../messages/phases/adjustments.ts';

interface Site {
  readonly power: Power;
  readonly at: SpaceId | null;
}

/** `fünf Zentren und vier Einheiten`, as an object. */
const holdings = ({ centres, units }: Holdings): string =>
  `${counted(centres, 'ein Zentrum', 'Zentren')} und ${counted(units, 'eine Einheit', 'Einheiten')}`;

const there = (g: GermanGrammar, at: SpaceId | null): string =>
  at === null ? '' : ` ${g.inside(at)}`;

/** `Deutschland kann in Warschau nicht bauen: ...`, and a whole sentence. */
const cannotBuild = (g: GermanGrammar, { power: whose, at }: Site, why: string): string =>
  `${power(whose)} kann${there(g, at)} nicht bauen: ${why}.`;

const noFleet = (g: GermanGrammar, { power: whose, at }: Site, why: string): string =>
  `${power(whose)} kann${there(g, at)} keine Flotte bauen${why}.`;

const manyUnits = (many: number): string => counted(many, 'eine Einheit', 'Einheiten');

const adjustmentLegality = (
  g: GermanGrammar,
): Omit<MessageTable<AdjustmentIllegalMessage>, 'army-fleet'> => ({
  'not-due': ({ power: whose, at, order, has }) => {
    const what = has ? holdings(has) : 'nicht die Zentren und Einheiten dafür';
    const told = `${power(whose)} hat ${what}`;
    switch (order) {
      case 'build':
        return `${told} und darf${there(g, at)} nicht bauen.`;
      case 'waive':
        return `${told} und damit keinen Bau, auf den zu verzichten wäre.`;
      case 'remove':
        return `${told} und löst${there(g, at)} keine Einheit auf.`;
    }
  },
  'not-a-centre': (message) => cannotBuild(g, message, 'Dort ist kein Versorgungszentrum'),
  'not-home': (message) =>
    cannotBuild(
      g,
      message,
      message.home === null
        ? 'Das ist niemandes Heimatzentrum'
        : `Das ist ein Heimatzentrum ${ofPower(message.home)}`,
    ),
  'not-owned': (message) => {
    if (message.owner === null) return cannotBuild(g, message, 'Das Zentrum gehört niemandem');
    return cannotBuild(
      g,
      message,
      message.now
        ? `${upper(power(message.owner))} hat das Zentrum gerade übernommen`
        : `Das Zentrum gehört ${toPower(message.owner)}`,
    );
  },
  'centre-occupied': (message) =>
    cannotBuild(
      g,
      message,
      message.by ? `Dort steht ${aUnit(message.by)}` : 'Das Zentrum ist besetzt',
    ),
  'kind-missing': ({ power: whose, at }) =>
    `${power(whose)} soll${there(g, at)} bauen, aber der Befehl sagt weder Armee noch Flotte.`,
  'fleet-inland': (message) => noFleet(g, message, ': Dort ist keine Küste'),
  'build-coast-missing': (message) =>
    noFleet(g, message, ', denn der Befehl sagt nicht, an welcher Küste'),
  'build-coast-impossible': (message) =>
    message.place === null
      ? noFleet(g, message, ': Dort gibt es keine solche Küste')
      : `${power(message.power)} kann ${g.inside(message.place)} keine Flotte bauen: Eine solche Küste gibt es nicht.`,
  'nothing-to-remove': ({ power: whose, at }) =>
    `${power(whose)} hat${there(g, at)} keine Einheit, die aufgelöst werden könnte.`,
  'built-already': (message) =>
    cannotBuild(
      g,
      message,
      'Dort wird schon gebaut, und ein Zentrum bekommt nur eine neue Einheit',
    ),
  'removed-already': ({ power: whose, unit: one }) =>
    `${power(whose)} löst ${one ? g.unit(one) : 'diese Einheit'} schon auf, und eine Einheit geht nur einmal.`,
  'no-waiving': ({ power: whose }) =>
    `${power(whose)} kann auf keinen Bau verzichten: Gebaut werden muss, wo immer es geht.`,
  'too-many': ({ power: whose, at, order, due }) => {
    const before = due === 1 ? 'der Befehl vor diesem hat' : 'die Befehle vor diesem haben';
    return order === 'remove'
      ? `${power(whose)} löst ${manyUnits(due)} auf, und ${before} das schon getan: Keine Einheit${there(g, at)} muss gehen.`
      : `${power(whose)} darf ${manyUnits(due)} bauen, und ${before} das schon ausgeschöpft.`;
  },
});

function away(distance: number | null): string {
  if (distance === null) return 'von der kein Weg dorthin führt';
  if (distance === 0) return 'die schon dort steht';
  return `${counted(distance, 'einen Zug', 'Züge')} entfernt`;
}

/** `Die Armeen in Tirol und in Venedig sind ebenso weit`. */
function asFar(g: GermanGrammar, kind: UnitKind, spaces: readonly SpaceId[]): string {
  const are = spaces.length === 1 ? 'ist' : 'sind';
  return ` ${upper(g.units(spaces.map((at) => ({ at, kind }))))} ${are} ebenso weit`;
}

/** `eine`, `zwei`: this many units. */
const many = (count: number): string => (count === 1 ? 'eine' : numberWord(count));

export const adjustments = (g: GermanGrammar): MessageTable<AdjustmentMessage> => ({
  'army-fleet': ({ message }) => ARMY_FLEET_WORDS.row('de').phase(message),
  ...repaired(g),
  ...adjustmentLegality(g),
  captures: ({ centre, by, from, kind }) =>
    `${power(by)} übernimmt ${g.accusative(centre)}${from === null ? '' : ` von ${toPower(from)}`}: ${g.whenCounted} steht dort eine ${nationalUnit(by, kindName(kind))}.`,
  adjustment: ({ power: whose, has, waiving, wins }) => {
    const { centres, units: standing } = has;
    const left = standing - centres;
    const told = `${power(whose)} hat ${holdings(has)}`;
    const also = wins
      ? ` In einem Spiel mit ${numberWord(wins.players)} Spielern gewinnt, wer ${numberWord(wins.centres)} Zentren hat.`
      : '';
    if (left === 0)
      return standing === 0
        ? `${told} und ist ausgeschieden.`
        : `${told}, also ändert sich nichts.${also}`;
    if (left > 0) {
      const which = centres === 0 ? 'alle' : many(left);
      return `${told} und muss ${standing === 1 ? 'sie' : which} auflösen.${also}`;
    }
    return `${told} und ${waiving ? 'darf' : 'muss, wenn es geht,'} ${many(-left)} bauen.${also}`;
  },
  builds: ({ power: whose, kind, at }) =>
    `${power(whose)} baut ${g.inside(at)} ${aUnit(kind)}: Das ${g.site} ist frei.`,
  waives: ({ power: whose, builds, reason, more }) => {
    const built = counted(builds, 'eine Einheit', 'Einheiten');
    const done = more ? 'noch ' : '';
    switch (reason) {
      case 'ordered':
        return `${power(whose)} verzichtet darauf, ${built} zu bauen.`;
      case 'no-order':
        return `${power(whose)} könnte ${done}${built} bauen, befiehlt es aber nicht.`;
      case 'no-centre':
        return `${power(whose)} dürfte ${done}${built} bauen, hat aber kein freies ${g.site} dafür.`;
    }
  },
  removes: ({ power: whose, unit: one, has }) =>
    `${power(whose)} ${has ? `hat ${holdings(has)} und ` : ''}löst ${g.unit(one)} auf.`,
  'removes-last': ({ power: whose, unit: one }) =>
    `die letzte Einheit ${ofPower(whose)}, ${g.unit(one)}, wird aufgelöst.`,
  'removes-farthest': ({
    power: whose,
    unit: one,
    from,
    distance,
    nobody,
    owns,
    armies,
    alike,
  }) => {
    if (!owns) return `${power(whose)} besitzt kein Zentrum, also wird ${g.unit(one)} aufgelöst.`;
    const message = `niemand sagt, welche ${nationalUnit(whose, 'Einheit')} geht`;
    const goes = nobody
      ? `, und keine hat einen Weg ${from === 'home' ? 'nach Hause' : 'zu einem Zentrum'}: ${upper(g.unit(one))} wird aufgelöst.`
      : `, also die am weitesten von ${from === 'home' ? 'zu Hause' : 'den eigenen Zentren'} entfernte: ${g.unit(one)}, ${away(distance)}.`;
    const fleetFirst =
      armies.length > 0 ? `${asFar(g, 'A', armies)}, aber eine Flotte geht zuerst.` : '';
    const alphabet =
      alike.length > 0
        ? `${asFar(g, one.kind, alike)}, aber nach dem Alphabet der englischen Namen kommt ${g.nominative(one.at)} zuerst.`
        : '';
    return `${message}${goes}${fleetFirst}${alphabet}`;
  },
});
