import type { Format, View } from '../stage/model/format.ts';
import { createCamera, type Camera } from '../ui/board/camera.svelte.ts';

/**
 * A camera that shows a section of the board until the reader moves it; null: the section that suits all units. Call it
 * while a component is created.
 */
export function sectionCamera(sectionOf: (format: Format) => View | null): Camera {
  const camera = createCamera();
  return {
    ...camera,
    get view() {
      return camera.view ?? (camera.format && sectionOf(camera.format));
    },
    get through() {
      return camera.through;
    },
    get format() {
      return camera.format;
    },
    get canComeCloser() {
      return camera.canComeCloser;
    },
    get canGoBack() {
      return camera.canGoBack;
    },
    on: (format, homeView) => camera.on(format, () => sectionOf(format()) ?? homeView()),
  };
}
