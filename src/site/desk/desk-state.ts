import { hasStandardMap, powersOnMap } from '../../board/board.ts';
import {
  isBoardKnown,
  isOtherBoardId,
  type BoardId,
  type OtherBoardId,
} from '../../board/others/known-boards.ts';
import type { Power } from '../../board/powers.ts';
import type { Disputed } from '../../report/settled-dispute.ts';
import { isRulebook, type EditionId, type EditionName } from '../../rules/edition.ts';
import { changed, historyOf, replaced, type Versions } from '../../ui/kit/versions.ts';
import { parseAddress } from '../address.ts';
import { boardOfDesk, exampleDesk, startOf, type Desk } from '../../desk/desk.ts';
import { parseHouseRules, type DeskHouseRules } from '../../desk/house-rules.ts';
import type { DeskView, KeptDraft } from './kept-draft.ts';
import {
  boardIdIn,
  deskIn,
  disputedIn,
  editionIn,
  fieldIn,
  OPENING_EDITION,
  RULES_ERRORS,
  rulesErrorIn,
} from './link/desk-address.ts';
import type { BadLink } from './link/link-problem.ts';
import { PLAIN, playerStartIn, type LinkedPlayerStart } from './link/link-questions.ts';
import { ALL_READ, type Unread } from '../../desk/paste/unread.ts';

/** What is loaded only when it is needed: the Army/Fleet module, or a board with a map of its own. */
export type Need =
  | { readonly what: 'module' }
  | { readonly what: 'board'; readonly id: OtherBoardId };

/** The page of the desk as a value. */
export interface DeskState {
  readonly history: Versions<Desk>;
  /** `A/F` only once its module is loaded. */
  readonly edition: EditionName;
  /** The rulebook that rules again when the module is left. */
  readonly rulebook: EditionId;
  /** House rules that change the edition. */
  readonly house: DeskHouseRules | null;
  /** A second edition, side by side with the first. */
  readonly beside: EditionId | null;
  readonly active: Power;
  readonly badLink: BadLink | null;
  /** The dispute below the board. */
  readonly disputed: Disputed | null;
  /** Whether the link that was opened has a dispute. */
  readonly hasSentDispute: boolean;
  readonly opening: LinkedPlayerStart;
  /** The view that was picked. */
  readonly picked: DeskView;
  /** A text that was not taken over yet. */
  readonly pasted: string;
  readonly isPasting: boolean;
  /** The lines of the pasted text that could not be read when it was taken over. */
  readonly unread: Unread;
  /** Whether the page has read its address. */
  readonly live: boolean;
  /** What is being loaded, or could not be, and what then happens. */
  readonly waiting: Waiting | null;
}

interface Waiting {
  readonly need: Need;
  readonly event: NeedyEvent;
  readonly hasFailed: boolean;
}

/** What may have to wait. */
type NeedyEvent =
  /** An address is opened. `draft`: what was kept when the page was left. */
  | { readonly type: 'FOLLOW'; readonly hash: string; readonly draft: KeptDraft | null }
  | { readonly type: 'MODULE' }
  /** The start of a game on a board; null: on the standard one. */
  | { readonly type: 'START'; readonly board: BoardId | null };

export type DeskEvent =
  | NeedyEvent
  | { readonly type: 'LOADED' | 'FAILED'; readonly need: Need }
  | { readonly type: 'PUT'; readonly desk: Desk }
  /** A text is taken over, and leaves these lines. */
  | { readonly type: 'TAKE'; readonly desk: Desk; readonly unread: Unread }
  /** To another point of the history. */
  | { readonly type: 'GO'; readonly history: Versions<Desk> }
  | { readonly type: 'WRITE'; readonly power: Power; readonly text: string }
  | { readonly type: 'EDITION'; readonly edition: EditionName }
  /** Back from the module to the rulebook. */
  | { readonly type: 'RULEBOOK' }
  | { readonly type: 'HOUSE'; readonly house: DeskHouseRules | null }
  | { readonly type: 'SET'; readonly to: Partial<Settable> };

