import type { UnitKind } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { errorAt } from '../../errors.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import {
  adjustmentWith,
  helpWith,
  holdWith,
  kindNamed,
  moveWith,
  pieceWith,
  placeNamed,
  powerNamed,
} from '../data/data-written.ts';
import { maskedText } from '../plain/mask.ts';
import { resultsOf } from '../plain/marks.ts';
import { LINE_BREAK, MAX_LINE, MAX_TEXT, plainSigns } from '../source-text.ts';
import type { OrderResult, Skipped, Statement, TextHint, WrittenText } from '../written-text.ts';
import { tooLong } from '../data/data-written.ts';
import { ITS_NAMES } from './territories.ts';

const PLACE = "([\\p{L}?][\\p{L}?.' -]*?(?:\\s*\\([^()]{4,12}\\))?)";
const END = '\\s*\\.?\\s*((?:\\([^()]{2,20}\\)\\s*,?\\s*)*)\\.?\\s*$';
const UNIT = `The\\s+(army|fleet)\\s+(?:at|in)\\s+${PLACE}\\s+`;
const form = (words: string): RegExp => new RegExp(`^\\s*${words}${END}`, 'iu');

/** The sentences of an order history. */
const FORMS = {
  hold: form(`${UNIT}holds?`),
  supportHold: form(`${UNIT}supports?\\s+holds?\\s+(?:to|of|at|in)?\\s*${PLACE}`),
  supportMove: form(`${UNIT}supports?\\s+moves?\\s+to\\s+${PLACE}\\s+from\\s+${PLACE}`),
  convoy: form(`${UNIT}convoys?\\s+to\\s+${PLACE}\\s+from\\s+${PLACE}`),
  move: form(`${UNIT}moves?\\s+to\\s+${PLACE}(\\s+via\\s+convoy)?`),
  retreat: form(`${UNIT}retreats?\\s+to\\s+${PLACE}`),
  disband: form(`${UNIT}disbands?`),
  build: form(`Build\\s+(army|fleet)\\s+(?:at|in)\\s+${PLACE}`),
  destroy: form(`Destroy\\s+the\\s+(?:unit|army|fleet)\\s+(?:at|in)\\s+${PLACE}`),
  wait: form('Do\\s+not\\s+use\\s+build\\s+order'),
} as const;
type Form = keyof typeof FORMS;

export const SENTENCE =
  /^[ \t]*(?:The\s+(?:army|fleet)\s+(?:at|in)\s+\S|Build\s+(?:army|fleet)\s+at\s+\S|Destroy\s+the\s+unit\s+at\s+\S|Do\s+not\s+use\s+build\s+order)/im;

/** A sentence as only this site words it: `The army at Paris move to Burgundy.` */
export const ITS_WORDS =
  /^[ \t]*(?:The\s+(?:army|fleet)\s+at\s+[^\s,;:]+\s+(?:[^\s.,;:]+\s+){0,4}(?:move|hold|support|convoy|retreat|disband(?:Build)?)\b|Build\s+(?:army|fleet)\s+at\s+\S|Destroy\s+the\s+unit\s+at\s+\S|Do\s+not\s+use\s+build\s+order)/im;

/** Reads the text of an order history: one sentence per line, under the names of powers. */
export function readHistory(text: string, hint: TextHint): WrittenText {
  if (text.length > MAX_TEXT) return tooLong(text);
  const seen = plainSigns(text);
  const lines = seen.split(LINE_BREAK);
  const masked = maskedText(seen).split('\n');
  const once = masked.map(withoutSecond);
  const statements: Statement[] = [];
  const skipped: Skipped[] = [];
  const errors: OrderError[] = [];
  let power: Power | undefined = hint.power;
  for (const [index, shown] of once.entries()) {
    for (const { words, column } of sentencesOf(shown)) {
      const line = index + 1;
      const at: Words = { line, column, length: words.length, words };
      const skip = (): void => {
        skipped.push({
          line,
          text: (lines[index] ?? '').slice(column - 1, column - 1 + words.length).trim(),
        });
      };
      const own = powerNamed(/^\s*([a-z]+)\s*:?\s*$/i.exec(words)?.[1] ?? '');
      if (own) {
        power = own;
        continue;
      }
      if (!SENTENCE.test(words) || words.length > MAX_LINE) {
        skip();
        continue;
      }
      const statement = statementOf(at, power);
      if (statement) statements.push(statement);
      else
        errors.push(
          errorAt(at, 'order', 'This order is incomplete', 'The army at Paris move to Burgundy.'),
        );
    }
  }
  const hasMarks = /\((?:fail|dislodged)\)/i.test(seen);
  const told = statements.map((each): Statement =>
    hasMarks && each.results.length === 0 ? { ...each, results: ['succeeded'] } : each,
  );
  return { statements: told, skipped, doubts: [], errors, asWritten: true, lacksLetters: true };
}

