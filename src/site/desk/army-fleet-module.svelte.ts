import { loadArmyFleetPage } from '../army-fleet/load-page.ts';

/** Loads the Army/Fleet module. `state` null: loaded, or not requested. */
export function createArmyFleetModule() {
  let state: 'loading' | 'failed' | null = $state(null);
  let calls = 0;
  return {
    get state() {
      return state;
    },
    /** Abandons loading: nothing waits for it any more. */
    leave(): void {
      calls++;
      state = null;
    },
    /**
     * Calls `go` once it is loaded, unless something else was requested meanwhile; `otherwise`: it could not be loaded.
     */
    async load(go: () => void, otherwise: () => void): Promise<void> {
      const own = ++calls;
      state = 'loading';
      const isThere = await loadArmyFleetPage().then(
        () => true,
        () => false,
      );
      if (own !== calls) return;
      state = isThere ? null : 'failed';
      (isThere ? go : otherwise)();
    },
  };
}
