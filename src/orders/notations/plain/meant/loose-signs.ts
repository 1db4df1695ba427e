import { SPACES } from '../../../../board/spaces.ts';
import { isAction } from '../../rulebook/phrases.ts';
import { placeAt, powerAt } from '../../rulebook/places.ts';
import { tokenAt, type Token, type TokenizedText } from '../../rulebook/tokens.ts';

const isLetter = ({ key }: Token): boolean => key === 'A' || key === 'F';
const isHelp = ({ key }: Token): boolean => key === 'support' || key === 'convoy';
const isPhaseVerb = ({ key }: Token): boolean =>
  key === 'retreat' || key === 'disband' || key === 'build' || key === 'remove';
const isJoint = ({ kind }: Token): boolean => kind === 'dash' || kind === 'colon';
const AND = /^(?:,|and|und|et|&)$/i;

/** In tokens: `F North Atlantic Ocean`, `F St Petersburg (sc)`. */
const LONGEST_UNIT = 7;

/** Where the unit begins that ends before `at`, with its letter; null if none does. */
export function unitBefore(source: TokenizedText, at: number): number | null {
  for (let start = at - 2; start >= 0 && start >= at - LONGEST_UNIT; start--)
    if (isLetter(tokenAt(source, start)) && placeAt(source, start + 1)?.next === at) return start;
  return null;
}

/** Whether a unit begins at `at`, maybe with its power before it. */
function isUnitAt(source: TokenizedText, at: number): boolean {
  const unit = isLetter(tokenAt(source, at)) ? at : (powerAt(source, at)?.next ?? at);
  return isLetter(tokenAt(source, unit)) && placeAt(source, unit + 1) !== null;
}

/**
 * The tokens of a line without signs around a verb that say nothing: `A Vie: H`, `A Tri: - Alb`, `A Tri - S - A Vie`,
 * `A Tri S: A Vie`, `A Bud (S) A Vie`, `A Tri: disband`, `A Vie - R - Boh`, `Build: army, Vienna`.
 */
export function withoutLooseSigns(source: TokenizedText): readonly Token[] {
  const gone = new Set<number>();
  for (const [at, token] of source.tokens.entries()) {
    const next = tokenAt(source, at + 1);
    if (token.kind === 'colon' && unitBefore(source, at) !== null) {
      const isVerb = next.key === 'hold' || isHelp(next) || next.kind === 'dash';
      if (isVerb) gone.add(at);
    }
    if (isJoint(token) && isPhaseVerb(next) && unitBefore(source, at) !== null) {
      gone.add(at);
      const isRetreat = next.key === 'retreat' && isJoint(tokenAt(source, at + 2));
      if (isRetreat && placeAt(source, at + 3)) gone.add(at + 2);
    }
    // `A Vie (remove)`, `A Vie (retreat) - Boh`; `(d)` is a mark.
    const isNoted = token.kind === 'open' && isPhaseVerb(next) && next.length > 1;
    if (isNoted && tokenAt(source, at + 2).kind === 'close') {
      const unit = unitBefore(source, at);
      if (unit !== null && !isHelp(tokenAt(source, unit - 1))) {
        gone.add(at);
        gone.add(at + 2);
        if (next.key === 'retreat' && isJoint(tokenAt(source, at + 3))) gone.add(at + 3);
      }
    }
    // `Build: fleet, London`
    const isWord = isLetter(token) && token.length > 1;
    if (isWord && next.words === ',' && placeAt(source, at + 2)) gone.add(at + 1);
    if (!isHelp(token)) continue;
    const isAfterUnit = unitBefore(source, at) !== null;
    if (isJoint(next) && isAfterUnit && isUnitAt(source, at + 2)) gone.add(at + 1);
    const isBracketed = tokenAt(source, at - 1).kind === 'open' && next.kind === 'close';
    if (isBracketed && isHelperBefore(source, at - 1) && isUnitAt(source, at + 2)) {
      gone.add(at - 1);
      gone.add(at + 1);
    }
  }
  return gone.size === 0 ? source.tokens : source.tokens.filter((_, at) => !gone.has(at));
}

/** Whether a unit ends before the bracket at `at`, and what is in it is no coast, as in `F Spa (S)`. */
function isHelperBefore({ lines, tokens }: TokenizedText, at: number): boolean {
  const before = { lines, tokens: tokens.slice(0, at) };
  const unit = unitBefore(before, at);
  const place = unit === null ? undefined : placeAt(before, unit + 1)?.value;
  const space = place?.spaces[0];
  if (unit === null || !place || !space) return false;
  const isArmy = tokenAt(before, unit).key === 'A';
  return isArmy || place.side !== null || SPACES[space].coasts.length === 0;
}

