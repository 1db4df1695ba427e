import { scenarios } from 'virtual:scenarios';
import { adjudicate } from '../src/law/adjudicate.ts';
import '../src/modules/army-fleet.ts';
import { editionCalled } from '../src/rules/modules.ts';
import type { Turn } from '../src/trace/turn.ts';

/** A scenario as a turn, ruled under its first edition. */
export function turnNamed(slug: string): Turn {
  const found = scenarios.find((one) => one.slug === slug);
  if (!found) throw new Error(`no scenario ${slug}`);
  const { position, orders, editions } = found;
  const edition = editionCalled(editions[0] ?? '1971');
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}
