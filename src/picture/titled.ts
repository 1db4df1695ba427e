import { POWERS } from '../board/powers.ts';
import type { Held } from '../stage/model/drawable.ts';
import { sentenceBand } from './sentence-band.ts';
import { finished, type Parts, pictureTree } from './svg.ts';

/** The same as `pictureSvg`, with a line of text below the board. */
export function titledSvg(parts: Parts, line: string): string {
  const root = pictureTree(parts);
  const [left = 0, top = 0, width = 0, height = 0] = (root.attribs['viewBox'] ?? '')
    .split(' ')
    .map(Number);
  const band = sentenceBand([line], { left, top: top + height, width }, parts.palette);
  const whole = String(height + band.height);
  root.attribs['viewBox'] = `${String(left)} ${String(top)} ${String(width)} ${whole}`;
  root.attribs['height'] = whole;
  for (const child of [band.ground, ...band.sentences]) {
    child.parent = root;
    root.children.push(child);
  }
  return finished(root);
}

/** The title of a picture and, if its board shows owners, how many centres each power has: `Fall 1902. A 5, E 4`. */
export function titleLine(title: string, held: readonly Held[]): string {
  const counts = POWERS.flatMap((power) => {
    const own = held.filter((land) => land.power === power).length;
    return own > 0 ? [`${power.charAt(0)} ${String(own)}`] : [];
  });
  return counts.length > 0 ? `${title}. ${counts.join(', ')}` : title;
}
