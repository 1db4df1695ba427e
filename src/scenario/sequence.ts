import { COLLECTIONS, type Scenario } from './scenario.ts';

const SECTIONS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV'.split(' ');

/** The section of a paragraph: `IX` of `IX.7`. */
export function sectionOf(paragraph: string): string {
  return paragraph.split('.', 1)[0] ?? paragraph;
}

/**
 * By section, paragraph, printed example or entry; for sorting. Scenarios of other sources and own ones come
 * after those of the rulebooks, the DATC's cases last.
 */
export function compareScenarios(a: Scenario, b: Scenario): number {
  const [one, other] = [keyOf(a), keyOf(b)];
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.slug < b.slug ? -1 : 1;
}

function keyOf({ paragraph, entry, collection }: Scenario): readonly number[] {
  const [first = '', second = '', third = ''] = paragraph.split('.');
  const section = SECTIONS.indexOf(first);
  const isCase = /^\d+$/.test(first);
  const folder = COLLECTIONS.findIndex((known) => known === collection);
  return [
    section >= 0 ? section : SECTIONS.length + (isCase ? 1 : 0),
    rankOf(second),
    rankOf(third),
    entry === null ? Number.MAX_SAFE_INTEGER : Number(/\d+/.exec(entry)?.[0]),
    entry === null ? 0 : entry.charCodeAt(entry.length - 1),
    folder < 0 ? COLLECTIONS.length : folder,
  ];
}

/** A part of a paragraph is a number or a letter: `7` and `b` of `VII.7.b`, `F` and `14` of `6.F.14`. */
function rankOf(part: string): number {
  return /^\d+$/.test(part) ? Number(part) : (part.codePointAt(0) ?? 0);
}
