const files = new Map<string, Promise<Document | null>>();

/**
 * Fetches a file of pictures. The browser parses it: pages enforce Trusted Types, which forbid to make nodes of a text.
 */
function fetched(address: string): Promise<Document | null> {
  const before = files.get(address);
  if (before) return before;
  const file = new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      if (request.status !== 200) files.delete(address);
      resolve(request.status === 200 ? request.responseXML : null);
    });
    request.send();
  });
  files.set(address, file);
  return file;
}

/** Fills an element with a picture, `find/3.svg#learn.cut`, once it is there. */
export function showPicture(frame: Element, base: string, address: string): void {
  const [file = '', id = ''] = address.split('#');
  void fetched(base + file).then((pictures) => {
    const drawn = pictures?.getElementById(id);
    if (!drawn) return;
    const copy = document.importNode(drawn, true);
    copy.removeAttribute('id');
    frame.replaceChildren(copy);
  });
}

/** How far below the window a picture is fetched, so that it is there when it comes into sight. */
const AHEAD = '100px';

/** Fetches the pictures of the cards on a page (`data-picture`) as they come into sight: a list has up to two hundred. */
export function picturesInSight(cards: Iterable<HTMLElement>, base: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const address = target instanceof HTMLElement ? target.dataset['picture'] : undefined;
        if (!isIntersecting || address === undefined) continue;
        observer.unobserve(target);
        showPicture(target, base, address);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const card of cards) observer.observe(card);
}
