import { inCharset } from '../../orders/notations/mails/charset.ts';

/** A file with its name. */
export interface FileText {
  readonly name: string;
  readonly text: string;
}

const MOST_FILES = 2_000;

/** The texts of files; null: together they have more than `most` bytes, or they are too many, so none was read. */
export async function textsOfFiles(
  files: readonly File[],
  most: number,
): Promise<readonly FileText[] | null> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > most || files.length > MOST_FILES) return null;
  return Promise.all(
    files.map(async (file) => ({
      name: file.name,
      text: inCharset(new Uint8Array(await file.arrayBuffer()), null),
    })),
  );
}
