import { describe } from 'vitest';
import { SPACE_IDS } from '../../src/board/board.ts';
import { changed, refact } from '../support/proof.ts';
import { refuses } from './flaws.ts';
import { allHold, ownSupport, paradox, rotation, standOff, supportedCircle } from './proofs.ts';

describe('flaws of cores, dislodgement and retreats', () => {
  refuses([
    // Cores
    [
      'a wrong number of outcomes',
      refact(rotation, 0, { outcomes: 1 }),
      0,
      'outcomes: not the number of consistent ones',
    ],
    [
      'a core too small',
      refact(rotation, 0, { core: ['ANK', 'CON'] }),
      0,
      'core: something outside it decides',
    ],
    [
      'a core with a stranger',
      refact(rotation, 0, { core: ['ANK', 'CON', 'SMY', 'BUL'] }),
      0,
      'core: not moves that count',
    ],
    [
      'a core that is decided',
      refact(paradox, 0, { core: ['BRE', 'WAL'] }),
      0,
      'core: BRE is decided',
    ],
    [
      'a circle with one outcome only',
      refact(supportedCircle, 0, {
        ...Object.fromEntries(
          Object.keys(supportedCircle.steps[0]?.fact ?? {}).map((key) => [key, undefined]),
        ),
        ...rotation.steps[0]?.fact,
      }),
      0,
      'core: ANK is decided',
    ],
    [
      'a paradox called a rotation',
      refact(paradox, 0, { type: 'rotation', convoys: undefined }),
      0,
      'type: convoys are among what they wait for',
    ],
    [
      'a rotation called a paradox',
      refact(rotation, 0, { type: 'paradox', convoys: [] }),
      0,
      'type: no convoy is among what they wait for',
    ],
    [
      'a convoy of the paradox left out',
      refact(paradox, 0, { convoys: [] }),
      0,
      'convoys: not the undecided ones that it reads',
    ],
    [
      'a core of all the board',
      refact(rotation, 0, { core: SPACE_IDS }),
      0,
      'core: not moves that count',
    ],
    ['a core of nobody', refact(rotation, 0, { core: [] }), 0, 'core: not moves that count'],
    [
      'a rotation of others',
      changed(rotation, 1, { because: [] }),
      1,
      'needs: a rotation with this move',
    ],
    [
      'a move stopped by no paradox',
      changed(allHold, 1, { because: [] }),
      1,
      'needs: a paradox with this move',
    ],
    [
      'a move stopped where convoys fail',
      refact(paradox, 1, { type: 'move-stopped', unit: 'WAL', to: 'ENG', by: undefined }),
      1,
      'type: the edition settles paradoxes otherwise',
    ],
    [
      'a paradox that comes to something else',
      refact(changed(rotation, 1, { because: [] }), 1, { type: 'move-blocked', by: 'CON' }),
      1,
      'needs: failure of the move from CON',
    ],

    // Dislodgement and retreats
    [
      'dislodged by one who goes elsewhere',
      refact(standOff, 8, { by: 'BER' }),
      8,
      'by: no move into its space',
    ],
    [
      'dislodged by one who failed',
      changed(standOff, 8, { because: [] }),
      8,
      'needs: success of the move from BUR',
    ],
    [
      'dislodged though it may have left',
      changed(ownSupport, 8, { because: [7] }),
      8,
      'needs: failure of the move from MUN',
    ],
    [
      'a place left out',
      refact(standOff, 9, { to: ['BOH', 'SIL'] }),
      9,
      'to and barred: not every location next to it',
    ],
    [
      'places out of order',
      refact(standOff, 9, { to: ['SIL', 'BOH', 'TYR'] }),
      9,
      'to and barred: not in board order',
    ],
    [
      'a place barred for another reason',
      refact(standOff, 9, {
        barred: [
          { at: 'BER', reason: 'occupied' },
          { at: 'BUR', reason: 'attacker-origin' },
          { at: 'KIE', reason: 'attacker-origin' },
          { at: 'RUH', reason: 'occupied' },
        ],
      }),
      9,
      'KIE: its attacker did not come from there, or not over land',
    ],
    [
      'a stand-off overlooked',
      refact(standOff, 9, {
        to: ['BOH', 'KIE', 'SIL', 'TYR'],
        barred: [
          { at: 'BER', reason: 'occupied' },
          { at: 'BUR', reason: 'attacker-origin' },
          { at: 'RUH', reason: 'occupied' },
        ],
      }),
      9,
      'KIE: there was a stand-off',
    ],
    [
      'a stand-off that was none',
      refact(standOff, 9, {
        to: ['BOH', 'SIL'],
        barred: [
          { at: 'BER', reason: 'occupied' },
          { at: 'BUR', reason: 'attacker-origin' },
          { at: 'KIE', reason: 'stand-off' },
          { at: 'RUH', reason: 'occupied' },
          { at: 'TYR', reason: 'stand-off' },
        ],
      }),
      9,
      'TYR: there was no stand-off',
    ],
    [
      'the way back to the attacker',
      refact(standOff, 9, {
        to: ['BOH', 'BUR', 'SIL', 'TYR'],
        barred: [
          { at: 'BER', reason: 'occupied' },
          { at: 'KIE', reason: 'stand-off' },
          { at: 'RUH', reason: 'occupied' },
        ],
      }),
      9,
      'BUR: its attacker came from there',
    ],
    [
      'a retreat without a stand-off shown',
      changed(standOff, 9, { because: [6, 8] }),
      9,
      'KIE: needs: failure of the move from HOL',
    ],
    [
      'a retreat of one who was not dislodged',
      changed(standOff, 9, { because: [6, 7] }),
      9,
      'needs: dislodgement of MUN',
    ],
  ]);
});
