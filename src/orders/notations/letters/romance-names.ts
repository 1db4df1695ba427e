import type { SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';

/** Words that occur only in Spanish or Italian letters. */
export const ROMANCE =
  /(?<!\p{L})(?:alemania|inglaterra|francia|italia|turqu[ií]a|germania|inghilterra|turchia|apoya|convoya|mantiene|appoggia|supporta|convoglia|ejército|esercito|flota|flotta|borgoña|manica|mar (?:del|negro|nero)|mare|canal de la mancha|golfo)(?!\p{L})/iu;

/** The spaces by their names in Spanish and Italian, where these are not read as English ones. */
export const ROMANCE_NAMES: Readonly<Partial<Record<SpaceId, readonly string[]>>> = {
  ADR: ['mar adriático', 'mare adriatico'],
  AEG: ['mar egeo', 'mare egeo', 'egeo'],
  BAL: ['mar báltico', 'mare baltico'],
  BAR: ['mar de barents', 'mare di barents'],
  BEL: ['bélgica', 'belgio'],
  BLA: ['mar negro', 'mar nero', 'mare nero'],
  BOT: ['golfo de botnia', 'golfo di botnia', 'botnia'],
  BUR: ['borgoña', 'borgogna'],
  DEN: ['dinamarca', 'danimarca'],
  EAS: ['mediterráneo oriental', 'mediterraneo orientale'],
  EDI: ['edimburgo'],
  ENG: ['canal de la mancha', 'la manica', 'manica', 'mancha'],
  FIN: ['finlandia'],
  GRE: ['grecia'],
  HOL: ['holanda', 'olanda'],
  ION: ['mar jónico', 'mar ionio', 'mare ionio'],
  IRI: ['mar de irlanda', "mare d'irlanda"],
  LON: ['londres', 'londra'],
  LYO: ['golfo de león', 'golfo de lyon', 'golfo del leone'],
  MAO: ['atlántico medio', 'medio atlantico', 'atlantico centrale'],
  MAR: ['marsella', 'marsiglia'],
  MOS: ['moscú', 'mosca'],
  MUN: ['monaco', 'múnich'],
  NAF: ['norte de áfrica', 'nord africa'],
  NAO: ['atlántico norte', 'nord atlantico'],
  NTH: ['mar del norte', 'mare del nord'],
  NWG: ['mar de noruega', 'mare di norvegia'],
  NWY: ['noruega', 'norvegia'],
  PAR: ['parís', 'parigi'],
  RUM: ['rumanía', 'rumania'],
  SMY: ['esmirna', 'smirne'],
  SPA: ['españa', 'spagna'],
  STP: ['san petersburgo', 'san pietroburgo'],
  SWE: ['suecia', 'svezia'],
  TYS: ['mar tirreno'],
  VEN: ['venecia'],
  VIE: ['viena'],
  WAR: ['varsovia', 'varsavia'],
  WES: ['mediterráneo occidental', 'mediterraneo occidentale'],
};

/** The powers in Spanish and Italian. */
export const ROMANCE_POWERS: Readonly<Record<string, Power>> = {
  alemania: 'Germany',
  inglaterra: 'England',
  francia: 'France',
  italia: 'Italy',
  turquía: 'Turkey',
  turquia: 'Turkey',
  germania: 'Germany',
  inghilterra: 'England',
  turchia: 'Turkey',
};
