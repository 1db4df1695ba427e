import type { Tools } from './tools.ts';
import { dress, wordsFor } from './told.ts';

/** Shows one chapter of a study at a time, with buttons to the others; its list of contents is in the page. */
export function study(element: HTMLElement, html: Tools['html']): void {
  const { shadowRoot: root } = element;
  const chapters = [...element.children].filter((child) => child.matches('standoff-scenario'));
  if (!root || root.querySelector('.chapters') || chapters.length === 0) return;
  dress(element);
  const labels = wordsFor(element);
  const place = html('span', { role: 'status' });
  const button = (words: string, sign: string, by: number): HTMLButtonElement =>
    html(
      'button',
      {
        type: 'button',
        'aria-label': words,
        title: words,
        click: () => {
          show(current + by);
        },
      },
      sign,
    );
  const [back, next] = [button(labels.before, '‹', -1), button(labels.after, '›', 1)];
  let current = 0;
  function show(to: number): void {
    if (!chapters[to]) return;
    current = to;
    chapters.forEach((chapter, i) => {
      chapter.toggleAttribute('current', i === to);
    });
    place.textContent = labels.chapterOf(to + 1, chapters.length);
    back.setAttribute('aria-disabled', String(to === 0));
    next.setAttribute('aria-disabled', String(to === chapters.length - 1));
    for (const link of element.querySelectorAll(':scope > [slot] a'))
      link.toggleAttribute('aria-current', false);
    const link = element.querySelector(`:scope > [slot] a[href="#${CSS.escape(chapters[to].id)}"]`);
    link?.setAttribute('aria-current', 'true');
  }
  const fromAddress = (): void => {
    const id = decodeURIComponent(location.hash.slice(1));
    show(chapters.findIndex((chapter) => chapter.id === id));
  };
  element.addEventListener('click', ({ target }) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    const to = chapters.findIndex((chapter) => href === `#${chapter.id}`);
    if (to >= 0) show(to);
  });
  window.addEventListener('hashchange', fromAddress);
  root.prepend(
    html('slot', { name: 'words' }),
    html('div', { class: 'chapters' }, back, place, next),
  );
  element.setAttribute('drawn', '');
  show(0);
  fromAddress();
}
