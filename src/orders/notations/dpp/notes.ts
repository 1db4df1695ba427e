import { err, ok, type Result } from '../../../result.ts';
import type { SpaceId } from '../../../board/board.ts';
import { nodesOf, type DaideNode } from '../daide/daide-text.ts';
import { spaceOfCode } from '../daide/daide-words.ts';

/** What DPP notes about an order in a retreat phase, or about one that leads to it. */
export type DppNote =
  /** A move bounced; or two units retreated to one space, which disbands both. */
  | { readonly note: 'BNC' }
  /** Dislodged from there; `also`: what else happened to its order. */
  | { readonly note: 'RET'; readonly by: SpaceId; readonly also: 'BNC' | 'CUT' | null }
  /** The retreat must be to one of these spaces; if there are none, the unit must be disbanded. */
  | { readonly note: 'MBE'; readonly spaces: readonly SpaceId[] }
  /** The unit needs no retreat. */
  | { readonly note: 'NRN' }
  /** Not the right season for it. */
  | { readonly note: 'NRS' };

/** What each note means, and the paragraph that it is based on. */
export const DPP_NOTES: Readonly<
  Record<DppNote['note'], { readonly meaning: string; readonly paragraph: string }>
> = {
  BNC: {
    meaning:
      'The move bounced; of a retreat: two units were ordered to the same space, and both are disbanded.',
    paragraph: '1971 IX.2, XI.2',
  },
  RET: {
    meaning:
      'The unit is dislodged by an attack from the space named, and must retreat or be disbanded.',
    paragraph: '1971 XI.1',
  },
  MBE: {
    meaning:
      'The unit cannot retreat there, but only to one of the spaces named; to none if none is named.',
    paragraph: '1971 XI.1',
  },
  NRN: { meaning: 'The unit is not dislodged, so it needs no retreat.', paragraph: '1971 XI.1' },
  NRS: { meaning: 'This is not the season for such an order.', paragraph: '1971 XI.1' },
};

/** `BNC`, `(RET tyr)`, `(BNC RET eng)`, `(MBE (tyr gal))`, `NRN`, `NRS`. */
export function writeNote(note: DppNote): string {
  switch (note.note) {
    case 'RET':
      return `(${note.also === null ? '' : `${note.also} `}RET ${note.by.toLowerCase()})`;
    case 'MBE':
      return `(MBE (${note.spaces.map((space) => space.toLowerCase()).join(' ')}))`;
    default:
      return note.note;
  }
}

const wordOf = (node: DaideNode | undefined): string =>
  node?.items === null ? node.words.toUpperCase() : '';

/** Reads one note. Error: what was expected. */
export function readNote(text: string): Result<DppNote, string> {
  const [node] = nodesOf(text.slice(0, 400)).nodes;
  const items = node?.items ?? (node ? [node] : []);
  const [head, second, third] = items;
  const word = wordOf(head);
  if (items.length === 1 && (word === 'BNC' || word === 'NRN' || word === 'NRS'))
    return ok({ note: word });
  const by = spaceOfCode(wordOf(word === 'RET' ? second : third));
  if (word === 'RET' && by) return ok({ note: 'RET', by, also: null });
  if ((word === 'BNC' || word === 'CUT') && wordOf(second) === 'RET' && by)
    return ok({ note: 'RET', by, also: word });
  if (word === 'MBE' && second?.items) {
    const spaces = second.items.map((one) => spaceOfCode(wordOf(one)));
    const known = spaces.filter((space) => space !== undefined);
    if (known.length === spaces.length) return ok({ note: 'MBE', spaces: known });
  }
  return err('BNC, (RET tyr), (BNC RET tyr), (MBE (tyr gal)), NRN or NRS');
}

/** A note with its meaning and the paragraph that it is based on; null if the words are not a note. */
export function noteMeaning(words: string): string | null {
  const read = readNote(words);
  if (!read.ok) return null;
  const { meaning, paragraph } = DPP_NOTES[read.value.note];
  return `${writeNote(read.value)}: ${meaning} (${paragraph})`;
}
