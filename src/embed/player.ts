import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { namesWithin } from '../stage/frame/names-within.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { FormatId } from '../stage/model/format.ts';
import { tween } from '../stage/motion/choreography.ts';
import { holdOf } from '../stage/motion/hold.ts';
import { positionOf, type At } from '../trace/places/place.ts';
import { keyEvent, stopEvent } from '../ui/player/player-keys.ts';
import { labels, markOf, pointedStep, ruler, stopsOf } from '../ui/player/ruler.ts';
import { bounded, nextState, type PlayState, type StepEvent } from '../ui/player/stepping.ts';
import { update } from '../draw/dom.ts';
import type { DrawnMap } from '../draw/drawn-map.ts';
import { drawMarks } from '../draw/marks.ts';
import { node } from '../draw/nodes.ts';
import { html, iconOf, svg } from './elements.ts';
import { LABELS } from './labels.ts';
import type { Reel, ReelMap, Sentence } from './reel.ts';

export interface PlayerOptions {
  readonly map: ReelMap;
  /** The place to begin at; null: the ruling. */
  readonly step: At | null;
  readonly controls: boolean;
  /** Shows only the spaces near the units, if the data has them. */
  readonly crop: boolean;
  readonly language: LanguageTag;
  readonly label: string | null;
  /** The orders and the ruling as text, below. */
  readonly text: Node;
  /** The address of the full page. */
  readonly href: string | null;
  /** In px, if known. */
  readonly width: number;
  readonly onstep: (step: number | null) => void;
}

export interface Player {
  readonly element: HTMLElement;
  readonly step: () => number | null;
  readonly go: (to: At | null) => void;
  readonly play: () => void;
  readonly pause: () => void;
  readonly end: () => void;
}

/** Used instead of `disabled`, so that the focus is not lost. */
const DISABLED = 'aria-disabled';

/** A page may have a broader font than the ruler assumes. */
const ROOM_FOR_LABELS = 0.85;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Two formats, from widths as on the site: the height of an embed follows from its width alone. */
const formatAt = (width: number): FormatId => (width < 480 ? 'compact' : 'medium');

