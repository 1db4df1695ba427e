import { err, type Result } from '../../src/result.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
export interface Compiled {
  readonly scenarios: readonly Scenario[];
  readonly files: readonly string[];
}
export async function compileScenarios(folder: string): Promise<Result<Compiled, string>> {
  return err('x');
}
