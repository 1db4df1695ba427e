import '../draw/tokens.css';
import './styles/fonts.css';
import './styles/fallback-fonts.css';
import './styles/base.css';
import './styles/print.css';
import { findOnRequest } from '../find/find-on-request.ts';
import { hasDraft } from './desk/has-draft.ts';
import { hasGame } from './game/has-game.ts';
import { hasProgress } from './learn/has-progress.ts';
import type { PageData } from './page-data.ts';
import { languageLinks } from './language-links.ts';
import { patternToggle, themeToggle } from './theme.ts';
import { whenIdle } from '../ui/kit/when-idle.ts';
import { opensWithRuling } from './scenario/kept-mode.ts';
import { mayAsk, wakeOnIntent } from './wake.ts';

const base = import.meta.env.BASE_URL;
const toggle = document.querySelector<HTMLElement>('[data-theme-toggle]');
if (toggle) themeToggle(toggle);
const patterns = document.querySelector<HTMLElement>('[data-patterns-toggle]');
if (patterns) patternToggle(patterns);

const target = document.getElementById('live');
const json = document.getElementById('app-data')?.textContent;
const data = json ? (JSON.parse(json) as PageData) : null;
languageLinks(data?.page === 'home');

/** `layout/NotLoaded.svelte` is shown unless loading succeeds. theme.js does the same if this script does not load. */
async function loaded(load: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  try {
    await load();
    delete dataset['notLoaded'];
  } catch (cause) {
    dataset['notLoaded'] = '';
    throw cause;
  }
}

findOnRequest(base);
if (target && data) {
  const wake = wakeOnIntent(target, () =>
    loaded(async () => {
      const { live } = await import('./live.ts');
      await live(target, data, base);
    }),
  );
  const follow = (): void => {
    if (mayAsk(location.hash)) wake();
  };
  follow();
  window.addEventListener('hashchange', follow);
  // A page that opens with a question, for a reader who wants rulings first.
  if (target.querySelector('.predicts') && opensWithRuling()) wake();
  // In development the styles come with the scripts.
  if (import.meta.env.DEV || ['study', 'own-board'].includes(data.page)) wake();
  // A lesson is there to be answered, so it does not wait for the first interaction.
  if (['lesson', 'practice', 'today', 'saturday'].includes(data.page))
    window.addEventListener('load', () => {
      whenIdle(wake);
    });
  if (data.page === 'desk' && (location.hash !== '' || hasDraft())) wake();
  if (data.page === 'game' && (location.hash !== '' || hasGame())) wake();
}
const cards = document.querySelectorAll<HTMLElement>('[data-picture]');
if (cards.length > 0)
  void import('../find/pictures.ts').then(({ picturesInSight }) => {
    picturesInSight(cards, base);
  });
// Static pages that a small script serves.
const main = document.getElementById('main');
if (main && data?.page === 'learn') {
  const wake = wakeOnIntent(main, () =>
    loaded(async () => {
      const { courseList } = await import('./learn/course-list.ts');
      courseList(main, document.documentElement.lang === 'de' ? 'de' : 'en');
    }),
  );
  // Without progress and a teacher's choice the list is as it was built.
  if (location.search !== '' || hasProgress()) wake();
}
if (main && data?.page === 'chapter')
  void loaded(async () => {
    const { worksheet } = await import('./learn/worksheet.ts');
    worksheet(main);
  });

// Last, because storing the site for later must not slow this visit.
if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window)
  window.addEventListener('load', () => {
    void import('./offline/keep-offline.ts')
      .then(({ keepOffline }) => keepOffline(base))
      // Private windows and some hosts refuse it: then the site needs the network, like any other.
      .catch(() => undefined);
  });
