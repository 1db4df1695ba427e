import type { SpaceId } from '../../../board/board.ts';

/**
 * A name. With a gender it takes its article, and `bent` is its form after an article that is not in the nominative:
 * `das Schwarze Meer`, `dem Schwarzen Meer`.
 */
export interface Noun {
  readonly name: string;
  readonly gender: 'm' | 'f' | 'n' | null;
  readonly bent: string;
}

export const bare = (name: string): Noun => ({ name, gender: null, bent: name });
const der = (name: string, bent = name): Noun => ({ name, gender: 'm', bent });
const die = (name: string, bent = name): Noun => ({ name, gender: 'f', bent });
const das = (name: string, bent = name): Noun => ({ name, gender: 'n', bent });

/** German names of the standard board. */
export const NOUNS: Readonly<Record<SpaceId, Noun>> = {
  ADR: die('Adria'),
  AEG: die('Ägäis'),
  ALB: bare('Albanien'),
  ANK: bare('Ankara'),
  APU: bare('Apulien'),
  ARM: bare('Armenien'),
  BAL: die('Ostsee'),
  BAR: die('Barentssee'),
  BEL: bare('Belgien'),
  BER: bare('Berlin'),
  BLA: das('Schwarze Meer', 'Schwarzen Meer'),
  BOH: bare('Böhmen'),
  BOT: der('Bottnische Meerbusen', 'Bottnischen Meerbusen'),
  BRE: bare('Brest'),
  BUD: bare('Budapest'),
  BUL: bare('Bulgarien'),
  BUR: bare('Burgund'),
  CLY: bare('Clyde'),
  CON: bare('Konstantinopel'),
  DEN: bare('Dänemark'),
  EAS: das('Östliche Mittelmeer', 'Östlichen Mittelmeer'),
  EDI: bare('Edinburgh'),
  ENG: der('Ärmelkanal'),
  FIN: bare('Finnland'),
  GAL: bare('Galizien'),
  GAS: die('Gascogne'),
  GRE: bare('Griechenland'),
  HEL: die('Helgoländer Bucht'),
  HOL: bare('Holland'),
  ION: das('Ionische Meer', 'Ionischen Meer'),
  IRI: die('Irische See', 'Irischen See'),
  KIE: bare('Kiel'),
  LON: bare('London'),
  LVN: bare('Livland'),
  LVP: bare('Liverpool'),
  LYO: der('Golf von Lyon'),
  MAO: der('Mittelatlantik'),
  MAR: bare('Marseille'),
  MOS: bare('Moskau'),
  MUN: bare('München'),
  NAF: bare('Nordafrika'),
  NAO: der('Nordatlantik'),
  NAP: bare('Neapel'),
  NTH: die('Nordsee'),
  NWG: die('Norwegische See', 'Norwegischen See'),
  NWY: bare('Norwegen'),
  PAR: bare('Paris'),
  PIC: die('Picardie'),
  PIE: das('Piemont'),
  POR: bare('Portugal'),
  PRU: bare('Preußen'),
  ROM: bare('Rom'),
  RUH: das('Ruhrgebiet'),
  RUM: bare('Rumänien'),
  SER: bare('Serbien'),
  SEV: bare('Sewastopol'),
  SIL: bare('Schlesien'),
  SKA: das('Skagerrak'),
  SMY: bare('Smyrna'),
  SPA: bare('Spanien'),
  STP: bare('Sankt Petersburg'),
  SWE: bare('Schweden'),
  SYR: bare('Syrien'),
  TRI: bare('Triest'),
  TUN: bare('Tunis'),
  TUS: die('Toskana'),
  TYR: bare('Tirol'),
  TYS: das('Tyrrhenische Meer', 'Tyrrhenischen Meer'),
  UKR: die('Ukraine'),
  VEN: bare('Venedig'),
  VIE: bare('Wien'),
  WAL: bare('Wales'),
  WAR: bare('Warschau'),
  WES: das('Westliche Mittelmeer', 'Westlichen Mittelmeer'),
  YOR: bare('Yorkshire'),
};

/** A sea on the ruler, where there is little room and no article. */
export const SHORT: Readonly<Partial<Record<SpaceId, string>>> = {
  BLA: 'Schwarzes Meer',
  BOT: 'Bottnischer Meerb.',
  EAS: 'Östl. Mittelmeer',
  HEL: 'Helgoland',
  ION: 'Ionisches Meer',
  TYS: 'Tyrrhen. Meer',
  WES: 'Westl. Mittelmeer',
};

/** Names with a different form without an article. */
export const ON_THE_MAP: Readonly<Partial<Record<SpaceId, string>>> = {
  BLA: 'Schwarzes Meer',
  BOT: 'Bottnischer Meerbusen',
  EAS: 'Östliches Mittelmeer',
  ION: 'Ionisches Meer',
  TYS: 'Tyrrhenisches Meer',
  WES: 'Westliches Mittelmeer',
};
