import type { SpaceId, UnitKind } from '../../../board/board.ts';
import type { AdjustmentMessage } from '../../messages/phases/adjustments.ts';
import type { Table } from '../language.ts';
import { adjustmentLegality, holdings } from './adjustment-legality.ts';
import {
  accusative,
  aUnit,
  inside,
  kindName,
  NATIONAL,
  nominative,
  ofPower,
  power,
  toPower,
  unit,
  units,
} from './names.ts';
import { repaired } from './repaired.ts';
import { counted, numberWord, upper } from './words.ts';

function away(distance: number | null): string {
  if (distance === null) return 'von der kein Weg dorthin führt';
  if (distance === 0) return 'die schon dort steht';
  return `${counted(distance, 'einen Zug', 'Züge')} entfernt`;
}

/** `Die Armeen in Tirol und in Venedig sind ebenso weit`. */
function asFar(kind: UnitKind, spaces: readonly SpaceId[]): string {
  const are = spaces.length === 1 ? 'ist' : 'sind';
  return ` ${upper(units(spaces.map((at) => ({ at, kind }))))} ${are} ebenso weit`;
}

/** `eine`, `zwei`: so many units. */
const many = (count: number): string => (count === 1 ? 'eine' : numberWord(count));

export const adjustments: Table<AdjustmentMessage> = {
  ...repaired,
  ...adjustmentLegality,
  captures: ({ centre, by, from, kind }) =>
    `${power(by)} übernimmt ${accusative(centre)}${from === null ? '' : ` von ${toPower(from)}`}: Am Ende des Herbstes steht dort eine ${NATIONAL[by]} ${kindName(kind)}.`,
  adjustment: ({ power: whose, has, waiving }) => {
    const { centres, units: standing } = has;
    const left = standing - centres;
    const told = `${power(whose)} hat ${holdings(has)}`;
    if (left === 0)
      return standing === 0
        ? `${told} und ist ausgeschieden.`
        : `${told}, also ändert sich nichts.`;
    if (left > 0) {
      const which = centres === 0 ? 'alle' : many(left);
      return `${told} und muss ${standing === 1 ? 'sie' : which} auflösen.`;
    }
    return `${told} und ${waiving ? 'darf' : 'muss, wenn es geht,'} ${many(-left)} bauen.`;
  },
  builds: ({ power: whose, kind, at }) =>
    `${power(whose)} baut ${inside(at)} ${aUnit(kind)}: Das Heimatzentrum ist frei.`,
  waives: ({ power: whose, builds, reason, more }) => {
    const built = counted(builds, 'eine Einheit', 'Einheiten');
    const done = more ? 'noch ' : '';
    switch (reason) {
      case 'ordered':
        return `${power(whose)} verzichtet darauf, ${built} zu bauen.`;
      case 'no-order':
        return `${power(whose)} könnte ${done}${built} bauen, befiehlt es aber nicht.`;
      case 'no-centre':
        return `${power(whose)} dürfte ${done}${built} bauen, hat aber kein freies Heimatzentrum dafür.`;
    }
  },
  removes: ({ power: whose, unit: one, has }) =>
    `${power(whose)} ${has ? `hat ${holdings(has)} und ` : ''}löst ${unit(one)} auf.`,
  'removes-last': ({ power: whose, unit: one }) =>
    `die letzte Einheit ${ofPower(whose)}, ${unit(one)}, wird aufgelöst.`,
  'removes-farthest': ({ power: whose, unit: one, from, distance, nobody, armies, alike }) => {
    const message = `niemand sagt, welche ${NATIONAL[whose]} Einheit geht`;
    const goes = nobody
      ? `, und keine hat einen Weg ${from === 'home' ? 'nach Hause' : 'zu einem Zentrum'}: ${upper(unit(one))} wird aufgelöst.`
      : `, also die am weitesten von ${from === 'home' ? 'zu Hause' : 'den eigenen Zentren'} entfernte: ${unit(one)}, ${away(distance)}.`;
    const fleetFirst =
      armies.length > 0 ? `${asFar('A', armies)}, aber eine Flotte geht zuerst.` : '';
    const alphabet =
      alike.length > 0
        ? `${asFar(one.kind, alike)}, aber nach dem Alphabet der englischen Namen kommt ${nominative(one.at)} zuerst.`
        : '';
    return `${message}${goes}${fleetFirst}${alphabet}`;
  },
};
