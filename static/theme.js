// Runs before the first paint, so that a chosen theme does not flash and an offered language moves nothing.
// src/site/theme.ts and src/site/remembered-language.ts keep the choices.
try {
  const page = document.documentElement;
  // `theme` is what the key was called before.
  const theme = localStorage.getItem('standoff.theme') ?? localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
  if (localStorage.getItem('standoff.patterns') === 'on') page.dataset.patterns = '';
  const language = localStorage.getItem('standoff.language');
  if ((language === 'en' || language === 'de') && language !== page.lang) page.dataset.offer = '';
} catch {
  // Storage may be forbidden: then the system decides.
}

// The script of the page did not load: src/site/layout/NotLoaded.svelte says so, and its button loads the page again.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.notLoaded = '';
  },
  true,
);
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-reload]')) location.reload();
});
