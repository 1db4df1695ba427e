import type { Position } from './board.ts';

/** The position in Spring 1901 (1971 VI.3). */
export const START: Position = {
  units: [
    { power: 'Austria', kind: 'A', at: 'BUD' },
    { power: 'Austria', kind: 'A', at: 'VIE' },
    { power: 'Austria', kind: 'F', at: 'TRI' },
    { power: 'England', kind: 'F', at: 'EDI' },
    { power: 'England', kind: 'F', at: 'LON' },
    { power: 'England', kind: 'A', at: 'LVP' },
    { power: 'France', kind: 'F', at: 'BRE' },
    { power: 'France', kind: 'A', at: 'MAR' },
    { power: 'France', kind: 'A', at: 'PAR' },
    { power: 'Germany', kind: 'F', at: 'KIE' },
    { power: 'Germany', kind: 'A', at: 'BER' },
    { power: 'Germany', kind: 'A', at: 'MUN' },
    { power: 'Italy', kind: 'F', at: 'NAP' },
    { power: 'Italy', kind: 'A', at: 'ROM' },
    { power: 'Italy', kind: 'A', at: 'VEN' },
    { power: 'Russia', kind: 'A', at: 'WAR' },
    { power: 'Russia', kind: 'A', at: 'MOS' },
    { power: 'Russia', kind: 'F', at: 'SEV' },
    { power: 'Russia', kind: 'F', at: 'STP/SC' },
    { power: 'Turkey', kind: 'F', at: 'ANK' },
    { power: 'Turkey', kind: 'A', at: 'CON' },
    { power: 'Turkey', kind: 'A', at: 'SMY' },
  ],
};
