/** `npm run board`: generates all drawings of the board. The results are committed. */
import { runnerImport } from 'vite';

await runnerImport(new URL('board/make.ts', import.meta.url).pathname, { configFile: false });
