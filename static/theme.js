// Runs before the first paint, so that a chosen theme does not flash. src/site/theme.ts keeps the choice.
try {
  // `theme` is what the key was called before.
  const theme = localStorage.getItem('standoff.theme') ?? localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden: then the system decides.
}
