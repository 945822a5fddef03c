import type { Page, Request } from 'playwright';
import { PATIENCE } from '../../test/setup/patience.ts';
import { restingLayout } from '../../test/setup/rest.ts';

interface Traffic {
  readonly underway: Set<Request>;
  /** How many requests have begun. */
  begun: number;
}

const pages = new WeakMap<Page, Traffic>();

/** Keeps count of what a page has asked for and not yet heard. */
export const watchRequests = (page: Page): void => {
  const traffic: Traffic = { underway: new Set<Request>(), begun: 0 };
  pages.set(page, traffic);
  const end = (request: Request): void => void traffic.underway.delete(request);
  page
    .on('request', (request) => {
      if (request.resourceType() === 'eventsource') return;
      traffic.underway.add(request);
      traffic.begun++;
    })
    .on('requestfinished', end)
    .on('requestfailed', end);
};

/**
 * Waits until a page has come to rest: no request is pending, fonts, pictures and transitions are done, and the layout no
 * longer changes. Everything that reads the layout, looks with axe or takes a picture waits for it first.
 */
export const settled = async (page: Page): Promise<void> => {
  const traffic = pages.get(page);
  if (!traffic) throw new Error('Only pages of visit() can be waited for.');
  const end = Date.now() + PATIENCE;
  let known = '';
  for (;;) {
    const { begun } = traffic;
    // A navigation takes the page away under the look; the next look is at the new one.
    const layout = await restingLayout(page).catch(() => '');
    if (traffic.underway.size === 0 && traffic.begun === begun && layout !== '' && layout === known) return;
    known = layout;
    if (Date.now() > end)
      throw new Error(
        `The page did not come to rest: ${[...traffic.underway].map((request) => request.url()).join(', ') || layout}.`,
      );
    if (traffic.underway.size > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
