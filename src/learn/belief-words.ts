import type { Texts } from './lesson.ts';
import type { MisconceptionId } from './misconceptions.ts';

/** A misconception as a clause: `You seem to believe that ...`. */
export const BELIEF_WORDS: Readonly<Record<MisconceptionId, Texts>> = {
  'equal-wins': {
    en: 'an attack of equal strength succeeds',
    de: 'ein gleich starker Angriff gelingt',
  },
  'equal-swap': {
    en: 'two units can pass through each other and change places',
    de: 'zwei Einheiten aneinander vorbeikommen und die Plätze tauschen',
  },
  'garrison-falls': {
    en: 'a unit between two stronger attacks falls, though they keep each other out',
    de: 'eine Einheit zwischen zwei stärkeren Angriffen fällt, obwohl sie einander aussperren',
  },
  'circle-stays': {
    en: 'units that move in a circle get in each other’s way',
    de: 'Einheiten, die im Kreis ziehen, einander im Weg stehen',
  },
  'failed-move-leaves': {
    en: 'a unit that tried to leave no longer holds its space',
    de: 'eine Einheit, die gehen wollte, ihr Feld nicht mehr hält',
  },
  'moving-unit-is-supported': {
    en: 'a unit ordered to move can be supported where it is',
    de: 'eine Einheit, die ziehen sollte, dort unterstützt werden kann, wo sie steht',
  },
  'cut-needs-success': {
    en: 'only an attack that succeeds cuts support',
    de: 'nur ein Angriff, der gelingt, Unterstützung abschneidet',
  },
  'own-attack-cuts': {
    en: 'an attack by its own power cuts a support too',
    de: 'auch ein Angriff der eigenen Macht Unterstützung abschneidet',
  },
  'target-cuts': {
    en: 'the unit under attack cuts a support against itself by striking back',
    de: 'die angegriffene Einheit eine Unterstützung gegen sich selbst abschneidet, wenn sie zurückschlägt',
  },
  'dislodged-target-cuts-nothing': {
    en: 'a supporter still helps although the unit it helps against has dislodged it',
    de: 'ein Unterstützer weiter hilft, obwohl ihn die Einheit vertrieben hat, gegen die er hilft',
  },
  'beaten-unit-blocks': {
    en: 'a unit beaten head to head still keeps others out of the space its victor left',
    de: 'eine frontal geschlagene Einheit andere noch aus dem Feld aussperrt, das ihr Bezwinger verlassen hat',
  },
  'dislodged-unit-is-nothing': {
    en: 'the move of a dislodged unit stands in nobody’s way',
    de: 'der Zug einer vertriebenen Einheit niemandem im Weg steht',
  },
  'own-unit-dislodged': {
    en: 'a power can dislodge a unit of its own',
    de: 'eine Macht eine eigene Einheit vertreiben kann',
  },
  'own-support-dislodges': {
    en: 'a power’s support helps to dislodge its own unit',
    de: 'die Unterstützung einer Macht hilft, ihre eigene Einheit zu vertreiben',
  },
  'foreign-support-is-nothing': {
    en: 'support by another power does not count',
    de: 'die Unterstützung einer anderen Macht nicht zählt',
  },
  'support-from-anywhere': {
    en: 'a unit can support into a space that it could not enter itself',
    de: 'eine Einheit in ein Feld unterstützen kann, in das sie selbst nicht ziehen könnte',
  },
  'support-for-any-move': {
    en: 'a support also helps a unit that does something other than it names',
    de: 'eine Unterstützung auch einer Einheit hilft, die etwas anderes tut, als sie nennt',
  },
  'supporter-is-weak': {
    en: 'a unit that supports does not defend its own space',
    de: 'eine Einheit, die unterstützt, ihr eigenes Feld nicht verteidigt',
  },
  'supporter-is-alone': {
    en: 'a unit that helps another cannot be supported itself',
    de: 'eine Einheit, die einer anderen hilft, nicht selbst unterstützt werden kann',
  },
  'convoy-ends-when-attacked': {
    en: 'any attack on the fleet disrupts the convoy',
    de: 'jeder Angriff auf die Flotte den Konvoi unterbricht',
  },
  'convoyed-attack-cuts-nothing': {
    en: 'an army that comes by convoy cuts no support',
    de: 'eine Armee, die mit dem Konvoi kommt, keine Unterstützung abschneidet',
  },
  'lost-army-cuts': {
    en: 'an army whose convoy is disrupted still has an effect where it was going',
    de: 'eine Armee, deren Konvoi unterbrochen ist, an ihrem Ziel trotzdem etwas bewirkt',
  },
  'fleet-in-port-convoys': {
    en: 'a fleet in a coastal space can convoy',
    de: 'eine Flotte in einem Küstenland übersetzen kann',
  },
  'fleet-follows-land': {
    en: 'a fleet goes from coast to coast wherever the lands share a border',
    de: 'eine Flotte von Küste zu Küste fährt, wo die Länder eine Grenze gemeinsam haben',
  },
  'coast-is-one': {
    en: 'it makes no difference which coast of a space a fleet is on',
    de: 'es gleich ist, an welcher Küste eines Feldes eine Flotte liegt',
  },
  'retreat-to-attacker': {
    en: 'a unit may retreat to where its attacker came from',
    de: 'eine Einheit sich dorthin zurückziehen darf, woher ihr Angreifer kam',
  },
  'retreat-to-stand-off': {
    en: 'a unit may retreat to a space that a stand-off left empty',
    de: 'eine Einheit sich in ein Feld zurückziehen darf, das ein Patt leer gelassen hat',
  },
  'dislodged-is-destroyed': {
    en: 'a dislodged unit is lost at once',
    de: 'eine vertriebene Einheit sofort verloren ist',
  },
  'build-in-any-centre': {
    en: 'a power can build in any centre that it owns',
    de: 'eine Macht in jedem Zentrum bauen kann, das ihr gehört',
  },
  'build-on-a-unit': {
    en: 'a unit can be built where there already is one',
    de: 'eine Einheit gebaut werden kann, wo schon eine steht',
  },
};
