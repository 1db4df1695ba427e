import { provideArmyFleet } from '../adjudicate.ts';
import { ARMY_FLEET_RULES } from '../../rules/army-fleet.ts';
import { provideArmyFleetRules } from '../../rules/modules.ts';
import { provideArmyFleetTables } from '../../trace/army-fleet-tables.ts';
import { FLEET_TABLES } from '../../trace/army-fleet/fleet-tables.ts';
import { adjudicateArmyFleet } from './adjudicate-army-fleet.ts';

/** Makes `adjudicate` and `editionNamed` know the Army/Fleet module. A page that needs it imports this. */
provideArmyFleetRules(ARMY_FLEET_RULES);
provideArmyFleetTables(FLEET_TABLES);
provideArmyFleet(adjudicateArmyFleet);
