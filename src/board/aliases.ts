import type { SpaceId } from './board.ts';

/**
 * Names for a space besides its full name, its short name and its three letters: abbreviations of the rulebooks and
 * their Sample Game, old and wrong spellings, and the codes of other programs (DAIDE: ECH, GOB, GOL). Case, full
 * stops, spaces and hyphens are ignored, and a prefix of an alias is enough.
 */
export const ALIASES: Readonly<Partial<Record<SpaceId, readonly string[]>>> = {
  BOT: ['Bothnia', 'G of Bothnia', 'Gulf of Both', 'GOB'],
  EAS: ['East Mediterranean', 'E Mediterranean', 'Eastern Med', 'EMS'],
  ENG: ['Channel', 'Eng Channel', 'ECH'],
  HEL: ['Heligoland Bight', 'Helgoland', 'Heligoland', 'Helg Bight'],
  LVP: ['Lpl', 'Lpool'],
  LYO: ['Lyon', 'Lyons', 'Lions', 'Gulf of Lyons', 'Gulf of Lions', 'G of Lyon', 'GOL'],
  MAO: ['Mid Atlantic', 'Middle Atlantic Ocean', 'Mid Atl Ocean', 'Mat'],
  MAR: ['Marseille'],
  NAF: ['N Africa', 'N Afr', 'North Afr'],
  NAO: ['N Atlantic Ocean', 'North Atl Ocean', 'NAtl'],
  NTH: ['N Sea', 'Nts'],
  NWG: ['Norw Sea', 'Nwg Sea'],
  PIE: ['Piemonte'],
  RUH: ['Rhur', 'Rhr'],
  RUM: ['Romania', 'Roumania'],
  SER: ['Servia'],
  SEV: ['Sebastopol'],
  SKA: ['Skaggerak', 'Skagerak', 'Skaggerrak'],
  STP: ['St P', 'Saint Petersburg', 'St Pete', 'Petersburg'],
  TUN: ['Tunisia'],
  TYR: ['Tyrol', 'Tirol', 'Tirolia', 'Tyrolea'],
  TYS: ['Tyrrenian Sea', 'Tyrhennian Sea', 'Tyrr Sea', 'Tyn', 'Tyh'],
  WES: ['West Mediterranean', 'W Mediterranean', 'W Med', 'Western Med', 'WMS'],
};

/** Spellings used for several spaces, the likeliest first. Keys are folded: lower-case letters only. */
export const AMBIGUOUS_SPELLINGS: Readonly<Record<string, readonly SpaceId[]>> = {
  atl: ['MAO', 'NAO'],
  atlantic: ['MAO', 'NAO'],
  gul: ['LYO', 'BOT'],
  liv: ['LVP', 'LVN'],
  nor: ['NWY', 'NTH', 'NWG', 'NAO', 'NAF'],
  norw: ['NWY', 'NWG'],
  tyr: ['TYR', 'TYS'],
};
