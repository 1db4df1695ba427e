import type { SpaceId } from './board.ts';

/**
 * What people write besides a space's name, its short name and its three letters: the rulebooks'
 * and their Sample Game's abbreviations, old and mistaken spellings, and the letters that other
 * programs use (DAIDE: ECH, GOB, GOL). Case, stops, spaces and hyphens do not matter, and the
 * beginning of an alias stands for it.
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

/**
 * Spellings that players and rulebooks use for several spaces, likeliest reading first. Written
 * folded: lower-case letters only.
 */
export const READ_SEVERAL_WAYS: Readonly<Record<string, readonly SpaceId[]>> = {
  atl: ['MAO', 'NAO'],
  atlantic: ['MAO', 'NAO'],
  gul: ['LYO', 'BOT'],
  liv: ['LVP', 'LVN'],
  nor: ['NWY', 'NTH', 'NWG', 'NAO', 'NAF'],
  norw: ['NWY', 'NWG'],
  tyr: ['TYR', 'TYS'],
};
