import { provideArmyFleet } from '../adjudicate.ts';
import { provideArmyFleetTables } from '../../trace/army-fleet-tables.ts';
import { FLEET_TABLES } from '../../trace/army-fleet/fleet-tables.ts';
import { adjudicateArmyFleet } from './adjudicate-army-fleet.ts';

/** Makes `adjudicate` know the Army/Fleet module. A page that needs it imports this. */
provideArmyFleetTables(FLEET_TABLES);
provideArmyFleet(adjudicateArmyFleet);
