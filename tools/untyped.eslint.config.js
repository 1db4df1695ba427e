/** ESLint without the rules that need types: what `npm test` asks of components. `npm run verify` asks everything. */
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import everything from '../eslint.config.js';

export default defineConfig(everything, ts.configs.disableTypeChecked);
