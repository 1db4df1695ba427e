import { describe } from 'vitest';
import { changed, refact } from '../support/proof.ts';
import { refuses } from './flaws.ts';
import {
  allHold,
  excuses,
  immune,
  oneFleetLost,
  oneRouteLeft,
  paradox,
  unlessDislodged,
} from './proofs.ts';

describe('flaws of convoys, paths and supports', () => {
  refuses([
    // Convoys and paths
    [
      'an attacker of a fleet left out',
      refact(allHold, 3, { attackers: [] }),
      3,
      'attackers: not every move into its space',
    ],
    [
      'a fleet called safe for nothing',
      changed(allHold, 3, { because: [] }),
      3,
      'needs: failure of the move from WAL',
    ],
    [
      'a convoy broken by another move',
      refact(oneRouteLeft, 4, { by: 'LON' }),
      4,
      'by: no move into its space',
    ],
    [
      'a convoy broken for nothing',
      changed(oneRouteLeft, 4, { because: [] }),
      4,
      'needs: success of the move from BRE',
    ],
    [
      'a convoy broken by no paradox',
      changed(paradox, 1, { because: [] }),
      1,
      'needs: a paradox with this convoy',
    ],
    [
      'a convoy broken by a rule of another edition',
      refact(changed(allHold, 3, { because: [0] }), 3, {
        type: 'convoy-disrupted',
        by: null,
        attackers: undefined,
      }),
      3,
      'by: the edition settles paradoxes otherwise',
    ],
    [
      'a fleet that gave no convoy',
      refact(oneRouteLeft, 5, { unit: 'IRI' }),
      5,
      'unit: no convoy order that matches',
    ],
    [
      'more fleets than a path needs',
      refact(oneRouteLeft, 6, { fleets: ['NTH', 'ENG'] }),
      6,
      'fleets: not what the path rests on',
    ],
    [
      'no fleets at all',
      refact(oneRouteLeft, 6, { fleets: [] }),
      6,
      'fleets: not what the path rests on',
    ],
    [
      'a path of a broken fleet',
      refact(oneRouteLeft, 6, { fleets: ['ENG'] }),
      6,
      'needs: convoy of ENG available',
    ],
    ['a path over land', refact(oneRouteLeft, 6, { unit: 'BRE' }), 6, 'unit: no move by convoy'],
    [
      'no path though a route is left',
      refact(oneRouteLeft, 6, { type: 'no-path', broken: ['ENG'], fleets: undefined }),
      6,
      'broken: a route is left',
    ],
    [
      'no path though the fleet is safe',
      refact(oneFleetLost, 6, { broken: ['NTH'] }),
      6,
      'needs: convoy of NTH disrupted',
    ],
    [
      'no path for no reason',
      refact(oneFleetLost, 6, { broken: [] }),
      6,
      'broken: not fleets of its routes',
    ],
    [
      'one route in the edition that wants all',
      refact(oneFleetLost, 6, { type: 'path', fleets: ['NTH'], broken: undefined }),
      6,
      'fleets: not what the path rests on',
    ],

    // Supports
    [
      'an attacker of a supporter left out',
      refact(excuses, 6, { attackers: [] }),
      6,
      'attackers: not every move into its space',
    ],
    [
      'a wrong excuse',
      refact(excuses, 6, { attackers: [{ unit: 'KIE', excuse: 'from-target' }] }),
      6,
      'attackers: wrong excuse for KIE',
    ],
    [
      'an excuse before the move has failed',
      changed(excuses, 6, { because: [] }),
      6,
      'needs: failure of the move from KIE',
    ],
    [
      'immunity in an edition without',
      refact(paradox, 3, { attackers: [{ unit: 'BRE', excuse: 'immune' }] }),
      3,
      'attackers: wrong excuse for BRE',
    ],
    [
      'no path where the clause comes first',
      refact(immune, 0, { attackers: [{ unit: 'BRE', excuse: 'no-path' }] }),
      0,
      'attackers: wrong excuse for BRE',
    ],
    [
      'a path not shown to be broken',
      changed(paradox, 3, { because: [] }),
      3,
      'needs: no path for BRE',
    ],
    ['a cut by nobody', refact(excuses, 0, { by: [] }), 0, 'by: not moves into its space'],
    [
      'a cut by one who attacks elsewhere',
      refact(excuses, 0, { by: ['KIE'] }),
      0,
      'by: not moves into its space',
    ],
    [
      'a cut by an own unit',
      refact(changed(excuses, 6, { because: [] }), 6, {
        type: 'support-cut',
        attackers: undefined,
        manner: 'attacked',
        by: ['KIE'],
      }),
      6,
      'by: KIE does not cut it',
    ],
    [
      'a cut by an immune attack',
      refact(immune, 0, {
        type: 'support-cut',
        manner: 'attacked',
        by: ['BRE'],
        attackers: undefined,
      }),
      0,
      'by: BRE does not cut it',
    ],
    ['a cut before the path', changed(allHold, 5, { because: [] }), 5, 'needs: path of BRE'],
    [
      'a cut from the space supported into',
      refact(changed(unlessDislodged, 4, { because: [] }), 4, { manner: 'attacked' }),
      4,
      'by: PRU does not cut it',
    ],
    [
      'a cut by dislodgement that has not happened',
      changed(unlessDislodged, 4, { because: [] }),
      4,
      'needs: success of the move from PRU',
    ],
    [
      'a dislodgement where an attack is enough',
      refact(excuses, 0, { manner: 'dislodged' }),
      0,
      'manner: the attack alone cuts the support',
    ],
    [
      'a support that does not support',
      refact(excuses, 7, { unit: 'BUR' }),
      7,
      'unit: no support that matches',
    ],
  ]);
});
