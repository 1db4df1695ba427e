import { LOCATIONS, type Location, type Piece, type Unit } from '../../../board/board.ts';
import { POWERS, type Power } from '../../../board/powers.ts';
import { formatPower } from './case-words.ts';

// Text that is written in sorted order is sorted by numbers: the rank of a text among all texts that can occur in its
// place.

/** By rank: the locations, sorted by name. */
export const PLACES: readonly Location[] = [...LOCATIONS].sort();
/** By rank: armies and then fleets, each sorted by location. */
export const PIECES: readonly string[] = (['A', 'F'] as const).flatMap((kind) =>
  PLACES.map((at) => `${kind} ${at}`),
);
/** By rank: `RUSSIA F STP/SC`, sorted by power and then as pieces. */
export const UNITS: readonly string[] = POWERS.flatMap((power) =>
  PIECES.map((piece) => `${formatPower(power)} ${piece}`),
);

const PLACE_RANKS: ReadonlyMap<string, number> = new Map(PLACES.map((at, rank) => [at, rank]));
const POWER_RANKS: ReadonlyMap<Power, number> = new Map(POWERS.map((power, rank) => [power, rank]));

const placeRank = (at: Location): number => PLACE_RANKS.get(at) ?? -1;

function pieceRank({ kind, at }: Piece): number {
  return placeRank(at) + (kind === 'A' ? 0 : PLACES.length);
}

/** `F STP/SC`. */
export function formatPiece(piece: Piece): string {
  return PIECES[pieceRank(piece)] ?? '';
}

export function unitRank(unit: Unit): number {
  return (POWER_RANKS.get(unit.power) ?? -1) * PIECES.length + pieceRank(unit);
}

export function moveRank(piece: Piece, to: Location): number {
  return pieceRank(piece) * PLACES.length + placeRank(to);
}

/** By rank: the moves written so far. */
const MOVES = new Array<string | undefined>(PIECES.length * PLACES.length).fill(undefined);

/** `F STP/SC - BOT`. */
export function moveName(rank: number): string {
  return (MOVES[rank] ??= formatMove(rank));
}

function formatMove(rank: number): string {
  const piece = PIECES[Math.floor(rank / PLACES.length)] ?? '';
  return `${piece} - ${PLACES[rank % PLACES.length] ?? ''}`;
}
