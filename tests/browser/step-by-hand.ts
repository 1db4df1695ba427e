import { page } from 'vitest/browser';

/** As if the reader wanted no motion: then the ruling of a lesson is stepped through by hand. */
export function withoutMotion(): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
}

export const nextStep = page.getByRole('button', { name: 'Next step' });

/** Presses a button, then steps to where the ruling stops. */
export async function pressAndStep(button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  while (nextStep.query()) await nextStep.click();
}
