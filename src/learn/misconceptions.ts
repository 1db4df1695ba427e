import type { RuleId } from '../rules/rule.ts';

/**
 * What people wrongly believe about the rules. `rule`: the one that refutes it; `lesson`: the shortest position that
 * shows it.
 */
export const MISCONCEPTION_LIST = [
  { id: 'equal-wins', rule: 'stand-off', lesson: 'stand-off/a-unit-that-stays' },
  { id: 'equal-swap', rule: 'stand-off', lesson: 'stand-off/head-to-head' },
  { id: 'garrison-falls', rule: 'garrison', lesson: 'garrison/between-two-attacks' },
  { id: 'circle-stays', rule: 'rotation', lesson: 'garrison/in-a-circle' },
  { id: 'failed-move-leaves', rule: 'hold-strength', lesson: 'stand-off/behind-a-failed-move' },
  {
    id: 'moving-unit-is-supported',
    rule: 'hold-support-matches',
    lesson: 'support/a-unit-that-leaves',
  },
  { id: 'cut-needs-success', rule: 'support-cut', lesson: 'cut/any-attack-cuts' },
  { id: 'own-attack-cuts', rule: 'own-attack-no-cut', lesson: 'cut/your-own-attack' },
  { id: 'target-cuts', rule: 'no-cut-from-target', lesson: 'cut/not-from-the-target' },
  {
    id: 'dislodged-target-cuts-nothing',
    rule: 'support-dislodged',
    lesson: 'cut/unless-dislodged',
  },
  { id: 'beaten-unit-blocks', rule: 'dislodged-no-effect', lesson: 'dislodgement/but-not-there' },
  {
    id: 'dislodged-unit-is-nothing',
    rule: 'stand-off',
    lesson: 'dislodgement/it-still-stands-off',
  },
  { id: 'own-unit-dislodged', rule: 'own-unit', lesson: 'own-units/no-dislodging-your-own' },
  {
    id: 'own-support-dislodges',
    rule: 'own-supports-uncounted',
    lesson: 'own-units/nor-help-others-to',
  },
  { id: 'foreign-support-is-nothing', rule: 'strength', lesson: 'support/for-another-power' },
  { id: 'support-from-anywhere', rule: 'legal-support', lesson: 'support/within-reach' },
  { id: 'support-for-any-move', rule: 'support-matches', lesson: 'support/just-that-move' },
  { id: 'supporter-is-weak', rule: 'hold-strength', lesson: 'cut/it-still-defends' },
  // Asked again and again: https://allegamers.com/pregunta/297/quelles-sont-les-regles-en-matiere-de-soutien-mutuel
  { id: 'supporter-is-alone', rule: 'hold-strength', lesson: 'own-units/each-other' },
  {
    id: 'convoy-ends-when-attacked',
    rule: 'convoy-stands',
    lesson: 'convoys/attacked-but-not-dislodged',
  },
  { id: 'convoyed-attack-cuts-nothing', rule: 'support-cut', lesson: 'convoys/a-convoyed-attack' },
  { id: 'lost-army-cuts', rule: 'convoy-broken', lesson: 'disrupted/nothing-where-it-was-going' },
  { id: 'fleet-in-port-convoys', rule: 'legal-convoy', lesson: 'convoys/not-from-a-port' },
  { id: 'fleet-follows-land', rule: 'legal-move', lesson: 'board/along-one-coast' },
  { id: 'coast-is-one', rule: 'legal-coast', lesson: 'coasts/from-that-coast' },
  { id: 'retreat-to-attacker', rule: 'retreat', lesson: 'dislodgement/where-to-retreat' },
  { id: 'retreat-to-stand-off', rule: 'retreat', lesson: 'dislodgement/not-into-a-stand-off' },
  { id: 'dislodged-is-destroyed', rule: 'dislodged', lesson: 'dislodgement/where-to-retreat' },
  { id: 'build-in-any-centre', rule: 'build', lesson: 'year/build-at-home' },
  { id: 'build-on-a-unit', rule: 'build', lesson: 'year/an-empty-home' },
] as const satisfies readonly {
  readonly id: string;
  readonly rule: RuleId;
  readonly lesson: string;
}[];
export type MisconceptionId = (typeof MISCONCEPTION_LIST)[number]['id'];
export const MISCONCEPTIONS: readonly MisconceptionId[] = MISCONCEPTION_LIST.map(({ id }) => id);
