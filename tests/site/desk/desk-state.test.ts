import { describe, expect, test } from 'vitest';
import { enterBoard } from '../../../src/board/others/known-boards.ts';
import { exampleDesk, startOf } from '../../../src/desk/desk.ts';
import {
  firstState,
  moduleIs,
  update,
  type DeskEvent,
  type DeskState,
} from '../../../src/site/desk/desk-state.ts';
import { undone } from '../../../src/ui/kit/versions.ts';
import { boardNamed } from '../../boards/boards.ts';

/** The page after events that need nothing to be loaded. */
const after = (state: DeskState, ...events: readonly DeskEvent[]): DeskState =>
  events.reduce((before, event) => {
    const { state: next, load } = update(before, event);
    expect(load).toBeNull();
    return next;
  }, state);

const follow = (hash: string): DeskEvent => ({ type: 'FOLLOW', hash, draft: null });

describe('the page of the desk as a value', () => {
  test('it opens with the example; a link replaces it, and is no change that can be undone', () => {
    const opened = after(firstState(), follow(''));
    expect(opened.live).toBe(true);
    expect(opened.history.now).toEqual(exampleDesk());
    const linked = after(firstState(), follow('#turn=F:Apar!'));
    expect(linked.history.now.units).toHaveLength(1);
    expect(linked.active).toBe('France');
    expect(linked.picked).toBe('ruling');
    // Without an order there is nothing to rule yet.
    expect(after(firstState(), follow('#turn=F:Apar')).picked).toBe('orders');
    expect(undone(linked.history)).toBeNull();
    expect(undone(after(linked, follow('#turn=A:Avie')).history)?.now).toBe(linked.history.now);
  });

  test('writing is no change of its own, a taken text is, and what of it was not read is kept', () => {
    const opened = after(firstState(), follow('#turn=F:Apar!'));
    const written = after(opened, { type: 'WRITE', power: 'France', text: 'A Par-Bur' });
    expect(undone(written.history)).toBeNull();
    const unread = { lines: 1, hasResults: false };
    const taken = after(
      written,
      { type: 'SET', to: { pasted: 'A Par-Gas\n?', isPasting: true } },
      { type: 'TAKE', desk: startOf(null), unread },
    );
    expect(taken).toMatchObject({ pasted: 'A Par-Gas\n?', isPasting: false, unread });
    expect(undone(taken.history)?.now).toBe(written.history.now);
  });

  test('a draft belongs to its address, and only sheets of powers that there are count', () => {
    const draft = {
      at: '#turn=F:Apar!',
      sheets: { France: 'A Par-', Rome: 'A Rom-' } as never,
      pasted: 'half',
      view: 'orders',
    } as const;
    const own = update(firstState(), { type: 'FOLLOW', hash: draft.at, draft }).state;
    expect(own).toMatchObject({ picked: 'orders', pasted: 'half', isPasting: true });
    expect(own.history.now.sheets).toEqual({ France: 'A Par-' });
    const other = update(firstState(), { type: 'FOLLOW', hash: '#turn=A:Avie!', draft }).state;
    expect(other).toMatchObject({ picked: 'ruling', pasted: 'half' });
    expect(other.history.now.sheets).toEqual({ Austria: 'A Vie H' });
  });

  test('the module is loaded first; what else is asked for meanwhile calls it off', () => {
    const opened = after(firstState(), follow(''));
    const { state: waiting, load } = update(opened, { type: 'MODULE' });
    expect(load).toEqual({ what: 'module' });
    expect(moduleIs(waiting)).toBe('loading');
    expect(waiting.edition).toBe('2023');
    if (!load) return;
    expect(after(waiting, { type: 'LOADED', need: load }).edition).toBe('A/F');
    expect(moduleIs(after(waiting, { type: 'FAILED', need: load }))).toBe('failed');
    const picked = after(waiting, { type: 'EDITION', edition: '1971' });
    expect(after(picked, { type: 'LOADED', need: load })).toEqual(picked);
  });

  test('a board is loaded first, also for a link; if it cannot be, the page says which', () => {
    const opened = after(firstState(), follow(''));
    const { state: waiting, load } = update(opened, follow('#board=pure'));
    expect(load).toEqual({ what: 'board', id: 'pure' });
    if (!load) return;
    const failed = after(waiting, { type: 'FAILED', need: load });
    expect(failed).toMatchObject({ badLink: { kind: 'no-board', board: 'pure' }, live: true });
    expect(failed.history.now).toEqual(exampleDesk());
    enterBoard(boardNamed('pure'));
    const there = after(waiting, { type: 'LOADED', need: load });
    expect(there.history.now).toEqual(startOf('pure'));
    // The module has the standard map only.
    const fleets = after({ ...there, edition: 'A/F' }, { type: 'PUT', desk: startOf('pure') });
    expect(fleets.edition).toBe('2023');
    const europe = after(there, { type: 'START', board: null });
    expect(europe).toMatchObject({ picked: 'orders' });
    expect(europe.history.now).toEqual(startOf(null));
    expect(undone(europe.history)?.now.board).toBe('pure');
  });

  test('what a link says of its rules is forgotten once others are picked', () => {
    const opened = after(firstState(), follow('#edition=1776&turn=F:Apar!'));
    expect(opened.badLink).toEqual({ kind: 'unknown-edition' });
    expect(after(opened, { type: 'EDITION', edition: '1971' }).badLink).toBeNull();
  });
});
