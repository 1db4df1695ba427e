import type { Span, Words } from '../../parsed-orders.ts';
import { LINE_BREAK, MAX_LINE, plainSigns } from '../source-text.ts';
import { lookUpSpace } from '../../../board/names.ts';
import { SPACES } from '../../../board/spaces.ts';

/**
 * What a text says in terms of the Army/Fleet module; the rulebook's reader sees another order there
 * (`maskFleetOrders`).
 */
export type FleetMark = Span &
  (
    | { readonly says: 'army-and-fleet' }
    /** The rulebook's reader sees a support of the fleet. */
    | { readonly says: 'boards' }
    /** In a move or a convoy. */
    | { readonly says: 'ferry' }
    /** Not visible to the rulebook's reader: the fleet is the one that is ordered before or after it. */
    | { readonly says: 'lands'; readonly to: Words }
    /** The rulebook's reader sees a hold of the fleet. */
    | { readonly says: 'lands-from'; readonly to: Words; readonly when: 'first' | 'after' }
    /** A fleet supports its own army's landing; the rulebook's reader sees a hold. */
    | { readonly says: 'supports-own'; readonly to: Words }
    /** The support of an army aboard; the rulebook's reader sees a support of its fleet. */
    | { readonly says: 'army-aboard' }
  );

interface Masked {
  /** As long as the original text, with orders that the rulebook's reader knows replacing those of the module. */
  readonly text: string;
  readonly marks: readonly FleetMark[];
}

/** A place as named in a line; what follows shows where it ends. */
const PLACE = String.raw`[^,;:\n-]{2,40}?`;
const END = String.raw`(?=\s*(?:[,;]|\.?\s*$))`;
const ARMY = String.raw`\b(?:A|army)`;
const FLEET = String.raw`(?:F|fleet|A\s?/\s?F|AF)\b`;

const LANDS = new RegExp(
  String.raw`(^|[,;:.]|\b(?:and|then))(\s*)(?:the\s+)?${ARMY}(?:\s+(${PLACE}))?\s+(?:disembarks?|disembarking|lands?|landing)\b(?:\s+(?:in|at|on))?\s+(${PLACE})(\s+after\s+moving)?${END}\s*([,;]?)`,
  'dgiu',
);
const BOARDS = new RegExp(
  String.raw`${ARMY}\s+${PLACE}\s+(boards?|boarding|embarks?(?:\s+on(?:to)?)?|b(?=\s+${FLEET}))(\s+the)?\s`,
  'dgiu',
);
const ARMY_AND_FLEET = /(?<![\p{L}\d/])(A\s?\/\s?F|AF)(?=[\s.])/dgiu;
const FERRIES = new RegExp(
  String.raw`\s((?:fast[\s-]+)?(?:ferry|ferries|ferrying)|ff)\s+(?:the\s+)?(?:\p{L}{3,12}\s+)?${ARMY}\s`,
  'dgiu',
);
const BY_FERRY =
  /(\(\s*(?:fast[\s-]+ferry|ferry|ff)\s*\)|\s(?:by\s+)?(?:(?:fast[\s-]+)?ferry|ff))(?=\s*(?:[,;]|\.?\s*$))/dgiu;
const SUPPORTS_OWN = new RegExp(
  String.raw`\s((?:s|supports?|supporting)\s+(?:(?:its|the|own|that)\s+)?(?:A|army)\s*(?:[-\u2010-\u2015\u2212>→]+|\sto\s|\sin\s)\s*(${PLACE}))${END}`,
  'dgiu',
);
const SUPPORTS_ARMY = new RegExp(
  String.raw`\s(?:s|supports?|supporting)\s+(?:the\s+)?(?:\p{L}{3,12}\s+)?(A|army)\s+(${PLACE})(?=\s*(?:[-\u2010-\u2015\u2212>→,;]|\sto\s|\.?\s*$))`,
  'dgiu',
);

const isSea = (words: string): boolean => {
  const spaces = lookUpSpace(words);
  return spaces.length > 0 && spaces.every((space) => SPACES[space].kind === 'sea');
};

