import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/** Milliseconds without a request after which a page has asked for all that it needs. */
const QUIET = 250;

const pages = new WeakMap<Page, { readonly underway: Set<Request>; changedAt: number }>();

/** Keeps count of what a page has asked for and not yet heard. */
export const watchRequests = (page: Page): void => {
  const state = { underway: new Set<Request>(), changedAt: Date.now() };
  pages.set(page, state);
  const begin = (request: Request): void => {
    if (request.resourceType() !== 'eventsource') state.underway.add(request);
    state.changedAt = Date.now();
  };
  const end = (request: Request): void => {
    state.underway.delete(request);
    state.changedAt = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
};

/** Waits until a page has heard all that it has asked for. */
export const isQuiet = async (page: Page): Promise<void> => {
  const state = pages.get(page);
  if (!state) throw new Error('Only pages of visit() can be waited for.');
  await expect.poll(() => state.underway.size === 0 && Date.now() - state.changedAt > QUIET).toBe(true);
};
