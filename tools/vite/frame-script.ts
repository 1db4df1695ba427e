import { build, type Plugin } from 'vite';

const NAME = 'virtual:frame-script';
const RESOLVED = `\0${NAME}`;
const ENTRY = 'src/site/frame/frame-script.ts';

/**
 * `import script from 'virtual:frame-script'`: the script of a framed page as one text, for a `<script>` element of its
 * own, which must not load anything.
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
      const built = await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          write: false,
          lib: { entry: ENTRY, formats: ['iife'], name: 'frame' },
        },
      });
      const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      const [chunk, ...others] = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
      if (!chunk) throw new Error('the script of frames was not built');
      if (others.length > 0) throw new Error('the script of frames must be one file');
      for (const file of Object.keys(chunk.modules)) this.addWatchFile(file);
      // Nothing in it may end the element that it stands in.
      if (/<\/?script|<!--/i.test(chunk.code)) throw new Error('the script of frames ends itself');
      return `export default ${JSON.stringify(chunk.code)};`;
    },
  };
}
