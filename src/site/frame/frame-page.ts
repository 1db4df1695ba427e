import { createHash } from 'node:crypto';
import script from 'virtual:frame-script';
import { shortTelling } from '../../explain/messages/turn/short.ts';
import type { Language } from '../../explain/languages/language.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { sentence, verdict } from '../../explain/tell.ts';
import { drawStepped, type Files } from '../../picture/draw.ts';
import { frame } from '../../stage/frame/frame.ts';
import { FORMATS } from '../../stage/model/format.ts';
import type { Turn } from '../../trace/turn.ts';
import { plain as withoutControls } from '../../picture/svg.ts';
import { ICONS, type IconName } from '../../ui/kit/icons.ts';
import { escaped } from '../escaped.ts';
import type { FrameData, FrameWords } from './frame-data.ts';

/** The size in which a framed board is drawn: its letters can be read from 340 px on, and grow with the frame. */
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
  /** The map, the colours, and the style sheet `frame.css`. */
  readonly files: Files & { readonly style: string };
}

/** What a framed page has of a turn whatever its language: all but its captions. */
interface Framed {
  readonly svg: string;
  readonly style: string;
  readonly data: FrameData;
}

/** Where the captions stand in the picture. */
const TITLE = '{title}';
const DESCRIPTION = '{description}';

/** Drawing all steps is most of the work for a page, and the same in every language. */
const drawn = new WeakMap<Turn, Framed>();

function framedOf(turn: Turn, { languages, files }: FrameParts): Framed {
  const before = drawn.get(turn);
  if (before) return before;
  const { svg, style } = drawStepped(
    [...turn.ruling.steps.keys(), turn.ruling.steps.length].map((at) => ({
      frame: frame(turn, at, FORMAT),
      hold: 0,
      sentence: '',
    })),
    files,
    { title: TITLE, description: DESCRIPTION },
  );
  const data: FrameData = {
    short: shortTelling(turn).map(({ step }) => step + 1),
    languages: { en: wordsOf(turn, languages.en), de: wordsOf(turn, languages.de) },
  };
  const made = { svg: svg.trim(), style, data };
  drawn.set(turn, made);
  return made;
}

/**
 * A page with the board of a turn, what each step says, and buttons to go through them, to be shown in a frame on other
 * sites. It is one file: a frame with `sandbox="allow-scripts"` has no origin, so that nothing of this site could be
 * loaded.
 */
export function framePage(turn: Turn, parts: FrameParts): string {
  const { title, full, tag, files } = parts;
  const { svg, style: colours, data } = framedOf(turn, parts);
  const sheet = `${files.style}${colours}`;
  const { opening, back, play, next } = data.languages[tag];
  const captioned = svg
    .replace(TITLE, () => escaped(withoutControls(title)))
    .replace(DESCRIPTION, () => escaped(withoutControls(opening)));
  const button = (id: string, label: string, ...icons: readonly IconName[]): string =>
    `<button type="button" id="${id}" aria-label="${escaped(label)}">${icons.map(iconSvg).join('')}</button>`;
  return [
    '<!doctype html>',
    `<html lang="${tag}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${policy(sheet)}">`,
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

/** By the hashes of the one style sheet and the one script: `'self'` means nothing where a page has no origin. */
const policy = (sheet: string): string =>
  [
    "default-src 'none'",
    `style-src ${hash(sheet)}`,
    `script-src ${hash(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const iconSvg = (name: IconName): string => {
  const { path, solid } = ICONS[name];
  const pen = solid
    ? 'fill="currentColor"'
    : 'fill="none" stroke="currentColor" stroke-width="1.7"';
  return `<svg class="${name}" viewBox="0 0 16 16" aria-hidden="true"><path d="${path}" ${pen}/></svg>`;
};

function wordsOf(turn: Turn, language: Language): FrameWords {
  const { headline, why } = verdict(turn, language);
  const { player, page } = language;
  return {
    opening: `${headline} ${why}`.trim(),
    sentences: [
      page.nothingDecided,
      ...turn.ruling.steps.map((step) => sentence(step, turn, language)),
    ],
    board: page.board('').trim(),
    steps: player.steps,
    back: player.back,
    next: player.next,
    play: player.play,
    pause: player.pause,
    open: OPEN[language.tag],
  };
}
