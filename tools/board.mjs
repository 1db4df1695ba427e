/** Makes what is drawn of the board: `npm run board`. Its results are committed. */
import { runnerImport } from 'vite';

await runnerImport(new URL('board/make.ts', import.meta.url).pathname, { configFile: false });
