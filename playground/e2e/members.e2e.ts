import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { text } from '../src/text/text.ts';
import {
  anotherCode,
  becomeMember,
  heading,
  identityIs,
  keptTokens,
  newestCode,
  PASSWORD,
  signInHere,
} from './members-stage.ts';
import { addToCart, shows, stage } from './visit.ts';

const { visit, site } = stage();
const words = text.members;

const register = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel(words.signIn.email, { exact: true }).fill(email);
  await page.getByLabel(words.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.register.submit, exact: true }).click();
};
const giveCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel(words.verify.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: words.verify.submit, exact: true }).click();
};
const askForLink = async (page: Page, email: string): Promise<void> => {
  await page.goto('/recover');
  await page.getByLabel(words.signIn.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: words.recover.submit }).click();
};
/** Follows the newest mail in the mailbox to the page of the shop that sets a password. */
const openLink = async (page: Page): Promise<void> => {
  await page.goto('/mailbox');
  await page.getByRole('link', { name: words.mailbox.here }).first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const setPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel(words.recover.newPassword, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.recover.save }).click();
};

describe('registering', () => {
  test('a new address is a member, waits for its code, or for the owner, as the site is switched [D5.1]', async () => {
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

  test('an address that is taken is offered to sign in, and one that is none is told at its field by the server [D5.2]', async () => {
    const { page } = await visit('/register');
    await register(page, 'ada@example.org');
    const taken = page.getByRole('alert').filter({ hasText: words.register.taken('ada@example.org') });
    await taken.waitFor();
    await register(page, 'no address');
    const email = page.getByLabel(words.signIn.email, { exact: true });
    await expect.poll(() => email.getAttribute('aria-invalid'), { timeout: 10_000 }).toBe('true');
    const said = await page
      .locator(`#${(await email.getAttribute('aria-describedby')) ?? 'none'}`)
      .textContent();
    expect(said).toBe('must have the format email');
    await register(page, 'ada@example.org');
    await taken.getByRole('link', { name: words.register.signInInstead }).click();
    await heading(page, words.form.title);
    expect(await page.getByLabel(words.signIn.email, { exact: true }).inputValue()).toBe('ada@example.org');
  });
});

describe('the code of the verification mail', () => {
  test('a wrong one stays and is counted, another mail voids the old code, and the right one makes a member [D6.1]', async () => {
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
    expect(site.sandbox.mailbox.list({ kind: 'verification' })).toHaveLength(2);
    await giveCode(page, old);
    await page.getByText(words.verify.wrong(3)).waitFor();
    const code = newestCode(site);
    await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await heading(page, words.account.title);
    await identityIs(page, 'member');
  });

  test("where none is waited for it is 'Unknown _state', and explained [D6.2]", async () => {
    const { page } = await visit('/verify');
    await giveCode(page, '123456');
    expect(await shows(page.getByText('Unknown _state', { exact: true }))).toBe(true);
    expect(await shows(page.getByText(words.failure.reasons['Unknown _state'] ?? ''))).toBe(true);
  });
});

test('whoever waits for the owner gets in at the next sign-in after the owner has said yes [D7.1]', async () => {
  const { page } = await visit('/sign-in/form');
  await signInHere(page, 'otto');
  await heading(page, words.pending.title);
  const again = async () => {
    await page.getByLabel(words.signIn.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: words.pending.again }).click();
  };
  await again();
  await page.getByText(words.pending.still).waitFor();
  const { page: owner } = await visit('/owner/members');
  const { approve, approved, for: about } = text.ownerMembers;
  await owner.getByRole('button', { name: about(approve, 'Otto Falk') }).click();
  await owner.getByText(approved('Otto Falk')).waitFor();
  await again();
  await heading(page, words.account.title);
  expect(await identityIs(page, 'member')).toBe(true);
});

describe('a forgotten password', () => {
  test('one sentence for known and unknown addresses, a link in the mailbox, and signed in with the new password [D8.1]', async () => {
    const { page } = await visit('/recover');
    for (const email of ['nobody@example.org', 'ada@example.org']) {
      await askForLink(page, email);
      await page
        .getByRole('status')
        .filter({ hasText: words.recover.sent(email) })
        .waitFor();
    }
    expect(site.sandbox.mailbox.list().map(({ to }) => to)).toEqual(['ada@example.org']);
    await openLink(page);
    await setPassword(page, 'another-password');
    await heading(page, words.account.title);
    await identityIs(page, 'member');
  });

  test('a link that was used or is too old is refused in words, with a way to ask again [D8.2]', async () => {
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

describe('single sign-on', () => {
  const open = async () => {
    const opened = await visit('/sign-in');
    await opened.page.getByRole('link', { name: words.signIn.sso.go('Google') }).click();
    await heading(opened.page, words.sso.title('Google'));
    return opened;
  };

  test('a yes at the provider makes a member, a no leads back with a message, and its button works without leaving [D9.1]', async () => {
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

  test("step by step it goes through the platform's own calls, and ends as a member too", async () => {
    const { page } = await open();
    await page.getByRole('button', { name: words.sso.stepsGo }).click();
    await page.getByRole('button', { name: 'Yes, that is me' }).click();
    await heading(page, words.account.title);
    expect(await identityIs(page, 'member')).toBe(true);
  });
});

describe('the account', () => {
  test('a visitor who opens it is sent to sign in, and back to the same part of it [D10.1]', async () => {
    const { page } = await visit('/account?section=orders');
    await heading(page, words.signIn.title);
    await page.getByRole('link', { name: words.signIn.own.go }).click();
    await signInHere(page, 'ada');
    await heading(page, words.account.title);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/account?section=orders');
  });

  test('signing out ends tokens, role and cart, and the Back button shows nothing private [D10.2]', async () => {
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
    const after = await keptTokens(page);
    const refresh = (kept: string) => /"refreshToken":\{"value":"([^"]+)"/.exec(kept)?.[1];
    expect(refresh(before)).toBeDefined();
    expect(after).not.toContain(refresh(before));
    expect(after).not.toContain('"role":"member"');
    // Nobody can go on with what was kept.
    const clientId = 'c0a5e2d4-6f1b-4b8e-9d37-51e8f2a6b904';
    const renewed = await fetch(`${site.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grantType: 'refresh_token', clientId, refreshToken: refresh(before) }),
    });
    expect(renewed.status).toBe(400);
    await page.goBack();
    await heading(page, words.signIn.title);
    expect(await page.getByText('Ada Berg').count()).toBe(0);
    expect(await page.getByText('ada@example.org', { exact: true }).count()).toBe(0);
  });

  test('its parts show who it is, change the password, send a mail, and lead to the pages of the platform', async () => {
    const { page } = await visit('/shop');
    await becomeMember(page);
    await page.getByRole('heading', { name: words.account.hello('Ada Berg') }).waitFor();
    await page.getByRole('button', { name: words.account.sendCode }).click();
    await page.getByText(words.account.codeSent).waitFor();
    expect(site.sandbox.mailbox.latest()?.to).toBe('ada@example.org');
    const part = (name: string) =>
      page.getByRole('navigation', { name: words.account.sections }).getByRole('link', { name }).click();
    await part(words.account.security);
    const field = page.getByLabel(words.account.newPassword, { exact: true });
    await field.fill('abc');
    await page.getByRole('button', { name: words.account.change }).click();
    await expect.poll(() => field.getAttribute('aria-invalid'), { timeout: 10_000 }).toBe('true');
    await field.fill('another-password');
    await page.getByRole('button', { name: words.account.change }).click();
    await page.getByText(words.account.changed).waitFor();
    await part(words.account.session);
    await page.getByText(words.account.kinds['signed-in']).waitFor();
    await part(words.account.tickets);
    await page.getByRole('button', { name: words.account.ticketsGo }).click();
    await page.getByText('platform page (simulated)').waitFor();
    expect(new URL(page.url()).origin).toBe(site.url);
    await page.goto('/account');
    await page.getByRole('button', { name: words.account.signOutAll }).click();
    await heading(page, words.signIn.title);
    await identityIs(page, 'visitor');
  });
});

test('each mail has links and codes that work, and says which call it was sent because of [D11.1]', async () => {
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
  await page.goBack();
  await giveCode(page, code);
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
  await page.goto('/recover');
  await page.getByLabel(words.signIn.email, { exact: true }).fill('new@example.org');
  await page.getByRole('button', { name: words.recover.submit }).click();
  await page.goto('/mailbox');
  await mail(/Welcome: you are a member now/).waitFor();
  const recovery = mail(/Set a new password/);
  await recovery.getByText(words.mailbox.because(words.mailbox.reasons.recovery)).waitFor();
  await recovery.getByRole('link', { name: 'Set a new password' }).click();
  await page.getByLabel('New password').fill('another-password');
  await page.getByLabel('The same once more').fill('another-password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('heading', { name: 'Your password is set' }).waitFor();
  await page.goto('/sign-in/form');
  await signInHere(page, 'new', 'another-password');
  await heading(page, words.account.title);
  expect(site.sandbox.mailbox.list().map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['verification', 'approval', 'approved', 'recovery']),
  );
});

test('the owner adds a member by an app, who sets a password by the mail and signs in', async () => {
  const { page } = await visit('/owner/members');
  const { add, added } = text.ownerMembers;
  await page.getByLabel(words.signIn.email, { exact: true }).fill('kim@example.org');
  await page.getByRole('button', { name: add, exact: true }).click();
  await page.getByText(added('kim@example.org')).waitFor();
  await page.getByRole('row', { name: /kim@example.org/ }).waitFor();
  await openLink(page);
  await setPassword(page, 'another-password');
  await heading(page, words.account.title);
  expect(await identityIs(page, 'member')).toBe(true);
});

test('the owner switches the site: from then on a new member confirms the address', async () => {
  const { page } = await visit('/owner/settings');
  const { switches, saved } = text.ownerSettings;
  await page.getByText(switches.verifyEmail, { exact: true }).click();
  await page.getByText(saved).waitFor();
  expect(site.sandbox.state.settings.verifyEmail).toBe(true);
  await page.goto('/register');
  await register(page, 'new@example.org');
  await heading(page, words.verify.title);
});
