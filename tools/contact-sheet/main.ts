import { mount } from 'svelte';
import '../../src/site/styles/fonts.css';
import '../../src/draw/tokens.css';
import type { FORMATS } from '../../src/stage/model/format.ts';
import { picturesFor } from './pictures.ts';
import Sheet from './Sheet.svelte';

const target = document.getElementById('sheet');
if (!target) throw new Error('no #sheet');
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
mount(Sheet, {
  target,
  props: {
    pictures: picturesFor(query),
    format: (query.get('format') ?? 'wide') as keyof typeof FORMATS,
    scale: Number(query.get('scale') ?? 1),
  },
});
void document.fonts.ready.then(() => {
  document.body.dataset['ready'] = 'yes';
});
