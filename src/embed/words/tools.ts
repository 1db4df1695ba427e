import type { node } from '../../draw/nodes.ts';
import type { html } from '../elements.ts';

/** What the first script lends to the one that shows authors' words. */
export interface Tools {
  readonly html: typeof html;
  readonly node: typeof node;
}
