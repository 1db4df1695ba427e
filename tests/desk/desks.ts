import { deskOf, ruledDesk, type Desk } from '../../src/desk/desk.ts';
import { nextDesk } from '../../src/desk/next-phase.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../src/rules/editions.ts';

export const rules = EDITIONS['2023'];

/** The desk with the turn of a line. */
export function desk(line: string): Desk {
  const turn = parseTurnLine(line);
  if (!turn.ok) throw new Error(JSON.stringify(turn.error));
  return deskOf(turn.value);
}

/** The desk after its ruling. */
export function next(given: Desk): Desk {
  const ruled = ruledDesk(given, rules);
  if (!ruled) throw new Error('nothing to rule');
  return nextDesk(given, ruled);
}
