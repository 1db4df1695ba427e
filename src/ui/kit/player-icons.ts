/** The icons of every player, including embeds; drawn like `ICONS`. */
export const PLAYER_ICONS = {
  back: { path: 'M10 3L5 8l5 5', solid: false },
  play: { path: 'M4.5 2.8v10.4L13 8z', solid: true },
  pause: { path: 'M4 3h3v10H4zM9 3h3v10H9z', solid: true },
  again: { path: 'M12.6 5.2A5.3 5.3 0 1 0 13.3 8M12.9 2v3.4H9.5', solid: false },
  next: { path: 'M6 3l5 5-5 5', solid: false },
} as const;
