import { STANDARD, type Board } from '../../../board/board.ts';
import {
  boardCalled,
  isBoardKnown,
  isOtherBoardId,
  type BoardId,
} from '../../../board/others/known-boards.ts';
import { isVariantId } from '../../../board/variants/variant-ids.ts';
import { parseTurnLine } from '../../../orders/turn-line/parse-turn-line.ts';
import type { GivenTurn, TurnLineError } from '../../../orders/turn-line/turn-line.ts';
import { err, ok, type Result } from '../../../result.ts';
import { CHOICES } from '../../../rules/choices.ts';
import { editionNamed, type HouseRules as OwnRules } from '../../../rules/custom-edition.ts';
import {
  EDITION_IDS,
  isRulebook,
  type Edition,
  type EditionId,
  type EditionName,
} from '../../../rules/edition.ts';
import { formatAddress, NO_ADDRESS } from '../../address.ts';
import { deskOf, startOf, type Desk } from '../../../desk/desk.ts';
import {
  formatHouseRules,
  parseHouseRules,
  type DeskHouseRules,
} from '../../../desk/house-rules.ts';
import { formatDisputed, parseDisputed, type LinkedPlayerStart } from './link-questions.ts';
import type { Disputed } from '../../../report/settled-dispute.ts';
import { parseReported, type ReportedError } from './link-reported.ts';

/** The edition of a desk whose address names none. */
export const OPENING_EDITION: EditionId = '2023';

/** Why the turn in a link cannot be shown. */
export type LinkError =
  /** Made by a later version of this page. */
  | { readonly kind: 'newer' }
  /** The end is missing: the length found and the length expected. */
  | { readonly kind: 'cut-off'; readonly found: number; readonly expected: number }
  | { readonly kind: 'unreadable'; readonly error: TurnLineError }
  /** On a board that is not known here, or could not be loaded. */
  | { readonly kind: 'unknown-board' | 'no-board'; readonly board: string };

/**
 * Increases when a link contains something that older pages would misread. Version 2 has the Army/Fleet module, version 3
 * a variant (`variant=`, which `board=` says now), version 4 a board.
 */
const VERSION = 4;
/** Longer fields state the length of the line, so that a link truncated by a mail program is noticed. */
const SHORT = 65;

/**
 * The fields of a link that contain the turn: `turn=A:Avie-bud`. The line comes last, so a link that is cut off anywhere
 * has lost a part of its line, too.
 */
export function formatTurnFields(
  line: string,
  edition: EditionName = OPENING_EDITION,
  others: readonly string[] = [],
): readonly string[] {
  const fields = [...others, `turn=${line}`];
  const version = others.some((field) => field.startsWith('board='))
    ? VERSION
    : isRulebook(edition)
      ? 1
      : 2;
  return [
    ...(version === 1 ? [] : [`version=${String(version)}`]),
    ...(fields.join('&').length < SHORT ? [] : [`length=${String(line.length)}`]),
    ...fields,
  ];
}

/** The rules of a ruled turn, and their name. */
export interface NamedRules {
  readonly edition: Edition;
  readonly rules: EditionName | OwnRules;
  readonly board?: BoardId | null;
}

/** The fields of an address that contain a line. */
export function lineFields(line: string, { rules, edition, board }: NamedRules): readonly string[] {
  const played = boardField(board);
  if (typeof rules !== 'string')
    return formatTurnFields(line, OPENING_EDITION, [
      ...played,
      `rules=${houseRulesField(rules, edition)}`,
    ]);
  const named = rules === OPENING_EDITION ? [] : [`edition=${rules}`];
  return formatTurnFields(line, rules, [...played, ...named]);
}

const boardField = (board: BoardId | null | undefined): readonly string[] =>
  board ? [`board=${board}`] : [];

/** What an address calls its board; null: the standard one. */
const boardNameIn = (hash: string): string | null =>
  fieldIn(hash, 'board') ?? fieldIn(hash, 'variant');

/** The board that an address names; null if it names none that is known. */
export function boardIdIn(hash: string): BoardId | null {
  const name = boardNameIn(hash) ?? '';
  return isVariantId(name) || isOtherBoardId(name) ? name : null;
}

/** House rules as an address contains them: what they change in their base. */
function houseRulesField({ name, base: baseName }: OwnRules, { choices }: Edition): string {
  const base = editionNamed(baseName);
  if (!base) throw new Error(`there is no edition ${baseName}`);
  const changed = CHOICES.filter((choice) => choices[choice] !== base.choices[choice]);
  return formatHouseRules({
    name,
    base: base.id as EditionId,
    choices: Object.fromEntries(changed.map((choice) => [choice, choices[choice]])),
  });
}

/** The contents of a link to the desk. */
export interface DeskLink {
  /** Null: the desk as it opens. */
  readonly line: string | null;
  readonly board: BoardId | null;
  /** The results that a text reports for its orders (`formatReported`). */
  readonly reported: string;
  readonly edition: EditionName;
  readonly beside: EditionId | null;
  readonly house: DeskHouseRules | null;
  readonly disputed: Disputed | null;
  readonly opening: LinkedPlayerStart;
}

