import type MarkdownIt from 'markdown-it';
import { blockHtml } from '../block/block.ts';
import { placeOf } from './place.ts';

/**
 * For markdown-it, and so for VitePress and Eleventy: `md.use(standoff)`. A wrong block throws, with file, line and
 * column.
 */
export function standoff(md: ReturnType<typeof MarkdownIt>): void {
  const usual = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token?.info.trim().split(/\s/)[0] !== 'diplomacy')
      return usual?.(tokens, index, options, env, self) ?? '';
    const { content, map } = token;
    return `${blockHtml(content, placeOf(fileOf(env), content, (map?.[0] ?? 0) + 2))}\n`;
  };
}

/** VitePress passes the file as `path`, Eleventy in its `page`. */
function fileOf(env: unknown): unknown {
  const context: { readonly path?: unknown; readonly page?: { readonly inputPath?: unknown } } =
    typeof env === 'object' && env !== null ? env : {};
  return context.path ?? context.page?.inputPath;
}
