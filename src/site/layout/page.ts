import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { Language } from '../../explain/languages/language.ts';
import Answers from '../../ui/ask/Answers.svelte';
import { stillAnswers } from '../../ui/ask/on-demand.svelte.ts';
import { languageContext } from '../../ui/kit/language.ts';
import type { SitePart } from './site-part.ts';
import type { PageData } from '../page-data.ts';

/** A page of the site, rendered. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly part: SitePart | null;
  readonly data: PageData;
  /** Static content above the part that is hydrated. */
  readonly above?: RenderedPart;
  /** The part that is hydrated; everything below it is static. */
  readonly live?: RenderedPart;
  /** Static content instead of the part that is hydrated, for browsers without scripts. */
  readonly ruled?: RenderedPart;
  readonly still?: RenderedPart;
  /** What to say if scripts are off and nothing on the page works without them. */
  readonly withoutScripts?: string;
}

export interface RenderedPart {
  readonly head: string;
  readonly body: string;
}

/** Renders a component in a language. `idPrefix`: sets its ids apart from those of other parts of the page. */
export const piece = <P extends Record<string, unknown>>(
  language: Language,
  component: Component<P>,
  props: P,
  idPrefix = '',
): RenderedPart =>
  render(component as Component, {
    props,
    context: new Map<unknown, unknown>([languageContext(language), stillAnswers(Answers)]),
    ...(idPrefix === '' ? {} : { idPrefix }),
  });
