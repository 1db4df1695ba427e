import { SPACES } from '../../board/spaces.ts';
import type { WrittenPlace } from '../written.ts';
import { placeAt, type Found } from './places.ts';
import { tokenAt, type Source } from './tokens.ts';

const mayBeSea = ({ spaces }: WrittenPlace): boolean =>
  spaces.some((space) => SPACES[space].kind === 'sea');

/** The last space of a way over seas that begins with `first`: Bel in `Nth-Bel` (DATC 4.A.6). `first` itself if it is no way. */
export function endOfWay(source: Source, first: Found<WrittenPlace>): Found<WrittenPlace> {
  if (tokenAt(source, first.next).kind !== 'dash' || !mayBeSea(first.value)) return first;
  const following = placeAt(source, first.next + 1);
  return following ? endOfWay(source, following) : first;
}

/** The end of the seas behind `via`: `Nth`, `Nth-Nrg`; null if others stand there. */
export function endOfSeas(source: Source, at: number): number | null {
  const sea = placeAt(source, at);
  if (!sea || !mayBeSea(sea.value)) return null;
  const goesOn = tokenAt(source, sea.next).kind === 'dash';
  return (goesOn ? endOfSeas(source, sea.next + 1) : null) ?? sea.next;
}
