import type MarkdownIt from 'markdown-it';
import { blockHtml } from '../block/block.ts';

/** markdown-it, so VitePress and Eleventy: `md.use(standoff)`. A wrong block throws, with file, line and column. */
export function standoff(md: ReturnType<typeof MarkdownIt>): void {
  const usual = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token?.info.trim().split(/\s/)[0] !== 'diplomacy')
      return usual?.(tokens, index, options, env, self) ?? '';
    const path: unknown = env?.['path'];
    const file = typeof path === 'string' ? path : 'page';
    return `${blockHtml(token.content, { file, line: (token.map?.[0] ?? 0) + 2 })}\n`;
  };
}
