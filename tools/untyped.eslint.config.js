/** ESLint without the rules that need types, for components in `npm test`. `npm run verify` applies all rules. */
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import everything from '../eslint.config.js';

export default defineConfig(everything, ts.configs.disableTypeChecked);
