/*
 * The script of a framed page. It is inline and needs nothing from its origin, since a frame with
 * `sandbox="allow-scripts"` has none: no storage, no module, no file.
 */
import { holdOf } from '../../stage/motion/hold.ts';
import { positionOf } from '../../trace/places/place.ts';
import { keyEvent } from '../../ui/player/player-keys.ts';
import { nextState, type PlayState, type StepEvent, type Steps } from '../../ui/player/stepping.ts';
import { parseAddress } from '../address.ts';
import type { FrameData } from './frame-data.ts';
import { fullHeight } from './frame-height.ts';
import { readRequest, type FrameReport, type FrameRequest } from './frame-messages.ts';

function part<E extends Element>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

const data = JSON.parse(part('#data', HTMLScriptElement).text) as FrameData;
const root = document.documentElement;
const board = part('main > svg', SVGSVGElement);
const said = part('#said', HTMLParagraphElement);
const live = part('#live', HTMLParagraphElement);
const rail = part('input', HTMLInputElement);
const link = part('a', HTMLAnchorElement);
const buttons = {
  BACK: part('#back', HTMLButtonElement),
  TOGGLE: part('#play', HTMLButtonElement),
  NEXT: part('#next', HTMLButtonElement),
} as const;
const last = data.languages.en.sentences.length - 1;

/** Whether a step is in a list such as `0-3 5`. */
function isIn(list: string, step: number): boolean {
  return list.split(' ').some((range) => {
    const [from = -1, to = from] = range.split('-').map(Number);
    return from <= step && step <= to;
  });
}
const changing = [...board.querySelectorAll('[data-at]')].map((element) => ({
  element,
  at: Array.from({ length: last + 1 }, (_, step) =>
    isIn(element.getAttribute('data-at') ?? '', step),
  ),
}));

let state: PlayState = { step: null, isPlaying: false };
let steps: Steps = { last };
/** The language of the page as written; its address or the surrounding page may ask for another one. */
const own = root.lang === 'de' ? 'de' : 'en';
let words = data.languages[own];
let timer = 0;

function show(): void {
  const { step, isPlaying } = state;
  const at = step ?? last;
  for (const { element, at: shown } of changing) element.classList.toggle('off', !shown[at]);
  const sentence = step === null ? words.opening : (words.sentences[step] ?? '');
  said.textContent = sentence;
  board.setAttribute('aria-label', `${words.board} ${sentence}`);
  live.textContent = step === null ? '' : sentence;
  rail.value = String(at);
  rail.setAttribute('aria-label', words.steps);
  rail.setAttribute('aria-valuetext', `${String(at)} / ${String(last)}: ${sentence}`);
  buttons.BACK.disabled = step === 0;
  buttons.NEXT.disabled = step === last;
  buttons.BACK.setAttribute('aria-label', words.back);
  buttons.NEXT.setAttribute('aria-label', words.next);
  buttons.TOGGLE.setAttribute('aria-label', isPlaying ? words.pause : words.play);
  link.textContent = words.open;
  document.body.classList.toggle('playing', isPlaying);
  clearTimeout(timer);
  if (isPlaying)
    timer = window.setTimeout(() => {
      send({ type: 'TICK' });
    }, holdOf(sentence));
  report();
}

function send(event: StepEvent): void {
  state = nextState(state, event, steps);
  show();
}

/** Anybody may embed the page, so anybody may know its height and what it shows. */
function report(): void {
  if (parent === window) return;
  const { step } = state;
  const at = step === null ? null : (data.places[step] ?? null);
  const message: FrameReport = { height: fullHeight(root, board), at, step, last };
  parent.postMessage({ standoff: message }, '*');
}

function follow({ at, theme, language }: FrameRequest): void {
  if (theme === 'auto') delete root.dataset['theme'];
  else if (theme !== undefined) root.dataset['theme'] = theme;
  if (language !== undefined) {
    words = data.languages[language];
    root.lang = language;
  }
  if (at === undefined) {
    show();
    return;
  }
  const step = positionOf(at, data.places);
  send(step === null ? { type: 'COVER' } : { type: 'GO', step });
}

/** The page of the scenario opens in the state that the frame was asked for. */
const page = link.href;
function followAddress(): void {
  const { at, language, telling } = parseAddress(location.hash);
  steps = telling === 'short' ? { last, isPassed: (step) => !data.short.includes(step) } : { last };
  link.href = `${page}${location.hash}`;
  follow({ at, language: language ?? own });
}

for (const type of ['BACK', 'TOGGLE', 'NEXT'] as const)
  buttons[type].addEventListener('click', () => {
    send({ type });
  });
rail.addEventListener('input', () => {
  send({ type: 'GO', step: rail.valueAsNumber });
});
document.addEventListener('keydown', (event) => {
  const asked = keyEvent(event);
  if (!asked) return;
  event.preventDefault();
  send(asked);
});
window.addEventListener('hashchange', followAddress);
window.addEventListener('message', ({ source, data: message }) => {
  // Only from the surrounding page: a frame beside it, or one that it opened, has no say.
  if (source !== parent || parent === window) return;
  const asked = readRequest(message);
  if (asked) follow(asked);
});
new ResizeObserver(report).observe(root);
rail.max = String(last);
part('nav', HTMLElement).hidden = false;
followAddress();
