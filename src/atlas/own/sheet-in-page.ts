import type { Attachment } from 'svelte/attachments';
import { update } from '../../draw/dom.ts';
import type { SvgNode } from '../../draw/nodes.ts';

/** Puts the parts of a drawing into an svg of the page, with a prefix to their ids. */
export const sheetInPage =
  (sheet: readonly SvgNode[], prefix: string): Attachment<SVGSVGElement> =>
  (svg) => {
    update(svg, prefixed(sheet, prefix));
  };

const prefixed = (nodes: readonly SvgNode[], prefix: string): readonly SvgNode[] =>
  nodes.map((node) => {
    const { id, href } = node.attributes;
    const { content } = node;
    return {
      ...node,
      attributes: {
        ...node.attributes,
        ...(id === undefined ? {} : { id: prefix + String(id) }),
        ...(href === undefined ? {} : { href: `#${prefix}${String(href).slice(1)}` }),
      },
      content: typeof content === 'string' ? content : prefixed(content, prefix),
    };
  });
