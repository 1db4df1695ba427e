import { describe } from 'vitest';
import { changed, refact } from '../support/proof.ts';
import { refuses } from './flaws.ts';
import { beaten, excuses, oneRouteLeft, ownSupport, standOff, supportedCircle } from './proofs.ts';

describe('flaws of strengths and moves', () => {
  refuses([
    // Strengths
    ['a wrong number', refact(standOff, 1, { value: 3 }), 1, 'value: not one and its supports'],
    [
      'a support too many',
      refact(standOff, 1, { value: 3, supports: ['RUH', 'HOL'] }),
      1,
      'supports: not among those that match',
    ],
    [
      'a support not settled',
      changed(standOff, 1, { because: [] }),
      1,
      'needs: support from RUH given',
    ],
    [
      'a support left out',
      refact(changed(standOff, 1, { because: [] }), 1, { value: 1, supports: [] }),
      1,
      'needs: support from RUH cut',
    ],
    [
      'too little for an upper bound',
      refact(changed(standOff, 1, { because: [] }), 1, {
        bound: 'at-most',
        value: 1,
        supports: [],
      }),
      1,
      'bound: the number is exact',
    ],
    [
      'a strength of one who stays',
      refact(standOff, 4, { unit: 'MUN' }),
      4,
      'unit: not ordered to move',
    ],
    [
      'supports counted that must not be',
      refact(ownSupport, 5, { value: 3, supports: ['TYR', 'KIE'] }),
      5,
      'supports: not among those that match',
    ],
    [
      'uncounted supports not named',
      refact(ownSupport, 5, { uncounted: [] }),
      5,
      'uncounted: not the supports by the power attacked',
    ],
    [
      'an attack on one who may leave',
      changed(ownSupport, 5, { because: [1] }),
      5,
      'needs: failure of the move from MUN',
    ],
    [
      'an attack in which all supports count',
      refact(changed(ownSupport, 3, { because: [] }), 3, { type: 'attack', uncounted: [] }),
      3,
      'uncounted: every support counts',
    ],
    [
      'an attack on nobody',
      refact(standOff, 4, { type: 'attack', uncounted: [] }),
      4,
      'unit: attacks nobody',
    ],
    [
      'a moving unit held before it failed',
      changed(ownSupport, 6, { because: [] }),
      6,
      'needs: failure of the move from MUN',
    ],
    [
      'a moving unit held with two',
      refact(ownSupport, 6, { value: 2 }),
      6,
      'value: a moving unit holds with one',
    ],
    [
      'a moving unit that holds for sure',
      refact(changed(ownSupport, 6, { because: [] }), 6, { bound: 'at-least' }),
      6,
      'bound: a moving unit holds with exactly one or may leave',
    ],
    ['an empty space that holds', refact(standOff, 2, { unit: 'KIE' }), 2, 'unit: nobody there'],

    // Moves that succeed
    ['a success elsewhere', refact(standOff, 3, { to: 'KIE' }), 3, 'to: not where it was ordered'],
    [
      'a success without a strength',
      changed(standOff, 3, { because: [2] }),
      3,
      'needs: strength of BUR, exactly or at least',
    ],
    [
      'a success with another number',
      refact(standOff, 3, { attack: 3 }),
      3,
      'attack: not the number proved',
    ],
    [
      'a success without a path',
      changed(oneRouteLeft, 7, { because: [] }),
      7,
      'needs: path of LON',
    ],
    [
      'a success against nobody where somebody is',
      refact(standOff, 3, { against: null }),
      3,
      'against: a unit is in the way',
    ],
    [
      'a success against the wrong number',
      refact(standOff, 3, { against: { role: 'hold', unit: 'MUN', strength: 0 } }),
      3,
      'against: not the number proved',
    ],
    [
      'a success against the wrong unit',
      refact(standOff, 3, { against: { role: 'hold', unit: 'BER', strength: 1 } }),
      3,
      'against: not the unit in the space',
    ],
    [
      'a success against a unit not measured',
      changed(standOff, 3, { because: [1] }),
      3,
      'needs: hold of MUN, exactly or at most',
    ],
    [
      'a success in the wrong role',
      refact(beaten, 3, { against: { role: 'hold', unit: 'BUL', strength: 1 } }),
      3,
      'against: wrong role',
    ],
    [
      'a success with supports that do not count',
      refact(changed(ownSupport, 7, { because: [3, 6] }), 7, {}),
      7,
      'needs: attack of BOH, exactly or at least',
    ],
    [
      'a success into a space not yet left',
      changed(supportedCircle, 4, { because: [] }),
      4,
      'needs: success of the move from ANK',
    ],
    [
      'a rival left out',
      refact(excuses, 11, { rivals: [] }),
      11,
      'rivals: not every other move to the space',
    ],
    [
      'a rival not measured',
      changed(excuses, 11, { because: [8, 9] }),
      11,
      'needs: strength of PAR, exactly or at most',
    ],
    [
      'a rival with another number',
      refact(excuses, 11, { rivals: [{ unit: 'PAR', strength: 0, powerless: null }] }),
      11,
      'rivals: not the number proved',
    ],
    [
      'a rival beaten by nobody',
      refact(excuses, 11, { rivals: [{ unit: 'PAR', strength: 0, powerless: 'beaten' }] }),
      11,
      'rivals: nobody met it',
    ],
    [
      'a rival with a path called powerless',
      refact(excuses, 11, { rivals: [{ unit: 'PAR', strength: 0, powerless: 'no-path' }] }),
      11,
      'needs: no path for PAR',
    ],
    [
      'a beaten rival with a strength',
      refact(beaten, 5, { rivals: [{ unit: 'BUL', strength: 1, powerless: 'beaten' }] }),
      5,
      'rivals: a powerless one has strength 0',
    ],
    [
      'a rival beaten too early',
      changed(beaten, 5, { because: [] }),
      5,
      'needs: success of the move from RUM',
    ],

    // Moves that fail
    [
      'a bounce with another number',
      refact(ownSupport, 4, { attack: 2 }),
      4,
      'attack: not the number proved',
    ],
    [
      'a bounce off another number',
      refact(ownSupport, 4, { by: { role: 'hold', unit: 'BUR', strength: 2 } }),
      4,
      'by: not the number proved',
    ],
    [
      'a bounce without a strength',
      changed(ownSupport, 4, { because: [2] }),
      4,
      'needs: strength of MUN, exactly or at most',
    ],
    [
      'a bounce off nobody',
      changed(ownSupport, 4, { because: [3] }),
      4,
      'needs: hold of BUR, exactly or at least',
    ],
    [
      'a bounce off a weaker unit',
      refact(standOff, 3, {
        type: 'move-bounces',
        against: undefined,
        rivals: undefined,
        by: { role: 'hold', unit: 'MUN', strength: 1 },
        garrison: null,
      }),
      3,
      'attack: stronger than what it bounced off',
    ],
    [
      'a bounce off one who goes elsewhere',
      refact(changed(standOff, 6, { because: [1, 4] }), 6, {
        by: { role: 'prevent', unit: 'BUR', strength: 2 },
      }),
      6,
      'by: no other move to the space',
    ],
    [
      'a bounce in the wrong role',
      refact(beaten, 4, { by: { role: 'prevent', unit: 'RUM', strength: 2 } }),
      4,
      'by: no other move to the space',
    ],
    [
      'a garrison where nobody is',
      refact(standOff, 6, { garrison: 'MUN' }),
      6,
      'garrison: not the unit that stands in the space',
    ],
    [
      'a bounce of a rotation',
      refact(excuses, 4, { by: { role: 'defend', unit: 'MAR', strength: 1 } }),
      4,
      'needs: strength of MAR, exactly or at least',
    ],
    [
      'a unit blocked by a foreign one',
      refact(changed(excuses, 4, { because: [] }), 4, {
        type: 'move-blocked',
        by: 'MAR',
        attack: undefined,
        garrison: undefined,
      }),
      4,
      'by: a unit of another power',
    ],
    [
      'a unit blocked from afar',
      refact(excuses, 5, { by: 'MUN' }),
      5,
      'by: not the unit in the space',
    ],
  ]);
});
