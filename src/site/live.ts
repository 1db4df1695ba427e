import { hydrate, tick } from 'svelte';
import { isRulebook } from '../rules/edition.ts';
import { loadLanguage } from '../explain/languages/load-language.ts';
import { keepVisibleFormat } from '../ui/board/hydrated-format.ts';
import { hydrationContext } from '../ui/kit/after-paint.svelte.ts';
import { languageContext } from '../ui/kit/language.ts';
import Hero from './examples/Hero.svelte';
import { loadArmyFleetPage } from './army-fleet/load-page.ts';
import type { PageData } from './page-data.ts';
import ScenarioPage from './scenario/ScenarioPage.svelte';

/** Hydrates the live part of a page. */
export async function live(target: HTMLElement, data: PageData, base: string): Promise<void> {
  const language = await loadLanguage(document.documentElement.lang === 'de' ? 'de' : 'en');
  const hydration = { isOver: false };
  const context = new Map<unknown, unknown>([
    hydrationContext(hydration),
    ...keepVisibleFormat(target),
    languageContext(language),
  ]);
  switch (data.page) {
    case 'scenario':
      if (!data.shown.editions.every(isRulebook)) await loadArmyFleetPage();
      hydrate(ScenarioPage, { target, context, props: { shown: data.shown, base } });
      break;
    case 'rules': {
      const { default: RulesPage } = await import('./rules/RulesPage.svelte');
      hydrate(RulesPage, { target, context, props: { base } });
      break;
    }
    case 'readings': {
      const { default: ReadingsPage } = await import('./rules/ReadingsPage.svelte');
      hydrate(ReadingsPage, { target, context, props: { base } });
      break;
    }
    case 'machine': {
      const { default: MachinePage } = await import('./game/MachinePage.svelte');
      hydrate(MachinePage, { target, context, props: { base } });
      break;
    }
    case 'desk': {
      const { default: DeskPage } = await import('./desk/DeskPage.svelte');
      hydrate(DeskPage, { target, context, props: { base } });
      break;
    }
    case 'home':
      hydrate(Hero, { target, context, props: { shown: data.shown, start: data.start, base } });
      break;
    case 'game': {
      const { default: GamePage } = await import('./game/GamePage.svelte');
      hydrate(GamePage, { target, context, props: { base } });
      break;
    }
    case 'lesson': {
      const { default: LessonPage } = await import('./learn/LessonPage.svelte');
      const { lesson, chapter, next } = data;
      if (!lesson.editions.every(isRulebook)) await loadArmyFleetPage();
      hydrate(LessonPage, { target, context, props: { lesson, chapter, next, base } });
      break;
    }
    case 'chapter': {
      const { default: ChapterPage } = await import('./learn/ChapterPage.svelte');
      if (!data.lessons.flatMap(({ editions }) => editions).every(isRulebook))
        await loadArmyFleetPage();
      hydrate(ChapterPage, { target, context, props: { lessons: data.lessons, base } });
      break;
    }
    case 'practice': {
      const { default: PracticePage } = await import('./learn/PracticePage.svelte');
      hydrate(PracticePage, { target, context, props: { first: data.first, base } });
      break;
    }
    case 'docs': {
      const { default: Playground } = await import('./docs/Playground.svelte');
      hydrate(Playground, { target, context, props: {} });
      break;
    }
    case 'learn': {
      const { default: CoursePage } = await import('./learn/CoursePage.svelte');
      hydrate(CoursePage, { target, context, props: { lessons: data.lessons, base } });
      break;
    }
    case 'still':
      break;
  }
  await tick();
  hydration.isOver = true;
  target.dataset['live'] = '';
}
