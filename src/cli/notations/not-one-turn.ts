import { STANDARD_INPUT } from '../files.ts';

/** Says of a file with a whole game which command takes it. */
export const notOneTurn = (name: string, command: 'game' | 'audit'): string =>
  `${name}:1:1 This is a game, not one turn. (expected standoff ${command} ${name === STANDARD_INPUT ? '-' : name})`;
