/**
 * What a page may load and run: its own files, and nothing inline. `blob:` images are needed to save a picture as PNG.
 * Trusted Types: Svelte's templates and the addresses of the two workers, no others.
 */
const POLICY: readonly string[] = [
  "default-src 'self'",
  "img-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html standoff-worker standoff-offline',
];

/** For every page, because some hosts cannot send headers. */
export const POLICY_ELEMENT = `<meta http-equiv="Content-Security-Policy" content="${POLICY.join('; ')}" />`;

/** What a host should send with every file (docs/hosting.md). `frame-ancestors` works only in a header. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [...POLICY, "frame-ancestors 'self'"].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * For pages that other sites show in frames (`/embed/`). Each has its own policy, by the hashes of its contents; a
 * frame without an origin has no `'self'`.
 */
export const FRAME_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  // The scripts for other sites' pages are modules, which require this.
  'access-control-allow-origin': '*',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
