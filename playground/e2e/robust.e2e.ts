import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { text } from '../src/text/text.ts';
import { eventOf, FESTIVAL } from './box-office.ts';
import { stage } from './visit.ts';

const { visit, site } = stage({ counts: false });

/** A name as a person may type it: without a place to break. */
const unbroken = (name: string): string => `${name}${'Unbroken'.repeat(20)}`;

/** Gives the products, events, members and tickets of the site names that cannot break between words. */
const lengthenNames = (): void => {
  const { products, collections, members, events, ticketDefinitions } = site.sandbox.state;
  for (const product of products) {
    product.name = unbroken(product.name);
    if (product.ribbon) product.ribbon = unbroken(product.ribbon);
  }
  for (const collection of collections) collection.name = unbroken(collection.name);
  for (const member of members) member.name = unbroken(member.name);
  for (const { about } of Object.values(events)) about.title = unbroken(about.title);
  for (const ticket of Object.values(ticketDefinitions)) ticket.name = unbroken(ticket.name);
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('names without a place to break', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

  test.each([
    ['/shop', 'article'],
    ['/shop/p/low-carafe', 'main form'],
    ['/events', 'article'],
    [`/events/${FESTIVAL}`, 'aside li'],
    ['/owner/catalog?as=owner', 'main tbody tr'],
    ['/owner/orders?as=owner', 'main tbody tr'],
    ['/owner/requests?as=owner', 'main tbody tr'],
    ['/owner/members?as=owner', 'main tbody tr'],
  ])('leave %s within its width on a phone and on a desktop', async (path, content) => {
    lengthenNames();
    const { page } = await visit(path);
    await heading(page).waitFor();
    await page.locator(content).first().waitFor();
    await expect.poll(() => overflow(page)).toBe(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => overflow(page)).toBe(0);
  });
});

test('the page of an event offers its dates as a file and opens its schedule', async () => {
  const { page, failures } = await visit(`/events/${FESTIVAL}`);
  const file = page.getByRole('link', { name: text.event.calendar });
  await file.waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(saved.suggestedFilename()).toBe(`${FESTIVAL}.ics`);
  await page.getByRole('link', { name: text.event.agenda, exact: true }).click();
  await page
    .getByRole('heading', { level: 1, name: text.event.scheduleOf(eventOf(site, FESTIVAL).about.title) })
    .waitFor();
  expect(failures).toEqual([]);
});
