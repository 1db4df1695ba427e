import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { type Plugin, normalizePath, runnerImport } from 'vite';
import { ok, type Result } from '../../src/result.ts';
import { filesIn, hashOfFiles, removeOld } from '../kept.mjs';

type Compiler = typeof import('./compile-scenarios.ts');

const NAME = 'virtual:scenarios';
const RESOLVED = `\0${NAME}`;
const FOLDER = 'scenarios';

/**
 * `import { games, lessons, scenarios, stories } from 'virtual:scenarios'`: every file under `scenarios/`, read and checked
 * during the build; each season of a game is a scenario, too. A file that cannot be read, whose expectations the ruling
 * does not meet, or that lacks its German texts, fails the build with file, line, column and what was expected.
 */
export function scenarios(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  /** Used in a build, which compiles once for client and server. */
  let once: ReturnType<typeof compile> | undefined;
  return {
    name: 'standoff:scenarios',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    /** Compiles before bundling, so that errors are reported within seconds. */
    async buildStart() {
      if (!isBuild) return;
      once ??= compile(root);
      const compiled = await once;
      if (!compiled.ok) this.error(compiled.error);
      const { untranslated } = compiled.value;
      if (untranslated.length > 0)
        this.error(`Texts that the German pages lack:\n${untranslated.join('\n')}`);
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const compiled = await (once ?? compile(root));
      if (!compiled.ok) this.error(compiled.error);
      for (const file of compiled.value.files) this.addWatchFile(file);
      return compiled.value.code;
    },
    hotUpdate({ file }) {
      const inside = normalizePath(relative(root, file));
      if (!inside.startsWith(`${FOLDER}/`) || !/\.ya?ml$/.test(inside)) return;
      const module = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (!module) return;
      this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** The module, its source files, and the texts without German. */
interface Compiled {
  readonly code: string;
  readonly files: readonly string[];
  readonly untranslated: readonly string[];
}

const CACHE = 'node_modules/.cache/standoff-scenarios';

/**
 * Cached until a source changes: ruling and checking all scenarios takes half a minute, and the build and each test
 * project need them.
 */
async function compile(root: string): Promise<Result<Compiled, string>> {
  const cache = join(root, CACHE);
  const kept = join(cache, `${hashOfSources()}.json`);
  if (existsSync(kept)) return ok(JSON.parse(await readFile(kept, 'utf8')) as Compiled);
  // Not imported by the configuration itself: otherwise every edit of the rules would restart Vite.
  const { module, dependencies } = await runnerImport<Compiler>(
    resolve(import.meta.dirname, 'compile-scenarios.ts'),
  );
  const compiled = await module.compileScenarios(resolve(root, FOLDER));
  if (!compiled.ok) return compiled;
  const { scenarios, games, lessons, stories, untranslated } = compiled.value;
  const made: Compiled = {
    code: Object.entries({ scenarios, games, lessons, stories })
      .map(([name, value]) => `export const ${name} = ${parsed(value)};`)
      .join('\n'),
    files: [...dependencies, ...compiled.value.files],
    untranslated,
  };
  await mkdir(cache, { recursive: true });
  // Two processes may write at the same time, and a third may read.
  const scratch = `${kept}.${process.pid.toString()}`;
  await writeFile(scratch, JSON.stringify(made));
  await rename(scratch, kept);
  removeOld(cache, kept);
  return ok(made);
}

const hashOfSources = (): string =>
  hashOfFiles([
    ...filesIn('src', /\.(ts|json)$/),
    ...filesIn(FOLDER, /\.ya?ml$/),
    ...['package.json', 'tools/vite/compile-scenarios.ts', 'tools/vite/scenarios.ts'],
  ]);

const parsed = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
