import { relative, resolve } from 'node:path';
import { type Plugin, normalizePath, runnerImport } from 'vite';

type Compiler = typeof import('./compile-scenarios.ts');

const NAME = 'virtual:scenarios';
const RESOLVED = `\0${NAME}`;
const FOLDER = 'scenarios';

/**
 * `import { games, lessons, scenarios } from 'virtual:scenarios'`: every file under `scenarios/`, read and checked during the
 * build; each season of a game is a scenario too. A file that cannot be read, or whose expectations the ruling does
 * not meet, or that lacks its German texts, fails the build with file, line, column and what was expected.
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
      const { compiled } = await once;
      if (!compiled.ok) this.error(compiled.error);
      const { untranslated } = compiled.value;
      if (untranslated.length > 0)
        this.error(`Texts that the German pages lack:\n${untranslated.join('\n')}`);
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { compiled, dependencies } = await (once ?? compile(root));
      if (!compiled.ok) this.error(compiled.error);
      for (const file of [...dependencies, ...compiled.value.files]) this.addWatchFile(file);
      const parsed = (value: unknown): string =>
        `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
      const { scenarios: all, games, lessons } = compiled.value;
      return `export const scenarios = ${parsed(all)};\nexport const games = ${parsed(games)};\nexport const lessons = ${parsed(lessons)};`;
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

async function compile(root: string) {
  // Not imported by the configuration itself: then every edit of the rules would restart Vite.
  const { module, dependencies } = await runnerImport<Compiler>(
    resolve(import.meta.dirname, 'compile-scenarios.ts'),
  );
  return { compiled: await module.compileScenarios(resolve(root, FOLDER)), dependencies };
}
