import type { Code, Nodes, Root } from 'mdast';
import { blockTagOrThrow } from '../block/block.ts';
import { type HastElement, hastOf } from '../block/tree.ts';
import { placeOf } from './place.ts';

/**
 * For remark, and so for Docusaurus, MDX and Next: `remarkPlugins: [standoff]`. Needs no raw HTML. A wrong block
 * throws.
 */
export function standoff() {
  return (tree: Root, file: { readonly path?: string }): void => {
    const visit = (node: Nodes): void => {
      if (node.type === 'code' && node.lang === 'diplomacy')
        Object.assign(node, embedOf(node, file.path));
      else if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
  };
}

interface Embed {
  /** A code node would be wrapped in `pre` and `code`. */
  type: 'standoff';
  data: {
    hName: string;
    hProperties: HastElement['properties'];
    hChildren: HastElement['children'];
  };
}

/** An embed to replace a fence, in the trees of remark and of Sätteri. */
export function embedOf({ value, position }: Readonly<Code>, file: unknown): Embed {
  const line = (position?.start.line ?? 0) + 1;
  const { tagName, properties, children } = hastOf(
    blockTagOrThrow(value, placeOf(file, value, line)),
  );
  return {
    type: 'standoff',
    data: { hName: tagName, hProperties: properties, hChildren: children },
  };
}
