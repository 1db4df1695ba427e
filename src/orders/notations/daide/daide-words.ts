import { fleetLocations, SPACE_IDS, type Location, type SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { OrderResult } from '../written-text.ts';

export const POWER_CODES: Readonly<Record<string, Power>> = {
  AUS: 'Austria',
  ENG: 'England',
  FRA: 'France',
  GER: 'Germany',
  ITA: 'Italy',
  RUS: 'Russia',
  TUR: 'Turkey',
};

/** Where DAIDE's three letters differ from the board's. DPP writes ENG and BOT like the board. */
const ITS_SPACES: Readonly<Partial<Record<SpaceId, string>>> = {
  ENG: 'ECH',
  BOT: 'GOB',
  LYO: 'GOL',
};

const SPACES_BY_CODE: ReadonlyMap<string, SpaceId> = new Map([
  ...SPACE_IDS.map((id) => [id, id] as const),
  ...SPACE_IDS.flatMap((id) => {
    const code = ITS_SPACES[id];
    return code === undefined ? [] : [[code, id] as const];
  }),
]);

export const spaceOfCode = (code: string): SpaceId | undefined =>
  SPACES_BY_CODE.get(code.toUpperCase());

const codeOfSpace = (space: SpaceId): string => ITS_SPACES[space] ?? space;

/** `(STP NCS)`. */
export function codeOf(at: Location): string {
  const space = at.slice(0, 3) as SpaceId;
  return at.length > 3 ? `(${codeOfSpace(space)} ${at.slice(4)}S)` : codeOfSpace(space);
}

/** `NCS`, `(STP NCS)`: the coast of a space; undefined if it does not have it. */
export const coastOfCode = (space: SpaceId, code: string): Location | undefined =>
  fleetLocations(space).find((at) => at === `${space}/${code.charAt(0).toUpperCase()}C`);

/** What a result says; null if it says nothing about the outcome. */
export const RESULTS: Readonly<Record<string, OrderResult | null>> = {
  SUC: 'succeeded',
  BNC: 'bounced',
  CUT: 'cut',
  DSR: 'disrupted',
  NSO: 'void',
  FLD: 'failed',
  RET: 'dislodged',
  // Valid, which does not mean successful.
  VLD: null,
};

/** Notes on orders that were refused. */
export const REFUSING = /^(FAR|NSP|NSU|NAS|NSF|NSA|NYU|NRN|NVR|YSC|ESC|HSC|NSC|CST|NMB|NMR|NRS)$/;
