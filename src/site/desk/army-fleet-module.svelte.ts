import { loadArmyFleetPage } from '../army-fleet/load-page.ts';

/** The Army/Fleet module on its way: `state` null: there, or not asked for. */
export function createArmyFleetModule() {
  let state: 'loading' | 'failed' | null = $state(null);
  let calls = 0;
  return {
    get state() {
      return state;
    },
    /** Nobody waits for it any more. */
    leave(): void {
      calls++;
      state = null;
    },
    /** Goes on once it is there, unless something else was asked for meanwhile; `otherwise`: it could not be loaded. */
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
