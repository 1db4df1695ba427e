import type { Component } from 'svelte';
import type { Ribbon, UnitMark } from '../../../stage/model/drawable.ts';

/** The components that draw what only the Army/Fleet module has. A page that shows its turns provides them (`load-army-fleet.ts`). */
export interface FleetDrawing {
  readonly Piece: Component<{ mark: UnitMark; scale: number; letter?: number }>;
  readonly Arrow: Component<{ ribbon: Ribbon; scale: number; pointed?: boolean }>;
}

let provided: FleetDrawing | null = null;

export const fleetDrawing = (): FleetDrawing | null => provided;

export function provideFleetDrawing(drawing: FleetDrawing): void {
  provided = drawing;
}
