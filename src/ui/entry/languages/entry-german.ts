import { spaceOf, type Location, type Piece } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import {
  kindName,
  nationalUnit,
  ofPower,
  power,
  powerName,
  coastSide,
  listed,
  numberWord,
  upper,
  grammarOn,
} from '../../../explain/languages/german/grammar.ts';
import { quote } from '../../../orders/errors.ts';
import { onBoards } from '../../../explain/languages/on-boards.ts';
import { exampleOrders } from '../example-orders.ts';
import type { OrderAnswer } from '../order-answers.ts';
import type { EntryOrder } from '../entry-task.ts';
import type { EntryWords, QuestionMessage } from '../entry-words.ts';

const has = (options: readonly OrderAnswer[], kind: string): boolean =>
  options.some(({ value }) => value === kind);

const helping = (options: readonly OrderAnswer[]): string =>
  listed(
    [
      ...(has(options, 'support') ? ['unterstützt'] : []),
      ...(has(options, 'convoy') ? ['als Konvoi übersetzt'] : []),
    ],
    'oder',
  );

export const germanOn = onBoards((board): EntryWords => {
  const { accusative, inside, mapName, placeInList, toward, unit } = grammarOn(board);
  const examples = exampleOrders(board);
  const toBuildIn =
    board.builds === 'home' ? 'Wählen Sie ein Heimatzentrum.' : 'Wählen Sie ein Zentrum.';

  /** `Armee München`. */
  const named = ({ kind, at }: Piece): string => `${kindName(kind)} ${placeInList(at)}`;
  const theOne = ({ kind, at }: Piece): string => unit({ kind, at: spaceOf(at) });

  function question({ place, answered, asked, about }: QuestionMessage): string {
    if (asked.question === null) return '';
    const name = place.piece ? named(place.piece) : placeInList(place.space);
    const kind = answered.find((answer) => answer.question === 'kind')?.value;
    const whom = answered.find((answer) => answer.question === 'whom')?.value;
    const where = answered.find((answer) => answer.question === 'where')?.value;
    const { options } = asked;
    switch (asked.question) {
      case 'kind': {
        if (about) return aboutUnit(name, options, about);
        const help = helping(options);
        const other = help === '' ? '' : `, oder die Einheit, die sie ${help}`;
        if (has(options, 'move')) return `${name}: Wählen Sie, wohin sie zieht${other}.`;
        if (has(options, 'retreat')) return `${name}: Wählen Sie, wohin sie sich zurückzieht.`;
        const rest = (['hold', 'disband', 'remove', 'army', 'fleet'] as const).filter((one) =>
          has(options, one),
        );
        return `${name}: ${listed(
          rest.map((one) => kinds[one]),
          'oder',
        )}?`;
      }
      case 'whom':
        return kind === 'convoy'
          ? `${name}: Welche Armee wird übersetzt?`
          : `${name}: Welche Einheit wird unterstützt?`;
      case 'where': {
        if (kind === 'retreat') return `${name}: Wohin zieht sie sich zurück?`;
        const target = whom ? inside(whom) : '';
        if (kind === 'convoy') return `${name}: Wohin wird die Armee ${target} übersetzt?`;
        if (kind === 'board') return `${name}: An Bord welcher Flotte geht sie?`;
        if (kind === 'land') return `${name}: Wo landet ihre Armee?`;
        if (kind !== 'support') return `${name}: Wohin zieht sie?`;
        const inPlace = options.some(({ value }) => value === whom);
        return `${name} unterstützt die Einheit ${target}: Wohin?${inPlace ? ' Noch einmal gewählt: wo sie steht.' : ''}`;
      }
      case 'coast':
        return `${placeInList(where ?? place.space)}: ${listed(
          options.map(({ value }) => coastSide(value as Location)),
          'oder',
        )}?`;
      case 'way':
        if (kind === 'land')
          return `${where ? upper(inside(where)) : ''}: bevor die Flotte handelt oder nach ihrem Zug?`;
        return `${where ? upper(toward(where)) : ''}: über Land oder mit dem Konvoi?`;
      case 'about':
        return '';
    }
  }

  function aboutUnit(
    name: string,
    options: readonly OrderAnswer[],
    about: NonNullable<QuestionMessage['about']>,
  ): string {
    const space = spaceOf(about.at);
    const help = helping(options);
    const parts = [
      ...(has(options, 'board') ? ['an Bord gehen'] : []),
      ...(has(options, 'land') ? [`${inside(space)} die Armee landen`] : []),
      ...(has(options, 'move') ? [`${toward(space)} ziehen`] : []),
      ...(help === ''
        ? []
        : [`wählen, wohin sie ${unit({ kind: about.kind, at: space })} ${help}`]),
    ];
    return `${name}: ${parts.join(', oder ')}.`;
  }

  const kinds: EntryWords['kinds'] = {
    move: 'Ziehen',
    support: 'Unterstützen',
    convoy: 'Konvoi',
    hold: 'Halten',
    retreat: 'Rückzug',
    disband: 'Auflösen',
    army: 'Armee',
    fleet: 'Flotte',
    remove: 'Auflösen',
    board: 'An Bord gehen',
    land: 'Armee landen',
  };

  function written(order: EntryOrder): string {
    switch (order.type) {
      case 'build':
        return `${upper(power(order.power))} baut ${order.unit.kind === null ? placeInList(order.unit.at) : named({ kind: order.unit.kind, at: order.unit.at })}.`;
      case 'remove':
        return `${upper(power(order.power))} löst ${theOne(order.unit)} auf.`;
      case 'waive':
        return `${upper(power(order.power))} verzichtet auf einen Bau.`;
      case 'retreat':
        return `${named(order.unit)} zieht sich ${toward(order.to)} zurück.`;
      case 'disband':
        return `${named(order.unit)} wird aufgelöst.`;
      case 'hold':
        return `${named(order.unit)} hält.`;
      case 'move':
        return `${named(order.unit)} zieht ${toward(order.to)}${order.viaConvoy ? ', mit dem Konvoi' : ''}.`;
      case 'support-hold':
        return `${named(order.unit)} unterstützt ${theOne(order.target)}.`;
      case 'support-move':
        return `${named(order.unit)} unterstützt ${theOne(order.target)} beim Zug ${toward(order.to)}.`;
      case 'board':
        return `${named(order.unit)} geht an Bord.`;
      case 'land':
        return `${named(order.unit)} landet ${inside(order.to)}.`;
      case 'convoy':
        return `${named(order.unit)} setzt ${theOne(order.target)} ${toward(order.to)} über.`;
    }
  }

  const unitsOf = (count: number, whose: Power): string =>
    count === 1
      ? `Eine Einheit ${ofPower(whose)} hat`
      : `${upper(numberWord(count))} Einheiten ${ofPower(whose)} haben`;

  return {
    kinds,
    kindKeys: {
      move: 'z',
      support: 'u',
      convoy: 'k',
      hold: 'h',
      retreat: 'r',
      disband: 'a',
      army: 'a',
      fleet: 'f',
      remove: 'l',
      board: 'b',
      land: 'l',
    },
    coast: coastSide,
    coastKey: (at) => coastSide(at).charAt(0).toLowerCase(),
    ways: {
      land: 'Über Land',
      convoy: 'Mit dem Konvoi',
      first: 'Bevor die Flotte handelt',
      after: 'Nach dem Zug der Flotte',
    },
    wayKeys: { land: 'l', convoy: 'k', first: 'b', after: 'n' },
    moveThere: 'Dorthin',
    supportInPlace: 'Unterstützen',
    orderInstead: 'Diese wählen',
    space: placeInList,
    power: powerName,
    refusals: {
      'not-possible': () => 'Das ist nicht möglich.',
      'not-yours': ({ unit: { kind, power: whose }, powers }) =>
        `Das ist eine ${nationalUnit(whose, kindName(kind))}. Hier wird nur für ${listed(powers.map(power))} befohlen.`,
      neutral: ({ power: whose }) =>
        `${upper(power(whose))} ist neutral: Niemand darf das Land betreten.`,
      'no-unit': ({ space }) => `${upper(inside(space))} steht keine Einheit.`,
      'not-dislodged': ({ space }) =>
        `${upper(inside(space))} wurde keine Einheit vertrieben: Nur vertriebene Einheiten sind jetzt an der Reihe.`,
      'none-to-support': ({ unit: one }) =>
        `Keine andere Einheit steht oder zieht dort, wo ${theOne(one)} sie unterstützen könnte.`,
      'none-to-convoy': ({ fleet }) =>
        `Keine Armee steht so, dass ${theOne(fleet)} sie übersetzen könnte.`,
      'no-convoy-of': ({ fleet, army }) =>
        `Kein Konvoi über ${accusative(fleet.at)} könnte die Armee ${inside(army)} übersetzen.`,
      'no-retreat': ({ unit: one }) =>
        `${upper(theOne(one))} kann sich nirgendwohin zurückziehen: Sie kann nur aufgelöst werden.`,
    },
    placeLabel: ({ space, power: whose, piece }, order, phase) => {
      const none = phase === 'adjustments' ? (piece ? 'bleibt' : 'nichts gebaut') : 'kein Befehl';
      return `${piece ? named(piece) : placeInList(space)}, ${powerName(whose)}, ${order ?? none}`;
    },
    targetLabel: (space, there) =>
      there
        ? `${mapName(space)}, ${nationalUnit(there.power, kindName(there.kind))}`
        : mapName(space),
    notOffered: (space) => `${mapName(space)}, hier nicht möglich`,
    question,
    opening: (phase, left, whose) => {
      const isRetreat = phase === 'retreats';
      if (left === 0)
        return `Jede ${isRetreat ? 'vertriebene ' : ''}Einheit ${ofPower(whose)} hat einen Befehl.`;
      return `Wählen Sie eine ${isRetreat ? 'vertriebene ' : ''}Einheit. ${unitsOf(left, whose)} keinen Befehl.`;
    },
    due: (whose, due, done) => {
      const left = Math.abs(due) - done;
      const name = upper(power(whose));
      if (due === 0) return `${name} hat nichts zu bauen oder aufzulösen.`;
      const doing = due > 0 ? 'bauen' : 'auflösen';
      if (left <= 0)
        return due > 0
          ? `Alle Bauten ${ofPower(whose)} sind befohlen.`
          : `Alles, was ${power(whose)} auflösen muss, ist befohlen.`;
      const where = due > 0 ? toBuildIn : 'Wählen Sie eine Einheit.';
      const many = left === 1 ? 'eine Einheit' : `${numberWord(left)} Einheiten`;
      return `${where} ${name} ${due > 0 ? 'darf' : 'muss'} noch ${many} ${doing}.`;
    },
    written,
    silent: (phase) =>
      phase === 'retreats' ? 'wird aufgelöst (kein Befehl)' : 'hält (kein Befehl)',
    examples: {
      movement: `Ein Befehl in jeder Zeile, etwa\n${examples.movement}`,
      retreats: `Ein Befehl in jeder Zeile, etwa\n${examples.retreats}`,
      adjustments: `Ein Befehl in jeder Zeile, etwa\n${examples.adjustments}`,
    },
    board: 'Das Brett mit den Befehlen, wie sie geschrieben sind',
    section: 'Befehle auf der Karte',
    canBeOrdered: 'Was befohlen werden kann',
    keys: 'Pfeiltasten gehen zum nächsten Feld, Buchstaben zu einem Namen; Enter wählt, Esc geht zurück, Entf löscht. Ist eine Einheit gewählt: H hält, U unterstützt, K ist Konvoi, Z zieht.',
    back: 'Zurück',
    erase: 'Ihren Befehl löschen',
    eraseTitle: 'Ihren Befehl löschen (Entf)',
    waive: 'Auf einen Bau verzichten',
    buildAfterAll: 'Doch bauen',
    whose: 'Wessen Befehle',
    withoutOrder: (count) => `${String(count)} ohne Befehl`,
    noOrderYet: 'ohne Befehl',
    handedIn: 'abgegeben',
    undo: 'Rückgängig (Strg+Z)',
    redo: 'Wiederholen (Strg+Y)',
    illegal: 'unzulässig',
    sheetLabel: (whose) => `Befehle ${ofPower(whose)}, einer in jeder Zeile`,
    understood: 'So sind sie verstanden',
    line: (line) => `Zeile ${String(line)}`,
    goThere: 'Dorthin gehen',
    orderOf: (other, { words }) =>
      `Das ist ein Befehl ${ofPower(other)}: „${quote(words).slice(1, -1)}“. Er gehört auf ein anderes Befehlsblatt.`,
  };
});
