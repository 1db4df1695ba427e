import type { PlanId } from '../../game/plan.ts';
import type { EditionId } from '../../rules/edition.ts';
import type { Season } from '../../trace/game-fact.ts';
import type { ScenarioTexts } from '../scenario.ts';
import { type Fields, fields, germanTexts } from '../load/fields.ts';

/** The text of a game's file after the schema has checked its types. */
export interface GameText {
  readonly title: string;
  readonly short: string;
  readonly paragraph: string;
  readonly entry: string | null;
  readonly instance: boolean;
  readonly note: string;
  readonly de: ScenarioTexts | null;
  readonly plan: PlanId;
  readonly players: readonly string[];
  readonly editions: readonly EditionId[];
  readonly start: Fields | null;
  readonly seasons: readonly SeasonText[];
  readonly end: Fields;
}

export interface SeasonText {
  /** Its key in the file: `Spring 1901`. */
  readonly name: string;
  readonly season: Season;
  readonly year: number;
  readonly stated: Fields;
}

/** `raw`: a file that has passed its schema. */
export function gameText(raw: unknown): GameText {
  const { entry, instance, players, editions, de, start, seasons, end, ...rest } = fields(raw);
  const plain = rest as unknown as Pick<
    GameText,
    'title' | 'short' | 'paragraph' | 'note' | 'plan'
  >;
  return {
    ...plain,
    de: germanTexts(de),
    entry: typeof entry === 'string' ? entry : null,
    instance: instance === true,
    players: (players ?? []) as readonly string[],
    editions: (editions as readonly (string | number)[]).map((id) => String(id) as EditionId),
    start: start === undefined ? null : fields(start),
    seasons: Object.entries(fields(seasons)).map(([name, stated]) => {
      const [season, year] = name.split(' ') as [Season, string];
      return { name, season, year: Number(year), stated: fields(stated) };
    }),
    end: fields(end),
  };
}
