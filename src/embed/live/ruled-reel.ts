import { err, ok, type Result } from '../../result.ts';
import type { Edition } from '../../rules/edition.ts';
import { rulePhases } from '../../scenario/rule-phases.ts';
import type { BoardFormats } from '../../stage/model/board-formats.ts';
import type { readPhases } from '../phases-text.ts';
import type { PhaseLanguage } from '../../explain/languages/language.ts';
import { reelOfPhases } from '../played.ts';
import type { Reel } from '../reel.ts';
import { errorMessages, WORDS } from './live-by.ts';

/** Rules phases that were read. The error is a message for people. Throws if the readers left the text to others. */
export function ruledReel(
  phases: ReturnType<typeof readPhases>,
  edition: Edition,
  language: PhaseLanguage,
  formats?: BoardFormats,
): Result<Reel, string> {
  if (!phases) throw new Error('the readers of all notations left a text to others');
  if (!phases.ok) return err(errorMessages(phases.error, language.tag));
  const ruling = rulePhases(phases.value, edition);
  const isRuled = ruling.movement ?? ruling.retreats ?? ruling.adjustments;
  return isRuled ? ok(reelOfPhases(ruling, language, formats)) : err(WORDS[language.tag].none);
}
