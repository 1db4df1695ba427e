import { isTitleWord } from './plain-heading.ts';
import type { OrderPhase } from '../written-text.ts';
import type { LineContext } from './line-context.ts';

/** What a short line says about the phase of those below it. */
function phaseOf(words: string): OrderPhase | undefined {
  if (/\b(retreats?|retraites?|rückzüge|r[uü]ckzug)\b/i.test(words)) return 'retreats';
  if (
    /\b(builds?|adjustments?|unit-placement|removals?|winter|w\d\d(?:\d\d)?|hiver|ajustements|aufbauten|abbauten)\b/i.test(
      words,
    )
  )
    return 'adjustments';
  return /\b(movements?|moves|orders|diplomacy)\b/i.test(words) ? 'movement' : undefined;
}

/** Seasons that begin with moves. */
const SEASON = /\b(?:spring|printemps|frühjahr)\b/i;
/** After its moves and retreats there are builds and removals. */
const FALL = /\b(?:fall|autumn|automne|herbst)\b/i;

/** The phase of a season: its moves, unless the reader was asked for another one that it has. */
function phaseInSeason(words: string, asked: OrderPhase | undefined): OrderPhase | undefined {
  if (FALL.test(words)) return asked ?? 'movement';
  if (!SEASON.test(words)) return undefined;
  return asked === 'retreats' ? asked : 'movement';
}

const BUILDS = /\b(?:builds?|aufbau|aufbauten|neubau|constructions?)\b/i;
const REMOVALS =
  /\b(?:removals?|removes?|removed|disbands?|abbau|abbauten|suppressions?|retraits?)\b/i;

export type Title = Partial<Pick<LineContext, 'phase' | 'below'>>;

/** What a heading says about the lines below it: their phase, and what is done with the units in them. */
export function titleInHeading(words: string, asked?: OrderPhase): Title {
  const [builds, removes] = [BUILDS.test(words), REMOVALS.test(words)];
  const below = builds === removes ? null : builds ? 'build' : 'remove';
  const phase = phaseOf(words) ?? (below ? 'adjustments' : phaseInSeason(words, asked));
  return phase ? { phase, below } : {};
}

/** The most words of a line that says which phase begins. */
const LONGEST_TITLE = 8;

/** What a title says about the lines below; prose says nothing. */
export function titleOf(line: string, asked?: OrderPhase): Title {
  const words = line.trim().split(/\s+/);
  return words.length <= LONGEST_TITLE && !isSentence(line)
    ? titleInHeading(line, asked)
    : leadOf(line, asked);
}

/** `That is the retreat phase.`, but not `Retreat results for Fall of 1901.  (game.007)` */
function isSentence(line: string): boolean {
  const [words = '', ...rest] = line.trim().split(/[.!?](?=\s|$)/);
  return rest.length > 0 && !words.split(/\s+/).every((word) => isTitleWord(word));
}

/** The phase that a sentence names when it introduces orders: `Suppose the following retreat orders are given:`. */
export const leadOf = (line: string, asked?: OrderPhase): Title =>
  line.trimEnd().endsWith(':')
    ? titleInHeading(line.trim().split(/\s+/).slice(-LONGEST_TITLE).join(' '), asked)
    : {};
