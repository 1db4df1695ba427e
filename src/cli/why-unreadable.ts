const SAID: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
};

/** Why a file could not be read, in words for who asked for it. */
export function whyUnreadable(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return (Object.hasOwn(SAID, code) && SAID[code]) || cause.message;
}
