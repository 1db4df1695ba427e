/**
 * For `{@attach}`: reports the width of an element, now and whenever it changes. It reports one frame later, because
 * the handler may change the height of the observed element.
 */
export function watchWidth(report: (px: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        report(node.clientWidth);
      });
    });
    observer.observe(node);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}
