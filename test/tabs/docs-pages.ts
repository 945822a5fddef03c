import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { violationsIn } from '../setup/axe.ts';
import { atRest } from '../setup/rest.ts';
import type { BrowserPart } from '../setup/browser.ts';

export const site = join(import.meta.dirname, '../../dist/docs');
export const home = `${pathToFileURL(site).href}/`;

/** Every page of the site that we write. Pages of redocly and typedoc are as these tools make them. */
export const everyPage = (): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^(rest\.html$|typescript\/)/.test(file))
    .concat('search.html?q=cart')
    .sort();

/**
 * The extent of the check of a page: as a whole in light and in dark, its text in light, or its width alone. The width is
 * always checked.
 */
export type Extent = 'whole' | 'text' | 'width';

/** Checks pages, several at a time, and returns all problems as `page: problem`. */
export const wrongIn = async (
  browser: BrowserPart,
  files: readonly string[],
  /** Parts that are removed from a page before the check because the remaining parts are rendered alike. */
  besides: Readonly<Record<string, string>> = {},
  extentOf: (file: string, index: number) => Extent = () => 'whole',
): Promise<string[]> => {
  const queue = files.entries();
  const wrong: string[] = [];
  const work = async (): Promise<void> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    let current = '';
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !/^(data|blob|about):/.test(request.url()))
        wrong.push(`${current}: asks for ${request.url()}`);
    });
    page.on('pageerror', ({ message }) => wrong.push(`${current}: ${message}`));
    for (const [index, file] of queue) {
      current = file;
      for (const what of await look(page, file, besides[file], extentOf(file, index)))
        wrong.push(`${file}: ${what}`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return wrong;
};

/** Checks one page by all rules: in light on a wide screen, in dark on a narrow one, there also for its width. */
const look = async (
  page: Page,
  file: string,
  besides: string | undefined,
  extent: Extent,
): Promise<string[]> => {
  const wrong: string[] = [];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(home + file);
  await page.evaluate((selector) => {
    if (selector) for (const one of document.querySelectorAll(selector)) one.replaceChildren();
  }, besides ?? '');
  if (extent !== 'width') {
    await atRest(page);
    wrong.push(...(await violations(page, extent === 'text' ? { include: 'main' } : {})));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await atRest(page);
  if (extent === 'whole') wrong.push(...(await violations(page, {})).map((one) => `dark: ${one}`));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 360 ? [...wrong, `is ${width} px wide on a screen of 360`] : wrong;
};

/** The violated rules of a page, each with some of the elements. */
const violations = async (page: Page, look: Parameters<typeof violationsIn>[1]): Promise<string[]> => {
  const places = new Map<string, string[]>();
  for (const { id, target } of await violationsIn(page, look))
    places.set(id, [...(places.get(id) ?? []), target]);
  return [...places].map(([id, targets]) => `${id}: ${targets.slice(0, 3).join(', ')}`);
};
