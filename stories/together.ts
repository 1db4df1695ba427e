import type { Turn } from '../src/trace/turn.ts';
import { turnFor } from './turns.ts';

/** Combinations of orders, as the board draws them. */
export const TOGETHER: readonly {
  readonly name: string;
  readonly note: string;
  readonly turn: Turn;
}[] = [
  {
    name: 'Head to head, equal',
    note: 'Each keeps to its left; the bars face at the border.',
    turn: turnFor('Turkey: A Ukr-Mos\nRussia: A Mos-Ukr'),
  },
  {
    name: 'Head to head, won',
    note: 'The winner’s ribbon passes the loser’s bar.',
    turn: turnFor('Turkey: A Ukr-Mos, A Sev S A Ukr-Mos\nAustria: A Mos-Ukr'),
  },
  {
    name: 'Three supports converge',
    note: 'Joints along the ribbon, the sum at its head.',
    turn: turnFor(
      'France: A Bur-Mun, A Ruh S A Bur-Mun\nItaly: A Tyr S A Bur-Mun\nEngland: A Kie S A Bur-Mun\nRussia: A Mun H',
    ),
  },
  {
    name: 'Long route, whole',
    note: 'One dashed ribbon through every ring.',
    turn: turnFor('England: A Lon-Tun, F Eng C A Lon-Tun, F Mid C A Lon-Tun, F Wes C A Lon-Tun'),
  },
  {
    name: 'Long route, disrupted in the middle',
    note: 'Inked up to the fleet that fell, dotted after it.',
    turn: turnFor(
      'England: A Lon-Tun, F Eng C A Lon-Tun, F Mid C A Lon-Tun, F Wes C A Lon-Tun\nFrance: F Bre-Mid, F Gas S F Bre-Mid',
    ),
  },
  {
    name: 'Beleaguered',
    note: 'Two equal attacks hold each other off.',
    turn: turnFor(
      'Russia: A Gal-Bud, A Rum S A Gal-Bud\nTurkey: A Ser-Bud, A Tri S A Ser-Bud\nAustria: A Bud H',
    ),
  },
  {
    name: 'A circle',
    note: 'Each waits for the next: all three move.',
    turn: turnFor('Germany: A Ber-Mun, A Mun-Sil, A Sil-Ber'),
  },
  {
    name: 'Strength that only keeps out',
    note: 'A lozenge at the border: it prevents, and does not win.',
    turn: turnFor('Germany: A Mun-Tyr, A Boh S A Mun-Tyr\nItaly: A Ven-Tyr, A Pie S A Ven-Tyr'),
  },
  {
    name: 'A dislodged fleet',
    note: 'It sinks beside the victor; dots show the ways out.',
    turn: turnFor('Italy: F Ion-Tys, F Nap S F Ion-Tys\nFrance: F Tys H'),
  },
];
