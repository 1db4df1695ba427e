import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { auditGame } from '../../src/audit/audit-game.ts';
import { reasonOf } from '../../src/audit/reason.ts';
import { gameOf } from '../../src/audit/game-of.ts';
import { recordedGames } from '../../src/orders/notations/recorded/recorded-games.ts';
import { share } from '../support/effort.ts';
import { randomGame } from './random-game.ts';
import { asMails, asPython, asWebdiplomacy } from './recorded-games.ts';

const FORMS = {
  'python-diplomacy': (game) => [asPython(game)],
  webdiplomacy: (game) => [asWebdiplomacy(game)],
  judge: asMails,
} as const satisfies Readonly<
  Record<string, (game: ReturnType<typeof randomGame>) => readonly string[]>
>;

const SEEDS = Number(process.env['STANDOFF_EFFORT'] ?? 0.2) >= 1 ? 40 : 2;

describe.each(Object.entries(FORMS))('random games as %s records them', (form, write) => {
  test('agree in every phase', () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const phases = randomGame(seed, 6);
      const files = write(phases).map((text, index) => ({ name: String(index), text }));
      const { games, unread } = recordedGames(files);
      expect(unread).toEqual([]);
      expect(games.map(({ reader }) => reader.id)).toEqual([form]);
      for (const game of games) {
        const audit = auditGame(game);
        const different = audit.phases.filter(
          ({ findings, notes }) => findings.length + notes.length > 0,
        );
        expect(
          different.map(({ when, findings, notes }) => ({ seed, when, findings, notes })),
        ).toEqual([]);
        expect(game.phases.length).toBeGreaterThan(12);
      }
    }
  });
});

interface Saved {
  readonly phases: readonly { readonly state: { readonly units: Record<string, string[]> } }[];
}

/** The game as it is saved while it waits in this phase, for which nobody has given orders. */
function savedIn(text: string, phase: number): Saved {
  const { phases, ...rest } = JSON.parse(text) as Saved;
  const waiting = { ...phases[phase], state: { ...phases[phase]?.state }, orders: {}, results: {} };
  return { ...rest, phases: [...phases.slice(0, phase), waiting as Saved['phases'][number]] };
}

test('the board that a saved game waits with is compared, too', () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const text = asPython(randomGame(seed, 2));
    const { length } = (JSON.parse(text) as Saved).phases;
    const findings = (game: Saved): readonly unknown[] => {
      const [record] = recordedGames([{ name: 'x', text: JSON.stringify(game) }]).games;
      return record ? auditGame(record).phases.flatMap((one) => one.findings) : ['no game'];
    };
    for (let phase = 1; phase < length; phase++) {
      const saved = savedIn(text, phase);
      expect(findings(saved)).toEqual([]);
      const last = saved.phases.at(-1);
      const [power, [unit = '', ...others] = []] =
        Object.entries(last?.state.units ?? {}).find(([, units]) => units.length > 0) ?? [];
      if (!last || power === undefined) throw new Error('there are no units');
      const units = { ...last.state.units, [power]: others };
      const changed = { ...last, state: { ...last.state, units } };
      expect(findings({ ...saved, phases: [...saved.phases.slice(0, -1), changed] })).toMatchObject(
        [{ what: 'unit', order: unit.replace('*', ''), theirs: false, ours: true }],
      );
    }
  }
});

test('a wrong result is found in every format', () => {
  const game = randomGame(1, 2);
  const records: readonly (readonly [string, RegExp, string])[] = [
    [asPython(game), /\["bounce"\]/, '[]'],
    [asWebdiplomacy(game), /("type":"Move"[^}]*"success":)"Yes"/, '$1"No"'],
    [asMails(game).join('\n'), / {2}\(\*bounce\*\)/, ''],
  ];
  for (const [text, result, other] of records) {
    const changed = text.replace(result, other);
    expect(changed).not.toBe(text);
    const [record] = recordedGames([{ name: 'x', text: changed }]).games;
    const phases = record ? auditGame(record).phases : [];
    const findings = phases.flatMap((phase) => phase.findings);
    expect(findings.filter(({ what }) => what === 'order')).toHaveLength(1);
    const [phase] = phases.filter((one) => one.findings.length > 0);
    const [finding] = phase?.findings ?? [];
    const why = finding && phase?.ruled ? reasonOf(finding, phase.ruled, english) : '';
    expect(why).not.toBe('');
  }
});

test('a record that is cut off or changed anywhere is audited as far as possible, or reports what was expected', () => {
  const game = randomGame(2, 1);
  for (const text of [asPython(game), asWebdiplomacy(game), asMails(game).join('\n')])
    for (const part of share([1, 2, 3, 4, 5], 2)) {
      const at = Math.floor((text.length * part) / 6);
      const others = [
        text.slice(0, at),
        `${text.slice(0, at)}{[("STP/NC 9999${text.slice(at)}`,
        text.slice(0, at) +
          text
            .slice(at)
            .replace(/A /g, 'F ')
            .replace(/VIE|Vienna/g, 'STP'),
      ];
      for (const other of others) {
        const { games, unread } = recordedGames([{ name: 'x', text: other }]);
        expect(games.length + unread.length).toBe(1);
        for (const { error } of unread) expect(error.expected).not.toBe('');
        for (const one of games) {
          const audit = auditGame(one);
          expect(audit.phases.length).toBeGreaterThan(0);
          gameOf(audit, 'DATC', 'as recorded');
        }
      }
    }
});
