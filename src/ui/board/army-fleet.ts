import '../../draw/army-fleet.ts';
import { ABOARD_TEXT } from './aboard.ts';
import { aboardText } from './aboard-text.ts';

/* What pages show of the Army/Fleet module besides its drawing. */

ABOARD_TEXT.enter({ text: aboardText });
