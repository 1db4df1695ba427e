import { expect, test, vi } from 'vitest';

// At build time it is generated from style sheets.
vi.mock('virtual:embed-styles', () => ({ rules: '', tokens: '' }));

/** Frameworks that render pages on a server import there what their pages import. */
test('code that pages import can be imported where there is no page', async () => {
  expect('HTMLElement' in globalThis || 'document' in globalThis).toBe(false);
  const { StandoffScenario } = await import('../../src/embed/element.ts');
  expect(StandoffScenario.observedAttributes).toContain('data');
  await expect(import('../../src/embed/fences.ts')).resolves.toHaveProperty('upgradeFences');
});
