import { hydrate, tick } from 'svelte';
import { type EditionName, isRulebook } from '../rules/edition.ts';
import type { Language } from '../explain/languages/language.ts';
import { loadLanguage } from '../explain/languages/load-language.ts';
import { keepVisibleFormat, visibleFormat } from '../ui/board/hydrated-format.ts';
import { hydrationContext } from '../ui/kit/after-paint.svelte.ts';
import { languageContext } from '../ui/kit/language.ts';
import { loadArmyFleetPage } from './army-fleet/load-page.ts';
import type { PageData } from './page-data.ts';

/** Hydrates the live part of a page. */
export async function live(target: HTMLElement, data: PageData, base: string): Promise<void> {
  const [part, language] = await Promise.all([
    partOf(data, base),
    loadLanguage(document.documentElement.lang === 'de' ? 'de' : 'en'),
  ]);
  const hydration = { isOver: false };
  const context = new Map<unknown, unknown>([
    hydrationContext(hydration),
    ...keepVisibleFormat(target),
    languageContext(language),
  ]);
  await part?.({ target, context }, language);
  await tick();
  hydration.isOver = true;
  target.dataset['live'] = '';
}

/** Hydrates a component. */
type Part = (
  into: { readonly target: HTMLElement; readonly context: Map<unknown, unknown> },
  language: Language,
) => unknown;

/** Loads the component of a page, and no other; null: nothing on the page is live. */
async function partOf(data: PageData, base: string): Promise<Part | null> {
  switch (data.page) {
    case 'scenario': {
      const { shown } = data;
      const [{ default: ScenarioPage }, { readyTurn }] = await Promise.all([
        import('./scenario/ScenarioPage.svelte'),
        import('./scenario/ready-turn.ts'),
        loadModuleFor(shown),
      ]);
      return async (into, language) => {
        await readyTurn(shown, language, visibleFormat(into.target));
        return hydrate(ScenarioPage, { ...into, props: { shown, base } });
      };
    }
    case 'home': {
      const { questions } = data;
      const { default: Hero } = await import('./examples/Hero.svelte');
      return (into) => hydrate(Hero, { ...into, props: { questions, base } });
    }
    case 'machine': {
      const { default: MachinePage } = await import('./game/MachinePage.svelte');
      return (into) => hydrate(MachinePage, { ...into, props: { base } });
    }
    case 'desk': {
      const [{ default: DeskPage }, { readyDesk }] = await Promise.all([
        import('./desk/DeskPage.svelte'),
        import('./desk/ready-desk.ts'),
      ]);
      return async (into, language) => {
        await readyDesk(language, visibleFormat(into.target));
        return hydrate(DeskPage, { ...into, props: { base } });
      };
    }
    case 'study': {
      const [{ default: StudyPage }, { openBlockBoard: openBoard }] = await Promise.all([
        import('../study/StudyPage.svelte'),
        import('./embedding/open-block-board.ts'),
      ]);
      return (into) => hydrate(StudyPage, { ...into, props: { base, openBoard } });
    }
    case 'own-board': {
      const { default: OwnBoardPage } = await import('./boards/OwnBoardPage.svelte');
      return (into) => hydrate(OwnBoardPage, { ...into, props: { base } });
    }
    case 'game': {
      const { default: GamePage } = await import('./game/GamePage.svelte');
      return (into) => hydrate(GamePage, { ...into, props: { base } });
    }
    case 'lesson': {
      const { lesson, chapter, next } = data;
      const [{ default: LessonPage }, exercise] = await Promise.all([
        import('./learn/LessonPage.svelte'),
        lesson.exercise ? import('../ui/learn/ExercisePlay.svelte') : undefined,
        loadModuleFor(lesson),
      ]);
      const props = { lesson, chapter, next, base, Exercise: exercise?.default };
      return (into) => hydrate(LessonPage, { ...into, props });
    }
    case 'practice': {
      const { default: PracticePage } = await import('./learn/PracticePage.svelte');
      return (into) => hydrate(PracticePage, { ...into, props: { first: data.first, base } });
    }
    case 'today': {
      const { default: TodayPage } = await import('./learn/TodayPage.svelte');
      return (into) => hydrate(TodayPage, { ...into, props: { base } });
    }
    case 'saturday': {
      const { stories, lessons } = data;
      const { default: SaturdayPage } = await import('./saturday/SaturdayPage.svelte');
      return (into) => hydrate(SaturdayPage, { ...into, props: { stories, lessons, base } });
    }
    case 'docs': {
      const { default: Playground } = await import('./docs/Playground.svelte');
      return (into) => hydrate(Playground, { ...into, props: {} });
    }
    case 'still':
    case 'learn':
    case 'chapter':
      return null;
  }
}

/** Loads the Army/Fleet module if the editions of a turn need it. */
async function loadModuleFor({
  editions,
}: {
  readonly editions: readonly EditionName[];
}): Promise<void> {
  if (!editions.every(isRulebook)) await loadArmyFleetPage();
}
