import type { Location, SpaceId } from './board.ts';
import { spaceOf } from './board.ts';

/** Each sea's neighbours, clockwise as they lie around it on the drawn board; the first one is arbitrary. */
const CLOCKWISE: Readonly<Partial<Record<SpaceId, string>>> = {
  NAO: 'NWG CLY LVP IRI MAO',
  NWG: 'BAR NWY NTH EDI CLY NAO',
  BAR: 'STP/NC NWY NWG',
  NTH: 'NWG NWY SKA DEN HEL HOL BEL ENG LON YOR EDI',
  SKA: 'NWY SWE DEN NTH',
  HEL: 'NTH DEN KIE HOL',
  BAL: 'SWE BOT LVN PRU BER KIE DEN',
  BOT: 'FIN STP/SC LVN BAL SWE',
  ENG: 'LON NTH BEL PIC BRE MAO IRI WAL',
  IRI: 'LVP WAL ENG MAO NAO',
  MAO: 'NAO IRI ENG BRE GAS SPA/NC POR SPA/SC WES NAF',
  WES: 'LYO TYS TUN NAF MAO SPA/SC',
  LYO: 'MAR PIE TUS TYS WES SPA/SC',
  TYS: 'TUS ROM NAP ION TUN WES LYO',
  ION: 'ADR ALB GRE AEG EAS TUN TYS NAP APU',
  ADR: 'VEN TRI ALB ION APU',
  AEG: 'BUL/SC CON SMY EAS ION GRE',
  EAS: 'SMY SYR ION AEG',
  BLA: 'SEV ARM ANK CON BUL/EC RUM',
};

/**
 * The neighbours of a sea in clockwise order, as if someone in it faced one of them and turned right; the one faced
 * comes last. Empty if it is not a neighbour.
 */
export function turningRight(sea: SpaceId, facing: Location): readonly Location[] {
  const round = (CLOCKWISE[sea] ?? '').split(' ') as readonly Location[];
  const exact = round.indexOf(facing);
  const start = exact < 0 ? round.findIndex((at) => spaceOf(at) === spaceOf(facing)) : exact;
  return start < 0 ? [] : [...round.slice(start + 1), ...round.slice(0, start + 1)];
}
