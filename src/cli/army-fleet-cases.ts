import { ruleArmyFleetCase, type CaseTurn } from '../law/army-fleet/rule-case.ts';
import { loadArmyFleet } from '../modules/load-army-fleet.ts';
import { isRecord } from '../orders/notations/cases/case-line.ts';
import { ok, type Result } from '../result.ts';
import type { ArmyFleetEdition } from '../rules/edition.ts';
import { checkAdjustments } from '../check/adjustments/check-adjustments.ts';
import type { CheckResult } from '../check/first-wrong-step.ts';
import { checkRuling } from '../check/movement/check-ruling.ts';
import { checkRetreats } from '../check/retreats/check-retreats.ts';
import { canonical } from './canonical.ts';
import { openPrinter } from './entry.ts';
import type { Job, LineDone } from './pool.ts';

type Json = Readonly<Record<string, unknown>>;

/** Processes a case of the Army/Fleet module. Errors: why it cannot be read. */
type Work = (id: string, fields: Json) => Result<LineDone, string>;

export async function openArmyFleet(job: Job, edition: ArmyFleetEdition): Promise<Work> {
  await loadArmyFleet();
  return job.task === 'check' ? checks(edition, job.input) : await rules(edition, job);
}

async function rules(
  edition: ArmyFleetEdition,
  { format, trace, language }: Extract<Job, { readonly task: 'rule' }>,
): Promise<Work> {
  const print = format === 'jsonl' ? null : await openPrinter(format, { trace, language });
  const done = (out: string): LineDone => ({ out, err: [], bad: false, compared: false });
  return (id, fields) => {
    const ruled = ruleArmyFleetCase(fields, edition);
    if (!ruled.ok) return ruled;
    if (print) {
      const turns = ruled.value.flatMap(({ turn }) => {
        const one = turn();
        return one.phase === 'movement' ? [one.turn] : [];
      });
      const later = { retreats: null, adjustments: null };
      return ok(
        done(turns.map((movement) => print({ id, title: id }, { movement, ...later })).join('')),
      );
    }
    const phases = ruled.value.map(({ says, turn }) =>
      trace ? { ...says, steps: turn().turn.ruling.steps } : says,
    );
    return ok(done(`${JSON.stringify({ id, phases })}\n`));
  };
}

function proofOf(one: CaseTurn): CheckResult {
  switch (one.phase) {
    case 'movement':
      return checkRuling(one.turn);
    case 'retreats': {
      const { position, orders, edition, ruling } = one.turn;
      return checkRetreats(position, orders, edition, ruling);
    }
    case 'adjustments': {
      const { position, orders, edition, ruling } = one.turn;
      return checkAdjustments(position, orders, edition, ruling);
    }
  }
}

const checks =
  (edition: ArmyFleetEdition, input: string): Work =>
  (id, fields) => {
    const ruled = ruleArmyFleetCase(fields, edition);
    if (!ruled.ok) return ruled;
    const given: readonly unknown[] = Array.isArray(fields['phases']) ? fields['phases'] : [];
    const expected = given.map((phase) => (isRecord(phase) ? phase['expect'] : undefined));
    const err = ruled.value.flatMap(({ says, turn }, place): readonly string[] => {
      const where = `${input}: ${id}: phase ${String(place + 1)}:`;
      const wanted = expected[place];
      const proof = proofOf(turn());
      const isOther = wanted !== undefined && canonical(wanted) !== canonical(says);
      return [
        ...(isOther ? [`${where} expected ${canonical(wanted)}, got ${canonical(says)}`] : []),
        ...(proof.ok
          ? []
          : [`${where} step ${String(proof.step)} proves nothing, ${proof.reason}`]),
      ];
    });
    const compared = expected.length > 0 && expected.every((one) => one !== undefined);
    return ok({ out: null, err, bad: err.length > 0, compared });
  };
