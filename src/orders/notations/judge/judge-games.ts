import type { SpaceId } from '../../../board/board.ts';
import { lookUpLocation } from '../../../board/names.ts';
import type { Power } from '../../../board/powers.ts';
import { powerNamed } from '../data/data-written.ts';
import { readPlain } from '../plain/plain.ts';
import {
  marksAll,
  MOST_PHASES,
  seasonNamed,
  type GameReader,
  type Recorded,
  type RecordedDate,
  type RecordedPhase,
  type RecordedRetreater,
} from '../recorded/recorded-phase.ts';
import type { ListedUnit, OrderPhase } from '../written-text.ts';
import { DISLODGED, dislodgedIn } from './dislodged.ts';
import { OWNERSHIP, ownersIn } from './ownership.ts';
import { REPORT } from './judge.ts';

/** The judge calls the results of moves results, and those of other phases orders. */
const RESULTS =
  /^\s*(?:(Movement)\s+results|(Retreats?|Adjustments?|Builds?)\s+(?:results|orders))\s+for\s+(\w+)\s+(?:of\s+)?(\d{4})\b[^(]{0,40}(?:\(([\w-]{1,40})\.\w{1,8}\))?/i;
const START = /^\s*Starting position for (\w+) (?:of )?(\d{4})/i;

/** The mails in which a judge reports the outcome of orders: one phase each, or several in one file. */
export const judgeGames: GameReader = {
  id: 'judge',
  name: "Ken Lowe's judge",
  isWholeGame: false,
  marks: marksAll,
  isIts: (text) => text.split('\n').some((line) => RESULTS.test(line)),
  read: readMails,
};

const PHASES: Readonly<Record<string, OrderPhase>> = {
  m: 'movement',
  r: 'retreats',
  a: 'adjustments',
  b: 'adjustments',
};

/** Where a list of results ends. */
const END =
  /^\s*(?:Ownership of supply|The next phase|The deadline|The following units were|\S+:\s+\d+ Supply cent|::|Starting position|Movement orders|Broadcast message|From:|Subject:|Date:|=====|End of message)/i;

interface Mail {
  readonly when: RecordedDate;
  readonly line: number;
  readonly lines: string[];
  readonly dislodgedAfter: RecordedRetreater[];
  owners: Partial<Record<SpaceId, Power>> | null;
}

function readMails(text: string): Recorded {
  const lines = text.split(/\r\n|[\n\r]/);
  const mails: Mail[] = [];
  const starts: { readonly when: RecordedDate; readonly units: ListedUnit[] }[] = [];
  let game: string | null = null;
  let mail: Mail | null = null;
  let part: 'results' | 'dislodged' | 'owners' | 'start' | null = null;
  let sentence = '';
  const tell = (): void => {
    if (part === 'dislodged') mail?.dislodgedAfter.push(...dislodgedIn(sentence));
    if (part === 'owners' && mail) mail.owners = ownersIn(sentence, mail.owners ?? {});
    sentence = '';
  };
  for (const [index, line] of lines.entries()) {
    const quoted = line.replace(/^(?:\s{0,3}>)+ ?/, '');
    const when = resultsOf(quoted);
    if (when) {
      tell();
      game ??= when.game?.toLowerCase() ?? null;
      mail = { when: when.when, line: index + 1, lines: [], dislodgedAfter: [], owners: null };
      if (mails.length < MOST_PHASES * 2) mails.push(mail);
      part = 'results';
      continue;
    }
    const begun = START.exec(quoted);
    if (begun) {
      const season = seasonNamed(begun[1] ?? '') ?? 'Spring';
      starts.push({ when: { year: Number(begun[2]), season, phase: 'movement' }, units: [] });
      part = 'start';
      continue;
    }
    if (DISLODGED.test(quoted)) {
      tell();
      part = 'dislodged';
    } else if (OWNERSHIP.test(quoted)) {
      tell();
      part = 'owners';
    } else if (END.test(quoted)) {
      tell();
      part = null;
    } else if (part === 'results') mail?.lines.push(quoted);
    else if (part === 'start') starts.at(-1)?.units.push(...unitIn(quoted));
    else if (part !== null) {
      if (/^\s*(?:The\s|[A-Z][a-z]+:)/.test(quoted) || quoted.trim() === '') tell();
      sentence += ` ${quoted.trim()}`;
    }
  }
  tell();
  const phases = mails.map((each): RecordedPhase => phaseOf(each, starts));
  return { game, phases, errors: [] };
}

function resultsOf(line: string): { when: RecordedDate; game: string | undefined } | null {
  const found = RESULTS.exec(line);
  const phase = PHASES[(found?.[1] ?? found?.[2] ?? '').charAt(0).toLowerCase()];
  const season = seasonNamed(found?.[3] ?? '');
  if (!found || !phase || !season) return null;
  const year = Number(found[4]);
  const when: RecordedDate =
    phase === 'adjustments'
      ? { year, season: 'Winter', phase }
      : { year, season: season === 'Winter' ? 'Fall' : season, phase };
  return { when, game: found[5] };
}

function phaseOf(
  { when, line, lines, dislodgedAfter, owners }: Mail,
  starts: readonly { readonly when: RecordedDate; readonly units: readonly ListedUnit[] }[],
): RecordedPhase {
  // A unit without an order stays where it is.
  const shown = lines.map((each) =>
    each.replace(/,\s*No Orders? Processed\b\.?/i, (words) =>
      (/retreats/.test(when.phase) ? ' DISBAND.' : ' HOLD.').padEnd(words.length),
    ),
  );
  const start = starts.find(
    (one) => one.when.year === when.year && one.when.season === when.season,
  );
  const isMovement = when.phase === 'movement';
  return {
    when,
    line: line + 1,
    written: readPlain(shown.join('\n'), REPORT, { phase: when.phase }),
    units: isMovement && start && start.units.length > 0 ? start.units : null,
    dislodged: null,
    dislodgedAfter: isMovement && dislodgedAfter.length > 0 ? dislodgedAfter : null,
    owners: null,
    ownersAfter: owners,
    ordersEveryUnit: isMovement,
  };
}

/** `Austria: Army  Vienna.` */
function unitIn(line: string): readonly ListedUnit[] {
  const found = /^\s*(\w+):\s+(Army|Fleet)\s+([^.]+?)\s*\.?\s*$/.exec(
    line.replace(/\bSt\./g, 'St'),
  );
  const power = powerNamed(found?.[1] ?? '');
  const [at] = lookUpLocation(found?.[3] ?? '');
  return power && at ? [{ power, kind: found?.[2] === 'Army' ? 'A' : 'F', at }] : [];
}
