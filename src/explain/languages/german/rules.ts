import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import type { Choices, Edition } from '../../../rules/edition.ts';
import type { RuleId, RulebookRuleId } from '../../../rules/rule.ts';

type RuleText = string | ((choices: Choices) => string);

const ROUTES: Readonly<Record<Choices['routes'], string>> = {
  'all-survive':
    'Eine Armee, der die Befehle mehrere Konvoirouten lassen, braucht jede davon. Ist eine unterbrochen, so bleibt sie.',
  'one-survives':
    'Eine Armee, der die Befehle mehrere Konvoirouten lassen, braucht eine davon. Sie bleibt nur, wenn alle unterbrochen sind.',
  'all-own-survive':
    'Eine Armee, der die Befehle mehrere Konvoirouten lassen, braucht jede davon; bilden aber Flotten ihrer eigenen Macht eine Route, so zählen nur solche Routen.',
};

const UNCUTTABLE: Readonly<Record<Choices['uncuttable'], string>> = {
  'attack-on-route':
    'Eine Armee, die mit dem Konvoi kommt, kann die Unterstützung einer Flotte für einen Angriff auf ihren eigenen Konvoi nicht abschneiden.',
  'action-at-convoy':
    'Eine Armee, die mit dem Konvoi kommt, kann die Unterstützung einer Flotte in ein Meer, in dem eine Flotte übersetzt, nicht abschneiden.',
  'attack-on-needed-fleet':
    'Eine Armee, die mit dem Konvoi kommt, kann die Unterstützung einer Flotte für einen Angriff auf eine Flotte, ohne die sie nicht auskommt, nicht abschneiden.',
  none: 'Ein Angriff mit dem Konvoi schneidet Unterstützung ab wie jeder andere.',
};

const PARADOX: Readonly<Record<Choices['paradox'], string>> = {
  'convoys-fail':
    'Hängt das, was aus einem Konvoi wird, vom Konvoi selbst ab, so sind alle betroffenen Konvois unterbrochen.',
  'all-hold':
    'Hängt das, was aus einem Konvoi wird, vom Konvoi selbst ab, so bleiben alle betroffenen Einheiten, wo sie sind.',
  'convoys-fail-or-all-hold':
    'Hängt das, was aus einem Konvoi wird, vom Konvoi selbst ab, so sind die betroffenen Konvois unterbrochen, wenn das ein möglicher Ausgang ist; sonst bleiben alle betroffenen Einheiten, wo sie sind.',
};

const ADJACENT: Readonly<Record<Choices['adjacentConvoy'], string>> = {
  exchange:
    'Eine Armee geht in ein Nachbarfeld über Land, auch wenn eine Flotte sie übersetzen würde. Nur um mit einer anderen Einheit den Platz zu tauschen, braucht sie den Konvoi.',
  'own-fleet-or-via':
    'Eine Armee zieht mit dem Konvoi in ein Nachbarfeld, wenn ihr Befehl es sagt oder eine Flotte ihrer eigenen Macht sie übersetzen soll',
  via: 'Eine Armee zieht nur dann mit dem Konvoi in ein Nachbarfeld, wenn ihr Befehl es sagt',
};

/** For an exchange a route is required in any case. */
function adjacent({ adjacentConvoy, unorderedConvoy }: Choices): string {
  const text = ADJACENT[adjacentConvoy];
  if (adjacentConvoy === 'exchange') return text;
  return unorderedConvoy === 'walks'
    ? `${text}, und Flotten eine Route bilden. Sonst geht sie über Land.`
    : `${text}. Sonst geht sie über Land.`;
}

const SEVERAL: Readonly<Record<Choices['severalOrders'], string>> = {
  none: 'Eine Einheit, deren Befehle sich auf zwei Weisen verstehen lassen, befolgt keinen davon.',
  first: 'Eine Einheit mit mehreren Befehlen befolgt den ersten, den sie ausführen könnte.',
  last: 'Eine Einheit mit mehreren Befehlen befolgt den letzten, den sie ausführen könnte.',
};

const THEN = 'eine Flotte vor einer Armee, dann nach dem Alphabet der englischen Namen';

const REMOVAL: Readonly<Record<Choices['removal'], string>> = {
  'home-by-convoy': `Sagt niemand, welche Einheit geht, so ist es die am weitesten von zu Hause entfernte, nach ihren eigenen Zügen und Konvois: ${THEN}.`,
  'home-armies-over-sea': `Sagt niemand, welche Einheit geht, so ist es die am weitesten von zu Hause entfernte, wobei Armeen Meere durchqueren dürfen: ${THEN}.`,
  'owned-over-land-and-sea': `Sagt niemand, welche Einheit geht, so ist es die von allen Zentren ihrer Macht am weitesten entfernte, über Land und See: ${THEN}.`,
};

const SHORT_GAME: Readonly<Record<Choices['shortGame'], string>> = {
  'most-pieces':
    'Hören die Spieler zu einer vorher vereinbarten Zeit auf, so gewinnen die meisten Einheiten auf dem Brett.',
  'most-centres':
    'Hören die Spieler zu einer vorher vereinbarten Zeit auf, so gewinnen die meisten Versorgungszentren.',
};

