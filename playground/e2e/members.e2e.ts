import { describe, expect, inject, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import { becomeMember, heading, identityIs, keptTokens, signInHere } from './members-stage.ts';
import { addToCart, stage } from './visit.ts';

const { visit, site } = stage();
const words = text.members;

describe('single sign-on', () => {
  const open = async () => {
    const opened = await visit('/sign-in');
    await opened.page.getByRole('link', { name: words.signIn.sso.go('Google') }).click();
    await heading(opened.page, words.sso.title('Google'));
    return opened;
  };

  test('approval at the provider makes a member, a denial returns with a message, and the button works without leaving [D9.1]', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: words.sso.pageGo('Google') }).click();
    await page.getByRole('button', { name: 'Yes, that is me' }).click();
    await heading(page, words.account.title);
    await identityIs(page, 'member');

    const { page: second } = await open();
    await second.getByRole('button', { name: words.sso.pageGo('Google') }).click();
    await second.getByRole('button', { name: 'No, go back' }).click();
    await heading(second, words.callback.failed);
    await second.getByText(words.failure.reasons['access_denied'] ?? '').waitFor();

    const { page: third } = await open();
    let left = 0;
    third.on('framenavigated', (frame) => {
      if (frame === third.mainFrame() && !frame.url().startsWith(inject('playground'))) left++;
    });
    const popup = third.waitForEvent('popup');
    await third.getByRole('button', { name: words.sso.buttonGo('Google') }).click();
    await (await popup).getByRole('button', { name: 'Yes, that is me' }).click();
    await heading(third, words.account.title);
    await identityIs(third, 'member');
    expect(left).toBe(0);
  });

  test("the step-by-step flow uses the platform's own calls and makes a member too", async () => {
    const { page } = await open();
    await page.getByRole('button', { name: words.sso.stepsGo }).click();
    await page.getByRole('button', { name: 'Yes, that is me' }).click();
    await heading(page, words.account.title);
    expect(await identityIs(page, 'member')).toBe(true);
  });
});

describe('the account', () => {
  test('sends a visitor to the sign-in and back to the same section [D10.1]', async () => {
    const { page } = await visit('/account?section=orders');
    await heading(page, words.signIn.title);
    await page.getByRole('link', { name: words.signIn.own.go }).click();
    await signInHere(page, 'ada');
    await heading(page, words.account.title);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/account?section=orders');
  });

  test('signing out removes tokens, role and cart, and Back shows nothing private [D10.2]', async () => {
    const { page } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await becomeMember(page);
    await page.getByText('Ada Berg').first().waitFor();
    await page.getByRole('button', { name: text.cart.open(1) }).waitFor();
    const before = await keptTokens(page);
    await page.getByRole('button', { name: words.account.signOut, exact: true }).click();
    await heading(page, words.signIn.title);
    await identityIs(page, 'visitor');
    await page.getByRole('button', { name: text.cart.open(0) }).waitFor();
    const refresh = (kept: string) => /"refreshToken":\{"value":"([^"]+)"/.exec(kept)?.[1];
    expect(refresh(before)).toBeDefined();
    await expect.poll(() => keptTokens(page)).not.toContain(refresh(before));
    await expect.poll(() => keptTokens(page)).not.toContain('"role":"member"');
    // The stored refresh token no longer works.
    const clientId = 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904';
    const renewed = await fetch(`${site.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'refresh_token', clientId, refreshToken: refresh(before) }),
    });
    expect(renewed.status).toBe(400);
    await page.goBack();
    await heading(page, words.signIn.title);
    await expect.poll(() => page.getByText('Ada Berg').count()).toBe(0);
    await expect.poll(() => page.getByText('ada@example.org', { exact: true }).count()).toBe(0);
  });

  test("its sections show the member, change the password, send an e-mail, and open the platform's pages", async () => {
    const { page } = await visit('/shop');
    await becomeMember(page);
    await page.getByRole('heading', { name: words.account.hello('Ada Berg') }).waitFor();
    await page.getByRole('button', { name: words.account.sendCode }).click();
    await page.getByText(words.account.codeSent).waitFor();
    await expect.poll(() => site.sandbox.mailbox.latest()?.to).toBe('ada@example.org');
    const part = (name: string) =>
      page.getByRole('navigation', { name: words.account.sections }).getByRole('link', { name }).click();
    await part(words.account.security);
    const field = page.getByLabel(words.account.newPassword, { exact: true });
    await field.fill('abc');
    await page.getByRole('button', { name: words.account.change }).click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('another-password');
    await page.getByRole('button', { name: words.account.change }).click();
    await page.getByText(words.account.changed).waitFor();
    await part(words.account.session);
    await page.getByText(words.account.kinds['signed-in']).waitFor();
    await part(words.account.tickets);
    await page.getByRole('button', { name: words.account.ticketsGo }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await expect.poll(() => new URL(page.url()).origin).toBe(site.url);
    await page.goto('/account');
    await page.getByRole('button', { name: words.account.signOutAll }).click();
    await heading(page, words.signIn.title);
    await identityIs(page, 'visitor');
  });
});
