import { FLEET_DRAWING, FLEET_TAKING } from '../stage/army-fleet/fleet-rows.ts';
import { TAKING } from '../stage/model/decided.ts';
import { DRAWINGS } from '../stage/model/law-drawing.ts';
import { DRAWN_FLEETS } from './fleet-drawing.ts';
import { FLEET_MARKS } from './fleet-table.ts';

/* The rows of the Army/Fleet module in the tables of what is drawn. Code that draws its turns imports this file. */

TAKING.enter(FLEET_TAKING);
DRAWINGS.enter({ 'army-fleet': FLEET_DRAWING });
FLEET_MARKS.enter(DRAWN_FLEETS);
