/** Brings what is to be answered into sight, above the foot, with the focus on its first answer. */
export function goTo(answers: HTMLElement | undefined): void {
  answers?.scrollIntoView({ block: 'end' });
  answers?.querySelector('button')?.focus({ preventScroll: true });
}
