import { loadArmyFleet } from '../../explain/languages/load-army-fleet.ts';

/** Loads the Army/Fleet module with what draws it. A page calls this before the first turn by it. */
export async function loadArmyFleetPage(): Promise<void> {
  await Promise.all([loadArmyFleet(), import('../../ui/board/load-army-fleet.ts')]);
}
