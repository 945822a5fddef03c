import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { FESTIVAL } from './box-office.ts';
import { staticStage } from './static/stage.ts';

const { openPage, url } = staticStage();

const pages = ['', 'shop', 'shop/p/studio-tee', 'events', `events/${FESTIVAL}`];

/** The words of the page and of its controls, and the places of its larger parts. */
const viewOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#root');
    const parts = [
      ...(root?.querySelectorAll('header, nav, main, h1, h2, pre, footer, button, input, li') ?? []),
    ];
    return {
      title: document.title,
      words: root?.textContent,
      names: parts.map((part) => part.getAttribute('aria-label')),
      places: parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
    };
  });

const withoutWorker = () => {
  navigator.serviceWorker.register = () => new Promise(() => {});
};

/** Opens a page as its scripts first show it: no call of the sandbox is answered. */
const openWithoutAnswers = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript(withoutWorker);
  await page.goto(address);
};

/** React marks the elements that it has rendered. */
const scriptsHaveDrawn = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__react')),
  );

describe('the first view in the page of the build', () => {
  describe.each([
    { width: 360, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const)('$width pixels wide, $colorScheme', ({ width, colorScheme }) => {
    test.each(pages)('is what the scripts show on “%s”', async (path) => {
      const options = { viewport: { width, height: 800 }, colorScheme, locale: 'en-GB' };
      const [early, late] = [await openPage(options), await openPage(options)];
      await early.route('**/*.js', (route) => route.abort());
      await openWithoutAnswers(early, url() + path);
      await openWithoutAnswers(late, url() + path);
      await scriptsHaveDrawn(late);
      for (const page of [early, late]) await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => viewOf(late)).toEqual(await viewOf(early));
    });
  });

  test('is left out for another language, another identity and other filters', async () => {
    for (const [locale, path] of [
      ['ar', 'shop'],
      ['en-GB', 'shop?as=owner'],
      ['en-GB', 'shop?q=tee'],
    ] as const) {
      const page = await openPage({ locale });
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(url() + path);
      expect(await page.locator('main').count()).toBe(0);
    }
  });

  describe('its pictures', () => {
    const withPictures = pages.filter((path) => path !== '');
    const early = 'img[data-early]';
    const addresses = (page: Page, pictures: string) =>
      page.locator(pictures).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));

    test.each(withPictures)('are those that the sandbox shows on “%s”', async (path) => {
      const options = { viewport: { width: 360, height: 800 }, locale: 'en-GB' };
      const [first, whole] = [await openPage(options), await openPage(options)];
      await first.route('**/*.js', (route) => route.abort());
      await first.goto(url() + path);
      await first.locator(early).first().waitFor();
      const shown = await addresses(first, early);
      const loads = first
        .locator(early)
        .first()
        .evaluate((one) => (one as HTMLImageElement).decode());
      await expect(loads).resolves.toBeUndefined();
      await whole.goto(url() + path);
      const pictures = 'main img:not([data-early])';
      await whole.locator(pictures).first().waitFor();
      expect((await addresses(whole, pictures)).slice(0, shown.length)).toEqual(shown);
    });

    test('are left out for a chosen site, a later visit and an unknown product', async () => {
      const page = await openPage({ locale: 'en-GB' });
      await page.addInitScript(withoutWorker);
      await page.route('**/*.js', (route) => route.abort());
      for (const path of ['shop?scenario=busy-festival', 'shop/p/not-a-product', 'events?seed=7']) {
        await page.goto(url() + path);
        await page.locator('main').waitFor();
        expect(await page.locator(early).count()).toBe(0);
      }
      await page.goto(`${url()}shop`);
      await page.locator(early).first().waitFor();
      await page.evaluate(() => localStorage.setItem('vitrine.opened', 'yes'));
      await page.reload();
      await page.locator('main').waitFor();
      expect(await page.locator(early).count()).toBe(0);
    });
  });

  test('starts the sandbox before the scripts have loaded, except on the start page', async () => {
    const startsWorker = async (path: string, config?: object): Promise<boolean> => {
      const page = await openPage();
      await page.addInitScript(() => {
        navigator.serviceWorker.register = (script) => {
          document.title = `started ${String(script)}`;
          return new Promise(() => {});
        };
      });
      await page.route('**/*.js', (route) => route.abort());
      if (config) await page.route('**/config.json', (route) => route.fulfill({ json: config }));
      await page.goto(url() + path);
      await page.locator('main').waitFor();
      await page.evaluate(async () => {
        await (await window.vitrineConfig)?.clone().text();
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      return (await page.title()) === `started ${url()}sandbox-worker.js`;
    };
    expect(await startsWorker('shop')).toBe(true);
    expect(await startsWorker('')).toBe(false);
    expect(await startsWorker('shop', { sandboxUrl: url() })).toBe(false);
  });

  test('has the fonts of the device on a first visit, until the sandbox has answered', async () => {
    const page = await openPage();
    const fonts: string[] = [];
    page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
    await openWithoutAnswers(page, `${url()}shop`);
    await scriptsHaveDrawn(page);
    expect(fonts).toEqual([]);
    await page.reload();
    await expect.poll(() => fonts.length).toBeGreaterThan(0);

    const other = await openPage();
    await other.goto(`${url()}shop`);
    const isLoaded = () => other.evaluate(() => document.fonts.check("16px 'Instrument Sans Variable'"));
    await expect.poll(isLoaded).toBe(true);
  });

  test('moves nothing when the scripts take its place', async () => {
    for (const path of pages) {
      const page = await openPage({ viewport: { width: 360, height: 800 }, locale: 'en-GB' });
      await openWithoutAnswers(page, url() + path);
      await scriptsHaveDrawn(page);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list, observer) => {
              observer.disconnect();
              resolve(list.getEntries().reduce((sum, entry) => sum + Number(Object(entry).value), 0));
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(shift).toBeLessThan(0.02);
    }
  });
});
