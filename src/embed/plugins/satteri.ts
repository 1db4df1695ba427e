import type { MdastPluginDefinition } from 'satteri';
import { embedOf } from './remark.ts';

/** For Sätteri, and so for Astro: `processor: satteri({ mdastPlugins: [standoff] })`. A wrong block throws. */
export const standoff: MdastPluginDefinition = {
  name: 'standoff',
  code: (node, context) => {
    if (node.lang === 'diplomacy') context.replaceNode(node, embedOf(node, context.fileURL));
  },
};