type Settable = Pick<
  DeskState,
  'beside' | 'active' | 'disputed' | 'picked' | 'pasted' | 'isPasting'
>;

/** `load`: what is to be loaded now; then its `LOADED` or `FAILED` follows. */
export interface Updated {
  readonly state: DeskState;
  readonly load: Need | null;
}

export function firstState(): DeskState {
  return {
    history: historyOf(exampleDesk()),
    edition: OPENING_EDITION,
    rulebook: OPENING_EDITION,
    house: null,
    beside: null,
    active: 'England',
    badLink: null,
    disputed: null,
    hasSentDispute: false,
    opening: PLAIN,
    picked: 'ruling',
    pasted: '',
    isPasting: false,
    unread: ALL_READ,
    live: false,
    waiting: null,
  };
}

/** The page after an event. Pure. */
export function update(state: DeskState, event: DeskEvent): Updated {
  if ('need' in event) return { state: arrived(state, event), load: null };
  const need = needOf(event);
  if (need === null) return { state: happened(state, event), load: null };
  return {
    state: { ...state, waiting: { need, event: event as NeedyEvent, hasFailed: false } },
    load: need,
  };
}

/** What has to be loaded before an event can happen. Loading the module again takes no time. */
function needOf(event: DeskEvent): Need | null {
  switch (event.type) {
    case 'MODULE':
      return { what: 'module' };
    case 'START':
      return boardNeeded(event.board);
    case 'FOLLOW': {
      const board = boardNeeded(boardIdIn(event.hash));
      return board ?? (editionIn(event.hash) === 'A/F' ? { what: 'module' } : null);
    }
    default:
      return null;
  }
}

/** Loading a board again takes no time, either. */
const boardNeeded = (id: BoardId | null): Need | null =>
  id !== null && isOtherBoardId(id) ? { what: 'board', id } : null;

/** Something was loaded, or could not be. If something else was requested meanwhile, nothing waits for it. */
function arrived(state: DeskState, { type, need }: Extract<DeskEvent, { need: Need }>): DeskState {
  const { waiting } = state;
  if (waiting?.need !== need) return state;
  const { event } = waiting;
  if (type === 'LOADED') return happened({ ...state, waiting: null }, event);
  if (event.type !== 'FOLLOW') return { ...state, waiting: { ...waiting, hasFailed: true } };
  const bad: BadLink =
    need.what === 'module' ? { kind: 'no-module' } : { kind: 'no-board', board: need.id };
  return { ...followed({ ...state, waiting: null }, '', event.draft), badLink: bad };
}

function happened(before: DeskState, event: Exclude<DeskEvent, { need: Need }>): DeskState {
  const state = { ...before, waiting: null };
  switch (event.type) {
    case 'FOLLOW':
      return followed(state, event.hash, event.draft);
    case 'MODULE':
      return ruledBy(state, 'A/F');
    case 'START': {
      // A board of somebody’s own that this browser no longer has.
      if (event.board !== null && !isBoardKnown(event.board))
        return { ...state, badLink: { kind: 'no-board', board: event.board } };
      const put = shown(state, changed(state.history, startOf(event.board)));
      return { ...put, picked: 'orders' };
    }
    case 'PUT':
      return shown(state, changed(state.history, event.desk));
    case 'TAKE': {
      const { desk, unread } = event;
      return {
        ...shown(state, changed(state.history, desk)),
        unread,
        pasted: unread.lines === 0 ? '' : state.pasted,
        isPasting: false,
      };
    }
    case 'GO':
      return shown(state, event.history);
    case 'WRITE': {
      const { now } = state.history;
      const sheets = { ...now.sheets, [event.power]: event.text };
      return { ...before, history: replaced(state.history, { ...now, sheets }) };
    }
    case 'EDITION':
      return ruledBy(state, event.edition);
    case 'RULEBOOK':
      return ruledBy(state, state.rulebook);
    case 'HOUSE': {
      const { house } = event;
      return { ...withoutRulesError(before), house, edition: house?.base ?? state.edition };
    }
    case 'SET':
      return { ...before, ...event.to };
  }
}