/**
 * The site's page prints two sentences for some orders, the second one glued to the first: `The army at Kiel
 * disbandBuild fleet at Kiel.` and `Destroy the unit at KielThe army at Kiel destroy.`
 */
const withoutSecond = (line: string): string =>
  line
    .replace(/(at\s+([^\n]{2,40}?)\s+disband)(Build\s+(?:army|fleet)\s+at\s+\2)(?=\.)/g, blanked)
    .replace(
      /(Destroy\s+the\s+unit\s+at\s+([^\n]{2,40}?))(The\s+(?:army|fleet)?\s*at\s+\2\s+destroy)\b/g,
      blanked,
    );
const blanked = (_all: string, first: string, _place: string, second: string): string =>
  first + ' '.repeat(second.length);

/** A line may hold several sentences; a full stop followed by a capital ends one, except after `St`. */
function sentencesOf(line: string): readonly { readonly words: string; readonly column: number }[] {
  const found: { words: string; column: number }[] = [];
  let from = 0;
  const push = (end: number): void => {
    const words = line.slice(from, end).replace(/^[;\s*•-]+/, '');
    if (words.trim() !== '') found.push({ words: words.trimEnd(), column: end - words.length + 1 });
    from = end;
  };
  const pattern =
    /(?:^|[.);:]|[A-Z][a-z]+)\s*(?=(?:The\s+(?:army|fleet)\s+(?:at|in)|Build\s+(?:army|fleet)\s+at|Destroy\s+the\s+unit\s+at|Do\s+not\s+use\s+build)\b)/g;
  for (const { 0: before, index } of line.matchAll(pattern)) push(index + before.length);
  push(line.length);
  return found;
}

function statementOf(at: Words, power: Power | undefined): Statement | null {
  for (const name of Object.keys(FORMS) as Form[]) {
    const found = FORMS[name].exec(at.words);
    if (found) return statementIn(name, found, at, power);
  }
  return null;
}

function statementIn(
  name: Form,
  found: RegExpExecArray,
  at: Words,
  power: Power | undefined,
): Statement | null {
  const place = (group: number) =>
    placeNamed(at, (found[group] ?? '').replace(/\s+/g, ' '), ITS_NAMES);
  const marks = found.at(-1) ?? '';
  const results: readonly OrderResult[] =
    marks.trim() === '' ? [] : (resultsOf(marks.replace(/[()]/g, ',')) ?? []);
  const own = place(2);
  const unit = own && pieceWith(at, kindNamed(found[1]), own);
  const piece = (group: number, kind: UnitKind | null = null) => {
    const where = place(group);
    return where && pieceWith(at, kind, where);
  };
  switch (name) {
    case 'wait':
      return { phase: 'adjustments', written: adjustmentWith(at, power, 'waive', null), results };
    case 'build':
      return (
        unit && { phase: 'adjustments', written: adjustmentWith(at, power, 'build', unit), results }
      );
    case 'destroy': {
      const gone = piece(1);
      return (
        gone && {
          phase: 'adjustments',
          written: adjustmentWith(at, power, 'remove', gone),
          results,
        }
      );
    }
    case 'hold':
      return unit && { phase: 'movement', written: holdWith(at, power, unit), results };
    case 'disband':
      return (
        unit && {
          phase: 'retreats',
          written: { ...holdWith(at, power, unit), meant: 'disband' },
          results,
        }
      );
    case 'retreat': {
      const to = place(3);
      return (
        unit &&
        to && {
          phase: 'retreats',
          written: { ...moveWith(at, power, unit, to), meant: 'retreat' },
          results,
        }
      );
    }
    case 'move': {
      const to = place(3);
      return (
        unit &&
        to && {
          phase: 'movement',
          written: moveWith(at, power, unit, to, found[4] !== undefined),
          results,
        }
      );
    }
    case 'supportHold': {
      const target = piece(3);
      return (
        unit &&
        target && { phase: 'movement', written: helpWith(at, power, unit, target, null), results }
      );
    }
    case 'supportMove':
    case 'convoy': {
      const to = place(3);
      const isConvoy = name === 'convoy';
      const target = piece(4, isConvoy ? 'A' : null);
      return (
        unit &&
        to &&
        target && {
          phase: 'movement',
          written: helpWith(at, power, unit, target, to, isConvoy),
          results,
        }
      );
    }
  }
}
