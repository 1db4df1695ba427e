import '../../src/modules/army-fleet.ts';
import '../../src/ui/board/army-fleet.ts';

/* Runs before each file of the unit tests, so that none passes only because another one loaded the module before it. */
