import type { ArmyFleetRuleId } from '../../../rules/rule.ts';

/** The rules of the module, in our own words. */
export const FLEET_RULES: Readonly<Record<ArmyFleetRuleId, string>> = {
  'board-legal':
    'Eine Armee in einer Küstenprovinz darf an Bord einer Flotte ihrer Macht im Meer daneben gehen, wenn dort keine Armee an Bord ist.',
  'land-legal':
    'Eine Armee, die schon zu Beginn an Bord war, darf landen, bevor ihre Flotte handelt, wo ihr Meer hinreicht; oder nachdem die Flotte in ein anderes Meer gezogen ist, wo dieses hinreicht.',
  'fleet-with-army':
    'Eine Flotte mit einer Armee an Bord handelt als eine Flotte, und nur auf See: Sie geht nicht an Land und setzt niemanden über.',
  'fleet-of-landing':
    'Eine Flotte, deren Armee landet, darf bleiben, diese Landung unterstützen oder anderswohin ziehen, wenn die Armee gelandet ist.',
  boarding:
    'Eine Armee geht an Bord, außer wenn die Flotte in ihrem Meer bleibt und eine andere Macht sie dort angreift, oder wenn die Flotte unterstützen soll.',
  ferry:
    'Eine übergesetzte Armee, die nicht hineinkommt, bleibt an Bord, wenn die Flotte von ihrer Macht ist.',
  carrying: 'Eine Armee landet, nachdem ihre Flotte gezogen ist, wenn sie rechtzeitig an Bord war.',
  'landing-undisturbed': 'Ein Angriff ohne fremde Unterstützung hindert keine Armee am Landen.',
  'landing-disrupted':
    'Keine Armee landet, wenn ihre Flotte vertrieben wird oder wenn das Meer, das die Flotte verlässt, mit der Unterstützung einer anderen Macht eingenommen wird. Soll die Flotte in ein anderes Meer, so nimmt sie ihre Armee mit.',
  'landing-fails':
    'Wird die Landung abgewehrt, so bleibt die Flotte und nimmt ihre Armee wieder auf.',
  'circular-orders':
    'Befehle, die so aufeinander warten, dass sich nicht entscheiden lässt: Alle betroffenen Einheiten halten.',
  starvation: 'Eine Armee, die vier Züge an Bord war und nicht gelandet ist, wird entfernt.',
  'retreat-with-army':
    'Eine vertriebene Flotte mit einer Armee an Bord zieht sich in ein Meer zurück, solange eines offen ist; ist nur Land offen, so ist die Armee verloren.',
  'right-hand':
    'Eine Flotte, die an Land sollte und mit ihrer Armee vertrieben wird, wendet sich nach rechts und geht ins erste offene Meer, wenn niemand ihren Rückzug befiehlt.',
  'removal-with-army':
    'Muss eine Flotte mit einer Armee an Bord gehen und niemand hat es befohlen, so geht zuerst ihre Armee. Ein Befehl, der die Flotte auflöst, löst beide auf.',
};
