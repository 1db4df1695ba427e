import script from 'virtual:frame-script';
import { placesOf, playedOf } from '../../embed/played.ts';
import type { ReelText } from '../../embed/reel.ts';
import { english } from '../../explain/languages/english/english.ts';
import { shortVersion } from '../../explain/messages/turn/short-version.ts';
import type { Language } from '../../explain/languages/language.ts';
import { LANGUAGE_TAGS, type LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Palettes } from '../../draw/paint.ts';
import { drawStepped } from '../../picture/moving.ts';
import type { AuthorNote } from '../../scenario/words/author-words.ts';
import { plainOf } from '../../scenario/words/small-markdown.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { type Format, FORMATS, type View, withView } from '../../stage/model/format.ts';
import { boundView } from '../../stage/model/view.ts';
import { plain as withoutControls } from '../../draw/nodes.ts';
import { ICONS, type IconName } from '../../ui/kit/icons.ts';
import { escaped } from '../escaped.ts';
import type { FrameData, FrameWords } from './frame-data.ts';
import { framePolicy } from './frame-policy.ts';

/** The format of a framed board: its letters are readable from 340 px on, and grow with the frame. */
const FORMAT = FORMATS.compact;

const OPEN: Readonly<Record<LanguageTag, string>> = {
  en: 'Open in Standoff',
  de: 'In Standoff öffnen',
};

export interface FrameParts {
  readonly title: string;
  /** The address of the page of the scenario. */
  readonly full: string;
  /** The language in which it opens. */
  readonly tag: LanguageTag;
  readonly languages: Readonly<Record<LanguageTag, Language>>;
  /** Its author's notes, which follow the sentences of their steps. */
  readonly notes?: Readonly<Record<LanguageTag, readonly AuthorNote[]>>;
  /** The colours, light and dark. */
  readonly palettes: Palettes;
  /** The style sheet `frame.css`. */
  readonly style: string;
}

/** The parts of a framed page that do not depend on the language: everything except its captions. */
interface Framed {
  readonly svg: string;
  readonly style: string;
  readonly data: FrameData;
}

/** Placeholders for the captions in the picture. */
const TITLE = '{title}';
const DESCRIPTION = '{description}';

/** Cached: drawing all steps is most of the work for a page, and the same in every language. */
const cache = new WeakMap<RuledPhases, Framed>();

function framedOf(phases: RuledPhases, { languages, notes, palettes }: FrameParts): Framed {
  const before = cache.get(phases);
  if (before) return before;
  const { svg, style } = drawStepped(
    framesInAll(phases, languages).map((shown) => ({ frame: shown, hold: 0, sentence: '' })),
    { palettes },
    { title: TITLE, description: DESCRIPTION },
  );
  const data: FrameData = {
    places: placesOf(playedOf(phases, languages.en)),
    short: shortSteps(phases),
    languages: {
      en: wordsOf(phases, languages.en, notes?.en),
      de: wordsOf(phases, languages.de, notes?.de),
    },
  };
  const made = { svg: svg.trim(), style, data };
  cache.set(phases, made);
  return made;
}

/**
 * A page with the board of a turn, its later phases after the moves, the sentence of each step, and buttons to step
 * through them, for frames on other sites. It is a single file: a frame with `sandbox="allow-scripts"` has no origin,
 * so it could load nothing from this site.
 */
export function framePage(phases: RuledPhases, parts: FrameParts): string {
  const { title, full, tag, style } = parts;
  const { svg, style: colours, data } = framedOf(phases, parts);
  const sheet = `${style}${colours}`;
  const { opening, back, play, next } = data.languages[tag];
  const captioned = svg
    .replace(TITLE, () => escaped(withoutControls(title)))
    .replace(DESCRIPTION, () => escaped(withoutControls(opening)));
  const button = (id: string, label: string, ...icons: readonly IconName[]): string =>
    `<button type="button" id="${id}" aria-label="${escaped(label)}">${icons.map(iconSvg).join('')}</button>`;
  return [
    '<!doctype html>',
    `<html lang="${tag}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${framePolicy(sheet, script)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer"><meta name="robots" content="noindex">',
    `<title>${escaped(title)} · Standoff</title>`,
    `<style>${sheet}</style></head><body>`,
    `<main aria-label="${escaped(title)}">${captioned}`,
    `<p id="said">${escaped(opening)}</p>`,
    '<div><nav hidden>',
    button('back', back, 'back'),
    button('play', play, 'play', 'pause'),
    button('next', next, 'next'),
    '<input type="range" min="0" step="1"></nav>',
    `<a href="${escaped(full)}" target="_blank" rel="noopener">${OPEN[tag]}</a></div></main>`,
    '<p id="live" aria-live="polite"></p>',
    `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    `<script>${script}</script></body></html>\n`,
  ].join('\n');
}

