import { adjudicate } from '../../src/law/adjudicate.ts';
import '../../src/modules/army-fleet.ts';
import '../../src/ui/board/army-fleet.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import type { Turn } from '../../src/trace/turn.ts';

/** A frame of a scenario to draw. */
export interface Picture {
  readonly slug: string;
  readonly turn: Turn;
  readonly step: number;
}

// Read here instead of through the build's plugin, so that failing scenarios can be drawn, too.
const files = import.meta.glob<string>('../../scenarios/*/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The frames that a query asks for: `slugs`, `skip` and `take` select scenarios, `step` is `end`, `all` or a number.
 */
export function picturesFor(query: URLSearchParams): readonly Picture[] {
  const wanted = (query.get('slugs') ?? '').split(',').filter(Boolean);
  const skip = Number(query.get('skip') ?? 0);
  return Object.entries(files)
    .flatMap(([file, text]) => {
      const loaded = loadScenario(text, file.replace('../../', ''));
      return loaded.ok ? [loaded.value] : [];
    })
    .filter(({ slug }) => wanted.length === 0 || wanted.some((part) => slug.includes(part)))
    .slice(skip, skip + Number(query.get('take') ?? 1000))
    .flatMap(({ slug, position, orders, editions }) => {
      const edition = editionCalled(editions[0] ?? '1971');
      const turn = { position, orders, edition, ruling: adjudicate(position, orders, edition) };
      return stepsOf(turn, query.get('step') ?? 'end').map((step) => ({ slug, turn, step }));
    });
}

function stepsOf({ ruling }: Turn, step: string): readonly number[] {
  const last = ruling.steps.length;
  if (step === 'all') return Array.from({ length: last + 1 }, (_, i) => i);
  return [step === 'end' ? last : Math.min(last, Number(step))];
}
