import '../../stage/army-fleet/load.ts';
import FleetArrow from './drawing/FleetArrow.svelte';
import FleetPiece from './drawing/FleetPiece.svelte';
import { aboardText } from './drawing/aboard-text.ts';
import { provideFleetDrawing } from './drawing/army-fleet.ts';

/** Makes boards draw the Army/Fleet module. A page that shows its turns imports this. */
provideFleetDrawing({ Piece: FleetPiece, Arrow: FleetArrow, text: aboardText });
