import type { Component } from 'svelte';
import type { Language } from '../../../explain/languages/language.ts';
import type { Frame, Ribbon, UnitMark } from '../../../stage/model/drawable.ts';

/**
 * The components that draw what only the Army/Fleet module has. Pages that show its turns provide them
 * (`load-army-fleet.ts`).
 */
export interface FleetDrawing {
  readonly Piece: Component<{ mark: UnitMark; scale: number; letter?: number }>;
  readonly Arrow: Component<{ ribbon: Ribbon; scale: number; pointed?: boolean }>;
  /** What it adds to the text alternative of a board. */
  readonly text: (frame: Frame, language: Language) => string;
}

let provided: FleetDrawing | null = null;

export const fleetDrawing = (): FleetDrawing | null => provided;

export function provideFleetDrawing(drawing: FleetDrawing): void {
  provided = drawing;
}
