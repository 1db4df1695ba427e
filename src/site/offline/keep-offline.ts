/** Where pages are asked for Trusted Types, a service worker starts from an address that a policy gives: this one gives no other. */
function workerAddress(base: string): string {
  const address = `${base}sw.js`;
  const policy = globalThis.trustedTypes?.createPolicy('standoff-offline', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Lets the browser keep the site, and says when it has a new version of it. Where it keeps nothing, nothing happens. */
export async function keepOffline(base: string): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers.register(workerAddress(base), {
    scope: base,
    updateViaCache: 'none',
  });
  const tell = (): void => {
    const { waiting } = registration;
    if (waiting && workers.controller)
      void import('./show-new-version.ts').then(({ showNewVersion }) => {
        showNewVersion(waiting);
      });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  // A page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}
