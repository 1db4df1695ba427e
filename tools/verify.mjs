/**
 * Long proofs, half an hour on two cores: the adjudicator against the oracle and the properties, ten times as many
 * turns as in `npm test`; 504 games of up to fifty years; the board built anew; two thousand boards on which nothing
 * covers anything; and 100,000 rulings told in every language.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'unit', `--maxWorkers=${String(availableParallelism())}`],
    ...['tests/oracle', 'tests/properties', 'tests/board/rebuild', 'tests/stage/overlaps'],
    'tests/explain/languages',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STANDOFF_EFFORT: '10' } },
);
process.exitCode = status ?? 1;
