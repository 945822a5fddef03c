import type { Page } from 'playwright';
import { violationsIn } from '../../test/setup/axe.ts';
import { atMost } from '../../test/setup/counts.ts';
import { settled } from './underway.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Widths and color schemes in which pages are checked. */
const looks = ['light 360', 'dark 1280', 'dark 360', 'light 1280', 'light 768', 'dark 768'].map((look) => {
  const [colorScheme = '', width = ''] = look.split(' ');
  return {
    colorScheme: colorScheme === 'dark' ? ('dark' as const) : ('light' as const),
    width: Number(width),
  };
});

/**
 * Widths without horizontal scrolling, in CSS pixels, besides those of the looks; 320 is 1280 at 400 % zoom
 * (WCAG 1.4.10).
 */
const widths = [320, 1920].slice(0, atMost(1, 2));

/** The looks in which a page is checked: one of them, in rotation, in `npm test`; all six in `npm run test:deep`. */
const looksOf = (index: number) => {
  const first = index % looks.length;
  return [...looks.slice(first), ...looks.slice(0, first)].slice(0, atMost(1, looks.length));
};

/** Violations of WCAG 2.2 AA in a page as it is. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await settled(page);
  // The pages in the frames of the split view are checked as screens of their own.
  const violations = await violationsIn(page, { tags: rules, exclude: 'iframe' });
  return violations.map(({ id, html, summary }) => `${id}: ${html} ${summary}`);
};

const tooWide = async (page: Page, width: number): Promise<string[]> => {
  const used = await page.evaluate(() => document.documentElement.scrollWidth);
  return used > width ? [`the page is ${used} px wide`] : [];
};

/** Problems of a page in its current state: violations of WCAG 2.2 AA, and widths with horizontal scrolling. */
export const problemsOf = async (page: Page, index: number): Promise<string[]> => {
  const found: string[] = [];
  for (const { colorScheme, width } of looksOf(index)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    for (const problem of [...(await violationsOf(page)), ...(await tooWide(page, width))])
      found.push(`${colorScheme}, ${width} px: ${problem}`);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    for (const problem of await tooWide(page, width)) found.push(`${width} px: ${problem}`);
  }
  return found;
};
