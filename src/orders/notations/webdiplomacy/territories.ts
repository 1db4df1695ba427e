import type { Location } from '../../../board/board.ts';

/** webDiplomacy's numbers for places, in order from 1; the last six are coasts. */
export const TERRITORIES: readonly Location[] = (
  'CLY EDI LVP YOR WAL LON POR SPA NAF TUN NAP ROM TUS PIE VEN APU GRE ALB SER BUL RUM CON SMY ANK ARM SYR SEV UKR WAR ' +
  'LVN MOS STP FIN SWE NWY DEN KIE BER PRU SIL MUN RUH HOL BEL PIC BRE PAR BUR MAR GAS BAR NWG NTH SKA HEL BAL BOT NAO ' +
  'IRI ENG MAO WES LYO TYS ION ADR AEG EAS BLA TYR BOH VIE TRI BUD GAL SPA/NC SPA/SC STP/NC STP/SC BUL/EC BUL/SC'
).split(' ') as Location[];

/** Its names, where they differ from the board's. */
export const ITS_NAMES: Readonly<Record<string, Location>> = {
  'BULGARIA (NORTH COAST)': 'BUL/EC',
  'BULGARIA (EAST COAST)': 'BUL/EC',
};

/** By `countryID`, from 1. */
export const COUNTRIES = [
  'England',
  'France',
  'Italy',
  'Germany',
  'Austria',
  'Turkey',
  'Russia',
] as const;
