import type { Citation } from '../citation.ts';

/**
 * Rules that the books of 2000 and 2023 both have, in the same place: mostly in the list that sums up the rules of
 * movement, under numbers from 1 to 22; else in a diagram, or in a chapter whose page we do not know.
 */
export const numberedRules = (cited: (paragraph: string) => Citation) => ({
  'support-matches': cited('rule 9'),
  'hold-support-matches': cited('rule 8'),
  'convoy-stands': cited('rule 17'),
  'convoy-broken': cited('rule 17'),
  'support-stands': cited('rule 13'),
  'support-cut': cited('rule 13'),
  'support-dislodged': cited('rule 14'),
  'own-attack-no-cut': cited('rule 16'),
  'no-cut-from-target': cited('rule 13'),
  strength: cited('rule 1'),
  'own-supports-uncounted': cited('rule 12'),
  'hold-strength': cited('rule 8'),
  'move-beats': cited('Diagram 8'),
  'stand-off': cited('rule 3'),
  garrison: cited('rule 4'),
  'own-unit': cited('rule 12'),
  rotation: cited('rule 7'),
  dislodged: cited('Diagram 8'),
  'build-coast': cited('Gaining and Losing Units'),
  remove: cited('Gaining and Losing Units'),
});
