import { createSubscriber } from 'svelte/reactivity';
import type { AnyActor, SnapshotFrom } from 'xstate';

/**
 * Binds an actor that has NOT been started yet to runes: code that reads `snapshot` runs again when it changes. The
 * actor starts in an effect, so only in a browser; a prerendered page shows its initial snapshot.
 */
export function runActor<A extends AnyActor>(actor: A) {
  const track = createSubscriber((update) => {
    const subscription = actor.subscribe({ next: update, error: update, complete: update });
    return () => {
      subscription.unsubscribe();
    };
  });
  $effect(() => {
    actor.start();
    return () => {
      actor.stop();
    };
  });
  return {
    send: (event: Parameters<A['send']>[0]) => {
      actor.send(event);
    },
    get snapshot(): SnapshotFrom<A> {
      track();
      return actor.getSnapshot() as SnapshotFrom<A>;
    },
  };
}
