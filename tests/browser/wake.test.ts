import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wakeOnIntent } from '../../src/site/wake.ts';

/** Ends what the pages of a test still listen for. */
const ends: (() => Promise<void>)[] = [];

/** A part of a page whose scripts load when `arrive` is called; logs the events it receives afterwards. */
function page(html: string) {
  const target = document.createElement('div');
  target.innerHTML = html;
  document.body.append(target);
  let asked = 0;
  let arrive = (): void => undefined;
  let fail = (): void => undefined;
  const done: string[] = [];
  const wake = wakeOnIntent(target, () => {
    asked++;
    return new Promise<void>((resolve, reject) => {
      fail = () => {
        reject(new Error('offline'));
      };
      arrive = () => {
        for (const type of ['click', 'change', 'input', 'keydown', 'pointerdown'])
          target.addEventListener(type, (event) => {
            const { tagName, id } = event.target as Element;
            const key = event instanceof KeyboardEvent ? ` ${event.key}` : '';
            done.push(`${type} ${id === '' ? tagName.toLowerCase() : id}${key}`);
          });
        resolve();
      };
    });
  });
  const element = (id: string): HTMLElement => {
    const found = target.querySelector<HTMLElement>(`#${id}`);
    if (!found) throw new Error(id);
    return found;
  };
  const settled = async (): Promise<void> => {
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const arriving = async (): Promise<void> => {
    arrive();
    await settled();
  };
  const failing = async (): Promise<void> => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    fail();
    await settled();
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  };
  ends.push(async () => {
    wake();
    await arriving();
  });
  return { element, wake, done, asked: () => asked, arrive: arriving, fail: failing };
}

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  document.body.replaceChildren();
});

describe('a page that wakes', () => {
  test('fetches nothing until the first interaction, and then only once', async () => {
    const { asked, element } = page('<p id="text">A ruling</p><button id="next">Next</button>');
    expect(asked()).toBe(0);
    await userEvent.hover(element('text'));
    expect(asked()).toBe(1);
    await userEvent.click(element('next'));
    expect(asked()).toBe(1);
  });

  test('replays what was pressed before it was awake, in order', async () => {
    const { arrive, done, element } = page(
      '<button id="back">Back</button><button id="next"><svg id="icon" width="9" height="9"></svg></button>',
    );
    element('next')
      .querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    element('back').click();
    expect(done).toEqual([]);
    await arrive();
    expect(done).toEqual(['click next', 'click back']);
  });

  test('replays each action once, and stops listening when awake', async () => {
    const { arrive, done, element } = page('<button id="next">Next</button>');
    element('next').click();
    await arrive();
    element('next').click();
    expect(done).toEqual(['click next', 'click next']);
  });

  test('keeps the player’s keys, and leaves all others alone', async () => {
    const { arrive, done, element } = page('<div id="ruler" role="slider" tabindex="0"></div>');
    element('ruler').focus();
    const sent = (key: string) =>
      element('ruler').dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    expect(sent('ArrowRight')).toBe(false);
    expect(sent('Tab')).toBe(true);
    await arrive();
    expect(done).toEqual(['keydown ruler ArrowRight']);
  });

  test('wakes for the player’s arrows while nothing has the focus', async () => {
    const { arrive, asked } = page('<p>A ruling</p>');
    const sent = (key: string) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    expect([sent('Tab'), sent('End'), asked()]).toEqual([true, true, 0]);
    expect([sent('ArrowRight'), asked()]).toEqual([false, 1]);
    const heard: string[] = [];
    const hear = (event: KeyboardEvent) => heard.push(event.key);
    document.addEventListener('keydown', hear);
    await arrive();
    document.removeEventListener('keydown', hear);
    expect(heard).toEqual(['ArrowRight']);
  });

  test('keeps a press on the ruler', async () => {
    const { arrive, done, element } = page('<div id="ruler" role="slider" tabindex="0">6</div>');
    element('ruler').dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }),
    );
    await arrive();
    expect(done).toEqual(['pointerdown ruler']);
  });

  test('keeps a choice', async () => {
    const { arrive, done, element } = page(
      '<select id="edition"><option>1971</option><option>1982</option></select>',
    );
    await userEvent.selectOptions(element('edition'), '1982');
    (element('edition') as HTMLSelectElement).value = '1971';
    await arrive();
    expect(done).toContain('change edition');
    expect((element('edition') as HTMLSelectElement).value).toBe('1982');
  });

  test('retypes what was typed, with the cursor where it was', async () => {
    const { arrive, done, element } = page('<textarea id="orders"></textarea>');
    const orders = element('orders') as HTMLTextAreaElement;
    await userEvent.type(orders, 'A War H{ArrowLeft}{ArrowLeft}{Backspace}l');
    expect(orders.value).toBe('A Wal H');
    orders.value = '';
    await arrive();
    expect(done).toEqual(['input orders']);
    expect(orders.value).toBe('A Wal H');
    expect(orders.selectionStart).toBe(5);
  });

  test('keeps a press on a drawing for what is there once it is live', async () => {
    const { arrive, done, element } = page(
      '<svg id="map" width="200" height="100"><g id="drawn"></g></svg>',
    );
    await userEvent.click(element('map'), { position: { x: 150, y: 50 } });
    expect(done).toEqual([]);
    element('drawn').innerHTML =
      '<rect id="left" width="100" height="100"/><rect id="right" x="100" width="100" height="100"/>';
    element('map').style.marginTop = '60px';
    await arrive();
    expect(done).toEqual(['pointerdown right', 'click right']);
  });

  test('whose scripts do not load leaves presses to the browser, and tries again at the next one', async () => {
    const { arrive, asked, done, element, fail } = page(
      '<details id="more"><summary id="open">More</summary></details><button id="next">Next</button>',
    );
    element('open').click();
    expect(element('more').hasAttribute('open')).toBe(false);
    await fail();
    expect(element('more').hasAttribute('open')).toBe(true);
    element('next').click();
    expect([asked(), done]).toEqual([2, []]);
    await arrive();
    element('next').click();
    expect([asked(), done]).toEqual([2, ['click next', 'click next']]);
  });

  test('whose scripts do not load can be woken by the page again', async () => {
    const { asked, fail, wake } = page('<p>A ruling</p>');
    wake();
    await fail();
    wake();
    expect(asked()).toBe(2);
  });

  test('lets links navigate as usual', () => {
    const { element } = page('<a id="rules" href="#rules-page">Rules</a>');
    element('rules').click();
    expect(location.hash).toBe('#rules-page');
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('can be woken by the page itself', () => {
    const { asked, wake } = page('<p>A ruling</p>');
    wake();
    wake();
    expect(asked()).toBe(1);
  });
});
