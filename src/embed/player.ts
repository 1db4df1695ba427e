import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { namesWithin } from '../stage/frame/names-within.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { FormatId } from '../stage/model/format.ts';
import { tween } from '../stage/motion/choreography.ts';
import { holdOf } from '../stage/motion/hold.ts';
import { positionOf, type At } from '../trace/places/place.ts';
import { labels, markOf, nearest, ruler } from '../ui/player/ruler.ts';
import { update } from '../draw/dom.ts';
import type { DrawnMap } from '../draw/map.ts';
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
  const within = (to: At): number => {
    const step = Number(positionOf(to, reel.places) ?? to);
    return Number.isFinite(step) ? Math.max(0, Math.min(last, Math.trunc(step))) : last;
  };

  /** Null: nothing was pressed yet, and the ruling is shown. */
  let step = options.step === null ? null : within(options.step);
  let isPlaying = false;
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

  const button = (name: 'back' | 'play' | 'next', press: () => void): HTMLButtonElement =>
    html('button', {
      type: 'button',
      class: name,
      click: (event) => {
        const { currentTarget } = event;
        if (currentTarget instanceof Element && currentTarget.getAttribute(DISABLED) !== 'true')
          press();
      },
    });
  const back = button('back', () => {
    go(step === null ? last - 1 : step - 1);
  });
  const toggle = button('play', turnOn);
  const next = button('next', () => {
    go(step === null ? 0 : step + 1);
  });

  const places = ruler(last, marks);
  const starts = new Set([0, last, ...marks.map(({ from }) => from)]);
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
    const at = step ?? last;
    const to = reel.frame(at, format);
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
    const at = step ?? last;
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
        placed(`${starts.has(n) ? 'tick' : 'stop'}${n <= at ? ' past' : ''}`, share),
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

  function set(to: At | null): void {
    step = to === null ? null : within(to);
    show(true);
    options.onstep(step);
  }

  function go(to: At | null): void {
    stop();
    set(to);
  }

  function stop(): void {
    clearTimeout(timer);
    isPlaying = false;
  }

  function pause(): void {
    stop();
    show(true);
  }

  function play(): void {
    clearTimeout(timer);
    isPlaying = true;
    set(step === null || step === last ? 0 : step + 1);
    hold();
  }

  function turnOn(): void {
    if (isPlaying) pause();
    else play();
  }

  function hold(): void {
    timer = window.setTimeout(
      () => {
        if (!element.isConnected || step === null || step >= last) {
          pause();
          return;
        }
        set(step + 1);
        hold();
      },
      holdOf(reel.read(step).sentence.text),
    );
  }

  function point(event: Event): void {
    if (!(event instanceof PointerEvent) || !(event.target instanceof Element)) return;
    if (event.type === 'pointerdown') {
      const named = event.target.closest('[data-step]');
      if (named) {
        go(Number(named.getAttribute('data-step')));
        return;
      }
      rail.setPointerCapture(event.pointerId);
    } else if (!rail.hasPointerCapture(event.pointerId)) return;
    const box = rail.getBoundingClientRect();
    const to = nearest(places, (event.clientX - box.left) / box.width);
    if (to !== step) go(to);
  }

  /** The keys of the site's player, while the focus is in this one. */
  function keyed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { target } = event;
    if (event.key === ' ' && target instanceof Element && target.closest('button, a, summary'))
      return;
    const at = step ?? last;
    const stops = [...starts];
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: step === null ? 0 : at + 1,
      Home: 0,
      End: last,
      PageUp: Math.max(0, ...stops.filter((start) => start < at)),
      PageDown: Math.min(last, ...stops.filter((start) => start > at)),
      ' ': at,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (event.key === ' ') turnOn();
    else go(to);
  }

  return {
    element,
    step: () => step,
    go,
    play,
    pause,
    end: () => {
      stop();
      cancelAnimationFrame(animation);
      watch.disconnect();
      element.remove();
    },
  };
}
