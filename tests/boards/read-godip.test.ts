import { expect, test } from 'vitest';
import { loadBoard } from '../../src/scenario/board/load-board.ts';
import { readGodip } from '../../src/scenario/board/read-godip.ts';

/** Our own variant in the form of godip’s: two islands, a strait, and a land with two coasts between two seas. */
const SOURCE = `package islands

const (
	North godip.Nation = "North Realm"
	South godip.Nation = "South"
)

var IslandsVariant = common.Variant{
	Name:        "Islands",
	CreatedBy:   "Us",
	Description: "Two islands.",
	SoloSCCount: func(*state.State) int { return 3 },
}

func IslandsBlank(phase godip.Phase) *state.State {
	return state.New(IslandsGraph(), phase, classical.BackupRule, map[godip.Flag]bool{godip.Anywhere: true}, nil)
}

func IslandsStart() (result *state.State, err error) {
	startPhase := classical.NewPhase(1850, godip.Spring, godip.Movement)
	result.SetUnits(map[godip.Province]godip.Unit{
		"ark": godip.Unit{godip.Army, North},
		"cap/wc": godip.Unit{godip.Fleet, South},
	})
	result.SetSupplyCenters(map[godip.Province]godip.Nation{
		"ark": North,
		"cap": South,
	})
	return
}

func IslandsGraph() *graph.Graph {
	return graph.New().
		// Ark
		Prov("ark").Conn("ben", godip.Coast...).Conn("mid", godip.Sea).Flag(godip.Coast...).SC(North).
		// Prov("old").Conn("ark", godip.Land).Flag(godip.Land).
		Prov("ben").Conn("ark", godip.Coast...).Conn("cap", godip.Land).Conn("cap/ec", godip.Sea).Conn("mid", godip.Sea).Flag(godip.Coast...).SC(godip.Neutral).
		Prov("cap").Conn("ben", godip.Land).Conn("mid", godip.Sea).Flag(godip.Land).SC(South).
		Prov("cap/ec").Conn("ben", godip.Sea).Conn("mid", godip.Sea).Flag(godip.Sea).
		Prov("cap/wc").Conn("out", godip.Sea).Flag(godip.Sea).
		Prov("mid").Conn("ark", godip.Sea).Conn("ben", godip.Sea).Conn("cap", godip.Sea).Conn("cap/ec", godip.Sea).Flag(godip.Sea).
		Prov("out").Conn("cap/wc", godip.Sea).Conn("cap/wc", godip.Sea).Flag(godip.Sea).
		Done()
}

var provinceLongNames = map[godip.Province]string{
	"ark": "Ark Island",
	"mid": "Middle Sea",
}
`;

const boardOf = (source: string) => {
  const read = readGodip(source, 'islands');
  if (!read.ok) throw new Error(read.error[0]?.said[0]);
  const loaded = loadBoard(JSON.stringify(read.value.file), 'islands');
  if (!loaded.ok) throw new Error(loaded.error[0]?.message);
  return loaded.value.board;
};

test('a variant of godip is read from its source: graph, coasts, homes, start, rules', () => {
  const board = boardOf(SOURCE);
  expect(board).toMatchObject({ name: 'Islands', winning: 3, builds: 'anywhere' });
  expect(board.powers).toEqual(['North Realm', 'South']);
  expect([...board.spaces.keys()]).toEqual(['ark', 'ben', 'cap', 'mid', 'out']);
  expect(board.spaces.get('ark' as never)).toMatchObject({ name: 'Ark Island', kind: 'coastal' });
  expect(board.spaces.get('cap' as never)).toMatchObject({
    coasts: ['cap/ec', 'cap/wc'],
    home: 'South',
  });
  expect(board.centres).toEqual(['ark', 'ben', 'cap']);
  const near = (table: 'armies' | 'fleets', at: string) => board[table].get(at as never);
  expect(near('armies', 'ben')).toEqual(['ark', 'cap']);
  expect(near('fleets', 'mid')).toEqual(['ark', 'ben', 'cap/ec']);
  expect(near('fleets', 'cap')).toEqual([]);
  expect(near('fleets', 'out')).toEqual(['cap/wc']);
  expect(board.start).toEqual({
    units: [
      { power: 'North Realm', kind: 'A', at: 'ark' },
      { power: 'South', kind: 'F', at: 'cap/wc' },
    ],
    owners: { ark: 'North Realm', cap: 'South' },
  });
});

test('a border of one side is refused, as in any board; so is a source without a graph', () => {
  expect(() => boardOf(SOURCE.replace('.Conn("out", godip.Sea)', ''))).toThrow(
    'cap/wc has no border with out.',
  );
  expect(readGodip('package main', 'x')).toMatchObject({ ok: false, error: [{ line: 1 }] });
});
