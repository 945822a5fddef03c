import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverageBody } from '../acceptance/coverage-page.ts';
import { page } from '../../scripts/docs/layout.ts';
import { atMost } from '../setup/counts.ts';
import { LONG_TEST_TIME } from '../setup/patience.ts';
import { everyPage, type Extent, site, wrongIn } from './docs-pages.ts';
import { type BrowserPart, openBrowser } from '../setup/browser.ts';

let browser: BrowserPart;
const deep = atMost(0, 1) === 1;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** All guides and the pages beside them, and one page of each kind of reference. */
const some = (file: string): boolean => /^(guides\/|[^/]+$)/.test(file) || ofEachKind.includes(file);

const ofEachKind = ['operations/getCurrentCart.html', 'operations/queryBackInStockNotificationRequests.html'];

/** The check covers the first service of the table of all operations; all others are rendered in the same way. */
const besides: Record<string, string> = deep ? {} : { 'operations.html': '.service ~ .service' };

/**
 * The guides share one layout, so one guide is checked as a whole and in dark, every third by axe for its text, and all for
 * their width; `npm run test:deep` checks each as a whole.
 */
const extentOf = (file: string, index: number): Extent => {
  if (deep || !file.startsWith('guides/') || file === 'guides/start-vite.html') return 'whole';
  return index % 3 === 0 ? 'text' : 'width';
};

test(
  'every page opens from the file system, sends no request, passes axe in light and dark, and fits a narrow screen',
  { timeout: atMost(LONG_TEST_TIME, 3 * 3_600_000) },
  async () => {
    const all = everyPage();
    const files = deep ? all : all.filter(some);
    expect(files.length).toBeGreaterThan(deep ? 180 : 38);
    const wrong = await wrongIn(browser, files, besides, extentOf);
    console.log(`Looked at ${files.length} of ${all.length} pages: ${wrong.length} faults.`);
    expect(wrong).toEqual([]);
  },
);

test('the page of acceptance results, made after the journeys, passes the same checks', async () => {
  const row = (id: string) => ({ id, about: 'What must be seen, in a sentence or two. '.repeat(4) });
  const body = coverageBody(
    [{ ...row('C4.3'), result: 'passed' }],
    [{ ...row('deleteBackInStockNotificationRequests'), result: 'missing' }],
    [
      {
        ...row('wix.ecommerce.v1.order_deleted_and_more'),
        result: 'excepted',
        reason: 'No call deletes one.',
      },
    ],
  );
  const file = 'acceptance-sample.html';
  writeFileSync(join(site, file), page('What the playground shows', body, [], 0));
  try {
    expect(await wrongIn(browser, [file])).toEqual([]);
  } finally {
    rmSync(join(site, file));
  }
});
