import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { anotherCode, heading, identityIs, newestCode, PASSWORD, signInHere } from './members-stage.ts';
import { shows, stage, told } from './visit.ts';

const { visit, site } = stage();
const words = text.members;

const register = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel(words.signIn.email, { exact: true }).fill(email);
  await page.getByLabel(words.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.register.submit, exact: true }).click();
};

const giveCode = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: words.verify.code }).fill(code);
  await page.getByRole('button', { name: words.verify.submit, exact: true }).click();
};

describe('registration', () => {
  test("makes a new address a member, asks for its code, or waits for the owner, by the site's setting [D5.1]", async () => {
    for (const [settings, title] of [
      [{}, words.account.title],
      [{ verifyEmail: true }, words.verify.title],
      [{ approveMembers: true }, words.pending.title],
    ] as const) {
      await site.open({ settings });
      const { page } = await visit('/register');
      await register(page, 'new@example.org');
      await heading(page, title);
      expect(await identityIs(page, title === words.account.title ? 'member' : 'visitor')).toBe(true);
    }
  });

  test("offers to sign in with an existing address, and shows the server's message for an invalid one at the field [D5.2]", async () => {
    const { page } = await visit('/register');
    await register(page, 'ada@example.org');
    const taken = page.getByRole('alert').filter({ hasText: words.register.taken('ada@example.org') });
    await taken.waitFor();
    await register(page, 'no address');
    const email = page.getByLabel(words.signIn.email, { exact: true });
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    const said = async () =>
      page.locator(`#${(await email.getAttribute('aria-describedby')) ?? 'none'}`).allTextContents();
    await expect.poll(said).toEqual(['must have the format email']);
    await register(page, 'ada@example.org');
    await taken.getByRole('link', { name: words.register.signInInstead }).click();
    await heading(page, words.form.title);
    await expect
      .poll(() => page.getByLabel(words.signIn.email, { exact: true }).inputValue())
      .toBe('ada@example.org');
  });
});

describe('the code of the verification e-mail', () => {
  test('a wrong code stays and is counted, another e-mail voids the old code, and the right code makes a member [D6.1]', async () => {
    await site.open({ settings: { verifyEmail: true } });
    const { page } = await visit('/register');
    await register(page, 'new@example.org');
    await heading(page, words.verify.title);
    for (const count of [1, 2]) {
      await giveCode(page, anotherCode(newestCode(site)));
      await page.getByText(words.verify.wrong(count)).waitFor();
    }
    const old = newestCode(site);
    await page.getByRole('button', { name: words.verify.resend }).click();
    await page.getByText(words.verify.soon(30)).waitFor();
    site.sandbox.advance(31_000);
    await page.getByRole('button', { name: words.verify.resend }).click();
    await page.getByRole('main').getByText(words.verify.resent).waitFor();
    await expect.poll(() => site.sandbox.mailbox.list({ kind: 'verification' })).toHaveLength(2);
    await giveCode(page, old);
    await page.getByText(words.verify.wrong(3)).waitFor();
    const code = newestCode(site);
    await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await heading(page, words.account.title);
    await identityIs(page, 'member');
  });

  test("a code while none is pending gives 'Unknown _state', with an explanation [D6.2]", async () => {
    const { page } = await visit('/verify');
    await giveCode(page, '123456');
    expect(await shows(page.getByText('Unknown _state', { exact: true }))).toBe(true);
    expect(await shows(page.getByText(words.failure.reasons['Unknown _state'] ?? ''))).toBe(true);
  });
});

test('a member who waits for approval can sign in after the owner has approved [D7.1]', async () => {
  const { page } = await visit('/sign-in/form');
  await signInHere(page, 'otto');
  await heading(page, words.pending.title);
  const again = async () => {
    await page.getByLabel(words.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words.pending.again }).click();
  };
  await again();
  await page.getByText(words.pending.still).waitFor();
  await page.getByRole('button', { name: words.pending.approveAsOwner }).click();
  await page.getByText(words.pending.approved('otto@example.org')).waitFor();
  await again();
  await heading(page, words.account.title);
  expect(await identityIs(page, 'member')).toBe(true);
});

test('each e-mail has working links and codes, and names the call that sent it [D11.1]', async () => {
  await site.open({ settings: { verifyEmail: true, approveMembers: true } });
  const { page } = await visit('/register');
  await register(page, 'new@example.org');
  await heading(page, words.verify.title);
  await page.getByRole('link', { name: words.verify.mailbox }).click();
  const mail = (subject: RegExp) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: subject }) });
  const verification = mail(/is your code/);
  await verification.getByText(words.mailbox.because(words.mailbox.reasons.verification)).waitFor();
  const code = (await verification.locator('code').textContent()) ?? '';
  await verification.getByRole('link', { name: words.mailbox.insert }).click();
  await expect.poll(() => page.getByRole('textbox', { name: words.verify.code }).inputValue()).toBe(code);
  await page.getByRole('button', { name: words.verify.submit, exact: true }).click();
  await heading(page, words.pending.title);
  await page.getByRole('link', { name: words.verify.mailbox }).click();
  const approval = mail(/wants to become a member/);
  await approval.getByText(words.mailbox.because(words.mailbox.reasons.approval)).waitFor();
  await approval.getByRole('link', { name: 'Decide' }).click();
  await page.getByText('platform page (simulated)').waitFor();
  await page
    .getByRole('button', { name: /let.*in|approve|yes/i })
    .first()
    .click();
  await expect.poll(() => site.sandbox.mailbox.latest({ kind: 'approved' })).toBeDefined();
  await page.goto('/recover');
  await page.getByLabel(words.signIn.email, { exact: true }).fill('new@example.org');
  await page.getByRole('button', { name: words.recover.submit }).click();
  await page.getByText(words.recover.sent('new@example.org')).waitFor();
  await page.goto('/mailbox');
  await mail(/Welcome: you are a member now/).waitFor();
  const recovery = mail(/Set a new password/);
  await recovery.getByText(words.mailbox.because(words.mailbox.reasons.recovery)).waitFor();
  await recovery.getByRole('link', { name: 'Set a new password' }).click();
  await page.getByLabel('New password').fill('another-password');
  await page.getByLabel('Repeat the password').fill('another-password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  await page.goto('/sign-in/form');
  await signInHere(page, 'new', 'another-password');
  await heading(page, words.account.title);
  await expect
    .poll(() => site.sandbox.mailbox.list().map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['verification', 'approval', 'approved', 'recovery']));
});

test('after the owner changes the setting, a new member confirms the address', async () => {
  const { page } = await visit('/sign-in');
  await page.getByRole('radio', { name: text.layers.sandbox, exact: true }).click();
  const { switches, saved } = text.siteSettings;
  await page.getByText(switches.verifyEmail, { exact: true }).click();
  await told(page, saved);
  await expect.poll(() => site.sandbox.state.settings.verifyEmail).toBe(true);
  await page.goto('/register');
  await register(page, 'new@example.org');
  await heading(page, words.verify.title);
});
