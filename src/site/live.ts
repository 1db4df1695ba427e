import { hydrate, tick } from 'svelte';
import Hero from './examples/Hero.svelte';
import type { PageData } from './page-data.ts';
import ScenarioPage from './scenario/ScenarioPage.svelte';

/** Hydrates the live part of a page. */
export async function live(target: HTMLElement, data: PageData, base: string): Promise<void> {
  switch (data.page) {
    case 'scenario':
      hydrate(ScenarioPage, { target, props: { shown: data.shown, base } });
      break;
    case 'machine': {
      const { default: MachinePage } = await import('./game/MachinePage.svelte');
      hydrate(MachinePage, { target, props: { base } });
      break;
    }
    case 'home':
      hydrate(Hero, { target, props: { shown: data.shown, start: data.start, base } });
      break;
    case 'game': {
      const { default: GamePage } = await import('./game/GamePage.svelte');
      hydrate(GamePage, { target, props: { base } });
      break;
    }
    case 'still':
      break;
  }
  await tick();
  target.dataset['live'] = '';
}
