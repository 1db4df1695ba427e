/** Work that may be interrupted after each part, and its result. */
export type InParts<T> = Generator<void, T>;

/** Does all parts at once. */
export function atOnce<T>(parts: InParts<T>): T {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** Does one part after another. `pause`: waits between them. */
export async function withPauses<T>(parts: InParts<T>, pause: () => Promise<void>): Promise<T> {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
    await pause();
  }
}
