import { onMount } from 'svelte';
import { POWERS, type Power } from '../../board/powers.ts';
import { isRulebook, type Edition, type EditionId, type EditionName } from '../../rules/edition.ts';
import { editionCalled } from '../../rules/modules.ts';
import { parseAddress } from '../address.ts';
import { createArmyFleetModule } from './army-fleet-module.svelte.ts';
import {
  deskIn,
  editionIn,
  fieldIn,
  formatDeskAddress,
  OPENING_EDITION,
  RULES_ERRORS,
  rulesErrorIn,
} from './link/desk-address.ts';
import { oncePainted } from '../../ui/kit/after-paint.svelte.ts';
import { changed, historyOf, replaced, type History } from '../../ui/kit/history.ts';
import { EXAMPLE, exampleDesk, lineOf, type Desk } from './desk.ts';
import { editionByHouse, parseHouseRules, type DeskHouseRules } from './house-rules.ts';
import { keepDraft, keptDraft, type DeskView } from './kept-draft.ts';
import type { BadLink } from './link/link-problem.ts';
import type { Disputed } from '../../report/settled-dispute.ts';
import { formatReported } from './link/link-reported.ts';
import { parseDisputed, PLAIN, type LinkedPlayerStart } from './link/link-questions.ts';

/**
 * The desk and its edition, synchronised with the address of the page and with the draft that the browser keeps until
 * the window is closed. For a single component, called while it is created.
 */
