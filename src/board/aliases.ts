import type { SpaceId } from './board.ts';

/**
 * Names for a space besides its full name, its short name and its three letters: abbreviations from the rulebooks and
 * their Sample Game, old and wrong spellings, and the codes of other programs (DAIDE: ECH, GOB, GOL). Case, full stops,
 * spaces and hyphens are ignored, and a prefix of an alias is enough.
 */
export const ALIASES: Readonly<Partial<Record<SpaceId, readonly string[]>>> = {
  BLA: ['BLK', 'Bl Sea', 'Blk Sea'],
  BOT: ['Bothnia', 'G of Bothnia', 'Gulf of Both', 'GOB'],
  BRE: ['Breast'],
  BUR: ['Burgandy'],
  EAS: ['East Mediterranean', 'E Mediterranean', 'Eastern Med', 'Eas Med', 'EMS', 'EMD'],
  CON: ['Istanbul'],
  ENG: ['Channel', 'Eng Channel', 'ECH'],
  GAL: ['Galacia'],
  HEL: ['Heligoland Bight', 'Hel Bight', 'Helgoland', 'Heligoland', 'Helg Bight'],
  IRI: ['IRS'],
  KIE: ['KIL'],
  LVN: ['LVO', 'LVA'],
  LVP: ['Lpl', 'Lpool', 'Livp'],
  LYO: ['Lyon', 'Lyons', 'Lions', 'Gulf of Lyons', 'Gulf of Lions', 'G of Lyon', 'GOL'],
  MAO: ['Mid Atlantic', 'Middle Atlantic Ocean', 'Mid Atl Ocean', 'Mat'],
  MAR: ['Marseille'],
  NAF: ['N Africa', 'N Afr', 'North Afr', 'Nora'],
  NAO: ['N Atlantic Ocean', 'North Atl Ocean', 'NAtl'],
  NAP: ['Napoli'],
  NTH: ['N Sea', 'Nor Sea', 'Nts'],
  NWG: ['Norw Sea', 'Nwg Sea', 'NWS', 'Norg'],
  PIE: ['Piemonte'],
  RUH: ['Rhur', 'Rhr'],
  RUM: ['Romania', 'Roumania'],
  SER: ['Servia'],
  SEV: ['Sebastopol', 'Sevastapol'],
  SKA: ['Skaggerak', 'Skagerak', 'Skaggerrak', 'Skagerrack'],
  SPA: ['SPN', 'ESP'],
  STP: ['St P', 'Saint Petersburg', 'St Pete', 'Petersburg', 'St Petersberg'],
  TUN: ['Tunisia'],
  TYR: ['Tyrol', 'Tirol', 'Tirolia', 'Tyrolea', 'TYL', 'TRL', 'TYO'],
  TYS: ['Tyrrenian Sea', 'Tyrhennian Sea', 'Tyrr Sea', 'Tyn', 'Tyh'],
  VEN: ['Venezia'],
  WAR: ['Warszawa'],
  WES: ['West Mediterranean', 'W Mediterranean', 'W Med', 'Western Med', 'Wes Med', 'WMS', 'WMD'],
  YOR: ['Yonkers'],
};

/** Spellings used for several spaces, the likeliest first. Keys are folded to lower-case letters only. */
export const AMBIGUOUS_SPELLINGS: Readonly<Record<string, readonly SpaceId[]>> = {
  atl: ['MAO', 'NAO'],
  atlantic: ['MAO', 'NAO'],
  gul: ['LYO', 'BOT'],
  liv: ['LVP', 'LVN'],
  nor: ['NWY', 'NTH', 'NWG', 'NAO', 'NAF'],
  norw: ['NWY', 'NWG'],
  roma: ['ROM', 'RUM'],
  tyr: ['TYR', 'TYS'],
};
