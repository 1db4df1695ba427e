const KEY = 'theme';
const CHOICES = ['auto', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

const WORDS: Readonly<Record<Choice, string>> = {
  auto: 'Theme: as the system has it',
  light: 'Theme: light',
  dark: 'Theme: dark',
};

function chosen(): Choice {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

function choose(choice: Choice): void {
  if (choice === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  try {
    if (choice === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}

/** Makes a button go through auto, light and dark, and remember it. The page's head applies it before the first paint. */
export function themeToggle(button: HTMLElement): void {
  const name = (): void => {
    button.setAttribute('aria-label', WORDS[chosen()]);
    button.title = WORDS[chosen()];
  };
  button.addEventListener('click', () => {
    choose(CHOICES[(CHOICES.indexOf(chosen()) + 1) % CHOICES.length] ?? 'auto');
    name();
  });
  name();
}
