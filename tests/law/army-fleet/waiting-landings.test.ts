import { expect, test } from 'vitest';
import { ruleArmyFleetCase } from '../../../src/law/army-fleet/rule-case.ts';
import { ARMY_FLEET_1984 } from '../../../src/rules/army-fleet.ts';
import { checkRuling } from '../../../src/check/movement/check-ruling.ts';

/** The result of a turn, and whether its proof is accepted. */
function proved(units: unknown, orders: unknown): unknown {
  const ruled = ruleArmyFleetCase(
    { units, phases: [{ phase: 'movement', orders }] },
    ARMY_FLEET_1984,
  );
  if (!ruled.ok) return ruled.error;
  const [phase] = ruled.value;
  const one = phase?.turn();
  return { ...phase?.says, proof: one?.phase === 'movement' && checkRuling(one.turn) };
}

test('IX.6, A27: a support of a landing where the army stands does not help it to hold', () => {
  const units = { GERMANY: ['A NWY', 'A STP', 'F BAR'], RUSSIA: ['A SWE', 'A FIN'] };
  const orders = {
    GERMANY: ['A NWY H', 'A STP S A NWY - NWY', 'F BAR H'],
    RUSSIA: ['A SWE - NWY', 'A FIN S A SWE - NWY'],
  };
  expect(proved(units, orders)).toMatchObject({
    orders: { 'A STP S A NWY - NWY': 'void', 'A SWE - NWY': 'succeeds' },
    dislodged: { 'A NWY': { by: 'SWE' } },
    proof: { ok: true },
  });
});

test('IV.e: of two landings either waits for the support that the other would cut', () => {
  const units = {
    ENGLAND: ['AF NTH 1', 'AF NWG 2', 'AF ENG 3'],
    GERMANY: ['F NWY', 'F EDI'],
    FRANCE: ['F SKA', 'F NAO'],
  };
  const orders = {
    ENGLAND: [
      'A DISEMBARKS NWY, F NTH - HEL',
      'A DISEMBARKS NWY, F NWG - EDI',
      'A DISEMBARKS WAL, F ENG - NTH',
    ],
    GERMANY: ['F NWY S F NAO - NWG', 'F EDI S F SKA - NTH'],
    FRANCE: ['F SKA - NTH', 'F NAO - NWG'],
  };
  expect(proved(units, orders)).toMatchObject({
    orders: {
      'A DISEMBARKS NWY, F NTH - HEL': 'disrupted, succeeds',
      'A DISEMBARKS NWY, F NWG - EDI': 'disrupted, disrupted',
      'A DISEMBARKS WAL, F ENG - NTH': 'succeeds, bounces',
    },
    dislodged: { 'AF NWG': { by: 'NAO', displaced: 'BAR' } },
    proof: { ok: true },
  });
});
