import type { Element, Nodes, Root } from 'hast';
import { blockTagOrThrow } from '../block/block.ts';
import { hastOf } from '../block/tree.ts';
import { placeOf } from './place.ts';

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function isFence(node: Nodes): node is Element {
  if (node.type !== 'element' || node.tagName !== 'pre') return false;
  const [code] = node.children;
  const classes = code?.type === 'element' ? code.properties['className'] : null;
  return Array.isArray(classes) && classes.includes('language-diplomacy');
}

/** For rehype: `rehypePlugins: [standoff]`, before any highlighter. A wrong block throws. */
export function standoff() {
  return (tree: Root, file: { readonly path?: string }): void => {
    const visit = (node: Nodes): void => {
      if (isFence(node)) {
        const text = textOf(node);
        const line = (node.position?.start.line ?? 0) + 1;
        Object.assign(node, hastOf(blockTagOrThrow(text, placeOf(file.path, text, line))));
      } else if ('children' in node) node.children.forEach(visit);
    };
    visit(tree);
  };
}
