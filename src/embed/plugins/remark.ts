import type { Nodes, Root } from 'mdast';
import { blockTagOrThrow } from '../block/block.ts';
import { hastOf } from '../block/tree.ts';

/** remark, so Docusaurus, MDX and Next: `remarkPlugins: [standoff]`. Needs no raw HTML. A wrong block throws. */
export function standoff() {
  return (tree: Root, file: { readonly path?: string }): void => {
    const visit = (node: Nodes): void => {
      if (node.type === 'code' && node.lang === 'diplomacy') {
        const line = (node.position?.start.line ?? 0) + 1;
        const { tagName, properties, children } = hastOf(
          blockTagOrThrow(node.value, { file: file.path ?? 'page', line }),
        );
        // A code node would become `pre` and `code` round it.
        Object.assign(node, { type: 'standoff' });
        node.data = { hName: tagName, hProperties: properties, hChildren: children };
      } else if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
  };
}
