import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPages, installClock } from './pages.ts';
import { type BrowserPart, openBrowser } from '../../test/setup/browser.ts';

let browser: BrowserPart;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Leaves data in every place where a page can store it. */
const fill = async (page: Page): Promise<void> => {
  await page.goto('/favicon.svg');
  await page.context().addCookies([{ name: 'left', value: 'behind', url: inject('playground') }]);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  await page.route('**/favicon.svg', (route) => route.abort());
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        localStorage.setItem('left', 'behind');
        sessionStorage.setItem('left', 'behind');
        const opening = indexedDB.open('left', 1);
        opening.onsuccess = () => resolve(opening.result.close());
      }),
  );
};

const found = async (page: Page) => {
  await page.goto('/favicon.svg');
  const kept = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    innerWidth,
    matchMedia('(prefers-color-scheme: dark)').matches,
    matchMedia('(prefers-reduced-motion: reduce)').matches,
  ]);
  return [...kept, (await page.context().cookies()).length];
};

test('a page that is given to another visitor contains nothing of the previous one', async () => {
  const pages = createPages(browser, inject('playground'));
  const page = await pages.take({});
  const fresh = await found(page);
  await fill(page);
  await pages.giveBack();
  const next = await pages.take({});
  expect(next).toBe(page);
  expect(await found(next)).toEqual(fresh);
  await pages.giveBack();
});

test('a page with a moved clock or with emulated settings is not given to another visitor', async () => {
  const pages = createPages(browser, inject('playground'));
  const moved = await pages.take({});
  await installClock(moved);
  const elsewhere = await pages.take({ timezoneId: 'Asia/Tokyo' });
  await pages.giveBack();
  expect([moved.isClosed(), elsewhere.isClosed()]).toEqual([true, true]);
  expect(await pages.take({})).not.toBe(moved);
  await pages.giveBack();
});
