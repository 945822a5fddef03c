import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { pick, stage } from './visit.ts';

const { visit, site } = stage();

const words = text.owner.events;

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

const asVisitor = (page: Page) => page.getByRole('radio', { name: text.identity.names.a }).click();

const statusesOf = () =>
  Object.fromEntries(
    Object.values(site.sandbox.state.events).map(({ about, status }) => [about.title, status]),
  );

describe('the owner’s table of events', () => {
  test('a bulk cancel shows how many events and which, is confirmed by typing the number, and reports each event [E2.1]', async () => {
    const { page } = await visit('/owner/events');
    await page.getByRole('link', { name: words.kinds.ALL }).waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: words.search }).fill('win');
    await page.getByText(words.count(1), { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: words.search }).fill('');
    await row(page, 'Rooftop Concert').waitFor();
    await pick(page, words.columns.registration, words.kinds.TICKETING);
    await row(page, 'Open Studio Night').waitFor({ state: 'detached' });
    const titles = await page.getByRole('row').getByRole('link').allTextContents();
    await page.getByRole('button', { name: words.bulk.cancel.offer(titles.length) }).click();
    const box = page.getByRole('alertdialog', { name: words.bulk.cancel.title });
    await box.getByText(words.bulk.cancel.means(titles.length)).waitFor();
    const listed = box.getByRole('list', { name: words.bulk.list }).locator('li > div');
    await expect.poll(async () => (await listed.allTextContents()).toSorted()).toEqual(titles.toSorted());
    const { keep, action } = words.bulk.cancel;
    await expect
      .poll(() => box.getByRole('button').filter({ hasText: /\w/ }).allTextContents())
      .toEqual([keep, action]);
    const go = box.getByRole('button', { name: action });
    await box.getByLabel(words.bulk.type(titles.length)).fill(`${titles.length + 1}`);
    await expect.poll(() => go.isDisabled()).toBe(true);
    await box.getByLabel(words.bulk.type(titles.length)).fill(`${titles.length}`);
    await go.click();
    const result = box.getByRole('list', { name: words.bulk.results }).getByRole('listitem');
    await result.first().waitFor();
    const outcome = async (title: string) => await result.filter({ hasText: title }).innerText();
    await expect.poll(() => outcome('Harbour Lights Festival')).toContain(words.bulk.cancel.one);
    await expect.poll(() => outcome('Lantern Walk')).toContain(words.bulk.failed(words.statuses.ENDED));
    await expect.poll(() => outcome('Winter Market')).toContain(words.bulk.failed(words.statuses.DRAFT));
    const after = statusesOf();
    expect(after).toMatchObject({ 'Harbour Lights Festival': 'CANCELED', 'Winter Market': 'DRAFT' });
    const canceled = titles.filter(
      (title) => after[title] === 'CANCELED' && title !== 'Rooftop Concert',
    ).length;
    await box.getByText(words.bulk.cancel.done(canceled, titles.length - canceled)).waitFor();
  });

  test('selected events are deleted together, and the others stay', async () => {
    const { page } = await visit('/owner/events?status=ENDED');
    await page.getByRole('checkbox', { name: text.owner.select('Lantern Walk') }).click({ force: true });
    await page.getByRole('button', { name: words.bulk.delete.offer(1) }).click();
    const box = page.getByRole('alertdialog');
    await box.getByLabel(words.bulk.type(1)).fill('1');
    await box.getByRole('button', { name: words.bulk.delete.action }).click();
    await box.getByText(words.bulk.delete.done(1, 0)).waitFor();
    await expect.poll(() => statusesOf()['Lantern Walk']).toBeUndefined();
    await expect.poll(() => statusesOf()['Forty Chairs']).toBeDefined();
  });

  test('for a visitor the same action names the required role and changes nothing [E2.2]', async () => {
    const { page } = await visit('/owner/events?status=UPCOMING');
    await row(page, 'Harbour Lights Festival').waitFor();
    await asVisitor(page);
    await row(page, 'Harbour Lights Festival').waitFor();
    const before = statusesOf();
    await page.getByRole('button', { name: /^Cancel these/ }).click();
    const box = page.getByRole('alertdialog');
    const meant = box.getByRole('list', { name: words.bulk.list }).getByRole('listitem');
    await meant.first().waitFor();
    const count = await meant.count();
    await box.getByRole('textbox').fill(`${count}`);
    await box.getByRole('button', { name: words.bulk.cancel.action }).click();
    await expect
      .poll(() => box.getByRole('alert').innerText())
      .toContain(text.common.needs(['owner', 'app']));
    await expect.poll(() => statusesOf()).toEqual(before);
  });
});
