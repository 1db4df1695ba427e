import { randomUUID } from 'node:crypto';
import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EEXIST: 'there is a file of that name',
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'it would be too large',
  EROFS: 'the disk takes no changes',
  EIO: 'the disk reports an error',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENXIO: 'nothing is behind it',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
};

/** Why a file could not be read or written, in words for who asked for it. */
export function whyFailed(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const known = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  // The system's own message without its code, the call and the path: "ESPIPE: invalid seek, read".
  return known ?? /^E[A-Z0-9]+: ([^,]+)/.exec(cause.message)?.[1] ?? cause.message;
}

/**
 * Writes a file as a whole or not at all: beside the old one, which it then replaces. What is no ordinary file, such as
 * a pipe, is written to.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const old = await stat(path).catch(() => null);
  if (old && !old.isFile()) {
    await writeFile(path, text);
    return;
  }
  const target = old ? await realpath(path) : path;
  const beside = `${target}.${randomUUID()}.tmp`;
  try {
    await writeFile(beside, text, { flag: 'wx' });
    if (old) await chmod(beside, old.mode);
    await rename(beside, target);
  } catch (cause) {
    await rm(beside, { force: true });
    throw cause;
  }
}

/** Whether two paths lead to one file. */
export async function isSameFile(one: string, other: string): Promise<boolean> {
  const found = await Promise.all([one, other].map((path) => stat(path).catch(() => null)));
  const [a, b] = found;
  return !!a && !!b && a.ino === b.ino && a.dev === b.dev;
}

/** Whether a file is there and holds something else. */
export async function holdsOther(path: string, text: string): Promise<boolean> {
  try {
    return (await readFile(path, 'utf8')) !== text;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false;
    throw cause;
  }
}
