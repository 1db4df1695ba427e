import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';
import { html } from './elements.ts';
import { LABELS } from './labels.ts';
import { mayBeLater, ordersOf } from './later-phases.ts';
import { DRAWN_FLEETS } from '../draw/fleet-drawing.ts';
import { FLEET_MARKS } from '../draw/fleet-table.ts';
import { node } from '../draw/nodes.ts';
import type { OpenedBoard } from './boards/boards.ts';
import { BadData } from './packed.ts';
import { createPlayer, type Player } from './player.ts';
import { STANDARD_MAP } from './standard-map.ts';
import { styles } from './styles.ts';
import { positionOf } from '../trace/places/place.ts';
import type { Reel } from './reel.ts';
import { unpack } from './unpack.ts';

const NAME = 'standoff-scenario';

/** The board of an element that names none. */
const STANDARD = 'standard';

/** The events of the element. They bubble, and leave a shadow root. */
export interface StandoffEvents {
  'standoff-ready': CustomEvent<{ readonly last: number }>;
  /** Null: the ruling as it opens. `at` names the place, `step` counts the steps before it. */
  'standoff-step': CustomEvent<{ readonly at: string | null; readonly step: number | null }>;
  'standoff-error': CustomEvent<{ readonly message: string }>;
}

declare global {
  interface HTMLElementTagNameMap {
    'standoff-scenario': StandoffScenario;
  }
  interface HTMLElementEventMap {
    'standoff-ready': StandoffEvents['standoff-ready'];
    'standoff-step': StandoffEvents['standoff-step'];
    'standoff-error': StandoffEvents['standoff-error'];
  }
}

/** The distance from the window at which an embed is created, in px. */
const NEAR = '400px';

/** What a script fetched later uses of this one. */
const TOOLS = { html, node };

FLEET_MARKS.enter(DRAWN_FLEETS);

const withWords = () => import('./words/words.ts');

/** The words of the author, and all other content of the element. */
const slots = () => [html('slot', { name: 'words' }), html('slot')];

/** Code for pages is also imported where pages are built: there are no elements there, and nothing is defined. */
const PageElement =
  typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/**
 * `<standoff-scenario>`: plays a ruling that was packed when the page was built (`data`). Its content, the orders and
 * the ruling as text, is for readers without scripts, and stays if the data cannot be played. docs/embedding.md is the
 * reference.
 */
export class StandoffScenario extends PageElement {
  static readonly observedAttributes = [
    'data',
    'words',
    'orders',
    'edition',
    'board',
    'at',
    'step',
    'crop',
    'controls',
    'lang',
    'href',
    'label',
  ] as const;

  #player: Player | null = null;
  #reel: Reel | null = null;
  #map = STANDARD_MAP;
  #watch: IntersectionObserver | null = null;
  #isNear = false;
  #shown: readonly Element[] = [];