/** `A Alb - Ven (convoy)`, `A Alb - Ven (C)`, `A Alb - Ven, convoyed`, `A Alb - Ven VC`: as a move via convoy. */
export function withConvoyNoted(source: TokenizedText): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < source.tokens.length; at++) {
    const sign = tokenAt(source, at);
    const length = noteAt(source, at);
    if (length === 0 || !isMoveOfArmyBefore(source, at)) {
      tokens.push(sign);
      continue;
    }
    const verb = length === 1 ? sign : tokenAt(source, at + 1);
    tokens.push({ ...sign, kind: 'word', key: 'via' }, { ...verb, key: 'convoy' });
    at += length - 1;
  }
  return tokens;
}

/** The number of tokens that note a convoy at `at`. */
function noteAt(source: TokenizedText, at: number): 0 | 1 | 2 | 3 {
  const [sign, verb, after] = [0, 1, 2].map((next) => tokenAt(source, at + next));
  if (/^vc$/i.test(sign?.words ?? '')) return 1;
  const isVerb = verb?.key === 'convoy' || /^convoyed$/i.test(verb?.words ?? '');
  if (!isVerb) return 0;
  if (sign?.kind === 'open') return after?.kind === 'close' ? 3 : 0;
  const isLast = after?.kind === 'end' || after?.kind === 'separator' || after?.kind === 'open';
  return isLast && (sign?.kind === 'separator' || sign?.kind === 'slash') ? 2 : 0;
}

/** Whether the move of an army ends before `at`, and no support or convoy of such a move. */
function isMoveOfArmyBefore(source: TokenizedText, at: number): boolean {
  for (let dash = at - 2; dash > at - LONGEST_UNIT; dash--) {
    const { kind, key } = tokenAt(source, dash);
    if (kind !== 'dash' && key !== 'move') continue;
    const unit = placeAt(source, dash + 1)?.next === at ? unitBefore(source, dash) : null;
    if (unit === null || tokenAt(source, unit).key !== 'A') continue;
    const before = tokenAt(source, unit - 1);
    return !isHelp(before) && !(powerAt(source, unit - 1) && isHelp(tokenAt(source, unit - 2)));
  }
  return false;
}

/** `A Lon - Hol via Nth, Hel`, `A Lon - Hol (via Nth and Hel)`: the seas of a way as `via Nth - Hel`. */
export function withWaysJoined(source: TokenizedText): readonly Token[] {
  const joints = new Set<number>();
  const gone = new Set<number>();
  for (const [at, { key }] of source.tokens.entries()) {
    if (key !== 'via') continue;
    const seas = seasAt(source, at + 1);
    if (!seas) continue;
    const isBracketed = tokenAt(source, at - 1).kind === 'open';
    const isClosed = tokenAt(source, seas.next).kind === 'close';
    const { kind } = tokenAt(source, seas.next);
    if (isBracketed ? !isClosed : kind !== 'end' && kind !== 'separator') continue;
    for (const joint of seas.joints) joints.add(joint);
    if (!isBracketed) continue;
    gone.add(at - 1);
    gone.add(seas.next);
  }
  if (joints.size + gone.size === 0) return source.tokens;
  return source.tokens.flatMap((token, at): readonly Token[] => {
    if (gone.has(at)) return [];
    return [joints.has(at) ? { ...token, kind: 'dash', key: null } : token];
  });
}

/** Seas from `at` on with commas or words between them, none of which begins an order. */
function seasAt(
  source: TokenizedText,
  at: number,
): { readonly joints: readonly number[]; readonly next: number } | null {
  const first = seaAt(source, at);
  if (first === null) return null;
  const joints: number[] = [];
  let next = first;
  for (;;) {
    const joint = AND.test(tokenAt(source, next).words) || tokenAt(source, next).kind === 'dash';
    const sea = joint ? seaAt(source, next + 1) : null;
    if (sea === null || isAction(source, sea)) return { joints, next };
    joints.push(next);
    next = sea;
  }
}

/** Where a sea ends that begins at `at`; null if there is none. */
function seaAt(source: TokenizedText, at: number): number | null {
  const place = placeAt(source, at);
  const isSea = place?.value.spaces.some((space) => SPACES[space].kind === 'sea') === true;
  return place && isSea ? place.next : null;
}
