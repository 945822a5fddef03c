import type { Page } from 'playwright';
import { PATIENCE } from './patience.ts';

/**
 * Waits in the page until fonts, pictures and transitions are done, then twice for a frame and an idle
 * callback: size observers run in the first frame, and their changes are drawn by the second. Returns the
 * layout.
 */
export const restingLayout = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    await Promise.all(
      pictures.map(
        (picture) =>
          new Promise((resolve) => {
            picture.addEventListener('load', resolve);
            picture.addEventListener('error', resolve);
          }),
      ),
    );
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const turn = () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })),
      );
    await turn();
    await turn();
    const { scrollWidth, scrollHeight } = document.documentElement;
    return `${location.href} ${scrollWidth} x ${scrollHeight}`;
  });

/** Waits until the layout of a page without pending requests no longer changes. */
export const atRest = async (page: Page): Promise<void> => {
  const end = Date.now() + PATIENCE;
  for (let known = ''; Date.now() < end;) {
    const layout = await restingLayout(page);
    if (layout === known) return;
    known = layout;
  }
  throw new Error(`${page.url()} did not stop changing its layout.`);
};
