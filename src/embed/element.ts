import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';
import { LABELS } from './labels.ts';
import { BadData } from './packed.ts';
import { createPlayer, html, type Player } from './player.ts';
import { styles } from './styles.ts';
import { unpack, type Reel } from './unpack.ts';

const NAME = 'standoff-scenario';

/** What the events of the element tell. They bubble, and leave a shadow root. */
export interface StandoffEvents {
  'standoff-ready': CustomEvent<{ readonly last: number }>;
  /** Null: the ruling as it opens. */
  'standoff-step': CustomEvent<{ readonly step: number | null }>;
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

/** How far from the window an embed is made, in px. */
const NEAR = '400px';

/**
 * `<standoff-scenario>`: plays a ruling that was packed when the page was built (`data`). Its content, the orders and the ruling
 * as text, is what is read without scripts, and stays if the data cannot be played. docs/embedding.md is the reference.
 */
export class StandoffScenario extends HTMLElement {
  static readonly observedAttributes = [
    'data',
    'step',
    'crop',
    'controls',
    'lang',
    'href',
    'label',
  ] as const;

  #player: Player | null = null;
  #reel: Reel | null = null;
  #watch: IntersectionObserver | null = null;

  connectedCallback(): void {
    if (this.#player) return;
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [styles()];
      root.append(document.createElement('slot'));
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
    if (!this.#reel) return;
    if (name === 'data') this.#begin();
    else if (name === 'step') this.#player?.go(this.#startStep());
    else this.#draw(this.#reel);
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
    const data = this.getAttribute('data');
    if (data === null) return;
    try {
      this.#reel = unpack(data);
      this.#draw(this.#reel);
    } catch (cause) {
      this.#reel = null;
      this.#refuse(cause);
      return;
    }
    this.#tell('standoff-ready', { last: this.#reel.last });
  }

  #draw(reel: Reel): void {
    const before = this.#player;
    before?.end();
    this.#player = createPlayer(reel, {
      step: before ? before.step() : this.#startStep(),
      controls: this.getAttribute('controls') !== 'none',
      crop: this.hasAttribute('crop'),
      language: this.#language() ?? reel.language,
      label: this.getAttribute('label'),
      href: this.#address(),
      text: document.createElement('slot'),
      width: this.clientWidth,
      onstep: (step) => {
        this.#tell('standoff-step', { step });
      },
    });
    this.shadowRoot?.replaceChildren(this.#player.element);
  }

  /** The text stays, and below it stands why there is no board. */
  #refuse(cause: unknown): void {
    this.#player?.end();
    this.#player = null;
    if (!(cause instanceof BadData)) console.error(cause);
    const why = cause instanceof BadData ? cause.message : 'what this script can draw';
    const message = LABELS[this.#language() ?? 'en'].failed(why);
    this.shadowRoot?.replaceChildren(
      document.createElement('slot'),
      html('p', { class: 'error', part: 'error', role: 'status' }, message),
    );
    this.#tell('standoff-error', { message });
  }

  #tell<K extends keyof StandoffEvents>(name: K, detail: StandoffEvents[K]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #startStep(): number | null {
    const step = this.getAttribute('step');
    if (step === 'last') return Infinity;
    return step === null || !/^\d{1,4}$/.test(step) ? null : Number(step);
  }

  #language(): LanguageTag | null {
    const [tag] = (this.getAttribute('lang') ?? '').toLowerCase().split('-');
    return LANGUAGE_TAGS.find((known) => known === tag) ?? null;
  }

  /** Where `href` leads, unless it would run something. */
  #address(): string | null {
    const href = this.getAttribute('href');
    if (href === null || !URL.canParse(href, document.baseURI)) return null;
    const { protocol } = new URL(href, document.baseURI);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  }
}

// Two copies of the script on a page do no harm, nor does a browser too old for shared style sheets.
if (!customElements.get(NAME) && 'adoptedStyleSheets' in Document.prototype)
  customElements.define(NAME, StandoffScenario);
