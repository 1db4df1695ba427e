/** Loads the Army/Fleet module with its drawing. A page calls this before its first turn under the module. */
export async function loadArmyFleetPage(): Promise<void> {
  await import('./load.ts');
}
