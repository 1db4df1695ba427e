/**
 * Loads the Army/Fleet module: its edition, adjudicator, checker and words. Until then a ruling under its edition
 * throws. Code that may not need the module must use this; code that always does imports `army-fleet/load.ts`.
 */
export async function loadArmyFleet(): Promise<void> {
  await import('./army-fleet/load.ts');
}
