import type { LawName } from '../rules/edition.ts';

/**
 * Loads the Army/Fleet module: its edition, law and words. Until then whatever needs them throws. Code that always needs
 * the module imports `army-fleet.ts`.
 */
export async function loadArmyFleet(): Promise<void> {
  await import('./army-fleet.ts');
}

/** Loads what a law needs that is not in every bundle. */
export async function loadLaw(law: LawName): Promise<void> {
  if (law === 'army-fleet') await loadArmyFleet();
}
