/** Loads the Army/Fleet module with what draws it. A page calls this before the first turn by it. */
export async function loadArmyFleetPage(): Promise<void> {
  await import('./load.ts');
}
