import type { Plugin } from 'vite';

/** What every page loads at once. */
const START = 'entry-client.ts';

const LEARN = ['LessonPage.svelte', 'PracticePage.svelte', 'TodayPage.svelte'];

/**
 * The scripts that pages share, as few files: each holds what one of the named modules needs (or several of them together) and
 * another module as well, less what a file above it has. Light pages come first, so that they fetch nothing of heavier ones.
 * What remains is split by the bundler.
 *
 * A module is needed by all that its importers are needed by. So, whatever the list, its imports are in the same file or in
 * one above: files never import each other in a circle, and their modules run in order.
 */
const SHARED: readonly (readonly [name: string, ...neededBy: readonly string[]])[] = [
  ['svelte', 'find/open-find.ts'],
  ['print', 'learn/worksheet.ts', 'learn/course-list.ts & DeskPage.svelte'],
  ['progress', 'learn/course-list.ts'],
  [
    'base',
    'site/live.ts',
    'english/english.ts',
    'OwnBoardPage.svelte & Hero.svelte',
    'OwnBoardPage.svelte & ScenarioPage.svelte',
  ],
  ['files', 'OwnBoardPage.svelte & DeskPage.svelte', 'OwnBoardPage.svelte & GamePage.svelte'],
  ['own', 'OwnBoardPage.svelte'],
  ['board', 'Hero.svelte'],
  ['player', ...LEARN.map((page) => `ScenarioPage.svelte & ${page}`)],
  ['german', 'explain/languages/german/german.ts'],
  ['lines', ...LEARN.map((page) => `DeskPage.svelte & ${page}`)],
  ['lesson', ...LEARN],
  ['inquiry', 'ScenarioPage.svelte'],
  [
    'entry',
    'ExercisePlay.svelte',
    'MachinePage.svelte & DeskPage.svelte',
    'SaturdayPage.svelte & DeskPage.svelte',
  ],
  ['reader', 'DeskPage.svelte & GamePage.svelte & EmbedBuilder.svelte'],
  ['workbench', 'DeskPage.svelte & GamePage.svelte'],
];
const ROOTS = [START, ...new Set(SHARED.flatMap(([, ...some]) => some.flatMap(all)))];

function all(needed: string): readonly string[] {
  return needed.split(' & ');
}

/** Divides the scripts of the site among files. */
export function chunks(): Plugin {
  const needs = new Map<string, Set<string>>();
  const isShared = (id: string, neededBy: readonly string[]): boolean => {
    const by = needs.get(id);
    return (
      by !== undefined &&
      by.size > 1 &&
      !by.has(START) &&
      neededBy.some((one) => all(one).every((root) => by.has(root)))
    );
  };
  return {
    name: 'standoff:chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: SHARED.map(([name, ...neededBy], place) => ({
                    name,
                    test: (id: string) => !id.endsWith('.css') && isShared(id, neededBy),
                    priority: SHARED.length - place,
                  })),
                },
              },
            },
          },
        },
      },
    }),
    renderStart() {
      const ids = [...this.getModuleIds()];
      needs.clear();
      for (const root of ROOTS) {
        const [entry, another] = ids.filter((id) => id.endsWith(`/${root}`));
        if (entry === undefined || another !== undefined)
          throw new Error(`not one module ends with /${root}`);
        const waiting = [entry];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          const known = needs.get(id) ?? new Set();
          if (known.has(root)) continue;
          needs.set(id, known.add(root));
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      }
    },
  };
}
