/**
 * For `{@attach}`: tells how wide an element is, now and whenever that changes. One frame later,
 * because what is done with it may change the height of what is observed.
 */
export function watchWidth(told: (px: number) => void): (node: HTMLElement) => () => void {
  return (node) => {
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        told(node.clientWidth);
      });
    });
    observer.observe(node);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}
