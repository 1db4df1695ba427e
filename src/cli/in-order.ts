/**
 * Works on up to `limit` items at once and gives the results in the order of the items, each as soon as it and all
 * before it are there. Takes no further items while `limit` results wait to be fetched.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<R>,
  limit: number,
): AsyncGenerator<R> {
  const iterator = items[Symbol.asyncIterator]();
  const queue: Promise<R>[] = [];
  let next: Promise<IteratorResult<T>> | null = iterator.next();
  try {
    while (next || queue.length > 0) {
      const [head] = queue;
      const isFull = queue.length >= limit;
      if (head && (!next || isFull || (await isFirst(head, next)))) {
        void queue.shift();
        yield await head;
        continue;
      }
      if (!next) continue;
      const item: IteratorResult<T> = await next;
      if (item.done === true) {
        next = null;
        continue;
      }
      const result = work(item.value);
      // It is awaited later; until then a failure is not "unhandled".
      void result.catch(() => undefined);
      queue.push(result);
      next = iterator.next();
      void next.catch(() => undefined);
    }
  } finally {
    await iterator.return?.();
  }
}

/** Whether the one is settled before the other. */
async function isFirst(one: Promise<unknown>, other: Promise<unknown>): Promise<boolean> {
  return Promise.race([one.then(() => true), other.then(() => false)]);
}
