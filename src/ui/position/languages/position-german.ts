import {
  hasGreatPowers,
  spaceIn,
  spaceOf,
  type MovesAboard,
  type Unit,
} from '../../../board/board.ts';
import {
  coastSide,
  kindName,
  NATIONAL,
  ofPower,
  powerName,
  upper,
  grammarOn,
} from '../../../explain/languages/german/grammar.ts';
import { onBoards } from '../../../explain/languages/on-boards.ts';
import type { PositionWords } from '../position-words.ts';

const aboardFor = (moves: MovesAboard): string =>
  moves === 1 ? 'seit 1 Zug' : `seit ${String(moves)} Zügen`;

export const germanOn = onBoards((board): PositionWords => {
  const { inside, mapName, nominative, placeInList } = grammarOn(board);
  const unit = ({ power, kind, at, moves }: Unit): string =>
    moves === undefined
      ? `${kindName(kind)} ${placeInList(at)} (${powerName(power)})`
      : `${kindName(kind)} an Bord, ${placeInList(at)} (${powerName(power)}), ${aboardFor(moves)}`;
  return {
    section: 'Die Stellung ändern',
    board: 'Das Brett, zum Ändern',
    spaces: 'Felder des Bretts',
    keys: 'Pfeiltasten oder die Buchstaben eines Namens führen zu einem Feld, Enter drückt es, Entf entfernt seine Einheit, Esc lässt los.',
    tool: 'Ein Druck',
    tools: { unit: 'Einheiten', centre: 'Zentren', dislodged: 'Vertriebene', contested: 'Patts' },
    hints: {
      unit: 'Drücken Sie ein leeres Feld, um dort eine Einheit aufzustellen, oder eine Einheit und dann ihr Ziel. Mit der Maus lässt sie sich ziehen.',
      centre:
        'Drücken Sie ein Zentrum, um es dieser Macht zu geben, oder niemandem, wenn es ihr gehört.',
      dislodged:
        'Drücken Sie das Feld, aus dem eine Einheit vertrieben wurde, und sagen Sie dann, woher der Angriff kam.',
      contested:
        'Drücken Sie ein Feld, das ein Patt leer ließ: Dorthin darf sich niemand zurückziehen.',
    },
    whose: 'Macht',
    kind: 'An einer Küste',
    kinds: { A: 'Armee', F: 'Flotte' },
    refusals: {
      'no-centre': (space) => `${upper(nominative(space))} ist kein Versorgungszentrum.`,
      'no-army-there': (space) => `${upper(inside(space))} kann keine Armee stehen.`,
      'no-fleet-there': (space) => `${upper(inside(space))} kann keine Flotte stehen.`,
      occupied: (space) => `${upper(inside(space))} steht schon eine Einheit.`,
      'army-aboard': () => 'Eine Armee ist an Bord: Setzen Sie erst sie an Land.',
    },
    power: powerName,
    unit,
    space: mapName,
    coast: coastSide,
    spaceLabel: (space, standing, dislodged, owner, isContested, aboard) =>
      [
        mapName(space),
        ...(standing ? [`${kindName(standing.kind)} ${ofPower(standing.power)}`] : []),
        ...(standing && standing.at !== spaceOf(standing.at) ? [coastSide(standing.at)] : []),
        ...(aboard?.moves === undefined ? [] : [`Armee an Bord ${aboardFor(aboard.moves)}`]),
        ...(dislodged
          ? [`${kindName(dislodged.kind)} ${ofPower(dislodged.power)}, vertrieben`]
          : []),
        ...(owner
          ? [
              Object.hasOwn(NATIONAL, owner)
                ? `${NATIONAL[owner]}s Zentrum`
                : `Zentrum ${ofPower(owner)}`,
            ]
          : spaceIn(space, board).centre
            ? ['niemandes Zentrum']
            : []),
        ...(isContested ? ['durch ein Patt leer'] : []),
      ].join(', '),
    picked: (one) => `${unit(one)}: Drücken Sie ihr Ziel, oder ändern Sie sie hier.`,
    whichCoast: (one) => `${unit(one)}: Wählen Sie hier ihre Küste.`,
    remove: 'Entfernen',
    done: 'Fertig',
    attackedFrom: 'Angegriffen von',
    aboard: 'Armee an Bord',
    nobodyAboard: 'keine',
    aboardFor,
    aboardHint:
      'Eine Armee geht an Bord, wenn Sie sie zu einer Flotte ihrer Macht schicken; drücken Sie die Flotte zweimal, um ihre Armee zu wählen.',
    turnsRight: 'Ohne Befehl nach',
    nowhere: 'nirgends',
    notKnown: 'nicht bekannt',
    byConvoy: 'mit dem Konvoi',
    list: 'Einheiten auf dem Brett',
    counts: (units, centres) =>
      `${String(units)} ${units === 1 ? 'Einheit' : 'Einheiten'}, ${String(centres)} ${centres === 1 ? 'Zentrum' : 'Zentren'}`,
    dislodged: 'vertrieben',
    season: 'Jahreszeit und Phase',
    year: 'Jahr',
    start: (year) =>
      board.calendar?.yearly
        ? `Stellung von ${String(year)}`
        : `Stellung vom Frühjahr ${String(year)}`,
    empty: 'Leeres Brett',
    noOwners: 'Nur Heimatzentren',
    clearing:
      '„Leeres Brett“ nimmt alle Einheiten weg; Zentren behalten ihre Besitzer. „Nur Heimatzentren“ gibt jeder Macht ihre Heimatzentren und die anderen niemandem; Einheiten bleiben.',
    captured: 'Zentren gelten, wie sie sind',
    writing: 'In Worten',
    writingHint: hasGreatPowers(board)
      ? 'Eine Zeile je Macht: Austria: A Vie, F Tri; centres Bud, Tri, Vie. Mit dem Army/Fleet-Modul auch A/F Adr 2: Ihre Armee ist seit zwei Zügen an Bord.'
      : 'Eine Zeile je Macht: ihr Name und ein Doppelpunkt, ihre Einheiten, dann „; centres“ und ihre Zentren.',
    apply: 'Diese Stellung nehmen',
  };
});
