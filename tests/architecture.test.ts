import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIBRARY_ROOMS, ROOMS } from '../tools/rooms.mjs';

/** Files of pure data may be long. */
const DATA = ['src/board/geometry/'];

const root = join(import.meta.dirname, '..');
const src = join(root, 'src');

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, folder, name))
    .filter((file) => statSync(file).isFile());

const sources = filesUnder('src').filter((file) => /\.(ts|svelte)$/.test(file));
const nameOf = (file: string) => relative(root, file).replaceAll('\\', '/');
const roomOf = (file: string) => relative(src, file).split(/[\\/]/)[0] ?? '';

/** The import specifiers of a source file, including types. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"]+)\1/g);
  return [...found].map((match) => match[2] ?? '');
}

/** The imports of a file, from the project (as files) and from packages. */
function partsOf(file: string): { own: readonly string[]; packages: readonly string[] } {
  const all = importsOf(file);
  return {
    own: all.filter((name) => name.startsWith('.')).map((name) => join(file, '..', name)),
    packages: all.filter((name) => !name.startsWith('.')),
  };
}

/** The import graph of the sources. */
const graph: ReadonlyMap<string, readonly string[]> = new Map(
  sources.map((file) => [nameOf(file), partsOf(file).own.map(nameOf)]),
);

/** The files that a file imports at run time, without imports of types alone. */
function importedBy(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^\s*(?:import|export)\s(?!type\s)[^'"(]*'(\.[^'"]+)'/gm)]
    .map(([, name = '']) => nameOf(join(root, file, '..', name)))
    .filter((target) => graph.has(target));
}

/** The files that a file needs at run time: its imports, and their imports. */
function reachedFrom(start: string): readonly string[] {
  const reached = new Set([start]);
  for (const file of reached) for (const target of importedBy(file)) reached.add(target);
  return [...reached];
}

/** The files that a file fetches on demand. */
function fetchedBy(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\bimport\(\s*'(\.[^']+)'/g)]
    .map(([, name = '']) => nameOf(join(root, file, '..', name)))
    .filter((target) => graph.has(target));
}

