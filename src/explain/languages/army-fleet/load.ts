import '../../../law/army-fleet/load.ts';
import '../../../ask/army-fleet/load.ts';
import { provideArmyFleetMessages } from '../../army-fleet-words.ts';
import { armyFleetEnglish } from './english.ts';
import { armyFleetGerman } from './german.ts';
import {
  armyFirst,
  armyFleetRetreat,
  armyFleetRetreatChip,
  goesWithFleet,
} from '../../messages/army-fleet-phases.ts';
import { armyFleetChip, armyFleetMessage } from '../../messages/army-fleet.ts';

/** Enables the Army/Fleet module in the adjudicator and the languages. Code that needs it imports this file. */
provideArmyFleetMessages(
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
