import type { Topic } from '../../messages/turn/chapters.ts';

export const topics: Readonly<Record<Topic, string>> = {
  repaired: 'Read as meant',
  'not-followed': 'Without effect',
  routes: 'Routes',
  supports: 'Supports',
  cut: 'The cut',
  convoys: 'Convoys',
  circle: 'The circle',
  paradox: 'The paradox',
  retreats: 'Retreats',
  'head-to-head': 'Head to head',
  moves: 'Moves',
};
