import { onMount } from 'svelte';
import type { Edition } from '../../rules/edition.ts';
import { editionCalled } from '../../rules/modules.ts';
import { oncePainted } from '../../ui/kit/after-paint.svelte.ts';
import { loadArmyFleetPage } from '../army-fleet/load-page.ts';
import { openBoard } from '../boards/open-board.ts';
import { boardOfDesk, EXAMPLE, lineOf } from '../../desk/desk.ts';
import { firstState, update, type DeskEvent, type Need } from './desk-state.ts';
import { editionByHouse } from '../../desk/house-rules.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';
import { formatDeskAddress } from './link/desk-address.ts';
import type { LinkedPlayerStart } from './link/link-questions.ts';
import { formatReported } from './link/link-reported.ts';

const load = (need: Need): Promise<unknown> =>
  need.what === 'module' ? loadArmyFleetPage() : openBoard(need.id);

/**
 * The desk of a page, synchronised with its address and with the draft that the browser keeps until the window is closed. For a
 * single component, called while it is created.
 */
export function createDesk() {
  let now = $state.raw(firstState());
  const desk = $derived(now.history.now);
  const board = $derived(boardOfDesk(desk));
  const rules: Edition = $derived.by(
    () => (now.house && editionByHouse(now.house)) ?? editionCalled(now.edition),
  );
  // What an event leaves as it is changes nothing on the page.
  const opening = $derived(now.opening);
  const pasted = $derived(now.pasted);
  const line = $derived(lineOf(desk, rules));
  const reported = $derived(formatReported(desk, rules));

  /** Links leave out order sheets' unreadable words. */
  const fragmentOf = (at: LinkedPlayerStart['at'], asked: string | null): string =>
    formatDeskAddress({
      ...now,
      line: line === EXAMPLE && desk.board === null && reported === '' ? null : line,
      board: desk.board,
      reported,
      opening: { at, asked },
    });
  const fragment = $derived(fragmentOf(opening.at, opening.asked));
  const addressOf = (shown: string): string => `${location.origin}${location.pathname}${shown}`;

  function send(event: DeskEvent): void {
    const updated = update(now, event);
    now = updated.state;
    const { load: need } = updated;
    if (need === null) return;
    load(need).then(
      () => {
        send({ type: 'LOADED', need });
      },
      () => {
        send({ type: 'FAILED', need });
      },
    );
  }
  function follow(): void {
    const { hash } = location;
    if (now.live && hash === fragment) return;
    send({ type: 'FOLLOW', hash, draft: now.live ? null : keptDraft() });
  }

  onMount(follow);
  $effect(() => {
    const { live, picked } = now;
    if (live) keepDraft({ at: fragment, sheets: desk.sheets, pasted, view: picked });
  });
  $effect(() => {
    if (!now.live || now.badLink || fragment === location.hash) return undefined;
    const { pathname, search } = location;
    const address = `${pathname}${search}${fragment}`;
    return oncePainted(() => {
      window.history.replaceState(window.history.state, '', address);
    });
  });

  return {
    get now() {
      return now;
    },
    get desk() {
      return desk;
    },
    /** The board that counts. */
    get board() {
      return board;
    },
    /** The edition, or the one that house rules make of it. */
    get rules() {
      return rules;
    },
    get isOfModule() {
      return rules.law !== 'rulebook';
    },
    get opening() {
      return opening;
    },
    get pasted() {
      return pasted;
    },
    /** The turn as a line, as links contain it. */
    get line() {
      return line;
    },
    send,
    follow,
    address: (): string => addressOf(fragment),
    /** The address that opens the player at a step, with a question. */
    asking: (at: string | null, asked: string | null): string => addressOf(fragmentOf(at, asked)),
  };
}
export type DeskHere = ReturnType<typeof createDesk>;
