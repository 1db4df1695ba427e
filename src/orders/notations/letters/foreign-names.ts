import { SPACE_IDS, type SpaceId } from '../../../board/board.ts';
import { germanSpellings } from '../../../board/german-names.ts';
import type { Power } from '../../../board/powers.ts';
import { ROMANCE_NAMES, ROMANCE_POWERS } from './romance-names.ts';

/** Words that are a German name, or begin one (`Irische See`). */
export const GERMAN_WORDS: Readonly<Record<string, SpaceId>> = {
  ...Object.fromEntries(
    germanSpellings()
      .filter(([name]) => !name.includes(' '))
      .map(([name, space]) => [name.toLowerCase(), space]),
  ),
  äg: 'AEG',
  ägä: 'AEG',
  böh: 'BOH',
  dän: 'DEN',
  edinburg: 'EDI',
  gri: 'GRE',
  irische: 'IRI',
  kon: 'CON',
  mün: 'MUN',
  nea: 'NAP',
  ost: 'BAL',
  pre: 'PRU',
  sew: 'SEV',
  tos: 'TUS',
  wie: 'VIE',
};

/** The spaces by their French names; accents may be left out. */
const FRENCH_NAMES: Readonly<Partial<Record<SpaceId, readonly string[]>>> = {
  ADR: ['mer adriatique', 'adriatique'],
  AEG: ['mer égée', 'égée'],
  ALB: ['albanie'],
  APU: ['apulie', 'pouilles'],
  ARM: ['arménie'],
  BAL: ['mer baltique', 'baltique'],
  BAR: ['mer de barents'],
  BEL: ['belgique'],
  BLA: ['mer noire'],
  BOH: ['bohême'],
  BOT: ['golfe de botnie', 'botnie'],
  BUL: ['bulgarie'],
  BUR: ['bourgogne'],
  DEN: ['danemark'],
  EAS: ['méditerranée orientale', 'méditerranée est'],
  EDI: ['édimbourg'],
  ENG: ['manche'],
  FIN: ['finlande'],
  GAL: ['galicie'],
  GAS: ['gascogne'],
  GRE: ['grèce'],
  HEL: ['héligoland', 'helgoland'],
  HOL: ['hollande'],
  ION: ['mer ionienne', 'ionienne'],
  IRI: ["mer d'irlande"],
  LON: ['londres'],
  LVN: ['livonie'],
  LYO: ['golfe du lion', 'golfe de lyon'],
  MAO: ['atlantique moyen', 'moyen atlantique', 'mid atlantique', 'atlantique central'],
  MAR: ['marseille'],
  MOS: ['moscou'],
  NAF: ['afrique du nord'],
  NAO: ['atlantique nord'],
  NTH: ['mer du nord'],
  NWG: ['mer de norvège'],
  NWY: ['norvège'],
  PIC: ['picardie'],
  PIE: ['piémont'],
  PRU: ['prusse'],
  RUM: ['roumanie'],
  SER: ['serbie'],
  SEV: ['sébastopol'],
  SIL: ['silésie'],
  SMY: ['smyrne'],
  SPA: ['espagne'],
  STP: ['saint pétersbourg', 'st pétersbourg', 'pétersbourg'],
  SWE: ['suède'],
  SYR: ['syrie'],
  TUS: ['toscane'],
  TYR: ['tyrol'],
  TYS: ['mer tyrrhénienne', 'tyrrhénienne'],
  VEN: ['venise'],
  VIE: ['vienne'],
  WAL: ['pays de galles', 'galles'],
  WAR: ['varsovie'],
  WES: ['méditerranée occidentale', 'méditerranée ouest'],
};

/** Names with and without their accents. */
const spelled = (
  names: Readonly<Partial<Record<SpaceId, readonly string[]>>>,
): Readonly<Record<string, SpaceId>> =>
  Object.fromEntries(
    SPACE_IDS.flatMap((id) =>
      (names[id] ?? []).flatMap((name) => [
        [name, id] as const,
        [name.normalize('NFD').replaceAll(/\p{M}/gu, ''), id] as const,
      ]),
    ),
  );

/** Words that are a French name, and names of several words. */
export const FRENCH_WORDS = spelled(FRENCH_NAMES);

/** The short names of French zines, many of which mean other spaces in English. */
export const FRENCH_SHORT: Readonly<Record<string, SpaceId>> = {
  nrd: 'NTH',
  nvn: 'NWG',
  nge: 'NWY',
  man: 'ENG',
  amo: 'MAO',
  noi: 'BLA',
  seb: 'SEV',
  var: 'WAR',
  rou: 'RUM',
  bou: 'BUR',
  dan: 'DEN',
  sue: 'SWE',
  esp: 'SPA',
  lpl: 'LVP',
  lvn: 'LVN',
  tyr: 'TYR',
  nor: 'NWY',
};

/** Those that mean nothing in English or German. */
const SHORT_IN_FRENCH_ALONE = [
  'amo',
  'bou',
  'esp',
  'nge',
  'noi',
  'nrd',
  'nvn',
  'rou',
  'seb',
  'sue',
];

/** The names in letters of any language. */
export const FOREIGN_WORDS: Readonly<Record<string, SpaceId>> = {
  ...GERMAN_WORDS,
  ...spelled(ROMANCE_NAMES),
  ...FRENCH_WORDS,
  ...Object.fromEntries(
    Object.entries(FRENCH_SHORT).filter(([name]) => SHORT_IN_FRENCH_ALONE.includes(name)),
  ),
};

/** Powers in French. */
export const FRENCH_POWERS: Readonly<Record<string, Power>> = {
  allemagne: 'Germany',
  angleterre: 'England',
  autriche: 'Austria',
  italie: 'Italy',
  russie: 'Russia',
  turquie: 'Turkey',
};

/** Powers in German, French, Spanish and Italian. */
export const FOREIGN_POWERS: Readonly<Record<string, Power>> = {
  // The first word is enough for `Osmanisches Reich`.
  deutsches: 'Germany',
  großbritannien: 'England',
  grossbritannien: 'England',
  osmanisches: 'Turkey',
  russisches: 'Russia',
  zarenreich: 'Russia',
  österreich: 'Austria',
  oesterreich: 'Austria',
  frankreich: 'France',
  deutschland: 'Germany',
  italien: 'Italy',
  russland: 'Russia',
  rußland: 'Russia',
  türkei: 'Turkey',
  tuerkei: 'Turkey',
  ...ROMANCE_POWERS,
  ...FRENCH_POWERS,
};
