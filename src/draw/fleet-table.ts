import { openTable } from '../open-table.ts';
import type { Ribbon, UnitMark } from '../stage/model/drawable.ts';
import type { SvgNode } from './nodes.ts';

/** What draws marks that only the Army/Fleet module has: looked up only where a frame has such a mark. */
export interface FleetMarks {
  readonly piece: (mark: UnitMark, scale: number, least: number) => readonly SvgNode[];
  readonly arrow: (mark: Ribbon, scale: number, isPointed: boolean) => SvgNode;
}

export const FLEET_MARKS = openTable<FleetMarks>({});

/** Whether it is an army aboard, or its boat. */
export const isFleets = ({ deck, spent }: UnitMark): boolean => (deck ?? spent) !== undefined;
