import { loadBold } from '../../ui/kit/load-bold.ts';

/** Prints a chapter (`ChapterPage`, which is static), with the answers on a separate page. */
export function worksheet(page: HTMLElement): void {
  // Only the answers are bold. Fonts that are first needed in print come too late for it.
  void loadBold();
  page.querySelector('[data-print]')?.addEventListener('click', () => {
    void loadBold().then(() => {
      print();
    });
  });
  addEventListener('beforeprint', () => {
    for (const answers of page.querySelectorAll('details')) answers.open = true;
  });
}
