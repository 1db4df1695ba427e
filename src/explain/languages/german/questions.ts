import type { ReadingTable } from '../reading-table.ts';

/** The questions of our reading of the rules. */
export const questions: ReadingTable['questions'] = {
  '4.A.1': {
    title: 'Mehrere Konvoirouten',
    question:
      'Flotten bieten einer Armee mehr als eine Route. Genügt eine, die nicht unterbrochen ist?',
  },
  '4.A.2': {
    title: 'Konvoi-Paradoxe',
    question:
      'Was, wenn von einem Konvoi abhängt, was aus ihm selbst wird, wie in Pandins Paradox (DATC 6.F.16)?',
  },
  '4.A.2b': {
    title: 'Paradox-Klausel gegen Vertreibung',
    question:
      'Eine Armee würde mit dem Konvoi die Flotte vertreiben, deren Unterstützung sie nicht abschneiden darf (Pandins erweitertes Paradox, DATC 6.F.17). Eine vertriebene Einheit gibt keine Unterstützung: Welche Regel geht vor?',
    answers: {
      clause:
        'Die Klausel geht vor: Die Unterstützung zählt, der Konvoi kommt zustande, und die Armee nimmt das Feld ein.',
      'no-clause-convoys-fail':
        'Es gibt keine Klausel, und der Konvoi ist unterbrochen: Die Armee bleibt.',
      'no-clause-all-stay':
        'Es gibt keine Klausel, und kein Ausgang ist widerspruchsfrei: Alle betroffenen Einheiten bleiben.',
    },
  },
  '4.A.3': {
    title: 'Konvoi in ein Nachbarfeld',
    question:
      'Eine Armee könnte ein Nachbarfeld über Land oder über See erreichen. Welchen Weg nimmt sie?',
  },
  '4.A.4': {
    title: 'Angriff mit dem Konvoi auf eine Unterstützung',
    question:
      'Eine Armee greift über See eine Einheit an, die einen Angriff auf eben diese Armee unterstützt. Schneidet sie ab?',
  },
  '4.A.5': {
    title: 'Rückzug vor einem Angriff mit dem Konvoi',
    question:
      'Darf sich eine Einheit dorthin zurückziehen, woher ihr Angreifer kam, wenn er mit dem Konvoi kam?',
  },
  '4.A.6': {
    title: 'Konvoirouten',
    question: 'Muss der Befehl der Armee sagen, über welche Meere sie geht?',
    answer: 'Nein. Eine Route, die dasteht, wird gelesen und nicht beachtet.',
  },
  '4.A.7': {
    title: 'Abprallen an einer vertriebenen Einheit',
    question:
      'Zwei Einheiten tauschen den Platz, eine mit dem Konvoi, und eine wird vertrieben. Kann sie eine dritte noch aus dem Feld aussperren, das ihr Angreifer verlassen hat?',
  },
  '4.B.1': {
    title: 'Keine Küste, wo zwei möglich sind',
    question:
      'Eine Flotte könnte beide Küsten erreichen, und ihr Befehl nennt keine. Wohin zieht sie?',
    answer: 'Nirgendwohin: Der Befehl ist unzulässig.',
  },
  '4.B.2': {
    title: 'Keine Küste, wo eine möglich ist',
    question:
      'Eine Flotte könnte nur eine Küste erreichen, und ihr Befehl nennt keine. Zieht sie dorthin?',
  },
  '4.B.3': {
    title: 'Eine unmögliche Küste',
    question:
      'Der Befehl einer Flotte nennt die Küste, die sie nicht erreichen kann. Zieht sie an die andere?',
    answer: 'Nein: Der Befehl ist unzulässig.',
  },
  '4.B.4': {
    title: 'Küsten in Unterstützungen',
    question:
      'Die Unterstützung für den Zug einer Flotte nennt eine Küste. Muss es die richtige sein?',
  },
  '4.B.5': {
    title: 'Die falsche Küste einer Einheit',
    question: 'Ein Befehl nennt die Küste, an der seine eigene Flotte nicht steht. Zählt er?',
    answer: 'Ja. Über die Küste wird hinweggesehen, und das wird vermerkt.',
  },
  '4.B.6': {
    title: 'Küsten ohne Bedeutung',
    question: 'Ein Befehl nennt eine Küste, die es nicht gibt, oder eine für eine Armee. Zählt er?',
    answer: 'Ja. Über die Küste wird hinweggesehen, und das wird vermerkt.',
  },
  '4.B.7': {
    title: 'Küsten beim Aufbau',
    question: 'Eine Flotte soll in Sankt Petersburg gebaut werden, und keine Küste ist genannt.',
    answer: 'Der Aufbau scheitert.',
  },
  '4.C.1': {
    title: 'Kein Buchstabe für eine Einheit',
    question: 'Ein Befehl lässt weg, ob seine Einheit eine Armee oder eine Flotte ist. Zählt er?',
    answer: 'Ja, gemeint ist die Einheit, die dort steht.',
  },
  '4.C.2': {
    title: 'Der falsche Buchstabe für eine Einheit',
    question: 'Ein Befehl nennt eine Armee eine Flotte, oder eine Flotte eine Armee. Zählt er?',
    answer: 'Ja, gemeint ist die Einheit, die dort steht, und das wird vermerkt.',
  },
  '4.C.3': {
    title: 'Kein Buchstabe beim Aufbau',
    question: 'Ein Aufbau lässt weg, ob es eine Armee oder eine Flotte sein soll.',
    answer:
      'Im Binnenland ist es eine Armee; wo eine Küste genannt ist, eine Flotte; sonst scheitert der Aufbau.',
  },
  '4.C.4': {
    title: 'Eine Flotte im Binnenland',
    question: 'Eine Flotte soll gebaut werden, wo keine Küste ist.',
    answer: 'Der Aufbau scheitert.',
  },
  '4.C.5': {
    title: 'Keine Nationalität',
    question:
      'Eine Unterstützung oder ein Konvoi sagt nicht, wem die andere Einheit gehört. Zählt der Befehl?',
    answer: 'Ja.',
  },
  '4.C.6': {
    title: 'Die falsche Nationalität',
    question:
      'Eine Unterstützung oder ein Konvoi sagt falsch, wem die andere Einheit gehört. Zählt der Befehl?',
    answer: 'Ja, gemeint ist die Einheit, die dort steht, und das wird vermerkt.',
  },
  '4.D.1': {
    title: 'Mehrere Befehlssätze nacheinander',
    question: 'Eine Macht gibt zweimal Befehle ab, und es ist bekannt, welche die späteren sind.',
    answer:
      'Die späteren ersetzen die früheren, es sei denn, sie sagen, dass sie diese nur ändern.',
  },
  '4.D.2': {
    title: 'Mehrere Befehlssätze zugleich',
    question: 'Eine Macht gibt zweimal Befehle ab, und niemand weiß, welche die späteren sind.',
    answer: 'Alle zusammen sind ein Satz.',
  },
  '4.D.3': {
    title: 'Mehrere Befehle an eine Einheit',
    question:
      'Eine Einheit erhält zwei verschiedene Befehle, die sie beide ausführen könnte. Welcher zählt?',
  },
  '4.D.4': {
    title: 'Zu viele Bauten',
    question: 'Eine Macht befiehlt mehr Bauten, als sie darf.',
    answer: 'Die ersten zulässigen zählen.',
  },
  '4.D.5': {
    title: 'Zwei Bauten in einem Zentrum',
    question: 'Eine Macht befiehlt zwei Bauten in einem Zentrum.',
    answer: 'Der erste zählt.',
  },
  '4.D.6': {
    title: 'Zu viele Auflösungen',
    question: 'Eine Macht befiehlt mehr Auflösungen, als sie muss.',
    answer: 'Die ersten zulässigen zählen.',
  },
  '4.D.7': {
    title: 'Verzicht auf einen Bau',
    question: 'Darf eine Macht weniger bauen, als sie könnte?',
  },
  '4.D.8': {
    title: 'Auflösungen, die niemand befohlen hat',
    question: 'Eine Macht muss eine Einheit auflösen und sagt nicht, welche.',
  },
  '4.D.9': {
    title: 'Unterstützung im Bürgerkrieg',
    question:
      'Eine Macht ist im Bürgerkrieg. Darf eine andere ihre Einheiten beim Halten unterstützen?',
    answer: 'Ja: Es sind Einheiten ohne Befehl.',
    remarks: { '1971': 'Im Spiel für sechs Spieler heißt es das von Italien.' },
  },
  '4.E.1': {
    title: 'Unzulässige Befehle',
    question:
      'Eine Einheit soll dorthin ziehen, wohin sie nicht kann. Darf sie unterstützt werden, wo sie steht?',
  },
  '4.E.2': {
    title: 'Schlecht geschriebene Befehle',
    question: 'Ein Befehl ist schlecht geschrieben. Wird er befolgt?',
    answer:
      'Ja, wenn er nur eines bedeuten kann. Andere Befehle werden nicht befragt, was er bedeutet.',
  },
  '4.E.3': {
    title: 'Stillschweigende Befehle',
    question:
      'Eine Einheit hat keinen Befehl, aber andere unterstützen ihren Zug oder setzen sie über. Zieht sie?',
    answer: 'Nein: Sie hält.',
  },
  '4.E.4': {
    title: 'Dauerbefehle',
    question: 'Eine Macht gibt Befehle für alle künftigen Züge. Zählen sie?',
    answer: 'Nein: Jeder Zug hat seine eigenen Befehle.',
  },
  '4.E.5': {
    title: 'Befehle in Vertretung',
    question: 'Eine Macht überlässt den Befehl einer Einheit einer anderen Macht. Zählt er?',
    answer: 'Nein: Jede Macht befiehlt ihre eigenen Einheiten.',
  },
  '4.E.6': {
    title: 'Überzählige Einheiten',
    question: 'Eine Macht hat mehr Einheiten auf dem Brett, als sie darf.',
    answer:
      'Die Stellung wird entschieden, wie sie ist; was zu viel ist, geht, wenn das nächste Mal gezählt wird.',
    remarks: {
      DATC: 'Danach ginge die Einheit sofort vom Brett, was Sache der Spielleitung ist.',
    },
  },
  X1: {
    title: 'Ein unterbrochener Konvoi und sein Ziel',
    question: 'Ein Konvoi ist unterbrochen. Bewirkt die Armee noch etwas, wo sie hinsollte?',
    answer: 'Nein.',
    remarks: {
      '2000': 'Der Satz fehlt dort; gemeint ist er trotzdem.',
      '2023': 'Der Satz fehlt dort; gemeint ist er trotzdem.',
    },
  },
  X2: {
    title: 'Ein Angriff auf die eigene Unterstützung',
    question:
      'Eine Macht greift ihre eigene Einheit an, die eine Unterstützung gibt. Ist die Unterstützung abgeschnitten?',
    answer: 'Nein.',
  },
  X3: {
    title: 'Unterstützung gegen die eigene Einheit',
    question:
      'Eine Macht unterstützt den Angriff einer anderen auf ihre eigene Einheit. Wozu ist diese Unterstützung gut?',
    answer: 'Sie hilft nicht, die Einheit zu vertreiben, zählt aber für alles andere.',
    remarks: { DPTG: 'Es meint dasselbe, aber sein Verfahren geht im Fall 6.E.7 fehl.' },
  },
  X4: {
    title: 'Eine Einheit zwischen Angreifern',
    question:
      'Gleich starke Angriffe auf ein Feld sperren einander aus. Was wird aus der Einheit dort?',
    answer: 'Sie bleibt.',
    remarks: { DPTG: 'Es meint dasselbe, aber sein Verfahren geht im Fall 6.E.15 fehl.' },
  },
  X5: {
    title: 'Eine vertriebene Einheit, die zog',
    question:
      'Eine Einheit wird von anderswo vertrieben, während sie zieht. Sperrt sie andere trotzdem aus?',
    answer: 'Ja.',
  },
  X6: {
    title: 'Züge im Kreis',
    question: 'Drei oder mehr Einheiten ziehen jede dorthin, wo die nächste steht. Gelingt das?',
    answer: 'Ja.',
  },
  X7: {
    title: 'Platztausch',
    question: 'Dürfen zwei Einheiten den Platz tauschen?',
    answers: {
      'ordered-convoy': 'Wenn eine von ihnen den Konvoi nimmt und ihr Befehl es sagt.',
      convoy: 'Wenn eine von ihnen den Konvoi nimmt.',
    },
  },
  X8: {
    title: 'Um ein Land mit zwei Küsten',
    question: 'Zwei Flotten tauschen den Platz über die beiden Küsten eines Landes. Gelingt das?',
    answer: 'Nein: Sie treffen frontal aufeinander.',
  },
  X9: {
    title: 'Flotten im Hafen',
    question: 'Darf eine Flotte in einem Küstenland übersetzen?',
    answer: 'Nein.',
  },
  X10: {
    title: 'Zwei Armeen auf einer Flotte',
    question: 'Darf eine Flotte in einem Zug zwei Armeen übersetzen?',
    answer: 'Nein.',
  },
  X18: {
    title: 'Unterstützung für ein Feld',
    question: 'Eine Unterstützung beim Halten nennt nur das Feld. Zählt sie?',
    answer: 'Ja, für die Einheit, die dort steht.',
  },
  X19: {
    title: 'Eine Flotte, die keine Route braucht',
    question: 'Eine Flotte soll übersetzen, und keine Route dorthin braucht sie. Zählt der Befehl?',
    answer: 'Nein, er ist unzulässig.',
  },
  X20: {
    title: 'Unzulässig und wirkungslos',
    question: 'Was ist ein unzulässiger Befehl, und was ein wirkungsloser?',
    answer:
      'Unzulässig ist, was nicht ginge, was auch immer andere befehlen. Wirkungslos ist, was ginge, hätten andere befohlen, worauf es sich bezieht.',
    remarks: {
      '1971': 'Es spricht von zulässigen und gültigen Befehlen, ohne sie zu unterscheiden.',
      '2023': 'Es gebraucht die Wörter und erklärt sie nicht.',
      DPTG: 'Unzulässige Züge bewirken dort etwas.',
    },
  },
  X11: {
    title: 'Rückzug nach einem Patt',
    question: 'Darf sich eine Einheit in ein Feld zurückziehen, das ein Patt leer gelassen hat?',
    answer: 'Nein.',
  },
  X12: {
    title: 'Zwei Rückzüge in ein Feld',
    question: 'Zwei vertriebene Einheiten sollen sich in dasselbe Feld zurückziehen.',
    answer: 'Beide werden aufgelöst. Soll nur eine dorthin, so geht sie dorthin.',
  },
  X13: {
    title: 'Kein Befehl zum Rückzug',
    question: 'Eine vertriebene Einheit hat keinen Befehl zum Rückzug.',
    answer: 'Sie wird aufgelöst.',
  },
  X14: {
    title: 'Vertrieben im Bürgerkrieg',
    question: 'Eine Einheit, die niemand führt, wird vertrieben.',
    answer: 'Sie wird aufgelöst: Niemand befiehlt ihr den Rückzug.',
  },
  X15: {
    title: 'Wer gewinnt',
    question: 'Wann ist das Spiel zu Ende?',
    answer:
      'Wenn einer Macht nach einem Herbstzug 18 Zentren gehören, oder wenn sich die Spieler auf ein Remis einigen, das sich alle teilen, die noch Einheiten haben.',
    remarks: { '2023': 'Auch die Züge oder die Zeit können begrenzt sein.' },
  },
  X16: { title: 'Ein kurzes Spiel', question: 'Wer gewinnt ein Spiel, das früher endet?' },
  X17: {
    title: 'Weniger als sieben Spieler',
    question: 'Wer befiehlt die Einheiten, die niemand spielt?',
    answer:
      'Niemand: Sie stehen still, und jeder darf sie unterstützen. Oder ein Spieler führt zwei oder drei Mächte, jede mit ihren eigenen Zentren und Einheiten.',
  },
  X21: {
    title: 'Abkürzungen',
    question: 'Welche kurzen Namen von Feldern zählen?',
    answer:
      'Die aller Regelhefte und die gebräuchlichen. Könnte einer zwei Felder meinen, so wird nicht geraten.',
    remarks: { '2000': 'In seiner ersten Liste fehlte Dänemark.' },
  },
  X22: {
    title: 'Arten von Einheiten',
    question: 'Welche Einheiten gibt es?',
    answer: 'Armeen und Flotten.',
  },
  X23: {
    title: 'Wie viele Einheiten',
    question: 'Wie viele Einheiten darf eine Macht haben?',
    answer:
      'Nach einem Herbstzug nicht mehr, als sie Zentren hat; eine Bewegung wird entschieden, wie viele es auch sind.',
  },
  X24: {
    title: 'Wann der Bürgerkrieg beginnt',
    question: 'Eine Macht gibt keine Befehle ab. Ist das Bürgerkrieg?',
    answer:
      'Ja, wenn die Zeit zum Befehlen vorbei ist. Ihre Einheiten halten und dürfen unterstützt werden; sie baut nichts, bis wieder jemand für sie befiehlt.',
  },
};
