import type { SpaceId } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';

/** The home land of each power: its home centres and the provinces between them (1971 VI.3). */
export const REALMS: Readonly<Record<Power, readonly SpaceId[]>> = {
  Austria: ['BOH', 'BUD', 'GAL', 'TRI', 'TYR', 'VIE'],
  England: ['CLY', 'EDI', 'LON', 'LVP', 'WAL', 'YOR'],
  France: ['BRE', 'BUR', 'GAS', 'MAR', 'PAR', 'PIC'],
  Germany: ['BER', 'KIE', 'MUN', 'PRU', 'RUH', 'SIL'],
  Italy: ['APU', 'NAP', 'PIE', 'ROM', 'TUS', 'VEN'],
  Russia: ['FIN', 'LVN', 'MOS', 'SEV', 'STP', 'UKR', 'WAR'],
  Turkey: ['ANK', 'ARM', 'CON', 'SMY', 'SYR'],
};
