import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { heading, identityIs } from './members-stage.ts';
import { shows, stage } from './visit.ts';

const { visit, site } = stage();
const words = text.members;

const askForLink = async (page: Page, email: string): Promise<void> => {
  await page.goto('/recover');
  await page.getByLabel(words.signIn.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: words.recover.submit }).click();
};

/** Follows the newest e-mail in the mailbox to the page that sets a password. */
const openLink = async (page: Page): Promise<void> => {
  await page.goto('/mailbox');
  await page.getByRole('link', { name: words.mailbox.here }).first().click();
  await heading(page, words.recover.newTitle);
};

const setPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel(words.recover.newPassword, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.recover.save }).click();
};

describe('a forgotten password', () => {
  test('gives the same message for known and unknown addresses, a link in the mailbox, and a sign-in with the new password [D8.1]', async () => {
    const { page } = await visit('/recover');
    for (const email of ['nobody@example.org', 'ada@example.org']) {
      await askForLink(page, email);
      await page
        .getByRole('status')
        .filter({ hasText: words.recover.sent(email) })
        .waitFor();
    }
    await expect.poll(() => site.sandbox.mailbox.list().map(({ to }) => to)).toEqual(['ada@example.org']);
    await openLink(page);
    await setPassword(page, 'another-password');
    await heading(page, words.account.title);
    await identityIs(page, 'member');
  });

  test('a used or expired link is rejected in words, with a way to ask again [D8.2]', async () => {
    const { page } = await visit('/recover');
    await askForLink(page, 'ada@example.org');
    await page
      .getByRole('status')
      .filter({ hasText: words.recover.sent('ada@example.org') })
      .waitFor();
    await openLink(page);
    const address = page.url();
    await setPassword(page, 'another-password');
    await heading(page, words.account.title);
    const { page: other } = await visit(address);
    await setPassword(other, 'yet-another-one');
    await heading(other, words.recover.void);
    await other.getByRole('link', { name: words.recover.again }).click();
    await heading(other, words.recover.title);
    await askForLink(other, 'ada@example.org');
    await other
      .getByRole('status')
      .filter({ hasText: words.recover.sent('ada@example.org') })
      .waitFor();
    await openLink(other);
    const late = other.url();
    site.sandbox.advance('25h');
    const { page: third } = await visit(late);
    await setPassword(third, 'yet-another-one');
    await heading(third, words.recover.void);
    expect(await shows(third.getByRole('link', { name: words.recover.again }))).toBe(true);
  });
});
