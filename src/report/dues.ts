import { formatLocation } from '../board/names.ts';
import type { Power } from '../board/powers.ts';
import type { Language } from '../explain/languages/language.ts';
import { awaited } from '../game/awaited.ts';
import { dueOf, unitsOf } from '../game/centres.ts';
import { boardAt, type Game, type Moment } from '../game/game.ts';
import { gameWords } from '../game/languages/game-languages.ts';
import { formatPiece } from '../orders/format-order.ts';
import type { ReportSection } from './report.ts';
import { RESULTS_WORDS } from './results-words.ts';

/** For each power that has something to say, a line with its name. */
const byPower = (
  moment: Moment,
  { board }: Language,
  told: (power: Power) => string | null,
): readonly string[] =>
  boardAt(moment).powers.flatMap((power) => {
    const line = told(power);
    return line === null ? [] : [`${board.power(power)}: ${line}`];
  });

/** A section, unless it is empty. */
const section = (title: string, lines: readonly string[]): readonly ReportSection[] =>
  lines.length > 0 ? [{ title, lines }] : [];

/** What is to be built or removed; null: nothing, or there is no place. */
function adjustmentsOf(moment: Moment, power: Power, language: Language): string | null {
  const words = RESULTS_WORDS[language.tag];
  const { units, sites } = dueOf(moment, power);
  if (units < 0) return words.removals(-units);
  const builds = Math.min(units, sites.length);
  return builds > 0 ? words.builds(builds) : null;
}

/** What the phase at this place in the record left to be done: retreats, or builds and removals once the Fall is over. */
export function duesAfter(game: Game, at: number, language: Language): readonly ReportSection[] {
  const words = RESULTS_WORDS[language.tag];
  const ruled = game.played[at];
  const next = game.played[at + 1] ?? game.now;
  if (!ruled) return [];
  const board = boardAt(next);
  if (ruled.when.phase === 'movement' && next.dislodged.length > 0) {
    const retreats = byPower(next, language, (power) => {
      const own = next.dislodged.filter(({ unit }) => unit.power === power);
      const told = own.map(({ unit, retreats: places }) =>
        words.retreat(
          formatPiece(unit, board),
          places.map((at) => formatLocation(at, board)),
        ),
      );
      return told.length > 0 ? told.join('; ') : null;
    });
    return section(words.retreatsDue, retreats);
  }
  if (ruled.when.season !== 'Fall') return [];
  const winter: Moment = {
    ...next,
    when: { ...next.when, season: 'Winter', phase: 'adjustments' },
  };
  return section(
    words.adjustmentsDue,
    byPower(winter, language, (power) => adjustmentsOf(winter, power, language)),
  );
}

/** What the powers owe that have not handed in anything for the phase being written: `4 orders`. */
function owed({ now }: Game, language: Language): readonly string[] {
  const words = RESULTS_WORDS[language.tag];
  const late = awaited(now);
  return byPower(now, language, (power) => {
    if (!late.includes(power)) return null;
    switch (now.when.phase) {
      case 'movement':
        return words.orders(unitsOf(now, power));
      case 'retreats': {
        const own = now.dislodged.filter(
          ({ unit, retreats }) => unit.power === power && retreats.length > 0,
        );
        return words.retreatsOf(own.map(({ unit }) => formatPiece(unit, boardAt(now))));
      }
      case 'adjustments':
        return adjustmentsOf(now, power, language);
    }
  });
}

/** Who still owes what, while orders are written. */
export const owedSection = (game: Game, language: Language): readonly ReportSection[] =>
  section(
    RESULTS_WORDS[language.tag].owed(gameWords(language).date(game.now.when)),
    owed(game, language),
  );

/** A text for those who have handed in nothing: the phase, and what each of them owes. Empty if all are in. */
export function reminder(game: Game, language: Language): string {
  const lines = owed(game, language);
  const title = RESULTS_WORDS[language.tag].reminder(gameWords(language).date(game.now.when));
  return lines.length > 0 ? `${[title, ...lines].join('\n')}\n` : '';
}
