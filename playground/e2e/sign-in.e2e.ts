import { describe, expect, inject, test } from 'vitest';
import { en as text } from '../src/text/en.ts';
import {
  becomeMember,
  grantsOf,
  heading,
  identityIs,
  keptTokens,
  PASSWORD,
  signInHere,
  signInThere,
} from './members-stage.ts';
import { installClock } from './pages.ts';
import { settled } from './underway.ts';
import { addToCart, shows, stage } from './visit.ts';

const { visit, site } = stage();
const words = text.members;

describe('the ways to sign in', () => {
  test('signing in at the platform returns to the start as a member, and the cart is kept [D1.1]', async () => {
    const { page, failures } = await visit('/shop/p/low-carafe');
    await addToCart(page);
    await page.goto('/account?section=session');
    await heading(page, words.signIn.title);
    await page.getByRole('button', { name: words.signIn.hosted.go }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await expect.poll(() => new URL(page.url()).origin).toBe(site.url);
    await signInThere(page);
    await heading(page, words.account.title);
    await expect
      .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
      .toBe('/account?section=session');
    await identityIs(page, 'member');
    expect(await shows(page.getByRole('button', { name: text.cart.open(1) }))).toBe(true);
    expect(failures).toEqual([]);
  });

  test('a denial at the login page is shown in words, and no token changed [D2.1]', async () => {
    const { page } = await visit('/shop');
    await expect.poll(() => keptTokens(page)).toContain('accessToken');
    const before = await keptTokens(page);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: words.signIn.hosted.go }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await page.getByRole('button', { name: 'No, go back' }).click();
    await heading(page, words.callback.failed);
    await page.getByText(words.failure.reasons['access_denied'] ?? '').waitFor();
    await page.getByText('access_denied').waitFor();
    await expect.poll(() => keptTokens(page)).toBe(before);
    await identityIs(page, 'visitor');
  });

  test("a changed state value on return is 'Invalid _state', with an explanation and without a token request [D2.2]", async () => {
    const { page } = await visit('/sign-in');
    await page.getByRole('button', { name: words.signIn.hosted.go }).click();
    await page.getByText('platform page (simulated)').waitFor();
    const grants = await grantsOf(page);
    await page.goto('/callback#code=stolen&state=changed');
    await heading(page, words.callback.failed);
    expect(await shows(page.getByText('Invalid _state', { exact: true }))).toBe(true);
    expect(await shows(page.getByText(words.failure.reasons['Invalid _state'] ?? ''))).toBe(true);
    await expect.poll(() => grants).not.toContain('authorization_code');
    // The code is not in the history either.
    await expect.poll(() => page.url()).toBe(`${inject('playground')}/callback`);
  });

  test("a return with a code but no state is 'Missing code or _state' [D2.3]", async () => {
    const { page } = await visit('/callback#code=one');
    await heading(page, words.callback.failed);
    expect(await shows(page.getByText('Missing code or _state', { exact: true }))).toBe(true);
    expect(await shows(page.getByText(words.failure.reasons['Missing code or _state'] ?? ''))).toBe(true);
  });
});

