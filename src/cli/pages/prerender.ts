import { lstat, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { prerender } from '../../embed/block/prerender.ts';
import type { Command } from '../arguments.ts';
import { failureReason, notUtf8In, writeWhole } from '../files.ts';
import { filesBelow } from '../folders.ts';
import { writeMessages, type Terminal, write } from '../terminal.ts';

export type PrerenderCommand = Extract<Command, { name: 'prerender' }>;

/** Pages longer than this are left alone, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Replaces the blocks of orders in the built pages of a folder by embeds. A page with a wrong block stays as it is, and
 * its errors are reported. With `check`, nothing is written, and a page that would change is an error, too. Returns the
 * exit code.
 */
export async function prerenderFolder(
  { folder, check, script }: PrerenderCommand,
  terminal: Terminal,
): Promise<0 | 1> {
  const missing = await missingScript(folder, script);
  if (missing !== null) {
    await writeMessages(terminal.stderr, [missing]);
    return 1;
  }
  const style = await styleBeside(folder, script);
  const { files: pages, closed } = await filesBelow(folder, ({ name }) => /\.x?html?$/i.test(name));
  const counts = { blocks: 0, pages: 0 };
  const errors = [...closed];
  for (const file of pages) {
    try {
      const isLink = (await lstat(file)).isSymbolicLink();
      // A link within the folder leads to another of the pages.
      if ((isLink && (await isWithin(folder, file))) || (await stat(file)).size > MOST_BYTES)
        continue;
      const bytes = await readFile(file);
      const html = bytes.toString();
      const [player, room] = [script, style].map((address) =>
        address === null ? null : addressFrom(relative(folder, file), address),
      );
      const made = prerender(html, file, player, room);
      if (made.ok && made.value.blocks === 0) continue;
      const unwritable = isLink
        ? `${file}: Is a link out of the folder, so its blocks are not replaced.`
        : notUtf8In(bytes, html, file);
      if (unwritable !== null) errors.push(unwritable);
      else if (!made.ok) errors.push(...made.error);
      else {
        counts.blocks += made.value.blocks;
        counts.pages += 1;
        if (check) errors.push(`${file}: Has blocks that are not replaced yet.`);
        else await writeWhole(file, made.value.html);
      }
    } catch (cause) {
      errors.push(`${file}: ${failureReason(cause)}`);
    }
  }
  await writeMessages(terminal.stderr, errors);
  const replaced = check ? 'to replace' : 'replaced';
  await write(
    terminal.stdout,
    `${String(counts.blocks)} blocks ${replaced} in ${String(counts.pages)} of ${String(pages.length)} pages\n`,
  );
  return errors.length > 0 ? 1 : 0;
}

const isWithin = async (folder: string, file: string): Promise<boolean> =>
  (await realpath(file)).startsWith((await realpath(folder)) + sep);

/** An address without a leading slash or a scheme is a file of the folder. */
const isOfFolder = (script: string): boolean => !/^(\/|[a-z][\w+.-]*:)/i.test(script);

/** A message if the player is a file of the folder that is not there; null otherwise. */
async function missingScript(folder: string, script: string | null): Promise<string | null> {
  if (script === null || !isOfFolder(script)) return null;
  const file = join(folder, script.replace(/[?#].*$/s, ''));
  return stat(file).then(
    () => null,
    (cause: unknown) =>
      `${file}: ${failureReason(cause)} (expected the player, dist-embed/standoff.js of the package)`,
  );
}

/** The style sheet that keeps the room of embeds, beside the player; null: it is not there, or nobody knows. */
async function styleBeside(folder: string, script: string | null): Promise<string | null> {
  const style = script?.replace(/\.js(?=[?#]|$)[^]*/, '.css');
  if (style === undefined || style === script || !isOfFolder(style)) return null;
  return stat(join(folder, style)).then(
    () => style,
    () => null,
  );
}

/** The address of a file of the folder for a page. */
function addressFrom(page: string, script: string): string {
  if (!isOfFolder(script)) return script;
  const address = posix.relative(dirname(page).replaceAll('\\', '/'), posix.normalize(script));
  return address.startsWith('.') ? address : `./${address}`;
}
