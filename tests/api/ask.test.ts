import { expect, test } from 'vitest';
import * as library from '../../src/index.ts';

test('why() says why it cannot answer: another board, or no trace', () => {
  const { orders } = library.readOrders('Germany: A Ber-Pru; Russia: A War-Pru');
  const inferred = library.inferPosition(orders);
  if (!inferred.ok) throw new Error('no position');
  const position = inferred.value;
  const edition = library.EDITIONS.DATC;
  const turn = {
    position,
    orders,
    edition,
    ruling: library.adjudicate(position, orders, edition),
  };
  expect(library.why(turn, 'BER')?.unit).toBe('BER');
  const ruling = library.adjudicate(position, orders, edition, { trace: false });
  expect(() => library.why({ ...turn, ruling }, 'BER')).toThrow(TypeError);
  expect(() => library.why({ ...turn, ruling }, 'BER')).toThrow('This ruling has no steps');
  const [unit, ...others] = position.units;
  const elsewhere = { units: [{ ...unit, at: 'AAA' }, ...others] } as library.Position;
  expect(() => library.why({ ...turn, position: elsewhere }, 'BER')).toThrow(
    library.NotOnBoardError,
  );
  expect(() => library.why({ ...turn, position: elsewhere }, 'BER')).toThrow(
    /^position\.units\.0\.at: "AAA": .* \(expected one of \d+ places, such as PAR/,
  );
});
