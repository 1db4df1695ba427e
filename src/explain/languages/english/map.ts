import type { MapFact } from '../../../ask/map-facts.ts';
import { aUnit, placeName, spaceName } from './names.ts';

export const map = ({ kind, from, to, can }: MapFact): string =>
  `${aUnit(kind)} ${can ? 'can' : 'cannot'} go from ${placeName(from)} to ${spaceName(to)}.`;
