import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The tests of a part, as `plans.mjs` lists them: fast ones first, since a mutant's run stops at the first failure. */
const tests = (process.env['STANDOFF_MUTATION_TESTS'] ?? '').split(' ').filter(Boolean);

class AsListed extends BaseSequencer {
  override sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const place = ({ moduleId }: (typeof files)[number]): number =>
      tests.findIndex((path) => moduleId.includes(path));
    return Promise.resolve([...files].sort((one, other) => place(one) - place(other)));
  }
}

export default defineConfig({
  test: {
    setupFiles: ['tests/support/modules.ts'],
    include: tests.map((path) => (path.endsWith('.ts') ? path : `${path}/*.test.ts`)),
    isolate: false,
    sequence: { sequencer: AsListed },
  },
});
