/**
 * Loads the Army/Fleet module: its edition, adjudicator, checker and words. Until then a ruling by its edition throws. This is
 * the only way in for whoever may not need it; who always does imports `army-fleet/load.ts`.
 */
export async function loadArmyFleet(): Promise<void> {
  await import('./army-fleet/load.ts');
}
