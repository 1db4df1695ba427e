import '../../../adjudicator/army-fleet/load.ts';
import { provideArmyFleetTelling } from '../../army-fleet-words.ts';
import { armyFleetEnglish } from './english.ts';
import { armyFleetGerman } from './german.ts';
import { armyFleetChip, armyFleetMessage } from '../../messages/army-fleet.ts';

/** Makes the adjudicator and the languages know the Army/Fleet module. Whoever needs it imports this. */
provideArmyFleetTelling(
  { message: armyFleetMessage, chip: armyFleetChip },
  { en: armyFleetEnglish, de: armyFleetGerman },
);
