import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** For a test that passes on a phone as on a desktop: `npm test` runs it on a desktop only. */
export const ANY_SIZE = { tag: '@any-size' } as const;

/** For a test that is harder to pass on a phone: `npm test` runs it there only. */
export const ON_PHONE = { tag: '@on-phone' } as const;

/** For a long test of what shorter ones test in part: only `npm run verify` runs it. */
export const IN_VERIFY = { tag: '@verify' } as const;

/** For a test about motion; in all others the reader wants none. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * A test of the site. It fails also if a page writes an error, throws, does what its content security policy forbids, or asks
 * anybody else for anything.
 */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const complaints: string[] = [];
      const home = new URL(baseURL ?? '').origin;
      // Most tests are about rulings, not about what is asked before them.
      await context.addInitScript(() => {
        // A frame without an origin has no storage.
        if (origin !== 'null') localStorage.setItem('standoff.examples', 'play');
      });
      // Some browsers only tell the page.
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { violatedDirective, blockedURI, sample } = event;
          console.error(`against the policy: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      context.on('console', (message) => {
        // Playwright's own word on `serviceWorkers: 'block'`.
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        // Only says that the machine is slow.
        if (/was preloaded .* but not used within a few seconds/.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => {
        complaints.push(`page error: ${error.error().message}`);
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== home)
          complaints.push(`request to another site: ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
      });
      await use(undefined);
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
    },
    { auto: true },
  ],
});
