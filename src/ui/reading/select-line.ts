/** Selects a line of the text in a text box, counted from 1, and scrolls to it. */
export function selectLine(area: HTMLTextAreaElement, line: number): void {
  const text = area.value;
  const lines = text.split('\n').slice(0, line - 1);
  const start = lines.reduce((sum, { length }) => sum + length + 1, 0);
  const end = text.indexOf('\n', start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? text.length : end);
  area.scrollTop = heightIn(area, text.slice(0, start)) - area.clientHeight / 2;
}

/** The height of a text in a text box, with its long lines wrapped. */
function heightIn(area: HTMLTextAreaElement, text: string): number {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.style.cssText = `position: absolute; visibility: hidden; width: ${String(area.offsetWidth)}px; height: 0`;
  copy.value = text;
  area.after(copy);
  const { scrollHeight } = copy;
  copy.remove();
  return scrollHeight;
}