/** The fragment of the desk's address; empty for the desk as it opens. */
export function formatDeskAddress(link: DeskLink): string {
  const { line, board, reported, edition, beside, house, disputed, opening } = link;
  const rest = formatAddress({
    ...NO_ADDRESS,
    edition: edition === OPENING_EDITION ? null : edition,
    beside,
    at: typeof opening.at === 'string' ? opening.at : null,
    ask: opening.asked,
  });
  const others = [
    ...boardField(board),
    ...(reported === '' ? [] : [`reported=${reported}`]),
    ...(rest === '' ? [] : [rest.slice(1)]),
    ...(house ? [`rules=${formatHouseRules(house)}`] : []),
    ...(disputed ? [`dispute=${formatDisputed(disputed, boardCalled(board ?? undefined))}`] : []),
  ];
  const fields = line === null ? others : formatTurnFields(line, edition, others);
  return fields.length === 0 ? '' : `#${fields.join('&')}`;
}

/** A field of an address; null if it has none with that name. */
export const fieldIn = (hash: string, name: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name);

/** The dispute that an address has, on a board that is loaded; null if it has none that can be read. */
export function disputedIn(hash: string): Disputed | null {
  const id = boardIdIn(hash);
  if (id !== null && !isBoardKnown(id)) return null;
  return parseDisputed(fieldIn(hash, 'dispute') ?? '', boardCalled(id ?? undefined));
}

/** The edition that an address names; null if it names no known one. */
export function editionIn(hash: string): EditionName | null {
  const name = fieldIn(hash, 'edition');
  return [...EDITION_IDS, 'A/F' as const].find((id) => id === name) ?? null;
}

/** The part of an address that says by which rules, or about which order, and that cannot be read. */
export type RulesError = (typeof RULES_ERRORS)[number];
export const RULES_ERRORS = ['unknown-edition', 'unreadable-rules', 'unreadable-dispute'] as const;

/** The first part of an address, beside its turn, that cannot be read; null if there is none. House rules have a base. */
export function rulesErrorIn(hash: string): RulesError | null {
  const [name, rules, dispute] = ['edition', 'rules', 'dispute'].map((field) =>
    fieldIn(hash, field),
  );
  const house = parseHouseRules(rules ?? '');
  if (typeof rules === 'string' && !house) return 'unreadable-rules';
  if (typeof name === 'string' && !house && !editionIn(hash)) return 'unknown-edition';
  return typeof dispute === 'string' && !disputedIn(hash) ? 'unreadable-dispute' : null;
}

/** The desk in an address. */
export interface LinkedDesk {
  readonly desk: Desk;
  /** Why the results that the address reports are not shown. */
  readonly problem: ReportedError | null;
}

/** What is shown of a name that is not known, in UTF-16 units. */
const LONGEST_NAME = 80;

/**
 * The desk in an address; null if the address contains no turn. One that only names a board has the start of a game there. Never
 * throws.
 */
export function deskIn(hash: string): Result<LinkedDesk, LinkError> | null {
  const name = boardNameIn(hash);
  const id = boardIdIn(hash);
  if (name !== null && name !== STANDARD.id && id === null)
    return err({ kind: 'unknown-board', board: name.slice(0, LONGEST_NAME) });
  if (id !== null && !isBoardKnown(id)) return err({ kind: 'no-board', board: id });
  const board = boardCalled(id ?? undefined);
  const turn = turnIn(hash, board);
  if (turn === null && name !== null) return ok({ desk: startOf(id), problem: null });
  if (!turn?.ok) return turn;
  const desk = deskOf(turn.value, id);
  const field = fieldIn(hash, 'reported');
  const reported = field === null ? null : parseReported(field, turn.value, board);
  if (!reported?.ok) return ok({ desk, problem: reported && reported.error });
  return ok({ desk: { ...desk, reported: reported.value }, problem: null });
}

/** The turn in an address, of the desk or a frame, on a board; null if there is none. Never throws. */
export function turnIn(hash: string, board: Board = STANDARD): Result<GivenTurn, LinkError> | null {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const version = fields.get('version');
  if (version !== null && !(/^[1-9]$/.test(version) && Number(version) <= VERSION))
    return err({ kind: 'newer' });
  const line = fields.get('turn');
  if (line === null)
    return fields.has('length')
      ? err({ kind: 'cut-off', found: 0, expected: lengthIn(fields) })
      : null;
  const expected = lengthIn(fields);
  if (line.length < expected) return err({ kind: 'cut-off', found: line.length, expected });
  const turn = parseTurnLine(line, board);
  return turn.ok ? turn : err({ kind: 'unreadable', error: turn.error });
}

const lengthIn = (fields: URLSearchParams): number =>
  /^\d{1,4}$/.test(fields.get('length') ?? '') ? Number(fields.get('length')) : 0;