  connectedCallback(): void {
    if (this.#player) return;
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [styles()];
      this.#shown = slots();
      root.append(...this.#shown);
    }
    if (this.hasAttribute('study')) {
      void withWords().then(({ study }) => {
        study(this, html);
      });
      return;
    }
    this.#watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
      },
      { rootMargin: NEAR },
    );
    this.#watch.observe(this);
  }

  disconnectedCallback(): void {
    this.#watch?.disconnect();
    this.#player?.pause();
  }

  attributeChangedCallback(name: string): void {
    if (!this.#isNear) return;
    if (name === 'at' || name === 'step') this.#player?.go(this.#start());
    else this.#begin();
  }

  /** The place shown, by its name, such as `support.BUR`; null: the ruling as it opens. */
  get at(): string | null {
    const step = this.step;
    return step === null ? null : (this.#reel?.places[step] ?? null);
  }
  set at(name: string | null) {
    this.#player?.go(name);
  }

  /** The number of steps shown; null: the ruling as it opens. */
  get step(): number | null {
    return this.#player?.step() ?? null;
  }
  set step(to: number | null) {
    this.#player?.go(to);
  }

  /** The number of the last step; null before the embed is ready. */
  get last(): number | null {
    return this.#reel?.last ?? null;
  }

  play(): void {
    this.#player?.play();
  }
  pause(): void {
    this.#player?.pause();
  }

  #begin(): void {
    this.#watch?.disconnect();
    this.#isNear = true;
    const name = this.getAttribute('board') ?? STANDARD;
    if (name === STANDARD) this.#open(null);
    else
      import('./boards/boards.ts')
        .then(({ openBoard }) => openBoard(name, this.#language() ?? 'en'))
        .then((board) => {
          // Meanwhile the element was given another board.
          if (this.getAttribute('board') !== name) return;
          if (typeof board === 'string') this.#refuse(board);
          else this.#open(board);
        })
        .catch((cause: unknown) => {
          this.#fail(cause);
        });
  }

  /** Shows a turn on a board; null: the standard one. */
  #open(board: OpenedBoard | null): void {
    const { shadowRoot: root } = this;
    if (root && board && !root.adoptedStyleSheets.includes(board.sheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, board.sheet];
    this.#map = board?.map ?? STANDARD_MAP;
    const data = this.getAttribute('data');
    try {
      if (data !== null) this.#play(unpack(data, this.#map));
      if (data === null || this.hasAttribute('editable')) void this.#live(board);
    } catch (cause) {
      this.#fail(cause);
    }
  }

  /** Without data the orders are read and ruled here, by code that is fetched now. */
  async #live(board: OpenedBoard | null): Promise<void> {
    try {
      const orders = ordersOf(this);
      const live = board
        ? (await import('./live/on-board.ts')).liveOn(board)
        : (await (mayBeLater(orders) ? import('./live/phases.ts') : import('./live/live.ts'))).live;
      await live(this, this.#language() ?? 'en', (made) => {
        // Meanwhile the element was given other orders, which another file rules.
        if (ordersOf(this) !== orders) return;
        if (typeof made === 'string') this.#refuse(made);
        else this.#play(made);
      });
    } catch (cause) {
      this.#fail(cause);
    }
  }

  #play(reel: Reel): void {
    const words = this.getAttribute('words');
    if (words === null) this.#show(reel);
    else
      withWords()
        .then(({ told }) => {
          told(this, words, reel, this.#map, TOOLS, (made) => {
            this.#show(made);
          });
        })
        .catch((cause: unknown) => {
          this.#fail(cause);
        });
  }

  #show(reel: Reel): void {
    this.#reel = reel;
    const at = this.#start();
    if (at !== null && at !== 'last' && !(Number(positionOf(at, reel.places) ?? at) <= reel.last))
      console.error(`standoff-scenario: no place "${at}", only ${String(reel.places)}`);
    this.#draw(reel);
    this.#tell('standoff-ready', { last: reel.last });
  }

  #draw(reel: Reel): void {
    const before = this.#player;
    const player = createPlayer(reel, {
      map: this.#map,
      step: before ? before.step() : this.#start(),
      controls: this.getAttribute('controls') !== 'none',
      crop: this.hasAttribute('crop'),
      language: this.#language() ?? reel.language,
      label: this.getAttribute('label'),
      href: this.#address(),
      text: html('slot'),
      width: this.clientWidth,
      onstep: (step) => {
        this.#tell('standoff-step', { at: this.at, step });
      },
    });
    this.#swap(player.element);
    before?.end();
    this.#player = player;
  }

  #fail(cause: unknown): void {
    const isData = cause instanceof BadData;
    if (!isData) console.error(cause);
    const why = isData ? cause.message : 'the files beside standoff.js';
    this.#refuse(LABELS[this.#language() ?? 'en'].failed(why));
  }

  /** Keeps the text, and says below it why there is no board. */
  #refuse(message: string): void {
    this.#swap(...slots(), html('p', { class: 'error', part: 'error', role: 'status' }, message));
    this.#player?.end();
    this.#player = this.#reel = null;
    this.#tell('standoff-error', { message });
  }

  /** Replaces the nodes shown so far. The field for changing orders, below them, keeps the focus. */
  #swap(...nodes: readonly Element[]): void {
    // Until then, the page may keep room for the board.
    this.setAttribute('drawn', '');
    const [first, ...others] = this.#shown;
    first?.replaceWith(...nodes);
    for (const other of others) other.remove();
    this.#shown = nodes;
  }

  #tell<K extends keyof StandoffEvents>(name: K, detail: StandoffEvents[K]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** The place at which the player opens. */
  #start(): string | null {
    return this.getAttribute('at') ?? this.getAttribute('step');
  }

  #language(): LanguageTag | null {
    const [tag] = (this.getAttribute('lang') ?? '').toLowerCase().split('-');
    return LANGUAGE_TAGS.find((known) => known === tag) ?? null;
  }

  /** The address in `href`, unless it would run a script. */
  #address(): string | null {
    const href = this.getAttribute('href') ?? ':';
    return /^(https?:|[^:]*([/?#]|$))/i.test(href) ? href : null;
  }
}

// Two copies of the script on a page do no harm, nor does a browser too old for shared style sheets.
if (
  'customElements' in globalThis &&
  !customElements.get(NAME) &&
  'adoptedStyleSheets' in Document.prototype
)
  customElements.define(NAME, StandoffScenario);
