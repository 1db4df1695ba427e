import type { MapFact } from '../../../ask/map-facts.ts';
import { aUnit, outOf, toward } from './names.ts';

export const map = ({ kind, from, to, can }: MapFact): string =>
  `${aUnit(kind)} kann ${can ? '' : 'nicht '}${outOf(from)} ${toward(to)} ziehen.`;
