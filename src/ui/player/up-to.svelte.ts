import type { PlaybackEvent } from './playback.ts';
import type { Stepping } from './player.svelte.ts';

/** Plays and steps as far as `end` and no further. From there, playing begins once more. */
export function sendUpTo(play: Stepping, end: number, event: PlaybackEvent): void {
  const isThere = play.step >= end;
  switch (event.type) {
    case 'NEXT':
      if (!isThere) play.send(event);
      return;
    case 'TOGGLE':
      if (isThere) play.send({ type: 'GO', step: 0 });
      play.send(event);
      return;
    case 'LAST':
      play.send({ type: 'GO', step: end });
      return;
    case 'GO':
      play.send({ type: 'GO', step: Math.min(event.step, end) });
      return;
    default:
      play.send(event);
  }
}

/** Stops at `end`. Call it while a component is created. */
export function stopAt(play: Stepping, endOf: () => number | null): void {
  $effect(() => {
    const end = endOf();
    if (end !== null && play.playing && play.step >= end) play.send({ type: 'GO', step: end });
  });
}
