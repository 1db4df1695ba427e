import type { TurnDate, TurnLineErrorKind } from '../../../orders/turn-line/turn-line.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { DeskWords } from './desk-words.ts';

const PHASES: Readonly<Record<EntryPhase, string>> = {
  movement: 'Züge',
  retreats: 'Rückzüge',
  adjustments: 'Aufbau und Auflösung',
};
const SEASONS: Readonly<Record<TurnDate['season'], string>> = {
  Spring: 'Frühjahr',
  Fall: 'Herbst',
  Winter: 'Winter',
};
const EXPECTED: Readonly<Record<TurnLineErrorKind, string>> = {
  length: 'höchstens 4000 Zeichen',
  power: 'eine Macht, etwa „A:“ für Österreich',
  unit: '„A“ oder „F“ und ein Feld, etwa „Apar“',
  space: 'ein Feld, etwa „par“ oder „spa/nc“',
  centre: 'ein Versorgungszentrum, das noch niemandem gehört, etwa „par“',
  free: 'ein Feld, in dem keine andere Einheit steht',
  fitting: 'ein Feld oder eine Küste, wo eine solche Einheit stehen kann',
  target: '„-“ und das Ziel der Armee',
  removal: '„-x“, denn in dieser Phase werden Einheiten aufgelöst,',
  season: '„M“ oder „R“ in Frühjahr und Herbst, „A“ im Winter,',
  end: '„.“ oder „;“',
};

const dated = ({ season, year }: TurnDate): string => `${SEASONS[season]} ${String(year)}`;
const lineOf = (lines: readonly number[]): string =>
  `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}`;

const INSTEAD = 'Hier steht statt dessen das Beispiel.';

export const german: DeskWords = {
  title: 'Der Schreibtisch',
  lead: 'Ihre eigene Stellung: Fügen Sie Befehle von überall ein oder zeichnen Sie sie auf der Karte, und sehen Sie die Entscheidung mit ihren Gründen.',
  label: 'Ihre Stellung',
  date: (date, phase) => `${dated(date)}, ${PHASES[phase]}`,
  season: (season, phase) => `${SEASONS[season]}, ${PHASES[phase]}`,
  orders: 'Befehle',
  position: 'Stellung',
  show: 'Auf der Karte',
  undo: 'Die letzte Änderung des Schreibtischs zurücknehmen',
  redo: 'Wiederholen',
  ruling: 'Entscheidung',
  noOrders: 'Geben Sie einen Befehl, und hier steht die Entscheidung.',
  noRetreats: 'Niemand muss sich zurückziehen.',
  noAdjustments: 'Niemand hat etwas zu bauen oder aufzulösen.',
  byEdition: (name) => `nach ${name}`,
  goOn: (date, phase) => `Weiter: ${dated(date)}, ${PHASES[phase]}`,
  badLink: {
    newer: `Dieser Link stammt von einer neueren Fassung dieser Seite. Laden Sie die Seite neu und öffnen Sie ihn noch einmal. ${INSTEAD}`,
    cutOff: (found, expected) =>
      `Dieser Link ist abgeschnitten: Vom Zug sind ${String(found)} von ${String(expected)} Zeichen da. ${INSTEAD}`,
    unreadable: (column, expected) =>
      `Der Zug in diesem Link ist nicht lesbar: Bei Zeichen ${String(column)} wurde ${EXPECTED[expected]} erwartet. ${INSTEAD}`,
  },
  paste: {
    open: 'Befehle einfügen',
    hint: 'Befehle, eine Mail oder ein Ergebnis in einer üblichen Schreibweise, eine Macht nach der anderen: Züge, Rückzüge oder Aufbau.',
    label: 'Text mit Befehlen',
    take: 'Auf die Karte',
    notation: 'Schreibweise',
    detected: (name) => `Erkannt: ${name}`,
    whose: 'Wessen Befehle, wenn der Text es nicht sagt',
    nobody: 'Der Text sagt es',
    tooLong: 'Dieser Text ist länger als 100.000 Zeichen. Fügen Sie die Befehle einer Phase ein.',
    understood: (orders, phase) => {
      const kind = {
        movement: '',
        retreats: ' für Rückzüge',
        adjustments: ' für Aufbau und Auflösung',
      }[phase];
      return orders === 1
        ? `Ein Befehl${kind} verstanden.`
        : `${String(orders)} Befehle${kind} verstanden.`;
    },
    position: {
      inferred:
        'Es ist keine Stellung angegeben: Jede Einheit steht dort, wo ihr Befehl sie nennt.',
      listed: 'Es ist die Stellung, die der Text aufzählt.',
      kept: 'Die Befehle passen zu den Einheiten auf dem Schreibtisch, die stehen bleiben.',
    },
    unclear: (line, words, readings) =>
      `Zeile ${String(line)}: „${words}“ wird gelesen als ${readings.join(' oder ')}.`,
    wrong: (line, message) => `Zeile ${String(line)}: ${message}`,
    skipped: (lines) =>
      lines === 1
        ? 'Eine Zeile ist kein Befehl und wird ausgelassen.'
        : `${String(lines)} Zeilen sind keine Befehle und werden ausgelassen.`,
    skippedLine: (line, words) => `Zeile ${String(line)}, ausgelassen: „${words}“`,
    without: (lines) => `Niemand sagt, wessen Befehle das sind: ${lineOf(lines)}.`,
    otherPhases: (lines) =>
      `Ausgelassen, weil sie zu einer anderen Phase gehören: ${lineOf(lines)}.`,
  },
};
