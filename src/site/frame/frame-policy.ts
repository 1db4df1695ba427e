import { createHash } from 'node:crypto';

/** What a framed page may do. By the hashes of its one style sheet and its one script: `'self'` means nothing where a page has no origin. */
export const framePolicy = (sheet: string, script: string): string =>
  [
    "default-src 'none'",
    `style-src ${hash(sheet)}`,
    `script-src ${hash(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