/** Plays a reel: the board, the texts of a step, and the stepper. It knows nothing about Diplomacy. */
export function createPlayer(reel: Reel, options: PlayerOptions): Player {
  const words = LABELS[options.language];
  const { last, marks } = reel;
  /** A place by its name, or by the number of steps before it; anything else is the last one. */
  const within = (to: At): number => bounded(Number(positionOf(to, reel.places) ?? to), reel);

  let state: PlayState = {
    step: options.step === null ? null : within(options.step),
    isPlaying: false,
  };
  let timer = 0;
  let animation = 0;
  let { width } = options;
  let format = formatAt(width || 600);
  let shown: Frame | null = null;
  let map: DrawnMap | null = null;
  let drawnLand = '';

  const board = svg('board');
  board.setAttribute('role', 'img');
  board.setAttribute('part', 'board');
  const sentence = html('p', { class: 'sentence', part: 'sentence' });
  const more = html('ul', { class: 'more', part: 'more' });
  const because = html('ul', { class: 'because', part: 'because', 'aria-label': words.because });
  const spoken = html('p', { class: 'spoken', 'aria-live': 'polite' });

  const button = (
    name: 'back' | 'play' | 'next',
    type: 'BACK' | 'TOGGLE' | 'NEXT',
  ): HTMLButtonElement =>
    html('button', {
      type: 'button',
      class: name,
      click: (event) => {
        const { currentTarget } = event;
        if (currentTarget instanceof Element && currentTarget.getAttribute(DISABLED) !== 'true')
          send({ type });
      },
    });
  const back = button('back', 'BACK');
  const toggle = button('play', 'TOGGLE');
  const next = button('next', 'NEXT');

  const places = ruler(last, marks);
  const stops = stopsOf(last, marks);
  const rail = html('div', { class: 'rail' });
  const slider = html(
    'div',
    {
      class: 'ruler',
      role: 'slider',
      tabindex: 0,
      'aria-label': words.steps,
      'aria-valuemin': 0,
      'aria-valuemax': last,
      pointerdown: point,
      pointermove: point,
    },
    rail,
  );
  const controls = html(
    'div',
    { class: 'row controls', part: 'controls' },
    html(
      'div',
      { class: 'buttons', role: 'group', 'aria-label': words.playback },
      back,
      toggle,
      next,
    ),
    slider,
  );
  const said = html('div');
  const panel = html('div', { class: 'panel', part: 'panel' }, sentence, more, because, said);
  const foot = html(
    'div',
    { class: 'foot', part: 'foot' },
    html('details', {}, html('summary', {}, words.text), options.text),
    ...(options.href === null ? [] : [html('a', { href: options.href }, words.open)]),
  );
  const element = html(
    // Not a landmark: a page may have many.
    'figure',
    {
      class: 'frame',
      part: 'frame',
      'aria-label': options.label ?? reel.read(null).sentence.text,
      // After a click on the board, keys work.
      tabindex: options.controls ? -1 : undefined,
    },
    html('slot', { name: 'words' }),
    board,
    ...(options.controls ? [controls] : []),
    panel,
    foot,
    spoken,
  );
  if (options.controls) element.addEventListener('keydown', keyed);

  const watch = new ResizeObserver(() => {
    // Delayed, because another format has another height, and the browser would report a resize loop.
    requestAnimationFrame(fit);
  });
  watch.observe(element);
  show(false);

  function fit(): void {
    const { clientWidth } = element;
    if (clientWidth === width || clientWidth === 0) return;
    width = clientWidth;
    const wanted = formatAt(width);
    if (wanted === format) drawRuler();
    else {
      format = wanted;
      show(false);
    }
  }

  function paint(frame: Frame): void {
    const near = options.crop && reel.near.length > 0 ? new Set(reel.near) : null;
    const land = frame.held.map(({ space, power }) => space + power).join();
    if (map === null || shown?.format !== frame.format || land !== drawnLand) {
      map = options.map.draw(frame, near);
      drawnLand = land;
      const { left, top, right, bottom } = map.box;
      board.setAttribute('viewBox', [left, top, right - left, bottom - top].join(' '));
      const { width: across, height } = frame.format;
      board.style.aspectRatio = options.map.hasOwnHeight
        ? `${String(across)}/${String(height)}`
        : '';
    }
    update(board, [
      node('defs', {}, map.definitions),
      node('g', map.clip, map.layers),
      node('g', {}, reel.under?.(frame)),
      node('g', {}, drawMarks(near ? namesWithin(frame, near) : frame, map.outline)),
    ]);
    shown = frame;
  }

  function show(isAnimated: boolean): void {
    cancelAnimationFrame(animation);
    const { step, isPlaying } = state;
    const to = reel.frame(step ?? last, format);
    if (!isAnimated || shown === null || isStill()) paint(to);
    else {
      const motion = tween(shown, to);
      let began: number | null = null;
      const tick = (now: number): void => {
        began ??= now;
        paint(motion.at(now - began));
        if (now - began < motion.duration) animation = requestAnimationFrame(tick);
      };
      animation = requestAnimationFrame(tick);
    }
    const read = reel.read(step);
    sentence.replaceChildren(...sentenceOf(read.sentence));
    more.replaceChildren(...read.more.map((one) => html('li', {}, ...sentenceOf(one))));
    because.replaceChildren(
      ...read.because.map(({ step: premise, text }) =>
        html(
          'li',
          {},
          html(
            'button',
            {
              type: 'button',
              click: () => {
                go(premise);
              },
            },
            html('b', {}, String(premise)),
            text,
          ),
        ),
      ),
    );
    said.replaceChildren(...(reel.say?.(step) ?? []));
    board.setAttribute('aria-label', words.board(read.sentence.text));
    spoken.textContent =
      step === null || !isAnimated ? '' : `${words.stepOf(step, last)}. ${read.sentence.text}`;
    const hasEnded = step === last;
    const face = isPlaying ? 'pause' : hasEnded ? 'again' : 'play';
    for (const [press, icon] of [
      [back, 'back'],
      [toggle, face],
      [next, 'next'],
    ] as const) {
      press.title = words[icon];
      press.setAttribute('aria-label', words[icon]);
      press.replaceChildren(iconOf(icon));
    }
    back.setAttribute(DISABLED, String(step === 0));
    next.setAttribute(DISABLED, String(hasEnded));
    drawRuler();
  }

  function sentenceOf({ text, rule }: Sentence): readonly (Node | string)[] {
    return rule === '' ? [text] : [text, ' ', html('cite', { part: 'rule' }, rule)];
  }

  function drawRuler(): void {
    const at = state.step ?? last;
    const current = markOf(at, marks);
    const placed = (look: string, share: number, text = ''): HTMLElement => {
      const span = html('span', { class: look }, text);
      span.style.left = percent(share);
      return span;
    };
    const done = html('span', { class: 'done' });
    done.style.width = percent(places[at] ?? 0);
    const names = labels(places, marks, at, ROOM_FOR_LABELS * (rail.clientWidth || 380)).map(
      (name) => {
        const isCurrent = name.from === current?.from;
        const span = placed(
          `label${isCurrent ? ' on' : ''}${name.end ? ' end' : ''}`,
          name.at,
          name.name,
        );
        span.dataset['step'] = String(name.from);
        return span;
      },
    );
    rail.replaceChildren(
      done,
      ...places.map((share, n) =>
        placed(`${stops.includes(n) ? 'tick' : 'stop'}${n <= at ? ' past' : ''}`, share),
      ),
      ...names,
      placed('knob', places[at] ?? 0, String(at)),
    );
    slider.setAttribute('aria-valuenow', String(at));
    slider.setAttribute(
      'aria-valuetext',
      `${words.stepOf(at, last)}${current ? `: ${current.name}` : ''}`,
    );
  }

  function send(event: StepEvent): void {
    const before = state;
    state = nextState(before, event, reel);
    clearTimeout(timer);
    show(true);
    if (state.isPlaying)
      timer = window.setTimeout(
        () => {
          send({ type: element.isConnected ? 'TICK' : 'TOGGLE' });
        },
        holdOf(reel.read(state.step).sentence.text),
      );
    const hasPaused = before.isPlaying && before.step === state.step;
    if (!hasPaused) options.onstep(state.step);
  }

  function go(to: At | null): void {
    send(to === null ? { type: 'COVER' } : { type: 'GO', step: within(to) });
  }

  function point(event: Event): void {
    const to = event instanceof PointerEvent ? pointedStep(event, rail, places) : null;
    if (to !== null && to !== state.step) go(to);
  }

  /** The keys of the site's player, while the focus is in this one. */
  function keyed(event: KeyboardEvent): void {
    const asked = keyEvent(event) ?? stopEvent(event, state.step ?? last, stops);
    if (!asked) return;
    event.preventDefault();
    send(asked);
  }

  return {
    element,
    step: () => state.step,
    go,
    play: () => {
      if (!state.isPlaying) send({ type: 'TOGGLE' });
    },
    pause: () => {
      if (state.isPlaying) send({ type: 'TOGGLE' });
    },
    end: () => {
      clearTimeout(timer);
      cancelAnimationFrame(animation);
      watch.disconnect();
      element.remove();
    },
  };
}
