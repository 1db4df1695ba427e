/** The height of a text in a text box, with its long lines wrapped. */
export function heightIn(area: HTMLTextAreaElement, text: string): number {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.style.cssText = `position: absolute; visibility: hidden; width: ${String(area.offsetWidth)}px; height: 0`;
  copy.value = text;
  area.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
