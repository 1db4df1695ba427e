import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { inEnglish } from './in-english.ts';
import '../../src/draw/tokens.css';
import '../../src/site/styles/base.css';
import AskedTurn from '../../stories/AskedTurn.svelte';
import { EXAMPLE_9, turnFor } from '../../stories/turns.ts';

test('what answers questions is fetched when the first is asked, and stays', async () => {
  const { container, getByRole } = await render(
    AskedTurn,
    inEnglish({ turn: turnFor(EXAMPLE_9), label: 'Example 9' }),
  );
  const asking = () => container.querySelector('.asking');
  expect(container.querySelector('.board svg')).not.toBeNull();
  expect(asking()).toBeNull();
  await userEvent.click(getByRole('tab', { name: 'Ask' }));
  await expect.poll(asking).not.toBeNull();
  await expect.poll(() => asking()?.textContent ?? '').toContain('Silesia’s support is cut');
});
