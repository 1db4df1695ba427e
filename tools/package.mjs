/**
 * The package as users get it: packs it, installs it in an empty folder, and uses all its exports from JavaScript, from
 * strict TypeScript and on the command line.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, pack, run } from './packed.mjs';
import { root } from './setup.mjs';

const TURN = 'Austria: A Vie-Bud; Russia: A Gal-Bud';
const PLUGINS = ['markdown-it', 'marked', 'rehype', 'remark', 'satteri'].map(
  (name) => `standoff/${name}`,
);
const TSC = join(root, 'node_modules/@typescript/native/bin/tsc');

const home = mkdtempSync(join(tmpdir(), 'standoff-package-'));
try {
  const file = pack(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n');
  install(file, home);

  const paths = subPaths();
  // A plugin's types refer to those of its tool, which its users have installed.
  const typed = paths.filter((path) => !PLUGINS.includes(path));
  /** Plays and opens a game by every edition; one of the module is refused until that is loaded. */
  const everyEdition = [
    "import { editionNamed, EDITION_IDS, loadArmyFleet, POWERS } from 'standoff';",
    "import { act, createGame, formatGame, openGame } from 'standoff/game';",
    'const saved = (rules) => {',
    "  let game = createGame({ plan: 'seven', rules });",
    "  const sheets = POWERS.map((power) => ({ type: 'SUBMIT', power, text: '' }));",
    "  for (const event of [...sheets, { type: 'ADJUDICATE' }]) {",
    '    const done = act(game, event);',
    '    if (!done.ok) throw new Error(`${rules}: ${event.type}`);',
    '    game = done.value;',
    '  }',
    '  return formatGame(game.context);',
    '};',
    "const early = openGame(saved('1982').replace('\"1982\"', '\"A/F\"'));",
    "if (early.ok || early.error.where !== 'rules') throw new Error('not refused');",
    'await loadArmyFleet();',
    "for (const rules of [...EDITION_IDS, 'A/F'])",
    '  if (!editionNamed(rules) || !openGame(saved(rules)).ok) throw new Error(rules);',
  ].join('\n');
  const programOf = (/** @type {readonly string[]} */ paths) =>
    [
      ...paths.map((path, i) => `import * as part${String(i)} from '${path}';`),
      `const parts = [${paths.map((_, i) => `part${String(i)}`).join(', ')}];`,
      // Frameworks that render pages on a server import there what their pages import.
      "import 'standoff/embed';",
      "import 'standoff/fences';",
      "import { adjudicate, EDITIONS, inferPosition, readOrders } from 'standoff';",
      `const { orders } = readOrders(${JSON.stringify(TURN)});`,
      'const position = inferPosition(orders);',
      "if (!position.ok || parts.some((part) => Object.keys(part).length === 0)) throw new Error('empty');",
      'const { orders: ruled } = adjudicate(position.value, orders, EDITIONS.DATC);',
      "if (ruled.some(({ outcome }) => outcome !== 'bounces')) throw new Error('wrong');",
    ].join('\n');
  writeFileSync(join(home, 'user.mjs'), programOf(paths));
  run(process.execPath, ['user.mjs'], home);
  writeFileSync(join(home, 'editions.mjs'), everyEdition);
  run(process.execPath, ['editions.mjs'], home);
  writeFileSync(join(home, 'user.mts'), programOf(typed));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const programs = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, program = ''], index) => {
    const file = `readme-${String(index)}.mts`;
    writeFileSync(join(home, file), program);
    return file;
  });
  const strict = ['--strict', '--noEmit', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable'];
  for (const resolution of ['nodenext', 'bundler']) {
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
    const options = ['--types', '', '--module', module, '--moduleResolution', resolution];
    run(process.execPath, [TSC, ...strict, ...options, 'user.mts', ...programs], home);
  }
  writeFileSync(join(home, 'turn.txt'), `${TURN}\n`);
  const ruling = run('npx', ['--no-install', 'standoff', 'rule', 'turn.txt'], home);
  if (!ruling.includes('bounces')) throw new Error(`standoff rule said: ${ruling}`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** The exports of the package for Node: `standoff`, `standoff/board` ...; the element is for pages. */
function subPaths() {
  /** @type {unknown} */
  const file = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifest = /** @type {{ readonly exports: Readonly<Record<string, unknown>> }} */ (file);
  return Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === 'object' && target !== null && /dist-lib/.test(JSON.stringify(target))
      ? [path.replace(/^\./, 'standoff')]
      : [],
  );
}
