import { mount } from 'svelte';
import '../../src/site/fonts.css';
import '../../src/site/tokens.css';
import Sheet from './Sheet.svelte';

const target = document.getElementById('sheet');
if (!target) throw new Error('no #sheet');
const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
mount(Sheet, { target, props: { query } });
void document.fonts.ready.then(() => {
  document.body.dataset['ready'] = 'yes';
});
