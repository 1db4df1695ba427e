import { FLEET_DRAWING, FLEET_TAKING } from '../../stage/army-fleet/fleet-rows.ts';
import { TAKING } from '../../stage/model/decided.ts';
import { DRAWINGS } from '../../stage/model/law-drawing.ts';
import FleetArrow from './drawing/FleetArrow.svelte';
import FleetPiece from './drawing/FleetPiece.svelte';
import { aboardText } from './drawing/aboard-text.ts';
import { FLEET_MARKS } from './drawing/army-fleet.ts';

/* The rows of the Army/Fleet module in the tables of what is drawn. Code that shows its turns imports this file. */

TAKING.enter(FLEET_TAKING);
DRAWINGS.enter({ 'army-fleet': FLEET_DRAWING });
FLEET_MARKS.enter({ Piece: FleetPiece, Arrow: FleetArrow, text: aboardText });
