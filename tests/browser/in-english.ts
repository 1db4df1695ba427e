import { english } from '../../src/explain/languages/english/english.ts';
import { languageContext } from '../../src/ui/kit/language.ts';

/** The options for rendering a component: its props, and the language of a page. */
export const inEnglish = <Props>(
  props: Props,
): { readonly props: Props; readonly context: Map<unknown, unknown> } => ({
  props,
  context: new Map([languageContext(english)]),
});
