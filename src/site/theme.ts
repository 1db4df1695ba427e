/** Storage is shared with whatever else is on the origin. The page's head reads it, too. */
const KEY = 'standoff.theme';
const CHOICES = ['auto', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

function chosen(): Choice {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

function choose(choice: Choice): void {
  if (choice === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  remember(KEY, choice);
}

function remember(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}

/**
 * Makes a button cycle through auto, light and dark, and remembers the choice. The page's head applies it before the
 * first paint.
 */
export function themeToggle(button: HTMLElement): void {
  const name = (): void => {
    // The label for each state, in the language of the page.
    const words = button.dataset[chosen()] ?? '';
    button.setAttribute('aria-label', words);
    button.title = words;
  };
  button.addEventListener('click', () => {
    choose(CHOICES[(CHOICES.indexOf(chosen()) + 1) % CHOICES.length] ?? 'auto');
    name();
  });
  name();
  // From now on the old key is not read: it may belong to another program.
  remember(KEY, chosen());
}

/**
 * Makes a button turn the patterns on the land on and off, on every board of the page, and remembers the choice. The
 * page's head applies it before the first paint.
 */
export function patternToggle(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  const say = (): void => {
    button.setAttribute('aria-pressed', String('patterns' in dataset));
  };
  button.title = button.getAttribute('aria-label') ?? '';
  button.addEventListener('click', () => {
    if ('patterns' in dataset) delete dataset['patterns'];
    else dataset['patterns'] = '';
    remember('standoff.patterns', 'patterns' in dataset ? 'on' : 'off');
    say();
  });
  say();
}
