import { SPACE_IDS, type SpaceId } from './board.ts';

/**
 * The German names of spaces, where they differ from what is read anyway. Umlauts may be written out (`Muenchen`). Only
 * the whole name is read, and only where the words mean nothing in English, so that no text that was readable before
 * changes its meaning.
 */
export const GERMAN_NAMES: Readonly<Partial<Record<SpaceId, readonly string[]>>> = {
  ADR: ['Adria', 'Adriatisches Meer'],
  AEG: ['Ägäis', 'Ägäisches Meer'],
  ALB: ['Albanien'],
  APU: ['Apulien'],
  ARM: ['Armenien'],
  BAL: ['Ostsee'],
  BAR: ['Barentssee'],
  BEL: ['Belgien'],
  BLA: ['Schwarzes Meer', 'Schwarze Meer'],
  BOH: ['Böhmen'],
  BOT: ['Bottnischer Meerbusen'],
  BUL: ['Bulgarien'],
  BUR: ['Burgund'],
  CON: ['Konstantinopel'],
  DEN: ['Dänemark'],
  EAS: ['Östliches Mittelmeer'],
  ENG: ['Ärmelkanal', 'Kanal', 'Englischer Kanal'],
  FIN: ['Finnland'],
  GAL: ['Galizien'],
  GAS: ['Gascogne'],
  GRE: ['Griechenland'],
  HEL: ['Helgoländer Bucht', 'Deutsche Bucht'],
  ION: ['Ionisches Meer'],
  IRI: ['Irische See'],
  LVN: ['Livland'],
  LYO: ['Golf von Lyon', 'Löwengolf'],
  MAO: ['Mittelatlantik', 'Mittlerer Atlantik'],
  MOS: ['Moskau'],
  MUN: ['München'],
  NAF: ['Nordafrika'],
  NAO: ['Nordatlantik'],
  NAP: ['Neapel'],
  NTH: ['Nordsee'],
  NWG: ['Norwegische See', 'Europäisches Nordmeer'],
  NWY: ['Norwegen'],
  PIC: ['Picardie'],
  PIE: ['Piemont'],
  PRU: ['Preußen', 'Preussen'],
  ROM: ['Rom'],
  RUH: ['Ruhrgebiet'],
  RUM: ['Rumänien'],
  SER: ['Serbien'],
  SEV: ['Sewastopol'],
  SIL: ['Schlesien'],
  SPA: ['Spanien'],
  STP: ['Sankt Petersburg'],
  SWE: ['Schweden'],
  SYR: ['Syrien'],
  TRI: ['Triest'],
  TUS: ['Toskana'],
  TYR: ['Tirol'],
  TYS: ['Tyrrhenisches Meer'],
  VEN: ['Venedig'],
  VIE: ['Wien'],
  WAR: ['Warschau'],
  WES: ['Westliches Mittelmeer'],
};

/** All German spellings, including those with umlauts written out, each with the space it means. */
export const germanSpellings = (): readonly (readonly [string, SpaceId])[] =>
  SPACE_IDS.flatMap((id) =>
    (GERMAN_NAMES[id] ?? []).flatMap((name) => [
      [name, id] as const,
      [name.normalize('NFD').replaceAll('\u0308', 'e'), id] as const,
    ]),
  );
