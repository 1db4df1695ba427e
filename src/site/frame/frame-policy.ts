import { createHash } from 'node:crypto';

/**
 * The permissions of a framed page, by the hashes of its style sheet and its script: `'self'` means nothing in a page
 * without an origin.
 */
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
