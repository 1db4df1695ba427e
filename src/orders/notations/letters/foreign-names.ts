import type { SpaceId } from '../../../board/board.ts';
import { germanSpellings } from '../../../board/german-names.ts';
import type { Power } from '../../../board/powers.ts';

/** Words that are a German name, or begin one (`Irische See`). */
export const GERMAN_WORDS: Readonly<Record<string, SpaceId>> = {
  ...Object.fromEntries(
    germanSpellings()
      .filter(([name]) => !name.includes(' '))
      .map(([name, space]) => [name.toLowerCase(), space]),
  ),
  edinburg: 'EDI',
  irische: 'IRI',
  kon: 'CON',
  mün: 'MUN',
  sew: 'SEV',
  wie: 'VIE',
};

/** The same in French. */
export const FRENCH_WORDS: Readonly<Record<string, SpaceId>> = {
  manche: 'ENG',
  bourgogne: 'BUR',
  belgique: 'BEL',
  hollande: 'HOL',
  espagne: 'SPA',
  venise: 'VEN',
  vienne: 'VIE',
  varsovie: 'WAR',
  moscou: 'MOS',
  londres: 'LON',
  piémont: 'PIE',
  bohême: 'BOH',
  galicie: 'GAL',
  serbie: 'SER',
  grèce: 'GRE',
  bulgarie: 'BUL',
  roumanie: 'RUM',
  albanie: 'ALB',
  norvège: 'NWY',
  suède: 'SWE',
  danemark: 'DEN',
  finlande: 'FIN',
  livonie: 'LVN',
  prusse: 'PRU',
  silésie: 'SIL',
  budapest: 'BUD',
  édimbourg: 'EDI',
  naples: 'NAP',
  // The short ones of zines that are no others in English.
  amo: 'MAO',
  bou: 'BUR',
  esp: 'SPA',
  noi: 'BLA',
  nrd: 'NTH',
  nvn: 'NWG',
  rou: 'RUM',
  seb: 'SEV',
  sue: 'SWE',
};

/** Powers in German and in French. */
export const FOREIGN_POWERS: Readonly<Record<string, Power>> = {
  österreich: 'Austria',
  oesterreich: 'Austria',
  frankreich: 'France',
  deutschland: 'Germany',
  italien: 'Italy',
  russland: 'Russia',
  rußland: 'Russia',
  türkei: 'Turkey',
  tuerkei: 'Turkey',
  allemagne: 'Germany',
  angleterre: 'England',
  autriche: 'Austria',
  italie: 'Italy',
  russie: 'Russia',
  turquie: 'Turkey',
};
