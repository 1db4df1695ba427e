/* The page of a frame for any turn, whatever its boards. */
import { textOfPhases } from '../../embed/block/embed-tag.ts';
import { reelOfPhases } from '../../embed/played.ts';
import type { ReelMap } from '../../embed/reel.ts';
import { createPlayer, type Player } from '../../embed/player.ts';
import { styles } from '../../embed/styles.ts';
import { folderOf, type LanguageTag } from '../../explain/languages/language-tags.ts';
import { LANGUAGES } from '../../explain/languages/languages.ts';
import type { Edition } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { STANDARD, type Board } from '../../board/board.ts';
import type { BoardFormats } from '../../stage/model/board-formats.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import type { At } from '../../trace/places/place.ts';
import { parseAddress } from '../address.ts';
import { editionIn, fieldIn, OPENING_EDITION, turnIn } from '../desk/link/desk-address.ts';
import { editionByHouse, parseHouseRules } from '../../desk/house-rules.ts';
import { domOf } from '../../embed/block/dom-of.ts';
import { ruledTurn } from '../ruled-turn.ts';
import { fullHeight } from './frame-height.ts';
import { readRequest, type FrameReport, type FrameRequest } from './frame-messages.ts';

const TITLES: Readonly<Record<LanguageTag, string>> = {
  en: 'A turn of Diplomacy · Standoff',
  de: 'Ein Zug in Diplomacy · Standoff',
};

const UNREADABLE: Readonly<Record<LanguageTag, string>> = {
  en: 'This address has no turn that can be read.',
  de: 'Diese Adresse enthält keinen Zug, der sich lesen lässt.',
};

/** A board that a frame shows. */
export interface FramedBoard {
  readonly board: Board;
  readonly map: ReelMap;
  readonly formats: BoardFormats;
  /** The colours of its powers, if they are not the seven. */
  readonly sheets: readonly CSSStyleSheet[];
}

/** The board of a name; null: the standard one. Null if the page has none of it. */
export type FramedBoards = (name: string | null) => FramedBoard | null;

/** Its code would make this page much larger. */
const OF_MODULE: Readonly<Record<LanguageTag, string>> = {
  en: 'Turns under the Army/Fleet module are not shown in a frame. Open the turn at the desk.',
  de: 'Züge des Army/Fleet-Moduls zeigt kein Rahmen. Öffnen Sie den Zug am Schreibtisch.',
};

/** Turns on another board have a frame of their own. */
const ELSEWHERE: Readonly<Record<LanguageTag, string>> = {
  en: 'This turn is on another board. Open it at the desk.',
  de: 'Dieser Zug gehört zu einem anderen Brett. Öffnen Sie ihn am Schreibtisch.',
};

const root = document.documentElement;
const main = document.querySelector('main');
if (!main) throw new Error('the page has no main part');
const place = main;
const shadow = place.attachShadow({ mode: 'open' });
const look = styles();
/** As in `frame.css`: a low frame has a smaller board, unless its text is opened; a very low one scrolls. */
const fitted = new CSSStyleSheet();
fitted.replaceSync(`@media (height >= 480px) {
  .frame:not(:has([open])) { display: flex; flex-direction: column; box-sizing: border-box; max-height: 100vh }
  .frame > :not(.board) { flex: none }
  .board { min-height: 120px }
}`);
/** The address of the site, whose desk opens the same turn. */
const base = place.dataset['base'] ?? '';

let phases: RuledPhases | null = null;
/** Why there are none, if the desk can show them. */
let elsewhere: Readonly<Record<LanguageTag, string>> | null = null;
let on: FramedBoard | null = null;
let boards: FramedBoards = () => null;
let player: Player | null = null;
let last = 0;
let places: readonly string[] = [];
let tag: LanguageTag = 'en';

/** The rules that an address names: those of an edition, or house rules. */
function rulesIn(hash: string): Edition {
  const house = parseHouseRules(new URLSearchParams(hash.slice(1)).get('rules') ?? '');
  return (
    (house && editionByHouse(house)) ?? EDITIONS[parseAddress(hash).edition ?? OPENING_EDITION]
  );
}

function show(at: At | null): void {
  player?.end();
  player = null;
  root.lang = tag;
  document.title = TITLES[tag];
  if (!phases || !on) {
    const message = document.createElement('p');
    message.className = 'error';
    message.textContent = UNREADABLE[tag];
    if (elsewhere) {
      const link = document.createElement('a');
      link.href = `${base}${folderOf(tag)}desk/${location.hash}`;
      link.textContent = elsewhere[tag];
      link.target = '_blank';
      link.rel = 'noopener';
      message.replaceChildren(link);
    }
    shadow.replaceChildren(message);
    return;
  }
  const language = on.board === STANDARD ? LANGUAGES[tag] : LANGUAGES[tag].on(on.board);
  const reel = reelOfPhases(phases, language, on.formats);
  ({ last, places } = reel);
  const text = document.createElement('div');
  text.append(...textOfPhases(phases, language).map(domOf));
  player = createPlayer(reel, {
    map: on.map,
    step: at,
    controls: true,
    crop: false,
    language: tag,
    label: null,
    text,
    href: `${base}${folderOf(tag)}desk/${location.hash}`,
    width: place.clientWidth,
    onstep: report,
  });
  // A link must not navigate the frame itself.
  for (const link of player.element.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  shadow.replaceChildren(player.element);
  report();
}

/** Anybody may embed the page, so anybody may know its height and what it shows. */
function report(): void {
  if (parent === window) return;
  const board = player?.element.querySelector('svg.board');
  const height =
    board instanceof SVGSVGElement
      ? fullHeight(root, board)
      : Math.ceil(root.getBoundingClientRect().height);
  const step = player?.step() ?? null;
  const at = step === null ? null : (places[step] ?? null);
  const message: FrameReport = { height, at, step, last };
  parent.postMessage({ standoff: message }, '*');
}

function follow({ at, theme, language }: FrameRequest): void {
  if (theme === 'auto') delete root.dataset['theme'];
  else if (theme !== undefined) root.dataset['theme'] = theme;
  if (language !== undefined && language !== tag) {
    tag = language;
    show(at === undefined ? (player?.step() ?? null) : at);
  } else if (at !== undefined) player?.go(at);
}

function followAddress(): void {
  const { hash } = location;
  const { at, language } = parseAddress(hash);
  const isOfModule = editionIn(hash) === 'A/F';
  on = boards(fieldIn(hash, 'board') ?? fieldIn(hash, 'variant'));
  elsewhere = isOfModule ? OF_MODULE : on ? null : ELSEWHERE;
  const turn = on && turnIn(hash, on.board);
  phases = on && turn?.ok && !elsewhere ? ruledTurn(turn.value, rulesIn(hash), on.board) : null;
  shadow.adoptedStyleSheets = [look, ...(on?.sheets ?? []), fitted];
  tag = language ?? 'en';
  show(at);
}

/** Shows the turn in the address of the page, now and whenever it changes. */
export function showTurns(known: FramedBoards): void {
  boards = known;
  window.addEventListener('hashchange', followAddress);
  window.addEventListener('message', ({ source, data: message }) => {
    // Only from the surrounding page: a frame beside it, or one that it opened, has no say.
    if (source !== parent || parent === window) return;
    const asked = readRequest(message);
    if (asked) follow(asked);
  });
  new ResizeObserver(report).observe(root);
  followAddress();
}
