import '../../../adjudicator/army-fleet/load.ts';
import '../../../ask/army-fleet/load.ts';
import { provideArmyFleetTelling } from '../../army-fleet-words.ts';
import { armyFleetEnglish } from './english.ts';
import { armyFleetGerman } from './german.ts';
import {
  armyFirst,
  armyFleetRetreat,
  armyFleetRetreatChip,
  goesWithFleet,
} from '../../messages/army-fleet-phases.ts';
import { armyFleetChip, armyFleetMessage } from '../../messages/army-fleet.ts';

/** Makes the adjudicator and the languages know the Army/Fleet module. Whoever needs it imports this. */
provideArmyFleetTelling(
  {
    message: armyFleetMessage,
    chip: armyFleetChip,
    retreat: armyFleetRetreat,
    retreatChip: armyFleetRetreatChip,
    removal: armyFirst,
    alongWithFleet: goesWithFleet,
  },
  { en: armyFleetEnglish, de: armyFleetGerman },
);
