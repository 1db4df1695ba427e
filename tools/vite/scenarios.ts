import { relative, resolve } from 'node:path';
import { type Plugin, normalizePath, runnerImport } from 'vite';

type Compiler = typeof import('./compile-scenarios.ts');

const NAME = 'virtual:scenarios';
const RESOLVED = `\0${NAME}`;
const FOLDER = 'scenarios';

/**
 * `import { scenarios } from 'virtual:scenarios'`: every file under `scenarios/`, read and checked
 * while building. A file that cannot be read, or expects what the ruling does not give, fails the
 * build with file, line, column and what was expected.
 */
export function scenarios(): Plugin {
  let root = process.cwd();
  return {
    name: 'standoff:scenarios',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      // Not imported by the configuration itself: then every edit of the rules would restart Vite.
      const { module, dependencies } = await runnerImport<Compiler>(
        resolve(import.meta.dirname, 'compile-scenarios.ts'),
      );
      const compiled = await module.compileScenarios(resolve(root, FOLDER));
      if (!compiled.ok) this.error(compiled.error);
      for (const file of [...dependencies, ...compiled.value.files]) this.addWatchFile(file);
      const json = JSON.stringify(JSON.stringify(compiled.value.scenarios));
      return `export const scenarios = JSON.parse(${json});`;
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