const RETREAT =
  'Eine vertriebene Einheit zieht sich in ein Nachbarfeld zurück: nicht in ein besetztes, nicht in eines, das ein Patt leer gelassen hat, und nicht dorthin, woher ihr Angreifer kam';

const TEXTS: Readonly<Record<RulebookRuleId, RuleText> & Partial<Record<RuleId, RuleText>>> = {
  'legal-order':
    'Ein Befehl muss einer sein, den die Einheit ausführen könnte. Sonst wird er nicht befolgt, und die Einheit hält.',
  'legal-move':
    'Eine Einheit zieht in ein Nachbarfeld: eine Armee über Land, eine Flotte über See oder an einer Küste entlang.',
  'legal-coast': ({ onlyCoast }) =>
    onlyCoast === 'taken'
      ? 'Ein Land mit zwei Küsten betritt eine Flotte an einer davon. Kann sie beide erreichen, so muss ihr Befehl sagen, welche.'
      : 'Ein Land mit zwei Küsten betritt eine Flotte an einer davon. Ihr Befehl muss sagen, welche, auch wenn sie nur eine erreichen kann.',
  'legal-support':
    'Eine Einheit unterstützt nur in ein Feld, in das sie selbst ziehen könnte, und nur, was eine andere Einheit ausführen könnte.',
  'legal-convoy':
    'Eine Flotte auf See setzt eine Armee von einer Küste an eine andere über, allein oder in einer Kette von Flotten.',
  'one-meaning': ({ severalOrders }) => SEVERAL[severalOrders],
  'support-matches': ({ supportedCoast }) =>
    supportedCoast === 'must-match'
      ? 'Eine Unterstützung hilft nur eben dem Zug, den sie nennt: derselben Einheit, in dasselbe Feld, und an dieselbe Küste, wenn sie eine nennt.'
      : 'Eine Unterstützung hilft nur eben dem Zug, den sie nennt: derselben Einheit, in dasselbe Feld, gleich an welche Küste.',
  'hold-support-matches': ({ illegalMove }) =>
    illegalMove === 'holds'
      ? 'Eine Einheit mit Zugbefehl kann in diesem Zug unterstützt werden, aber nicht beim Halten. Scheitert der Zug, so ist Unterstützung beim Halten trotzdem verloren.'
      : 'Eine Einheit mit Zugbefehl kann in diesem Zug unterstützt werden, aber nicht beim Halten. Ein Zugbefehl zählt, auch wenn er unzulässig ist.',
  'convoy-matches':
    'Eine Armee setzt nur über, wenn die Flotten sie eben dorthin übersetzen sollen, wohin sie selbst ziehen soll.',
  'adjacent-convoy': adjacent,
  'convoy-stands': 'Ein Angriff, der die Flotte nicht vertreibt, hält den Konvoi nicht auf.',
  'convoy-broken':
    'Eine Flotte, die vertrieben wird, setzt niemanden über. Eine Armee, der kein Weg bleibt, bleibt stehen und bewirkt nichts, wo sie hinsollte.',
  'convoy-routes': ({ routes }) => ROUTES[routes],
  'support-stands':
    'Eine Unterstützung zählt, solange ihre Einheit nicht angegriffen oder vertrieben wird.',
  'support-cut':
    'Unterstützung wird abgeschnitten, wenn ihre Einheit angegriffen wird, woher auch immer außer aus dem Feld, in das sie unterstützt. Gelingen muss der Angriff nicht.',
  'support-dislodged':
    'Eine Einheit, die vertrieben wird, gibt keine Unterstützung, woher der Angriff auch kam.',
  'own-attack-no-cut':
    'Keine Macht schneidet die Unterstützung einer eigenen Einheit ab, indem sie diese angreift.',
  'no-cut-from-target': ({ convoyedFrom }) =>
    convoyedFrom === 'origin'
      ? 'Ein Angriff aus dem Feld, in das eine Einheit unterstützt, schneidet die Unterstützung nicht ab, es sei denn, er vertreibt die Einheit.'
      : 'Ein Angriff über Land aus dem Feld, in das eine Einheit unterstützt, schneidet die Unterstützung nicht ab, es sei denn, er vertreibt die Einheit.',
  uncuttable: ({ uncuttable }) => UNCUTTABLE[uncuttable],
  strength: 'Eine Einheit zieht mit Stärke 1, und mit 1 mehr für jede Unterstützung, die ihr gilt.',
  'own-supports-uncounted':
    'Die Unterstützung der Macht, deren Einheit im Weg steht, hilft nicht, diese Einheit zu vertreiben. Für alles andere zählt sie.',
  'hold-strength':
    'Eine Einheit, die bleibt, hat Stärke 1, und 1 mehr für jede Unterstützung. Eine, die ziehen sollte und scheitert, hat 1 und nicht mehr.',
  'move-free':
    'Eine Einheit zieht in das Feld, in das sie ziehen soll, wenn sich ihr nichts entgegenstellt.',
  'move-beats':
    'Ein Zug gelingt, wenn er stärker ist als jeder, der sich ihm entgegenstellt: die Einheit im Feld, eine entgegenkommende, jede andere, die in dasselbe Feld will.',
  'stand-off':
    'Ein Zug, der auf gleiche oder größere Stärke trifft, scheitert, und die Einheit bleibt, wo sie war. Unter Gleichen ist das ein Patt.',
  garrison:
    'Eine Einheit wird nur vertrieben, wenn eine andere in ihr Feld kommt. Solange ihre Angreifer einander aussperren, bleibt sie.',
  'own-unit':
    'Keine Einheit kommt in das Feld einer Einheit ihrer Macht, die bleibt. Ihr Zug scheitert, kann aber andere aussperren.',
  'dislodged-no-effect': ({ dislodgedEffect }) =>
    dislodgedEffect === 'none'
      ? 'Eine vertriebene Einheit kann andere nicht aus dem Feld aussperren, von dem aus sie angegriffen wurde.'
      : 'Eine Einheit, die von einer frontal entgegenkommenden vertrieben wird, kann andere nicht aus dem Feld aussperren, aus dem diese kam.',
  rotation:
    'Einheiten, die im Kreis ziehen, jede in das Feld der nächsten, ziehen alle. Zwei allein können über Land nicht die Plätze tauschen.',
  paradox: ({ paradox }) => PARADOX[paradox],
  dislodged: 'Eine Einheit, deren Feld eine andere einnimmt, ist vertrieben und muss es verlassen.',
  retreat: ({ retreatToConvoyOrigin }) =>
    retreatToConvoyOrigin ? `${RETREAT}, es sei denn, der kam mit dem Konvoi.` : `${RETREAT}.`,
  repair:
    'Ein Befehl, der nur eines bedeuten kann, wird befolgt, auch wenn er schlecht geschrieben ist.',
  'retreat-legal':
    'Eine vertriebene Einheit zieht sich allein zurück: Keine Einheit darf sie unterstützen und keine Flotte sie übersetzen.',
  'retreat-alone':
    'Eine vertriebene Einheit geht, wohin ihr befohlen wurde, wenn es nur ihr befohlen wurde.',
  'retreat-collision':
    'Einheiten, die sich in dasselbe Feld zurückziehen sollen, werden alle aufgelöst.',
  disband: 'Eine vertriebene Einheit, die sich nicht zurückzieht, verlässt das Brett.',
  occupation:
    'Eine Macht gewinnt ein Versorgungszentrum, indem sie darauf steht, wenn ein Herbstzug vorbei ist.',
  adjustment:
    'Nach jedem Herbst darf eine Macht so viele Einheiten haben, wie sie Versorgungszentren hat.',
  'build-legal':
    'Eine neue Einheit steht in einem Heimatzentrum ihrer Macht, das frei ist und der Macht noch gehört.',
  'build-coast': 'Eine Flotte, die in Sankt Petersburg gebaut wird, braucht eine Küste.',
  build: 'Eine Macht mit mehr Zentren als Einheiten darf den Unterschied bauen.',
  waive: ({ waiving }) =>
    waiving
      ? 'Eine Macht muss nicht alles bauen, was sie könnte.'
      : 'Eine Macht muss alles bauen, was sie kann.',
  remove: 'Eine Macht mit mehr Einheiten als Zentren löst den Unterschied auf, nach eigener Wahl.',
  'remove-unordered': ({ removal }) => REMOVAL[removal],
  'too-many': 'Von zu vielen Befehlen werden die ersten befolgt.',
  start:
    'Jede Macht beginnt mit einer Einheit in jedem Heimatzentrum: Russland mit vier, die anderen mit drei.',
  seasons:
    'Ein Jahr hat zwei Züge, Frühjahr und Herbst. Rückzüge folgen auf jeden davon, Aufbau und Auflösung nur auf den Herbst.',
  victory: 'Die erste Macht, der 18 Versorgungszentren gehören, gewinnt.',
  draw: 'Die Spieler dürfen sich aufs Aufhören einigen. Alle, die noch eine Einheit auf dem Brett haben, teilen sich das Remis.',
  'short-game': ({ shortGame }) => SHORT_GAME[shortGame],
  'few-players':
    'Bei weniger als sieben Spielern stehen manche Mächte still, oder ein Spieler führt mehrere.',
  'civil-disorder':
    'Die Einheiten einer Macht, die niemand führt, halten. Werden sie vertrieben, so verlassen sie das Brett; neue werden nicht gebaut.',
  gamesmaster:
    'Ein neutraler Spielleiter sammelt die Befehle ein, entscheidet und führt das Protokoll.',
};

/** A rule in our own words, as the edition has it: one or two sentences. */
export function ruleWords(rule: RuleId, { choices }: Edition): string {
  const text = TEXTS[rule] ?? ARMY_FLEET_WORDS.row('de').rules[rule] ?? '';
  return typeof text === 'string' ? text : text(choices);
}
