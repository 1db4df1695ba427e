import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string): readonly string[] =>
  readText(text).orders.map(
    ({ power, text: order, results }) => `${power ?? '?'} ${order} [${results.join(',')}]`,
  );

const report = (phase: string, ...lines: readonly string[]): string =>
  `Results for Spring, 1902 (${phase})
General Notices:
Order resolution completed on 04-Nov-2007 at 10:00:00 CET
Order Results:
${lines.join('\n')}`;

describe("a report of jDip's", () => {
  test('spaces for a retreat are not a phase: what is below them moves', () => {
    const text = report(
      'Movement',
      'Austria:',
      '   Austria: A vie Holds',
      '       Dislodged from boh (2 against 1). Available retreats: gal, bud.',
      'England:',
      '   England: F lon -> nth',
    );
    expect(told(text)).toEqual(['Austria A VIE H [dislodged]', 'England F LON - NTH [succeeded]']);
    const plain = 'Austria: A Vie H\nAvailable retreats: Gal, Bud.\nEngland: F Lon - Nth';
    expect(told(plain).at(-1)).toBe('England F LON - NTH []');
  });

  test('every sentence states the outcome of the order before it', () => {
    const text = report(
      'Movement',
      '   Austria: A vie -> gal Bounce.',
      '   Austria: A tri -> tun Convoy path failed.',
      '   Austria: F adr Supports F ion -> apu Support failed. No unit to support.',
      '   Austria: A ser -> bul Failed; self-dislodgement prohibited.',
      '   No order for unit at bud. Hold order assigned.',
      '   Austria: A rom Holds Dislodged in a head-to-head battle.',
      '   Austria: F gre -> aeg',
    );
    expect(told(text)).toEqual([
      'Austria A VIE - GAL [bounced]',
      'Austria A TRI - TUN [no convoy]',
      'Austria F ADR S F ION - APU [void]',
      'Austria A SER - BUL [failed]',
      'Austria A ROM H [dislodged]',
      'Austria F GRE - AEG [succeeded]',
    ]);
    expect(readText(text).doubts).toEqual([]);
  });

  test('is recognised by its title in every phase, whatever its names', () => {
    for (const phase of ['Movement', 'Retreat', 'Adjustment'])
      expect(readText(report(phase, 'Austria: Army Vienna -> Galicia.')).notation.id).toBe('jdip');
    const retreat = report(
      'Retreat',
      '   England: F nor -> nrg',
      '       Disbanded; multiple retreats to the same destination.',
    );
    expect(told(retreat)).toEqual(['England F NWY R NWG [bounced]']);
  });
});
