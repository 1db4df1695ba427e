import { type FleetReading, reading } from './fleet-reading.ts';

/** What the text of the module does not mention at all. */
export const UNMENTIONED_READINGS: readonly FleetReading[] = [
  reading(
    'X1',
    'I',
    null,
    [
      'A support names the landing of a ferried army by the sea of its ferry.',
      'It is illegal: a ferried army comes from where it began.',
    ],
    [
      'Eine Unterstützung nennt die Landung einer übergesetzten Armee nach dem Meer ihrer Fähre.',
      'Sie ist unzulässig: Eine übergesetzte Armee kommt von dort, wo sie begann.',
    ],
  ),
  reading(
    'X2',
    'III.h',
    null,
    [
      'A landing is stopped by III.h. Where is the army?',
      'Aboard, where its fleet is: A/Fs stay intact.',
    ],
    [
      'Eine Landung wird von III.h angehalten. Wo ist die Armee?',
      'An Bord, wo ihre Flotte ist: A/Fs bleiben erhalten.',
    ],
  ),
  reading(
    'X3',
    '1982 XI.2',
    null,
    ['An A/F and another unit retreat to one space.', 'All are disbanded, with any army aboard.'],
    [
      'Eine A/F und eine andere Einheit ziehen sich auf ein Feld zurück.',
      'Alle werden aufgelöst, auch wer an Bord ist.',
    ],
  ),
  reading(
    'X4',
    '1971 VII.4',
    null,
    ['One unit has two different legal orders.', 'Both are illegal: it holds, or stays aboard.'],
    [
      'Eine Einheit hat zwei verschiedene zulässige Befehle.',
      'Beide sind unzulässig: Sie hält, oder sie bleibt an Bord.',
    ],
  ),
  reading(
    'X5',
    'DATC 4.E.2',
    null,
    [
      'A landing is illegal. What of the order of its fleet?',
      'It is judged as if no landing had been ordered.',
    ],
    [
      'Eine Landung ist unzulässig. Was gilt vom Befehl ihrer Flotte?',
      'Er wird beurteilt, als wäre keine Landung befohlen.',
    ],
  ),
  reading(
    'X6',
    '1982 XII.5',
    'uncuttable',
    [
      'Which fleets protect supports into their sea from ferried attacks?',
      'Those that ferry, that is, whose army is ordered the same way. A ferry order for an army that is ordered elsewhere protects nothing.',
    ],
    [
      'Welche Flotten schützen Unterstützungen in ihr Meer vor übergesetzten Angriffen?',
      'Die übersetzen: Ihre Armee hat denselben Weg befohlen. Ein Befehl für eine Armee, die anderes soll, schützt nichts.',
    ],
  ),
  reading(
    'X7',
    'III.h, A28',
    null,
    [
      'III.h stops an attack on the ferry of another power. What of the army?',
      'It stays ashore. Its ferry is there, so its move counts as one that failed.',
    ],
    [
      'III.h hält einen Angriff auf die Fähre einer anderen Macht an. Was gilt für die Armee?',
      'Sie bleibt an Land. Ihre Fähre ist da, also zählt ihr Zug als gescheitert.',
    ],
  ),
  reading(
    'X8',
    '1971 XIV.4',
    'removal',
    [
      'An army is across the sea from home. How far is that, for a removal that was not ordered?',
      'As in the base game: a convoy is one step, over however many seas, though ferries cross only one.',
    ],
    [
      'Eine Armee ist über See von daheim. Wie weit, für eine Auflösung ohne Befehl?',
      'Wie im Grundspiel: Ein Konvoi ist ein Schritt, über wie viele Meere auch immer, obwohl Fähren nur eines queren.',
    ],
  ),
  reading(
    'X9',
    'IV.c, 1971 XIII.2',
    null,
    [
      'The removal of the fleet of an A/F is ordered, and one removal is due.',
      'The order is legal: both go, and the power has a unit fewer than it may.',
    ],
    [
      'Die Flotte einer A/F soll aufgelöst werden, und eine Auflösung ist fällig.',
      'Der Befehl ist zulässig: Beide gehen, und die Macht hat eine Einheit weniger, als sie darf.',
    ],
  ),
];
