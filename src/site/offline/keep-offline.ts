/**
 * Where pages enforce Trusted Types, the address of a service worker must come from a policy: this one allows no other.
 */
function workerAddress(base: string): string {
  const address = `${base}sw.js`;
  const policy = globalThis.trustedTypes?.createPolicy('standoff-offline', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Lets the browser store the site, and announces new versions of it. Does nothing where the browser stores nothing. */
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