export function createDeskState() {
  const opened = exampleDesk();
  let history: History<Desk> = $state.raw(historyOf(opened));
  /** `A/F` only once its module is loaded. */
  let edition: EditionName = $state(OPENING_EDITION);
  /** The rulebook that rules again when the module is left. */
  let rulebook: EditionId = $state(OPENING_EDITION);
  const armyFleet = createArmyFleetModule();
  /** House rules that change the edition. */
  let house: DeskHouseRules | null = $state.raw(null);
  /** A second edition, side by side with the first. */
  let beside: EditionId | null = $state(null);
  let active: Power = $state('England');
  let badLink: BadLink | null = $state.raw(null);
  /** The dispute below the board. */
  let disputed: Disputed | null = $state.raw(null);
  /** Whether the link that was opened has a dispute. */
  let hasSentDispute = $state(false);
  let opening: LinkedPlayerStart = $state.raw(PLAIN);
  /** The view that was picked. */
  let picked = $state<DeskView>('ruling');
  /** A text that was not taken over yet. */
  let pasted = $state('');
  let isPasting = $state(false);
  /** Whether the page has read its address. */
  let live = $state(false);

  const desk = $derived(history.now);
  const rules: Edition = $derived.by(
    () => (house && editionByHouse(house)) ?? editionCalled(edition),
  );
  const line = $derived(lineOf(desk, rules));
  const reported = $derived(formatReported(desk, rules));

  /** Links leave out order sheets' unreadable words. */
  const fragmentOf = (at: LinkedPlayerStart['at'], ask: string | null): string =>
    formatDeskAddress({
      line: line === EXAMPLE && reported === '' ? null : line,
      variant: desk.variant,
      reported,
      edition,
      beside,
      house,
      disputed,
      opening: { at, asked: ask },
    });
  const fragment = $derived(fragmentOf(opening.at, opening.asked));
  const addressOf = (shown: string): string => `${location.origin}${location.pathname}${shown}`;

  /** Makes a power active that has something to do here. */
  function show(): void {
    const { units, dislodged, sheets, phase } = history.now;
    const asked = phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units;
    const isAsked = (power: Power): boolean =>
      sheets[power] !== undefined || asked.some((unit) => unit.power === power);
    if (!isAsked(active)) active = POWERS.find(isAsked) ?? active;
    badLink = null;
    disputed = null;
    hasSentDispute = false;
    opening = PLAIN;
  }

  /** What a link says of its rules no longer matters once others are picked. */
  function forgetRulesError(): void {
    if (RULES_ERRORS.some((kind) => kind === badLink?.kind)) badLink = null;
  }

  function pick(name: EditionName): void {
    forgetRulesError();
    armyFleet.leave();
    edition = name;
    if (isRulebook(name)) rulebook = name;
    else beside = disputed = null;
    house = null;
  }

  /**
   * Puts the turn in the address on the desk. A turn of the module waits until that is loaded, and is never ruled under
   * another edition.
   */
  function follow(then: () => void = () => undefined): void {
    const { hash } = location;
    if (hash === fragment && live) return;
    const open = (): void => {
      followNow(hash);
      then();
    };
    const failed = (): void => {
      followNow('');
      badLink = { kind: 'no-module' };
      then();
    };
    armyFleet.leave();
    if (editionIn(hash) === 'A/F') void armyFleet.load(open, failed);
    else open();
  }

  function followNow(hash: string): void {
    const found = deskIn(hash);
    const address = parseAddress(hash);
    house = parseHouseRules(fieldIn(hash, 'rules') ?? '');
    edition = house?.base ?? editionIn(hash) ?? OPENING_EDITION;
    if (isRulebook(edition)) rulebook = edition;
    beside = isRulebook(edition) ? address.beside : null;
    const there = found?.ok ? found.value.desk : opened;
    history = live ? changed(history, there) : historyOf(there);
    picked = 'ruling';
    show();
    disputed = parseDisputed(fieldIn(hash, 'dispute') ?? '');
    hasSentDispute = disputed !== null;
    opening = { at: address.at, asked: address.ask };
    const problem = (found?.ok && found.value.problem) || rulesErrorIn(hash);
    if (found?.ok === false) badLink = found.error;
    else if (problem) badLink = { kind: problem };
  }

  onMount(() => {
    const draft = keptDraft();
    follow(() => {
      if (draft) {
        pasted = draft.pasted;
        isPasting = pasted !== '';
        if (draft.at === location.hash) {
          history = historyOf({ ...history.now, sheets: draft.sheets });
          picked = draft.view;
        }
      }
      live = true;
    });
  });
  $effect(() => {
    if (!live) return;
    keepDraft({ at: fragment, sheets: desk.sheets, pasted, view: picked });
  });
  $effect(() => {
    if (!live || badLink || fragment === location.hash) return undefined;
    const { pathname, search } = location;
    const address = `${pathname}${search}${fragment}`;
    return oncePainted(() => {
      window.history.replaceState(window.history.state, '', address);
    });
  });

  return {
    get history() {
      return history;
    },
    get desk() {
      return desk;
    },
    get edition() {
      return edition;
    },
    get house() {
      return house;
    },
    /** The edition, or the one that house rules make of it. */
    get rules() {
      return rules;
    },
    get isOfModule() {
      return rules.law !== 'rulebook';
    },
    get moduleIs() {
      return armyFleet.state;
    },
    /** The turn as a line, as links contain it. */
    get line() {
      return line;
    },
    get badLink() {
      return badLink;
    },
    get opening() {
      return opening;
    },
    get live() {
      return live;
    },
    get beside() {
      return beside;
    },
    set beside(other: EditionId | null) {
      beside = other;
    },
    get active() {
      return active;
    },
    set active(power: Power) {
      active = power;
    },
    get disputed() {
      return disputed;
    },
    set disputed(now: Disputed | null) {
      disputed = now;
    },
    get hasSentDispute() {
      return hasSentDispute;
    },
    get picked() {
      return picked;
    },
    set picked(view: DeskView) {
      picked = view;
    },
    get pasted() {
      return pasted;
    },
    set pasted(text: string) {
      pasted = text;
    },
    get isPasting() {
      return isPasting;
    },
    set isPasting(isOpen: boolean) {
      isPasting = isOpen;
    },
    address: (): string => addressOf(fragment),
    /** The address that opens the player at a step, with a question. */
    asking: (at: string | null, ask: string | null): string => addressOf(fragmentOf(at, ask)),
    put: (next: Desk): void => {
      history = changed(history, next);
      show();
    },
    /** Goes to another point of the history. */
    go: (there: History<Desk>): void => {
      history = there;
      show();
    },
    write: (power: Power, text: string): void => {
      history = replaced(history, { ...desk, sheets: { ...desk.sheets, [power]: text } });
    },
    pick,
    use: (rulesOfHouse: DeskHouseRules | null): void => {
      forgetRulesError();
      house = rulesOfHouse;
      if (rulesOfHouse) edition = rulesOfHouse.base;
    },
    /** `refuse`: called if the module cannot be used after all. */
    useModule: (isWanted: boolean, refuse: () => void): void => {
      if (!isWanted) pick(rulebook);
      else
        void armyFleet.load(() => {
          pick('A/F');
        }, refuse);
    },
    follow: (): void => {
      follow();
    },
  };
}