describe("the shop's own form", () => {
  test('a wrong password is reported at its focused field, and the page reveals no more than the platform does [D3.1]', async () => {
    const { page } = await visit('/sign-in/form');
    await signInHere(page, 'ada', 'mistyped');
    const password = page.getByLabel(words.signIn.password, { exact: true });
    await page.getByText(words.form.invalidPassword).waitFor();
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => page.getByLabel(words.signIn.email).getAttribute('aria-invalid'))
      .not.toBe('true');
    // For an unknown address, the page shows the platform's message.
    await signInHere(page, 'nobody', 'mistyped');
    await page.getByText('There is no member with this e-mail address', { exact: false }).waitFor();
    const email = page.getByLabel(words.signIn.email, { exact: true });
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('a captcha, visible or invisible, has its place, and solving it continues without typing again [D3.2]', async () => {
    for (const captcha of ['visible', 'invisible'] as const) {
      await site.open({ settings: { captcha } });
      const { page } = await visit('/sign-in/form');
      await signInHere(page, 'ada');
      const place = page.getByRole('region', { name: words.form.captcha[captcha] });
      await place.waitFor();
      await expect.poll(() => page.getByLabel(words.signIn.password).count()).toBe(0);
      if (captcha === 'visible') await place.getByRole('button', { name: words.form.captcha.solve }).click();
      await heading(page, words.account.title);
      await identityIs(page, 'member');
    }
  });

  test('a password that must be reset leads to its recovery, with the address filled in [D3.3]', async () => {
    const { page } = await visit('/sign-in/form');
    await signInHere(page, 'ida');
    await heading(page, words.recover.title);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/recover');
    await expect.poll(() => page.getByLabel(words.signIn.email).inputValue()).toBe('ida@example.org');
    expect(await shows(page.getByText(words.recover.resetLead))).toBe(true);
  });

  test('a verification leads to the code page, an approval to the pending page, and a reload stays there [D3.4]', async () => {
    for (const [name, path, title] of [
      ['mira', '/verify', words.verify.title],
      ['otto', '/pending', words.pending.title],
    ] as const) {
      const { page } = await visit('/sign-in/form');
      await signInHere(page, name);
      for (const reload of [false, true]) {
        if (reload) await page.reload();
        await heading(page, title);
        await expect.poll(() => new URL(page.url()).pathname).toBe(path);
        expect(await shows(page.getByText(`${name}@example.org`).first())).toBe(true);
      }
      const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
      expect(kept).not.toMatch(/stateToken|sandbox\.state|password/);
    }
  });

  test('every field accepts paste and a password manager, and no puzzle is the only way in [D3.5]', async () => {
    const { page } = await visit('/sign-in/form', { permissions: ['clipboard-read', 'clipboard-write'] });
    const paste = async (label: string, value: string) => {
      const field = page.getByLabel(label, { exact: true }).and(page.locator('[autocomplete]'));
      await page.evaluate((words) => navigator.clipboard.writeText(words), value);
      await field.click();
      await page.keyboard.press('ControlOrMeta+V');
      await expect.poll(() => field.inputValue()).toBe(value);
      return field.getAttribute('autocomplete');
    };
    expect(await paste(words.signIn.email, 'ada@example.org')).toBe('username');
    expect(await paste(words.signIn.password, PASSWORD)).toBe('current-password');
    await page.goto('/register');
    expect(await paste(words.signIn.email, 'new@example.org')).toBe('username');
    expect(await paste(words.signIn.password, PASSWORD)).toBe('new-password');
    await page.goto('/verify');
    expect(await paste(words.verify.code, '123 456')).toBe('one-time-code');
    await site.control('POST /sandbox/settings', { captcha: 'visible' });
    await page.goto('/sign-in/form');
    await signInHere(page, 'ada');
    const place = page.getByRole('region', { name: words.form.captcha.visible });
    // One press, and an alternative next to it.
    await place.getByRole('button', { name: words.form.captcha.solve }).waitFor();
    await place.getByRole('button', { name: words.form.captcha.other }).click();
    await heading(page, words.signIn.title);
    expect(await shows(page.getByRole('button', { name: words.signIn.hosted.go }))).toBe(true);
  });
});

describe('silent sign-in', () => {
  /** Signs in at the platform only, not in the playground. */
  const signedInThere = async () => {
    const opened = await visit('/sign-in');
    const { page } = opened;
    await page.getByRole('button', { name: words.signIn.hosted.go }).click();
    await page.getByText('platform page (simulated)').waitFor();
    await signInThere(page);
    await heading(page, words.account.title);
    await settled(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/sign-in');
    await identityIs(page, 'visitor');
    return opened;
  };

  test('a user who is signed in at the platform becomes a member without leaving the page [D4.1]', async () => {
    const { page } = await signedInThere();
    let left = 0;
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !frame.url().startsWith(inject('playground'))) left++;
    });
    await page.getByRole('button', { name: words.signIn.silent.go }).click();
    await identityIs(page, 'member');
    expect([left, await page.locator('iframe').count()]).toEqual([0, 0]);
  });

  test('if the browser blocks storage in frames, it redirects by itself, and the log says so [D4.2]', async () => {
    const { page } = await signedInThere();
    await site.control('POST /sandbox/settings', { storageBlocked: true });
    await installClock(page);
    await page.getByRole('button', { name: words.signIn.silent.go }).click();
    await page.locator('iframe').waitFor({ state: 'attached' });
    const away = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    );
    await page.clock.fastForward('02:01');
    expect((await away).url()).toContain('/platform/authorize/');
    await heading(page, words.account.title);
    await identityIs(page, 'member');
    await page.goto('/sign-in');
    const log = page.getByRole('region', { name: words.signIn.journal });
    await expect.poll(() => log.textContent()).toContain(words.signIn.journalSilent);
    await expect.poll(() => log.textContent()).toContain('OAuth flow timed out');
  });

  test('if the origin is not allowed, the message after two minutes names the likely cause and the fix [D4.3]', async () => {
    await site.open({
      settings: { allowedRedirects: ['https://elsewhere.example'], callbackCheck: 'strict' },
    });
    const { page } = await visit('/sign-in');
    await installClock(page);
    await page.getByRole('button', { name: words.signIn.silent.go }).click();
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.clock.fastForward('01:50');
    await expect.poll(() => page.getByText(words.failure.title).count()).toBe(0);
    await page.clock.fastForward('00:11');
    const alert = page.getByRole('alert').filter({ hasText: words.failure.title });
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain(words.failure.reasons['OAuth flow timed out']);
    await expect.poll(() => alert.textContent()).toContain(words.failure.origin(inject('playground')));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/sign-in');
    await identityIs(page, 'visitor');
  });
});

test('a member sees the current session on the sign-in page and can continue', async () => {
  const { page } = await visit('/shop');
  await becomeMember(page);
  await page.goto('/sign-in?back=/shop');
  await page.getByText(words.signIn.doneText).waitFor();
  await page.getByRole('link', { name: words.signIn.goOn }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/shop');
});
