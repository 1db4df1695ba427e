/**
 * The rooms of `src`, each with the rooms that it may import from. This is the only list of them: ARCHITECTURE.md says
 * what each is for, in this order, and `tests/architecture.test.ts` checks both.
 */

/** The rooms that run in Node, in a worker and in a page alike, from the lowest up. Each may import from all below it. */
export const LIBRARY_ROOMS = [
  'board',
  'diagram',
  'orders',
  'rules',
  'trace',
  'check',
  'law',
  'ask',
  'explain',
  'game',
  'audit',
  'scenario',
  'learn',
  'modules',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const ROOMS = {
  ...Object.fromEntries(LIBRARY_ROOMS.map((room, place) => [room, LIBRARY_ROOMS.slice(0, place)])),
  stage: LIBRARY_ROOMS,
  draw: ['board', 'diagram', 'trace', 'stage'],
  ui: [...LIBRARY_ROOMS, 'stage', 'draw'],
  embed: [...LIBRARY_ROOMS, 'stage', 'draw', 'ui'],
  picture: [...LIBRARY_ROOMS, 'stage', 'draw'],
  api: [...LIBRARY_ROOMS, 'stage', 'draw', 'picture'],
  desk: [...LIBRARY_ROOMS, 'stage', 'ui'],
  report: [...LIBRARY_ROOMS, 'ui'],
  find: ['explain', 'ui'],
  atlas: [...LIBRARY_ROOMS, 'stage', 'draw', 'ui'],
  saturday: [...LIBRARY_ROOMS, 'stage', 'draw', 'ui'],
  study: [...LIBRARY_ROOMS, 'stage', 'draw', 'ui', 'embed'],
  cli: [...LIBRARY_ROOMS, 'stage', 'draw', 'embed', 'picture'],
  site: [
    ...LIBRARY_ROOMS,
    'stage',
    'draw',
    'ui',
    'embed',
    'picture',
    'desk',
    'report',
    'find',
    'atlas',
    'saturday',
    'study',
  ],
};

/** The rooms that the command is built from: all except the pages and what only they use. */
export const COMMAND_ROOMS = Object.keys(ROOMS).filter(
  (room) => !['site', 'desk', 'report', 'find', 'atlas', 'saturday', 'study'].includes(room),
);
