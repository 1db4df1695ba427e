import './tokens.css';
import './fonts.css';
import './base.css';
import { hydrate } from 'svelte';
import Hero from './Hero.svelte';
import type { PageData } from './page-data.ts';
import ScenarioPage from './ScenarioPage.svelte';
import { themeToggle } from './theme.ts';

const base = import.meta.env.BASE_URL;
const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]');
if (toggle) themeToggle(toggle);

const target = document.getElementById('live');
const json = document.getElementById('app-data')?.textContent;
const data = json ? (JSON.parse(json) as PageData) : null;
if (target && data) {
  switch (data.page) {
    case 'scenario':
      hydrate(ScenarioPage, { target, props: { shown: data.shown, base } });
      break;
    case 'home':
      hydrate(Hero, { target, props: { shown: data.shown, start: data.start, base } });
      break;
    case 'still':
      break;
  }
}
