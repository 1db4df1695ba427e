import { test as bare } from '@playwright/test';
import { expect, test } from '../site.ts';

const NINE = 'rulebook-1971/example-09/';

/** What a policy says, by directive. */
const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );

test('the policy of the pages, and the one that is sent with them, are strict', async ({
  request,
}) => {
  const answer = await request.get(NINE);
  const html = await answer.text();
  const element = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const header = answer.headers()['content-security-policy'] ?? '';
  for (const policy of [element, header]) {
    expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
    const said = directives(policy);
    expect(said.get('default-src')).toBe("'self'");
    for (const name of ['object-src', 'base-uri', 'form-action'])
      expect(said.get(name), name).toBe("'none'");
    for (const name of ['script-src', 'style-src', 'worker-src'])
      expect(said.get(name) ?? "'self'", name).toBe("'self'");
    expect(said.get('require-trusted-types-for')).toBe("'script'");
    expect(said.get('trusted-types')).toBe('svelte-trusted-html standoff-worker standoff-offline');
  }
  expect(directives(header).get('frame-ancestors')).toBe("'self'");
  const missing = await request.get('no/such/page/');
  expect(missing.headers()['content-security-policy']).toBe(header);
});

// Without the fixture, which would fail it.
bare('what is against the policy does not happen', async ({ page }) => {
  await page.goto(NINE);
  const seen = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      violations.push(effectiveDirective);
    });
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    document.body.setAttribute('style', 'display: none');
    const script = document.createElement('script');
    const refused = (() => {
      try {
        script.text = 'document.title = "run"';
        return false;
      } catch {
        return true;
      }
    })();
    // The events come after what they are about.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return {
      violations,
      refused,
      shown: getComputedStyle(document.body).display,
    };
  });
  expect([...new Set(seen.violations)].sort()).toEqual([
    'require-trusted-types-for',
    'style-src-attr',
    'style-src-elem',
  ]);
  expect(seen.refused).toBe(true);
  expect(seen.shown).not.toBe('none');
});

bare('where no worker can be started, the question that needs one says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await page.goto(`${NINE}#at=ruling`);
  const asking = page.locator('.asking');
  await page.getByRole('tab', { name: 'Ask' }).click();
  await asking.getByLabel('Ask about').selectOption('BER');
  await asking.getByRole('radio', { name: /What was missing/ }).check({ force: true });
  await expect(asking).toContainText('The search couldn’t run here.');
});
