import { build, type Plugin } from 'vite';

const NAME = 'virtual:frame-script';
const RESOLVED = `\0${NAME}`;
const ENTRY = 'src/site/frame/frame-script.ts';

/**
 * `import script from 'virtual:frame-script'`: the script of a framed page as one text, for an inline `<script>`
 * element that must not load anything.
 */
export function frameScript(): Plugin {
  let root = process.cwd();
  return {
    name: 'standoff:frame-script',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { code, modules } = await scriptOf(root, ENTRY);
      for (const file of modules) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** A script for an inline `<script>` element that must not load anything, and the files from which it was built. */
export async function scriptOf(
  root: string,
  entry: string,
  plugins: readonly Plugin[] = [],
): Promise<{ readonly code: string; readonly modules: readonly string[] }> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'frame' } },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk, ...others] = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  if (!chunk) throw new Error(`${entry} was not built`);
  if (others.length > 0) throw new Error(`${entry} must become one file`);
  // Nothing in it may end the element that contains it.
  if (/<\/?script|<!--/i.test(chunk.code)) throw new Error(`${entry} ends its own element`);
  return { code: chunk.code, modules: Object.keys(chunk.modules) };
}
