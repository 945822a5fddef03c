import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { violationsIn } from '../setup/axe.ts';
import { PATIENCE } from '../setup/patience.ts';
import { atRest } from '../setup/rest.ts';

export const site = join(import.meta.dirname, '../../dist/docs');
export const home = `${pathToFileURL(site).href}/`;

/** Every page of the site, and of those that hold many operations every one of these. */
export const everyPage = (): string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => (file.startsWith('rest/') ? [file, ...placesIn(file)] : [file]))
    .concat('search.html?q=cart')
    .sort();

const placesIn = (file: string): string[] =>
  [...readFileSync(join(site, file), 'utf8').matchAll(/\.\.\/operations\/(\w+)\.html#try\)/g)].map(
    ([, id = '']) => `${file}#operation/${id}`,
  );

/** Looks at pages, several at a time, and gives all that is wrong with them, as `page: what`. */
export const wrongIn = async (
  browser: Browser,
  files: readonly string[],
  /** Parts that are removed from a page before the check because the remaining parts are rendered alike. */
  besides: Readonly<Record<string, string>> = {},
  /** Whether a page is made like others that are looked at by dark: a look by light and its width will do. */
  isLight: (file: string) => boolean = () => false,
): Promise<string[]> => {
  const queue = files.values();
  const wrong: string[] = [];
  const work = async (): Promise<void> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    // The list of all names beside each page of the TypeScript reference: a test of its own looks at it once.
    await context.route('**/assets/navigation.js', (route) => route.abort());
    const page = await context.newPage();
    let current = '';
    page.on('request', (request) => {
      if (!request.url().startsWith(home) && !/^(data|blob|about):/.test(request.url()))
        wrong.push(`${current}: asks for ${request.url()}`);
    });
    page.on('pageerror', ({ message }) => wrong.push(`${current}: ${message}`));
    for (const file of queue) {
      current = file;
      for (const what of await look(page, file, besides[file], isLight(file))) wrong.push(`${file}: ${what}`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return wrong;
};

/**
 * By light all rules. By dark the same on a narrow screen, and whether it fits there; of pages that others draw the
 * contrast, which is all that their colours change.
 */
const look = async (page: Page, file: string, besides = '', isLight = false): Promise<string[]> => {
  const wrong: string[] = [];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  // An address that differs in its mark only would not be loaded anew.
  if (file.includes('#')) await page.goto('about:blank');
  await page.goto(home + file);
  if (file.includes('#')) await page.locator('a[href$=".html#try"]').first().waitFor({ timeout: PATIENCE });
  await page.evaluate((selector) => {
    // The reference of TypeScript shows itself after half a second.
    document.body.style.removeProperty('display');
    if (selector) for (const one of document.querySelectorAll(selector)) one.replaceChildren();
  }, besides);
  await atRest(page);
  wrong.push(...(await violations(page)));
  await page.emulateMedia({ colorScheme: 'dark' });
  // The reference of the messages follows when it is opened only.
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
  const ours = !/^(typescript|rest)\//.test(file);
  if (ours) await page.setViewportSize({ width: 360, height: 740 });
  await atRest(page);
  const rules = ours ? undefined : ['color-contrast'];
  if (!isLight) wrong.push(...(await violations(page, rules)).map((one) => `dark: ${one}`));
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return ours && width > 360 ? [...wrong, `is ${width} px wide on a screen of 360`] : wrong;
};

/** The broken rules of a page, each with some of the places. */
const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  const places = new Map<string, string[]>();
  for (const { id, target } of await violationsIn(page, rules && { rules }))
    places.set(id, [...(places.get(id) ?? []), target]);
  return [...places].map(([id, targets]) => `${id}: ${targets.slice(0, 3).join(', ')}`);
};
