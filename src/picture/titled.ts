import { POWERS, type Power } from '../board/powers.ts';
import type { Held } from '../stage/model/drawable.ts';

/** What a picture says of itself. */
export interface Caption {
  readonly title: string;
  readonly description: string;
  /** Whether the title and the number of centres of each power are below the board. */
  readonly isTitled?: boolean;
}

/** The title of a picture and, if its board shows owners, how many centres each power has: `Fall 1902. A 5, E 4`. */
export function titleLine(
  { title }: Pick<Caption, 'title'>,
  held: readonly Held[],
  letters?: ReadonlyMap<Power, string>,
): string {
  const counts = [...(letters?.keys() ?? POWERS)].flatMap((power) => {
    const own = held.filter((land) => land.power === power).length;
    return own > 0 ? [`${letters?.get(power) ?? power.charAt(0)}\u00a0${String(own)}`] : [];
  });
  return counts.length > 0 ? `${title}. ${counts.join(', ')}` : title;
}

/** The texts of a picture: its title, its description, and the line below the board. */
export const textsOf = (
  { isTitled = false, ...caption }: Caption,
  held: readonly Held[] = [],
  letters?: ReadonlyMap<Power, string>,
): Omit<Caption, 'isTitled'> & { readonly line: string | null } => ({
  ...caption,
  line: isTitled ? titleLine(caption, held, letters) : null,
});
