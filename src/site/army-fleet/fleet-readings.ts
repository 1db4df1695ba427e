import { type FleetReading, reading } from './fleet-reading.ts';
import { UNMENTIONED_READINGS } from './unmentioned-readings.ts';

export const FLEET_READINGS: readonly FleetReading[] = [
  reading(
    'A1',
    'II.a, IV.b',
    null,
    ['Does an A/F need two centres?', 'Yes: it is two units, aboard or not.'],
    ['Braucht eine A/F zwei Zentren?', 'Ja: Sie besteht aus zwei Einheiten, an Bord oder nicht.'],
  ),
  reading(
    'A2',
    'III.e, II.b',
    null,
    [
      'May an army that landed on its fourth move board again on the next?',
      'Yes, like any other. Its moves at sea are counted anew.',
    ],
    [
      'Darf eine Armee, die beim vierten Zug landet, im nächsten wieder an Bord?',
      'Ja, wie jede andere. Ihre Züge auf See werden von vorn gezählt.',
    ],
  ),
  reading(
    'A3',
    '1971 VII.4',
    null,
    [
      'The words “Fast Ferry” are missing from orders over one sea.',
      'They have one meaning only: they are followed.',
    ],
    [
      'In Befehlen über ein Meer fehlen die Worte „Fast Ferry“.',
      'Sie bedeuten nur eines: Sie werden befolgt.',
    ],
  ),
  reading(
    'A4',
    'III.g',
    null,
    [
      'How does a support name a landing?',
      'By where the army began the turn: its province, or the sea of its fleet. The sea it lands from is understood too, if just one landing of the turn fits and no unit that began in that sea is ordered there.',
    ],
    [
      'Wonach nennt eine Unterstützung eine Landung?',
      'Danach, wo die Armee den Zug begann: nach ihrer Provinz oder dem Meer ihrer Flotte. Auch das Meer, aus dem sie landet, wird verstanden, wenn nur eine Landung des Zuges passt und keine Einheit, die in diesem Meer begann, dorthin soll.',
    ],
  ),
  reading(
    'A5',
    'III.c',
    null,
    [
      'A line of III.c is lost. May a fleet that is attacked serve as a fast ferry?',
      'Yes, as long as it is not dislodged.',
    ],
    [
      'Eine Zeile von III.c ist verloren. Darf eine angegriffene Flotte eine Schnellfähre sein?',
      'Ja, solange sie nicht vertrieben wird.',
    ],
  ),
  reading(
    'A6',
    '1982 XII.3',
    null,
    ['The ferry is dislodged. Where is the army?', 'Ashore, where it began: it never went aboard.'],
    [
      'Die Fähre wird vertrieben. Wo ist die Armee?',
      'An Land, wo sie begann: Sie ging nie an Bord.',
    ],
  ),
  reading(
    'A7',
    'III.c',
    null,
    [
      'Against what must a fleet defend, so that no army boards?',
      'Against a fleet or an A/F of another power.',
    ],
    [
      'Gegen wen muss eine Flotte verteidigen, damit niemand an Bord geht?',
      'Gegen eine Flotte oder A/F einer anderen Macht.',
    ],
  ),
  reading(
    'A8',
    '1971 IX.6',
    null,
    [
      'Can an army whose boarding fails be supported where it stands?',
      'No: it was ordered to leave.',
    ],
    [
      'Lässt sich eine Armee, die nicht an Bord kommt, in ihrer Provinz unterstützen?',
      'Nein: Sie sollte sie verlassen.',
    ],
  ),
  reading(
    'A9',
    '1971 XIV.5, IV.f',
    null,
    [
      'A fleet moves from the province where an army lands to the sea it lands from. Is that head to head?',
      'No: a landing goes over sea, as a convoyed army does, and the two may change places.',
    ],
    [
      'Eine Flotte zieht aus der Provinz, in der eine Armee landet, in deren Meer. Begegnen sie sich?',
      'Nein: Eine Landung führt über See wie das Übersetzen, und die beiden dürfen die Plätze tauschen.',
    ],
  ),
  reading(
    'A10',
    'III.h',
    'circle',
    [
      'Orders wait for one another, and several outcomes fit. In one of them all succeed.',
      'Then all succeed, as in an ordinary circle.',
    ],
    [
      'Befehle warten aufeinander, und mehrere Ausgänge passen. In einem gelingen alle.',
      'Dann gelingen alle, wie in einem gewöhnlichen Kreis.',
    ],
  ),
  reading(
    'A11',
    '1982 XII.5, III.h',
    'uncuttable',
    [
      'Does the clause on supports that a convoyed attack does not cut hold for ferries?',
      'Yes, the module keeps the method of the rulebook. A paradox that is left falls under III.h.',
    ],
    [
      'Gilt die Klausel über Unterstützungen, die ein übergesetzter Angriff nicht abschneidet, auch für Fähren?',
      'Ja, das Modul behält das Verfahren des Regelhefts. Ein Paradox, das bleibt, fällt unter III.h.',
    ],
  ),
  reading(
    'A12',
    'II.b',
    null,
    [
      'An A/F is dislodged on its fourth move. What comes first?',
      'The army starves; then the fleet retreats alone.',
    ],
    [
      'Eine A/F wird beim vierten Zug vertrieben. Was kommt zuerst?',
      'Die Armee verhungert; dann zieht sich die Flotte allein zurück.',
    ],
  ),
  reading(
    'A13',
    '1982 XI.2, IV.e',
    'unorderedRetreat',
    [
      'A dislodged A/F has no order to retreat.',
      'It is disbanded. Only in the case of IV.e does it go where the Right-Hand Rule takes it.',
    ],
    [
      'Eine vertriebene A/F hat keinen Befehl zum Rückzug.',
      'Sie wird aufgelöst. Nur im Fall von IV.e geht sie, wohin die Rechte-Hand-Regel sie führt.',
    ],
  ),
  reading(
    'A14',
    'IV.e',
    'rightHand',
    [
      'The Right-Hand Rule is named but not defined. Where does it begin?',
      'At the space the fleet was ordered to: from there clockwise round its sea, to the first sea it may retreat to.',
    ],
    [
      'Die Rechte-Hand-Regel wird genannt und nicht erklärt. Wo beginnt sie?',
      'Bei dem Feld, in das die Flotte sollte: von dort im Uhrzeigersinn um ihr Meer, bis zum ersten Meer, in das sie sich zurückziehen darf.',
    ],
  ),
  reading(
    'A15',
    'IV.c',
    'unorderedRemoval',
    [
      'No removal is ordered, and the rule picks the fleet of an A/F. IV.c says what the gamesmaster “may” do.',
      'The army always goes in its place; the fleet may be next.',
    ],
    [
      'Niemand befiehlt eine Auflösung, und die Regel trifft die Flotte einer A/F. IV.c sagt, was der Spielleiter „darf“.',
      'An ihrer Stelle geht immer die Armee; die Flotte kann die nächste sein.',
    ],
  ),
  reading(
    'A16',
    'II.a',
    null,
    [
      'May an army board and land from the same sea in one turn?',
      'No, that is a fast ferry and must be ordered as one. The landing is dropped, the boarding stands.',
    ],
    [
      'Darf eine Armee in einem Zug an Bord gehen und aus demselben Meer landen?',
      'Nein, das ist eine Schnellfähre und muss so befohlen werden. Die Landung fällt weg, an Bord geht sie doch.',
    ],
  ),
  reading(
    'A17',
    'II.a',
    null,
    [
      'The fleet bounces. Does its army land where it was ordered to?',
      'No: it stays aboard where the fleet is.',
    ],
    [
      'Die Flotte kommt nicht voran. Landet ihre Armee, wo sie sollte?',
      'Nein: Sie bleibt an Bord, wo die Flotte ist.',
    ],
  ),
  reading(
    'A18',
    'IV.d',
    null,
    [
      'An army lands, and its fleet holds without supporting it. What disrupts the landing?',
      'The same as with support: only the dislodgement of the fleet.',
    ],
    [
      'Eine Armee landet, und ihre Flotte hält, ohne zu unterstützen. Was verhindert die Landung?',
      'Dasselbe wie mit Unterstützung: nur, dass die Flotte vertrieben wird.',
    ],
  ),
  reading(
    'A19',
    'IV.e',
    null,
    [
      'A supported attack on the sea of a landing does not get in.',
      'Then the sea is not lost, and the landing is not disrupted.',
    ],
    [
      'Ein unterstützter Angriff auf das Meer einer Landung kommt nicht hinein.',
      'Dann ist das Meer nicht verloren, und die Landung wird nicht verhindert.',
    ],
  ),
  reading(
    'A20',
    'IV.e, IX.3',
    null,
    [
      'Another power enters the sea, supported by a unit of the A/F’s own power alone.',
      'That support does not count here, and the army lands.',
    ],
    [
      'Eine andere Macht kommt in das Meer, nur von einer Einheit der Macht der A/F unterstützt.',
      'Diese Unterstützung zählt hier nicht, und die Armee landet.',
    ],
  ),
  reading(
    'A21',
    '1971 VII.4',
    null,
    ['Two armies are ordered to board one fleet.', 'Neither does: the orders have two meanings.'],
    ['Zwei Armeen sollen an Bord einer Flotte.', 'Keine geht: Die Befehle haben zwei Bedeutungen.'],
  ),
  reading(
    'A22',
    'I.b, II.b',
    null,
    ['A ferried army stays aboard. How many moves has it spent at sea?', 'One.'],
    ['Eine übergesetzte Armee bleibt an Bord. Wie viele Züge war sie auf See?', 'Einen.'],
  ),
  reading(
    'A23',
    'III.a',
    null,
    [
      'An army is ordered to board a fleet that is ordered ashore.',
      'The boarding is void, as no A/F can be made; the fleet goes.',
    ],
    [
      'Eine Armee soll an Bord einer Flotte, die an Land soll.',
      'Der Befehl der Armee bewirkt nichts, denn es kann keine A/F entstehen; die Flotte zieht.',
    ],
  ),
  reading(
    'A24',
    'I.b, III.c',
    'failedFerry',
    [
      'The ferry of the army’s own power is attacked, not dislodged, and the landing fails.',
      'The army is aboard: I.b knows no exception.',
    ],
    [
      'Die Fähre der eigenen Macht wird angegriffen, nicht vertrieben, und die Landung misslingt.',
      'Die Armee ist an Bord: I.b kennt keine Ausnahme.',
    ],
  ),
  reading(
    'A25',
    '1982 XII.4',
    null,
    [
      'Several fleets are ordered to ferry one army.',
      'Only those of its own power count, if there are any. One that survives is enough; the army stays aboard the first of them in alphabetical order of their spaces.',
    ],
    [
      'Mehrere Flotten sollen eine Armee übersetzen.',
      'Nur die ihrer Macht zählen, wenn es solche gibt. Eine, die bleibt, genügt; die Armee bleibt an Bord der ersten nach dem Alphabet der Felder.',
    ],
  ),
  reading(
    'A26',
    'DATC 4.E.2',
    null,
    ['One part of an A/F’s order is illegal.', 'That part alone is dropped; the others stand.'],
    [
      'Ein Teil des Befehls einer A/F ist unzulässig.',
      'Nur dieser Teil fällt weg; die anderen bleiben.',
    ],
  ),
  reading(
    'A27',
    'II.a',
    null,
    [
      'May an army board, sail, and land in the province it came from?',
      'Yes, if the second sea touches it.',
    ],
    [
      'Darf eine Armee an Bord gehen, fahren und landen, wo sie herkam?',
      'Ja, wenn das zweite Meer dort hinreicht.',
    ],
  ),
  reading(
    'A28',
    'III.h',
    null,
    [
      'Does a move that III.h stops keep others out?',
      'Yes, it counts as a move that failed. What was settled before stands.',
    ],
    [
      'Hält ein Zug, den III.h anhält, andere fern?',
      'Ja, er zählt als gescheiterter Zug. Was vorher feststand, bleibt.',
    ],
  ),
  reading(
    'A29',
    'IV.c',
    null,
    ['The removal of the fleet of an A/F is ordered.', 'Both go, and count as two.'],
    ['Die Flotte einer A/F soll aufgelöst werden.', 'Beide gehen und zählen als zwei.'],
  ),
  reading(
    'A30',
    'III.g',
    null,
    [
      'Fleet and army are ordered to the same province.',
      'The fleet’s order is illegal: it may only go elsewhere.',
    ],
    [
      'Flotte und Armee sollen in dieselbe Provinz.',
      'Der Befehl der Flotte ist unzulässig: Sie darf nur anderswohin.',
    ],
  ),
  reading(
    'A31',
    'III.d',
    null,
    [
      'Does a fleet attack if its move does not take place because its army cannot land?',
      'No: it neither keeps an army from boarding nor cuts a support.',
    ],
    [
      'Greift eine Flotte an, deren Zug entfällt, weil ihre Armee nicht landet?',
      'Nein: Sie hindert niemanden, an Bord zu gehen, und schneidet keine Unterstützung ab.',
    ],
  ),
  reading(
    'A32',
    'IV.e',
    null,
    [
      'Whose move and whose support disrupt a landing whose fleet is ordered away?',
      'The move of another power; the support of any power but the A/F’s own.',
    ],
    [
      'Wessen Zug und wessen Unterstützung verhindern eine Landung, wenn die Flotte fort soll?',
      'Der Zug einer anderen Macht; die Unterstützung jeder Macht außer der der A/F.',
    ],
  ),
  reading(
    'A33',
    'III.h',
    null,
    [
      'Orders wait for one another, and only one outcome fits.',
      'That one stands: the orders can be adjudicated.',
    ],
    [
      'Befehle warten aufeinander, und nur ein Ausgang passt.',
      'Dieser gilt: Es lässt sich entscheiden.',
    ],
  ),
  ...UNMENTIONED_READINGS,
];
