import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string): readonly string[] =>
  readText(text).orders.map(
    ({ power, text: order, results }) =>
      `${power ?? '?'} ${order}${results.length > 0 ? ` [${results.join(',')}]` : ''}`,
  );

describe('adjustments in sentences of one line', () => {
  test('a power without changes, first or last, loses no orders of the others', () => {
    for (const text of [
      'Austria has no change. England builds F Lon and F Lvp. Italy does not change. Russia removes F StP.',
      'Austria: no change. England: builds F Lon, F Lvp. Italy: does not change. Russia: removes F StP.',
    ])
      expect(told(text)).toEqual(['England F LON B', 'England F LVP B', 'Russia F STP D']);
  });

  test('several units are disbanded', () => {
    for (const list of ['F Wal, F Ska', 'Fleet Wales and Fleet Skagerrak'])
      expect(told(`England disbands ${list}.`)).toEqual(['England F WAL D', 'England F SKA D']);
    expect(told('England: disband F Wal, F Ska - Den')).toEqual([
      'England F WAL D',
      'England F SKA - DEN',
    ]);
  });
});

describe('a line that has an end', () => {
  test('a sentence with its full stop has lost nothing', () => {
    const text =
      'The army at Venice support hold to Trieste. (fail)\nThe army at Trieste move to Serbia.';
    expect(readText(text).doubts).toEqual([]);
  });

  test('a mark continues on the next line', () => {
    const text = `France:
F English Channel Supports F North Sea - London (*Ordered
to Move*)
A Paris - Burgundy (*Bounce*)`;
    expect(told(text)).toEqual([
      'France F ENG S F NTH - LON [void]',
      'France A PAR - BUR [bounced]',
    ]);
  });
});

test('signs before units in a list with marks', () => {
  for (const mark of ['1. ', '2) ', '* ', '• '])
    expect(
      told(`Winter 1903\nFrance:\n${mark}+A Par\n${mark}+ F Bre\nGermany:\n${mark}-A Mun`),
    ).toEqual(['France A PAR B', 'France F BRE B', 'Germany A MUN D']);
});
