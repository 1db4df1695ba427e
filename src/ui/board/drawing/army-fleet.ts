import type { Component } from 'svelte';
import type { Language } from '../../../explain/languages/language.ts';
import { openTable } from '../../../open-table.ts';
import type { Frame, Ribbon, UnitMark } from '../../../stage/model/drawable.ts';

/** What draws marks that only the Army/Fleet module has: looked up only where a frame has such a mark. */
export interface FleetMarks {
  readonly Piece: Component<{ mark: UnitMark; scale: number; letter?: number }>;
  readonly Arrow: Component<{ ribbon: Ribbon; scale: number; pointed?: boolean }>;
  /** What is added to the text alternative of a board with armies aboard. */
  readonly text: (frame: Frame, language: Language) => string;
}

export const FLEET_MARKS = openTable<FleetMarks>({});

/** Whether it is an army aboard, or its boat. */
export const isFleets = ({ deck, spent }: UnitMark): boolean => (deck ?? spent) !== undefined;

/** The part of a board's text alternative about armies aboard; empty if there are none. */
export const aboardIn = (frame: Frame, language: Language): string =>
  frame.units.some(isFleets) ? FLEET_MARKS.row('text')(frame, language) : '';