/** The cycles of a graph, by Tarjan's algorithm: each as its sorted nodes. */
function circles(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: (readonly string[])[] = [];
  const visit = (node: string): number => {
    const own = order.size;
    order.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!edges.has(next)) continue;
      const reached = order.has(next)
        ? stack.includes(next)
          ? (order.get(next) ?? own)
          : own
        : visit(next);
      low.set(node, Math.min(low.get(node) ?? own, reached));
    }
    if (low.get(node) === own) {
      const part = stack.splice(stack.indexOf(node));
      if (part.length > 1) found.push(part.sort());
    }
    return low.get(node) ?? own;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return found.sort((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
}

describe('imports', () => {
  test('cycles are detected at all', () => {
    const edges = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', ['e']],
      ['e', []],
    ]);
    expect(circles(edges)).toEqual([['a', 'b', 'c']]);
  });

  test('are detected at all', () => {
    expect(importsOf(join(src, 'board', 'board.ts'))).toContain('./spaces.ts');
    expect(sources.flatMap((file) => partsOf(file).own).length).toBeGreaterThan(100);
  });

  test('every folder of src is a room, and every room a folder', () => {
    const folders = sources.map(roomOf).filter((name) => !/\.(d\.)?ts$/.test(name));
    expect([...new Set(folders)].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  test('ARCHITECTURE.md describes every room, in the order of the list', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    const told = [...text.matchAll(/^\| `src\/([a-z]+)` /gm)].map((match) => match[1]);
    expect(told).toEqual(Object.keys(ROOMS));
  });

  test.each(Object.entries(ROOMS))('%s imports only from rooms below it', (room, allowed) => {
    const wrong = sources
      .filter((file) => roomOf(file) === room)
      .flatMap((file) =>
        partsOf(file)
          .own.filter((target) => {
            const other = roomOf(target);
            return other !== room && other in ROOMS && !allowed.includes(other);
          })
          .map((target) => `${nameOf(file)} imports ${nameOf(target)}`),
      );
    expect(wrong).toEqual([]);
  });

  test('only languages and what joins them with messages import the words of a language', () => {
    const wrong = sources
      .filter((file) => roomOf(file) === 'explain' && !nameOf(file).includes('/languages/'))
      .filter((file) => !/^src\/explain\/(movement-)?in-words\.ts$/.test(nameOf(file)))
      .flatMap((file) =>
        partsOf(file)
          .own.filter((target) => nameOf(target).includes('/languages/'))
          .map((target) => `${nameOf(file)} imports ${nameOf(target)}`),
      );
    expect(wrong).toEqual([]);
  });

  test('contain no cycle, types included', () => {
    expect(circles(graph).map((files) => files.join(' '))).toEqual([]);
  });

  test('the rooms of the stage build only on earlier ones: geometry, model, plan, layout, frame, motion, army-fleet', () => {
    const floors = ['geometry', 'model', 'plan', 'layout', 'frame', 'motion', 'army-fleet'];
    const floorOf = (file: string): number => floors.indexOf(nameOf(file).split('/')[2] ?? '');
    const stage = sources.filter((file) => roomOf(file) === 'stage');
    expect(stage.filter((file) => floorOf(file) < 0)).toEqual([]);
    const wrong = stage.flatMap((file) =>
      partsOf(file)
        .own.filter((target) => roomOf(target) === 'stage' && floorOf(target) > floorOf(file))
        .map((target) => `${nameOf(file)} imports ${nameOf(target)}`),
    );
    expect(wrong).toEqual([]);
  });

  test('a page fetches only the words of its own language', () => {
    const tables = /^src\/explain\/languages\/(english\/english|german\/german)\.ts$/;
    const loader = 'src/explain/languages/load-language.ts';
    const fetched = new Set(['src/site/entry-client.ts']);
    for (const file of fetched)
      for (const target of [...importedBy(file), ...(file === loader ? [] : fetchedBy(file))])
        fetched.add(target);
    expect(fetched).toContain('src/site/game/GameFiles.svelte');
    expect(fetched).toContain(loader);
    expect([...fetched].filter((file) => tables.test(file) || file.startsWith('src/api/'))).toEqual(
      [],
    );
    expect(fetchedBy(loader).filter((file) => tables.test(file))).toHaveLength(2);
  });

  test('the board and the player need neither the readers of orders, nor the adjudicator, nor the checker', () => {
    const reached = ['board/Board.svelte', 'player/player.svelte.ts'].flatMap((file) =>
      reachedFrom(`src/ui/${file}`),
    );
    expect(reached).toContain('src/stage/frame/frame.ts');
    const unneeded = /^src\/(law|check|orders\/(interpret|notations)|game|scenario)\//;
    expect(reached.filter((file) => unneeded.test(file))).toEqual([]);
  });

  test('the embed needs nothing that reads, rules, words or lays out orders, and no package', () => {
    const reached = reachedFrom('src/embed/element.ts');
    expect(reached).toContain('src/stage/motion/choreography.ts');
    const allowed =
      /^src\/(embed|draw|open-table|board\/(powers|geometry\/arcs)|stage\/(geometry|model|frame|motion|army-fleet\/(arrows|shapes))|ui\/player\/(player-keys|ruler|stepping)|ui\/kit\/player-icons|explain\/languages\/language-tags|trace\/places\/place)\b/;
    expect(reached.filter((file) => !allowed.test(file))).toEqual([]);
    const packages = reached.flatMap((file) => partsOf(join(root, file)).packages);
    expect(packages).toEqual(['virtual:embed-styles']);
  });

  test('orders that an embed rules in the page need no reader, no words of other phases and no checker', () => {
    const reached = reachedFrom('src/embed/live/live.ts');
    expect(reached).toContain('src/law/adjudicate.ts');
    const unneeded =
      /^src\/(orders\/(interpret|notations)|check|ask|game|scenario|explain\/(in-words\.ts|languages\/(german|english\/(english|asking|choices|answers|adjustments|game|rules)\.ts))|embed\/map)/;
    expect(reached.filter((file) => unneeded.test(file))).toEqual([]);
  });

  test('the checker reaches the law by no import, directly or not', () => {
    const reached = new Set([...graph.keys()].filter((file) => file.startsWith('src/check/')));
    for (const file of reached) for (const target of graph.get(file) ?? []) reached.add(target);
    expect(reached).toContain('src/trace/fact.ts');
    expect([...reached].filter((file) => /^src\/law\//.test(file))).toEqual([]);
  });

  test('the general law does not know the Army/Fleet module', () => {
    const general = [...graph].filter(([file]) => /^src\/law\/(?!army-fleet\/)/.test(file));
    expect(general.length).toBeGreaterThan(30);
    const importers = general.filter(([, targets]) =>
      targets.some((target) => target.startsWith('src/law/army-fleet/')),
    );
    expect(importers.map(([file]) => file)).toEqual([]);
  });

  test('only what verifies proofs imports the checker: everything else asks the law', () => {
    const verifiers =
      /^src\/(check\/|api\/check\.ts|cli\/(army-fleet-)?cases\.ts|embed\/block\/block-in\.ts|game\/check-game\.ts|scenario\/(check-scenario|proofs-of)\.ts)/;
    const importers = [...graph].filter(([, targets]) =>
      targets.some((target) => target.startsWith('src/check/')),
    );
    expect(importers.map(([file]) => file).filter((file) => !verifiers.test(file))).toEqual([]);
  });

  test('no source file imports from outside src', () => {
    const wrong = sources.flatMap((file) =>
      partsOf(file)
        .own.filter((target) => relative(src, target).startsWith('..'))
        .map((target) => `${nameOf(file)} imports ${nameOf(target)}`),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    { rooms: LIBRARY_ROOMS, barred: /^(svelte|d3|virtual:)/ },
    { rooms: ['stage'], barred: /^(svelte|xstate|virtual:)/ },
  ])('$rooms.0 and its like import no package that matches $barred', ({ rooms, barred }) => {
    const wrong = sources
      .filter((file) => rooms.includes(roomOf(file)))
      .flatMap((file) =>
        partsOf(file)
          .packages.filter((name) => barred.test(name))
          .map((name) => `${nameOf(file)} imports ${name}`),
      );
    expect(wrong).toEqual([]);
  });
});

test('the part `types` compiles every library room without the DOM and Node', () => {
  const config = readFileSync(join(root, 'tools', 'everywhere', 'tsconfig.json'), 'utf8');
  for (const room of LIBRARY_ROOMS) expect(config).toContain(`"../../src/${room}"`);
});

describe('files', () => {
  test('no file is over 15 KB except data', () => {
    const long = ['src', 'stories', 'tests', 'tools']
      .flatMap(filesUnder)
      .filter((file) => /\.(ts|svelte|css|mjs)$/.test(file))
      .filter((file) => !DATA.some((place) => nameOf(file).startsWith(place)))
      .filter((file) => statSync(file).size > 15_000)
      .map((file) => `${nameOf(file)} ${statSync(file).size.toString()} bytes`);
    expect(long).toEqual([]);
  });

  test('no folder of src holds more than 22 files', () => {
    const counts = new Map<string, number>();
    for (const file of filesUnder('src').filter((name) => !name.endsWith('README.md'))) {
      const folder = nameOf(join(file, '..'));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 22)).toEqual([]);
  });

  test('no room holds more than 15 % of the lines of the project, tests apart', () => {
    const counted = [...sources, ...['stories', 'tools'].flatMap(filesUnder)].filter(
      (file) =>
        /\.(ts|svelte|mjs)$/.test(file) && !DATA.some((place) => nameOf(file).startsWith(place)),
    );
    const lines = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;
    const all = counted.reduce((sum, file) => sum + lines(file), 0);
    const large = [...new Set(sources.map(roomOf))].filter((room) => {
      const own = counted.filter((file) => sources.includes(file) && roomOf(file) === room);
      return own.reduce((sum, file) => sum + lines(file), 0) > 0.15 * all;
    });
    expect(large).toEqual([]);
  });

  test('nothing asks which edition it is: code reads its choices', () => {
    const asks = /edition(?:\.id|Id)?\)?\s*[!=]==?\s*['"`]|switch\s*\(\s*edition(?:\.id|Id)?\s*\)/;
    expect('if (edition.id === "1971")').toMatch(asks);
    const wrong = sources.filter((file) => asks.test(readFileSync(file, 'utf8'))).map(nameOf);
    expect(wrong).toEqual([]);
  });
});