/** Another desk in the history, with a power active that has something to do there. */
function shown(state: DeskState, history: Versions<Desk>): DeskState {
  const desk = history.now;
  const { units, dislodged, sheets, phase } = desk;
  const asked = phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units;
  const { powers } = boardOfDesk(desk);
  const isAsked = (power: Power): boolean =>
    powers.includes(power) &&
    (sheets[power] !== undefined || asked.some((unit) => unit.power === power));
  const [first = 'England'] = powers;
  const active = isAsked(state.active) ? state.active : (powers.find(isAsked) ?? first);
  // The module has the standard map only.
  const fits = hasStandardMap(boardOfDesk(desk)) || isRulebook(state.edition);
  return {
    ...(fits ? state : ruledBy(state, state.rulebook)),
    history,
    active,
    badLink: null,
    disputed: null,
    hasSentDispute: false,
    opening: PLAIN,
  };
}

/** What a link says of its rules no longer matters once others are picked. */
const withoutRulesError = (state: DeskState): DeskState =>
  RULES_ERRORS.some((kind) => kind === state.badLink?.kind) ? { ...state, badLink: null } : state;

function ruledBy(state: DeskState, edition: EditionName): DeskState {
  const next = { ...withoutRulesError(state), edition, house: null };
  return isRulebook(edition)
    ? { ...next, rulebook: edition }
    : { ...next, beside: null, disputed: null };
}

/** Whether there is something to rule. */
const hasOrders = ({ phase, sheets }: Desk): boolean =>
  phase !== 'movement' || Object.keys(sheets).length > 0;

/** The turn in an address is put on the desk. */
function followed(state: DeskState, hash: string, draft: KeptDraft | null): DeskState {
  const found = deskIn(hash);
  const there = found?.ok ? found.value.desk : exampleDesk();
  const board = boardOfDesk(there);
  const house = parseHouseRules(fieldIn(hash, 'rules') ?? '');
  const named = editionIn(hash);
  const isElsewhere = named === 'A/F' && !hasStandardMap(board);
  const edition = house?.base ?? (isElsewhere ? null : named) ?? OPENING_EDITION;
  const disputed = disputedIn(hash);
  const problem =
    (found?.ok === true && found.value.problem) ||
    (isElsewhere ? 'unknown-edition' : rulesErrorIn(hash));
  const isOld = draft?.at === hash;
  const powers = powersOnMap(board);
  const sheets = Object.fromEntries(
    Object.entries(draft?.sheets ?? {}).filter(([power]) => powers.includes(power as Power)),
  );
  const opened = shown(
    {
      ...state,
      house,
      edition,
      rulebook: isRulebook(edition) ? edition : state.rulebook,
      beside: isRulebook(edition) ? parseAddress(hash).beside : null,
    },
    state.live ? changed(state.history, there) : historyOf(there),
  );
  return {
    ...opened,
    history: isOld ? historyOf({ ...there, sheets }) : opened.history,
    picked: isOld ? draft.view : hasOrders(there) ? 'ruling' : 'orders',
    pasted: draft ? draft.pasted : state.pasted,
    isPasting: draft ? draft.pasted !== '' : state.isPasting,
    disputed,
    hasSentDispute: disputed !== null,
    opening: playerStartIn(hash, board),
    badLink: found?.ok === false ? found.error : problem ? { kind: problem } : null,
    live: true,
  };
}

/** Whether the Army/Fleet module is being loaded, or could not be; null: neither. */
export const moduleIs = ({ waiting }: DeskState): 'loading' | 'failed' | null =>
  waiting?.need.what !== 'module' ? null : waiting.hasFailed ? 'failed' : 'loading';
