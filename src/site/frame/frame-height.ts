/**
 * The height at which a framed page has its board as wide as the frame, in px. A lower frame shows the whole page with
 * a smaller board (`frame.css`), so the current height alone does not tell.
 */
export function fullHeight(page: Element, board: SVGSVGElement): number {
  const { width, height } = board.getBoundingClientRect();
  const drawn = board.viewBox.baseVal;
  const border = Number.parseFloat(getComputedStyle(board).borderBottomWidth) || 0;
  const full = drawn.width > 0 ? (width * drawn.height) / drawn.width + border : height;
  // Ignore fractions of a px.
  const lacking = Math.max(0, Math.floor(full - height + 0.01));
  return Math.ceil(page.getBoundingClientRect().height + lacking);
}