/** Finds what a text says in terms of the module, and replaces it with plain orders, character for character. */
export function maskFleetOrders(given: string): Masked {
  const marks: FleetMark[] = [];
  const parts = given.split(new RegExp(`(${LINE_BREAK.source})`));
  const text = parts
    .map((part, index) => {
      if (index % 2 === 1 || part.length > MAX_LINE) return part;
      const line = new Line(plainSigns(part), index / 2 + 1);
      line.mask();
      marks.push(...line.marks);
      return line.marks.length === 0 ? part : line.text;
    })
    .join('');
  return { text, marks };
}

/** Masks a line, one kind of wording after another. */
class Line {
  readonly marks: FleetMark[] = [];
  text: string;
  private readonly line: number;

  constructor(text: string, line: number) {
    this.text = text;
    this.line = line;
  }

  mask(): void {
    this.each(LANDS, (found) => {
      this.lands(found);
    });
    this.each(BOARDS, ({ indices }) => {
      this.put(indices?.[1], 'S');
      this.put(indices?.[2], '');
      this.mark(indices?.[1], (at) => ({ ...at, says: 'boards' }));
    });
    this.each(ARMY_AND_FLEET, ({ indices }) => {
      this.put(indices?.[1], 'F');
      this.mark(indices?.[1], (at) => ({ ...at, says: 'army-and-fleet' }));
    });
    this.each(FERRIES, ({ indices }) => {
      this.put(indices?.[1], 'C');
      this.mark(indices?.[1], (at) => ({ ...at, says: 'ferry' }));
    });
    this.each(BY_FERRY, ({ indices }) => {
      this.put(indices?.[1], '');
      this.mark(indices?.[1], (at) => ({ ...at, says: 'ferry' }));
    });
    this.each(SUPPORTS_OWN, ({ indices }) => {
      const to = this.named(indices?.[2]);
      this.put(indices?.[1], 'H');
      if (to) this.mark(indices?.[1], (at) => ({ ...at, says: 'supports-own', to }));
    });
    this.each(SUPPORTS_ARMY, ({ indices }) => {
      const place = this.named(indices?.[2]);
      if (!place || !isSea(place.words)) return;
      this.put(indices?.[1], 'F');
      this.mark(indices?.[1], (at) => ({ ...at, says: 'army-aboard' }));
    });
  }

  private lands({ indices }: RegExpExecArray): void {
    const to = this.named(indices?.[4]);
    const whole = indices?.[0];
    if (!to || !whole) return;
    const start = indices[2]?.[1] ?? whole[0];
    const end = (indices[5] ?? indices[4])?.[1] ?? whole[1];
    const sea = indices[3];
    if (sea) {
      const when = indices[5] ? 'after' : 'first';
      this.put([start, sea[0]], 'F');
      this.put([sea[1], end], ' H');
      this.mark([start, end], (at) => ({ ...at, says: 'lands-from', to, when }));
      return;
    }
    // One of the marks that separate it from its neighbours is removed with it.
    const before = indices[1];
    const isParted = before && /[,;]/.test(this.text.slice(...before));
    this.put(isParted ? [before[0], end] : [start, whole[1]], '');
    this.mark([start, end], (at) => ({ ...at, says: 'lands', to }));
  }

  private each(pattern: RegExp, use: (found: RegExpExecArray) => void): void {
    for (const found of this.text.matchAll(pattern)) use(found);
  }

  /** Overwrites a stretch of the line with a word. */
  private put(stretch: readonly [number, number] | undefined, word: string): void {
    if (!stretch) return;
    const [from, to] = stretch;
    this.text = this.text.slice(0, from) + word.padEnd(to - from) + this.text.slice(to);
  }

  private mark(
    stretch: readonly [number, number] | undefined,
    make: (at: Span) => FleetMark,
  ): void {
    if (!stretch) return;
    const [from, to] = stretch;
    this.marks.push(make({ line: this.line, column: from + 1, length: to - from }));
  }

  private named(stretch: readonly [number, number] | undefined): Words | null {
    if (!stretch) return null;
    const [from, to] = stretch;
    const words = this.text.slice(from, to);
    return { line: this.line, column: from + 1, length: to - from, words };
  }
}
