import {
  type Location,
  neighbours,
  type Owners,
  type Position,
  spaceOf,
  type Unit,
} from '../board/board.ts';
import { CENTRES } from '../board/centres.ts';
import { HOME_OWNERS } from '../board/centres.ts';
import type { GameDate } from '../game/date.ts';
import type { PositionProblem } from '../game/finding.ts';
import { inferPosition } from '../orders/infer-position.ts';
import type { RecordedPhase } from '../orders/notations/recorded/recorded-phase.ts';
import type { Retreater } from '../trace/retreat-ruling.ts';
import { isFirst, type ShownUnits } from './shown-units.ts';

/** The board before a phase, according to the record. */
export interface AuditBoard extends Position {
  readonly when: GameDate;
  readonly dislodged: readonly Retreater[];
  /** Without this year's captures; null: unknown. */
  readonly owners: Owners | null;
  /** `owners` already includes this year's captures. */
  readonly captured: boolean;
  /** The owners after Fall as the record states them; null: it does not. */
  readonly counted: Owners | null;
}

/** Why these units are not a possible position; null: they are. */
export function problemOf(units: readonly Unit[]): PositionProblem | null {
  const spaces = units.map(({ at }) => spaceOf(at));
  const twice = spaces.find((space, index) => spaces.indexOf(space) < index);
  if (twice) return { kind: 'two-units', space: twice };
  const read = inferPosition(
    units.map(({ power, ...unit }) => ({ type: 'hold', power, unit }) as const),
  );
  const [error] = read.ok ? [] : read.error;
  return error ? { kind: error.kind, space: error.space } : null;
}

const nameOf = ({ power, kind, at }: Unit): string => `${power} ${kind} ${at}`;

/** The board before a phase, with the units that it shows, or as the phase before left it. Null: unknown. */
export function boardBefore(
  phase: RecordedPhase,
  reached: AuditBoard | null,
  shown: ShownUnits | null,
): AuditBoard | null {
  const { when } = phase;
  const units = shown?.units ?? reached?.units;
  if (!units) return null;
  // A mail about Winter lists the centres by which its builds were counted.
  const said = when.phase === 'adjustments' ? (phase.owners ?? phase.ownersAfter) : phase.owners;
  const known = reached?.owners ?? null;
  return {
    when,
    units,
    dislodged: when.phase === 'retreats' ? retreatersIn(phase, reached, units) : [],
    owners: known ?? centresIn(said) ?? (isFirst(when) ? homesOf(units) : null),
    captured: when.phase === 'adjustments' && !known,
    counted: reached?.counted ?? null,
  };
}

/** The home centres of the powers that play. */
function homesOf(units: readonly Unit[]): Owners {
  const playing = new Set(units.map(({ power }) => power));
  return Object.fromEntries(Object.entries(HOME_OWNERS).filter(([, power]) => playing.has(power)));
}

/** The owners of centres, null if none has one; sites also record owners of other spaces. */
export function centresIn(owners: Owners | null): Owners | null {
  const owned = CENTRES.flatMap((centre) => {
    const power = owners?.[centre];
    return power ? [[centre, power] as const] : [];
  });
  return owned.length > 0 ? Object.fromEntries(owned) : null;
}

/** The units that must retreat: those that the record names, with the spaces that our rules allow. */
function retreatersIn(
  { dislodged }: RecordedPhase,
  known: AuditBoard | null,
  units: readonly Unit[],
): readonly Retreater[] {
  const ours = known?.dislodged ?? [];
  if (!dislodged) return ours.map((one) => ({ ...one, retreats: free(one.retreats, units) }));
  return dislodged.map(({ unit, to }): Retreater => {
    const same = ours.find((one) => nameOf(one.unit) === nameOf(unit));
    const open = same?.retreats ?? to ?? neighbours(unit);
    return { unit, retreats: free(open, units), barred: same?.barred ?? [] };
  });
}

export function free(places: readonly Location[], units: readonly Unit[]): readonly Location[] {
  const taken = new Set(units.map(({ at }) => spaceOf(at)));
  return places.filter((at) => !taken.has(spaceOf(at)));
}
