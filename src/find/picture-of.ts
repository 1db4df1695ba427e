import type { Entry } from './entry.ts';
import { pictureFile, pictureId } from './packed.ts';

const files = new Map<number, Promise<Document | null>>();

/**
 * Fetches a file of pictures. The browser parses it: pages enforce Trusted Types, which forbid to make nodes of a text.
 */
function fileOf(base: string, number: number): Promise<Document | null> {
  const before = files.get(number);
  if (before) return before;
  const file = new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', `${base}${pictureFile(number)}`);
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      if (request.status !== 200) files.delete(number);
      resolve(request.status === 200 ? request.responseXML : null);
    });
    request.send();
  });
  files.set(number, file);
  return file;
}

/** An attachment that fills an element with the picture of an entry, once it is there. */
export const pictureOf =
  (base: string, { href, picture }: Entry) =>
  (frame: Element): void => {
    void fileOf(base, picture).then((file) => {
      const drawn = file?.getElementById(pictureId(href));
      if (!drawn) return;
      const copy = document.importNode(drawn, true);
      copy.removeAttribute('id');
      frame.replaceChildren(copy);
    });
  };
