/** `npm run diagram`: makes the layouts of the standard board's diagrams anew. They are committed. */
import { runnerImport } from 'vite';

await runnerImport(new URL('board/diagram.ts', import.meta.url).pathname, { configFile: false });
