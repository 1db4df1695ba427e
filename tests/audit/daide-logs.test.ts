import { expect, test } from 'vitest';
import { recordedGames } from '../../src/orders/notations/recorded/recorded-games.ts';

test('owners in a log of DAIDE come before or after the position, and are valid for one phase', () => {
  const log = `NOW ( FAL #1905 ) ( AUS AMY RUM ) ( RUS AMY SEV ) ( TUR AMY CON )
SCO ( AUS RUM ) ( RUS SEV MOS ) ( TUR CON )
ORD ( FAL #1905 ) ( ( AUS AMY RUM ) HLD ) ( SUC )
ORD ( FAL #1905 ) ( ( RUS AMY SEV ) MTO ARM ) ( SUC )
ORD ( FAL #1905 ) ( ( TUR AMY CON ) MTO BUL ) ( SUC )
NOW ( WIN #1905 ) ( AUS AMY RUM ) ( RUS AMY ARM ) ( TUR AMY BUL )
ORD ( WIN #1905 ) ( ( RUS AMY MOS ) BLD ) ( SUC )
ORD ( WIN #1905 ) ( ( TUR AMY CON ) BLD ) ( SUC )
`;
  const [game] = recordedGames([{ name: 'x.log', text: log }]).games;
  const [fall, winter] = game?.phases ?? [];
  expect(fall?.owners).toMatchObject({ RUM: 'Austria', MOS: 'Russia', CON: 'Turkey' });
  expect(winter?.owners).toBeNull();
});
