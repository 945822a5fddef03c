import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPages, installClock } from './pages.ts';

let browser: Awaited<ReturnType<typeof chromium.connect>>;
beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
});
afterAll(() => browser.close());

/** Leaves something in every place in which a page can keep it. */
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

test('a page that is given to another visitor has nothing of the one before in it', async () => {
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

test('a page whose clock was moved, or that looks at the world in another way, is given to nobody else', async () => {
  const pages = createPages(browser, inject('playground'));
  const moved = await pages.take({});
  await installClock(moved);
  const elsewhere = await pages.take({ timezoneId: 'Asia/Tokyo' });
  await pages.giveBack();
  expect([moved.isClosed(), elsewhere.isClosed()]).toEqual([true, true]);
  expect(await pages.take({})).not.toBe(moved);
  await pages.giveBack();
});
