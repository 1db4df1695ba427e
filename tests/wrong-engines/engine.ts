import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer, createServerModuleRunner, normalizePath } from 'vite';
import type { Plugin } from 'vite';
import type { adjudicate } from '../../src/law/adjudicate.ts';
import type { rulePhases } from '../../src/scenario/rule-phases.ts';
import type { Change } from './change.ts';

/** All that a turn is ruled with. */
export interface Engine {
  readonly adjudicate: typeof adjudicate;
  readonly rulePhases: typeof rulePhases;
}

export interface Workshop {
  /** An engine of our sources, but for these changes. No file is touched. */
  readonly build: (changes: readonly Change[]) => Promise<Engine>;
  readonly close: () => Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
const pathOf = (file: string): string => normalizePath(join(root, 'src', file));

/** The source with its changes. Throws unless each fits in exactly one place. */
export function changed(source: string, changes: readonly Change[]): string {
  return changes.reduce((text, { file, find, replace }) => {
    const [before, after, ...more] = text.split(find);
    if (before === undefined || after === undefined || more.length > 0)
      throw new Error(`"${find}" is not in ${file} exactly once`);
    return before + replace + after;
  }, source);
}

/** Loads sources apart from those that the test itself imports. */
export async function openWorkshop(): Promise<Workshop> {
  let planned: readonly Change[] = [];
  const changing = (id: string): readonly Change[] =>
    planned.filter(({ file }) => pathOf(file) === normalizePath(id));
  const plant: Plugin = {
    name: 'standoff:wrong-engine',
    enforce: 'pre',
    load: (id) =>
      changing(id).length > 0 ? changed(readFileSync(id, 'utf8'), changing(id)) : null,
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [plant],
  });
  const { ssr } = server.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const forget = (changes: readonly Change[]): void => {
    for (const { file } of changes) {
      const known = ssr.moduleGraph.getModuleById(pathOf(file));
      if (known) ssr.moduleGraph.invalidateModule(known);
    }
  };

  async function build(changes: readonly Change[]): Promise<Engine> {
    forget(planned);
    forget(changes);
    planned = changes;
    runner.clearCache();
    const movement: Pick<Engine, 'adjudicate'> = await runner.import(pathOf('law/adjudicate.ts'));
    const phases: Pick<Engine, 'rulePhases'> = await runner.import(
      pathOf('scenario/rule-phases.ts'),
    );
    return { adjudicate: movement.adjudicate, rulePhases: phases.rulePhases };
  }

  return { build, close: () => server.close() };
}