const iconSvg = (name: IconName): string => {
  const { path, solid } = ICONS[name];
  const pen = solid
    ? 'fill="currentColor"'
    : 'fill="none" stroke="currentColor" stroke-width="1.7"';
  return `<svg class="${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}" ${pen}/></svg>`;
};

/**
 * The frames of all phases with their words in every language, each marked with its language: the style sheet shows
 * those of the page. At this size names are abbreviated, which is the same in all languages.
 */
function framesInAll(phases: RuledPhases, languages: FrameParts['languages']): readonly Frame[] {
  const own = framesOf(phases, languages.en);
  const all = LANGUAGE_TAGS.map((tag) => ({
    tag,
    frames: tag === 'en' ? own : framesOf(phases, languages[tag]),
  }));
  return own.map((shown, step) => ({
    ...shown,
    words: all.flatMap(({ tag, frames }) =>
      (frames[step]?.words ?? []).map((word) => ({
        ...word,
        key: `${word.key} ${tag}`,
        lang: tag,
      })),
    ),
  }));
}

/** The frames of all phases, in one section of the map. */
export function framesOf(phases: RuledPhases, language: Language): readonly Frame[] {
  const format = formatFor(phases);
  return playedOf(phases, language).flatMap((phase) => phase.frames(format));
}

/** Cached: what is laid out for a format, for all steps and languages, is kept by that format. */
const formats = new WeakMap<RuledPhases, Format>();

/** The format with the section of the map that contains all phases. */
function formatFor(phases: RuledPhases): Format {
  const known = formats.get(phases);
  if (known) return known;
  const played = playedOf(phases, english);
  const views = (): readonly View[] =>
    played.flatMap((phase) => phase.frames(FORMAT)).map(({ view }) => view);
  const format = played.length === 1 ? FORMAT : withView(FORMAT, joined(views(), FORMAT));
  formats.set(phases, format);
  return format;
}

/** The section of the map that contains all of these. */
function joined(views: readonly View[], format: Format): View {
  const left = Math.min(...views.map(({ x }) => x));
  const top = Math.min(...views.map(({ y }) => y));
  const right = Math.max(...views.map(({ x, zoom }) => x + format.width / zoom));
  const bottom = Math.max(...views.map(({ y, zoom }) => y + format.height / zoom));
  const zoom = Math.min(format.width / (right - left), format.height / (bottom - top));
  const corner = {
    x: (left + right - format.width / zoom) / 2,
    y: (top + bottom - format.height / zoom) / 2,
  };
  return boundView({ zoom, ...corner }, format);
}

/** The steps at which the short version stops: the contested ones of moves, and all of later phases. */
function shortSteps(phases: RuledPhases): readonly number[] {
  const { movement } = phases;
  const [first, ...later] = playedOf(phases, english);
  const moves = movement ? shortVersion(movement).map(({ step }) => step + 1) : [];
  const last = first.steps.length + later.flatMap(({ steps }) => steps).length - 1;
  const end = movement ? first.steps.length - 1 : 0;
  return [...moves, ...Array.from({ length: last - end }, (_, i) => end + 1 + i)];
}

function wordsOf(
  phases: RuledPhases,
  language: Language,
  notes: readonly AuthorNote[] = [],
): FrameWords {
  const played = playedOf(phases, language);
  const places = placesOf(played);
  const { player, page } = language;
  const textOf = ({ sentence, more }: ReelText): string =>
    [sentence, ...more].map(({ text }) => text).join(' ');
  return {
    opening: textOf(played[0].opening),
    // For a move, only the decision; near misses are on the page of the scenario.
    sentences: played
      .flatMap(({ steps }, i) =>
        i === 0 && phases.movement ? steps.map(({ sentence }) => sentence.text) : steps.map(textOf),
      )
      .map((sentence, step) =>
        [
          sentence,
          ...notes
            .filter(({ place }) => places.indexOf(place) === step)
            .map(({ text }) => plainOf(text)),
        ].join(' '),
      ),
    board: page.board('').trim(),
    steps: player.steps,
    back: player.back,
    next: player.next,
    play: player.play,
    pause: player.pause,
    open: OPEN[language.tag],
  };
}
