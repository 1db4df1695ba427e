import '../../stage/army-fleet/load.ts';
import FleetArrow from './drawing/FleetArrow.svelte';
import FleetPiece from './drawing/FleetPiece.svelte';
import { aboardText } from './drawing/aboard-text.ts';
import { provideFleetDrawing } from './drawing/army-fleet.ts';

/** Registers the drawing of the Army/Fleet module on boards. Pages that show its turns import this file. */
provideFleetDrawing({ Piece: FleetPiece, Arrow: FleetArrow, text: aboardText });
