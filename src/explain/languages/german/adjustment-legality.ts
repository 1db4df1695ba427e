import type { SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentIllegalMessage } from '../../messages/phases/adjustment-legality.ts';
import type { Holdings } from '../../messages/phases/adjustment-context.ts';
import type { Table } from '../language.ts';
import { aUnit, inside, ofPower, power, toPower, unit } from './names.ts';
import { counted, upper } from './words.ts';

interface Site {
  readonly power: Power;
  readonly at: SpaceId | null;
}

/** `fünf Zentren und vier Einheiten`, as an object. */
export const holdings = ({ centres, units }: Holdings): string =>
  `${counted(centres, 'ein Zentrum', 'Zentren')} und ${counted(units, 'eine Einheit', 'Einheiten')}`;

const there = (at: SpaceId | null): string => (at === null ? '' : ` ${inside(at)}`);

/** `Deutschland kann in Warschau nicht bauen: ...`, and a whole sentence. */
const cannotBuild = ({ power: whose, at }: Site, why: string): string =>
  `${power(whose)} kann${there(at)} nicht bauen: ${why}.`;

const noFleet = ({ power: whose, at }: Site, why: string): string =>
  `${power(whose)} kann${there(at)} keine Flotte bauen${why}.`;

const units = (many: number): string => counted(many, 'eine Einheit', 'Einheiten');

export const adjustmentLegality: Table<AdjustmentIllegalMessage> = {
  'not-due': ({ power: whose, at, order, has }) => {
    const what = has ? holdings(has) : 'nicht die Zentren und Einheiten dafür';
    const told = `${power(whose)} hat ${what}`;
    switch (order) {
      case 'build':
        return `${told} und darf${there(at)} nicht bauen.`;
      case 'waive':
        return `${told} und damit keinen Bau, auf den zu verzichten wäre.`;
      case 'remove':
        return `${told} und löst${there(at)} keine Einheit auf.`;
    }
  },
  'not-a-centre': (message) => cannotBuild(message, 'Dort ist kein Versorgungszentrum'),
  'not-home': (message) =>
    cannotBuild(
      message,
      message.home === null
        ? 'Das ist niemandes Heimatzentrum'
        : `Das ist ein Heimatzentrum ${ofPower(message.home)}`,
    ),
  'not-owned': (message) => {
    if (message.owner === null) return cannotBuild(message, 'Das Zentrum gehört niemandem');
    return cannotBuild(
      message,
      message.now
        ? `${upper(power(message.owner))} hat das Zentrum gerade übernommen`
        : `Das Zentrum gehört ${toPower(message.owner)}`,
    );
  },
  'centre-occupied': (message) =>
    cannotBuild(
      message,
      message.by ? `Dort steht ${aUnit(message.by)}` : 'Das Zentrum ist besetzt',
    ),
  'kind-missing': ({ power: whose, at }) =>
    `${power(whose)} soll${there(at)} bauen, aber der Befehl sagt weder Armee noch Flotte.`,
  'fleet-inland': (message) => noFleet(message, ': Dort ist keine Küste'),
  'build-coast-missing': (message) =>
    noFleet(message, ', denn der Befehl sagt nicht, an welcher Küste'),
  'build-coast-impossible': (message) =>
    message.place === null
      ? noFleet(message, ': Dort gibt es keine solche Küste')
      : `${power(message.power)} kann ${inside(message.place)} keine Flotte bauen: Eine solche Küste gibt es nicht.`,
  'nothing-to-remove': ({ power: whose, at }) =>
    `${power(whose)} hat${there(at)} keine Einheit, die aufgelöst werden könnte.`,
  'built-already': (message) =>
    cannotBuild(message, 'Dort wird schon gebaut, und ein Zentrum bekommt nur eine neue Einheit'),
  'removed-already': ({ power: whose, unit: one }) =>
    `${power(whose)} löst ${one ? unit(one) : 'diese Einheit'} schon auf, und eine Einheit geht nur einmal.`,
  'no-waiving': ({ power: whose }) =>
    `${power(whose)} kann auf keinen Bau verzichten: Gebaut werden muss, wo immer es geht.`,
  'too-many': ({ power: whose, at, order, due }) => {
    const before = due === 1 ? 'der Befehl vor diesem hat' : 'die Befehle vor diesem haben';
    return order === 'remove'
      ? `${power(whose)} löst ${units(due)} auf, und ${before} das schon getan: Keine Einheit${there(at)} muss gehen.`
      : `${power(whose)} darf ${units(due)} bauen, und ${before} das schon ausgeschöpft.`;
  },
};
