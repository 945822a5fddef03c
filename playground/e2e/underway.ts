import type { Page, Request } from 'playwright';
import { PATIENCE } from '../../test/setup/patience.ts';
import { restingLayout } from '../../test/setup/rest.ts';

interface Traffic {
  readonly underway: Set<Request>;
  /** Number of requests that have started. */
  begun: number;
}

const pages = new WeakMap<Page, Traffic>();

/** Counts the pending requests of a page. */
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
 * Waits until a page is at rest: no request is pending, fonts, pictures and transitions are done, and the layout no
 * longer changes. Call it before reading the layout, running axe or taking a screenshot.
 */
export const settled = async (page: Page): Promise<void> => {
  const traffic = pages.get(page);
  if (!traffic) throw new Error('settled() needs a page of visit().');
  const end = Date.now() + PATIENCE;
  let known = '';
  for (;;) {
    const { begun } = traffic;
    // A navigation replaced the page during the check; the next check uses the new one.
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
