import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const read = (text: string) => readText(text);

const told = ({ orders }: ReturnType<typeof readText>): readonly string[] =>
  orders.map(({ power, text, results }) => {
    const owner = power?.slice(0, 3).toUpperCase() ?? '-';
    return `${owner} ${text}${results.length > 0 ? ` [${results.join(',')}]` : ''}`;
  });

describe('messages of DPP', () => {
  test('are known in small letters, too', () => {
    const text = 'ord (sum 103) ((rus amy mun) rto boh bnc) ((ger flt (stp scs)) dsb) eom';
    const reading = read(text);
    expect(reading.notation.id).toBe('dpp');
    expect(told(reading)).toEqual(['RUS A MUN R BOH [bounced]', 'GER F STP/SC D']);
    expect(read('sub ((rus amy mun) rto boh)').notation.id).toBe('daide');
    expect(read('I think so now (and then).\nA Mun - Boh').notation.id).not.toBe('daide');
  });
  test('without their beginning name no unit, and are reported', () => {
    const { notation, orders, errors, doubts, skipped } = read('RTO tyr\nDSB\n(BNC RET eng)\nNRN');
    expect(notation.id).toBe('dpp');
    expect(orders).toEqual([]);
    expect(errors.map(({ line }) => line)).toEqual([1, 2]);
    expect(doubts.map(({ readings }) => readings)).toEqual([['? ??? R TYR'], ['? ??? D']]);
    expect(skipped.map(({ line }) => line)).toEqual([3, 4]);
  });
  test('a support to hold whose brackets are complete has lost nothing', () => {
    const text = 'SUB ((RUS AMY MUN) SUP (RUS AMY BOH)) ((RUS AMY BOH) MTO TYR)';
    const lines = 'SUB ((RUS AMY BOH) MTO TYR)\nSUB ((RUS AMY MUN) SUP (RUS AMY BOH))';
    const data = {
      orders: {
        Russia: { Mun: { type: 'SUPPORT', from: 'Boh' }, Boh: { type: 'MOVE', to: 'Tyr' } },
      },
      unitsByPlayer: { Russia: { Mun: 'A', Boh: 'A' } },
    };
    for (const each of [text, lines, JSON.stringify(data, null, 1)])
      expect(read(each).doubts).toEqual([]);
  });
});

describe('a log of DAIDE', () => {
  const log = `12 >> NME ( 'Bot' ) ( '1.0' )
12 << YES ( MAP ( 'STANDARD' ) )
12 << NOW ( SPR #1902 ) ( ENG AMY WAL ) ( GER FLT HOL )
12 >> SUB ( ( ENG AMY WAL ) HLD )
== Message passed syntax check
12 << ORD ( SPR #1902 ) ( ( GER FLT HOL ) MTO BEL ) ( SUC )
12 << NOW ( FAL #1902 ) ( ENG FLT WAL ) ( GER FLT BEL )
12 << MIS ( #0 )`;
  test('an order states the kind of its unit itself, whatever is there in another turn', () => {
    const reading = read(log);
    expect(told(reading)).toEqual(['ENG A WAL H', 'GER F HOL - BEL [succeeded]']);
    expect(reading.doubts).toEqual([]);
  });
  test('the last position is the one it lists', () => {
    expect(read(log).units.map(({ kind, at }) => `${String(kind)} ${at}`)).toEqual([
      'F WAL',
      'F BEL',
    ]);
  });
  test('what server and client say to each other is not an error, and is skipped line by line', () => {
    const { errors, skipped } = read(log);
    expect(errors).toEqual([]);
    expect(skipped).toContainEqual({ line: 5, text: '== Message passed syntax check' });
  });
  test('a list of missing orders alone is recognised', () => {
    const { notation, retreats } = read('MIS ( GER FLT BER MRT ( BAL PRU ) )');
    expect(notation.id).toBe('daide');
    expect(retreats.map(({ to }) => to)).toEqual([['BAL', 'PRU']]);
  });
});
