import type { ForcingMessage } from '../../messages/answers/forcing.ts';
import type { Table } from '../language.ts';
import type { Who } from '../../messages/who.ts';
import { ofUnits } from './names.ts';

/** `die Befehle der Armeen in Berlin und in München`. */
const ordersOf = (units: readonly Who[]): string =>
  `${units.length === 1 ? 'der eigene Befehl' : 'die Befehle'} ${ofUnits(units)}`;

export const forcing: Table<ForcingMessage> = {
  enough: ({ units, sure }) => {
    if (units.length === 0) return 'so ist es, wenn alle halten.';
    const one = units.length === 1;
    const given = `${ordersOf(units)} ${one ? 'genügt' : 'genügen'}, wenn alle anderen halten.`;
    if (one) return given;
    return sure === 'smallest'
      ? `${given} Weniger von ihnen genügen nicht.`
      : `${given} Keiner dieser Befehle ist entbehrlich, aber vielleicht gibt es eine kleinere Auswahl.`;
  },
  forces: ({ units, checked }) => {
    const none = units.length === 0;
    const force = none
      ? 'kein Befehl ist dafür nötig'
      : `${ordersOf(units)} ${units.length === 1 ? 'erzwingt' : 'erzwingen'} es`;
    switch (checked) {
      case 'everything':
        return `${force}, welche zulässigen Befehle ${none ? 'auch befolgt werden' : 'die anderen auch befolgen'}.`;
      case 'pairs':
        return `${force}, soweit geprüft: Kein einzelner anderer Befehl ändert es, auch kein Angriff mit einer Unterstützung und keine Armee mit einem Konvoi, ob die übrigen nun halten oder tun wie befohlen. Mehr zugleich wurde nicht geprüft.`;
      case 'single-orders':
        return `${force}, soweit geprüft: Kein einzelner anderer Befehl ändert es, ob die übrigen nun halten oder tun wie befohlen. Zwei zugleich wurden nicht geprüft.`;
    }
  },
};
