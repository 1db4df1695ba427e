import type { Topic } from '../../messages/turn/chapters.ts';

export const topics: Readonly<Record<Topic, string>> = {
  repaired: 'Sinngemäß gelesen',
  'not-followed': 'Ohne Wirkung',
  routes: 'Routen',
  supports: 'Unterstützung',
  cut: 'Abgeschnitten',
  convoys: 'Konvois',
  circle: 'Der Kreis',
  paradox: 'Das Paradox',
  retreats: 'Rückzüge',
  'head-to-head': 'Frontal',
  moves: 'Züge',
};
