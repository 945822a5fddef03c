import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { atMost } from '../../scripts/testing/counts.ts';
import { guestOf, hostedScreens } from './hosted-screens.ts';
import { stage } from './visit.ts';

const { visit, site } = stage();

/** What screens switch; starting over keeps the settings. */
afterEach(async () => {
  const { control } = await guestOf(site.url);
  await control('settings', { captcha: 'off', callbackCheck: 'strict', sitePublished: true });
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Where axe looks: at the extremes in `npm test`, everywhere in `npm run test:deep`. */
const looked = ['light 360', 'dark 1280', 'light 1280', 'dark 360', 'light 768', 'dark 768'].slice(
  0,
  atMost(2, 6),
);

const broken = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

test.each(Object.entries(hostedScreens))(
  'hosted page “%s”: framed as simulated, no rule of WCAG 2.2 AA is broken in light or dark, and 360 px hold it',
  async (_, { open, ready }) => {
    const guest = await guestOf(site.url);
    const { page, failures } = await visit(new URL(await open(guest), site.url).href);
    await ready?.(page);
    await page.getByText('platform page (simulated)').waitFor();
    expect(new URL(page.url()).origin).toBe(site.url);
    expect(await page.title()).toMatch(/ – simulated platform$/);
    expect(await page.locator('h1').count()).toBe(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        if (looked.includes(`${colorScheme} ${width}`))
          expect(await broken(page), `${colorScheme}, ${width} px`).toEqual([]);
        const used = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(used, `${width} px`).toBeLessThanOrEqual(width);
      }
    }
    expect(failures).toEqual([]);
  },
);

test('a hosted sign-in needs no mouse: fields and buttons in the order of the page, mistakes get the focus', async () => {
  const guest = await guestOf(site.url);
  const { page } = await visit((await hostedScreens['sign in']?.open(guest)) ?? '');
  const focused = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  const stops: unknown[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    stops.push(await focused());
  }
  expect(stops).toEqual(['email', 'password', 'Sign in', 'No, go back']);
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type('nobody@example.org');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
});
