import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import { begin, holdPages, stage } from './sign-in-stage.ts';

const { open, sandbox, shop, other, platform, login } = stage();

/** Signs in by password up to the session token. */
const signedIn = async (policy?: string) => {
  const opened = await open(policy);
  const state = await opened.page.evaluate(
    (password) => window.shop.login('ada@example.org', password),
    SAMPLE_PASSWORD,
  );
  expect(state).toBe('SUCCESS');
  return opened;
};
/** Begins to complete the sign-in while the login page is delayed, and returns the state that the page expects. */
const waiting = async (timeout = 20_000) => {
  const { page, grants } = await signedIn();
  const release = await holdPages(page);
  const outcome = page.evaluate((ms) => window.shop.complete({ timeout: ms }), timeout);
  await page.waitForFunction(() => window.shop.frames() === 1);
  const state = await page.evaluate(() => window.shop.states.at(-1) ?? '');
  return { page, grants, release, outcome, state };
};
const role = (page: Page) => page.evaluate(() => window.shop.role());
const frames = (page: Page) => page.evaluate(() => window.shop.frames());

/** Adds a frame that posts a message to the page, and waits until the page has received it. */
const postFrom = (page: Page, address: string, message: object, sandboxed = false) =>
  page.evaluate(
    ([src, data, isSandboxed]) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        window.addEventListener('message', ({ data: got }) => {
          if (JSON.stringify(got) === JSON.stringify(data)) resolve();
        });
        if (isSandboxed) frame.setAttribute('sandbox', 'allow-scripts');
        frame.src = src;
        document.body.append(frame);
      }),
    [address, message, sandboxed] as const,
  );
/** Serves a page at an address that posts a message to its parent. */
const plant = (page: Page, address: string, message: object) =>
  page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`,
    }),
  );

describe('P6: a forged message with the right state does not complete the silent sign-in', () => {
  test.each([
    ['another origin', () => `${other()}/forged`, false],
    ['another frame of the login page', () => `${login()}/forged`, false],
    ['another frame of the shop', () => `${shop()}/forged`, false],
    ['a frame without an origin', () => `${login()}/forged`, true],
  ])('from %s', async (_, address, sandboxed) => {
    const { page, grants, release, outcome, state } = await waiting();
    await plant(page, address(), { code: 'forged', state });
    await postFrom(page, address(), { code: 'forged', state }, sandboxed);
    expect([grants, await role(page)]).toEqual([[], 'visitor']);
    release();
    expect(await outcome).toBe('done');
    expect([await role(page), grants.length, grants[0]?.['code'] === 'forged']).toEqual(['member', 1, false]);
    // The remaining frame is the attacker's.
    expect(await frames(page)).toBe(1);
  });

  test('from the hidden frame itself, after it was redirected to another origin', async () => {
    const { page, grants } = await signedIn();
    await page.route('**/platform/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>location = ${JSON.stringify(`${other()}/forged`)}</script>`,
      }),
    );
    let isAsked = false;
    await page.route(`${other()}/forged`, async (route) => {
      isAsked = true;
      const state = await page.evaluate(() => window.shop.states.at(-1));
      const message = JSON.stringify({ code: 'forged', state });
      await route.fulfill({
        contentType: 'text/html',
        body: `<script>parent.postMessage(${message}, '*')</script>`,
      });
    });
    const outcome = await page.evaluate(() => window.shop.complete({ timeout: 2_000 }));
    expect([isAsked, outcome]).toEqual([true, { message: 'OAuth flow timed out', code: 'silent-timed-out' }]);
    expect([grants, await role(page), await frames(page)]).toEqual([[], 'visitor', 0]);
  });

  test('from the page itself, and from a window that the page opened', async () => {
    const { page, grants, release, outcome, state } = await waiting();
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((src) => void window.open(src), `${other()}/`),
    ]);
    await popup.evaluate((message) => window.opener.postMessage(message, '*'), { code: 'forged', state });
    await page.evaluate((message) => window.postMessage(message, '*'), { code: 'forged', state });
    await page.waitForTimeout(200);
    expect(grants).toEqual([]);
    release();
    expect(await outcome).toBe('done');
    expect(grants).toHaveLength(1);
  });
});

describe('the hidden frame', () => {
  test('exchanges a session token for a member under a strict policy with trusted types, and leaves nothing behind (P10)', async () => {
    const policy = `default-src 'none'; script-src 'self'; connect-src ${platform()}; frame-src ${login()}; require-trusted-types-for 'script'`;
    const { page, grants } = await signedIn(policy);
    expect(await page.evaluate(() => window.shop.complete())).toBe('done');
    expect([await role(page), await frames(page), grants.length]).toEqual(['member', 0, 1]);
    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(await page.evaluate(() => window.shop.kept())).toEqual([]);
  });

  test('is answered even if the page sends no referrer', async () => {
    const { page } = await signedIn();
    await page.evaluate(() =>
      document.head.insertAdjacentHTML('beforeend', '<meta name="referrer" content="no-referrer">'),
    );
    expect(await page.evaluate(() => window.shop.complete())).toBe('done');
  });

  test('fails with login_required if no member is signed in', async () => {
    const { page, grants } = await open();
    expect(await page.evaluate(() => window.shop.silent())).toEqual({
      message: 'login_required',
      code: 'sign-in-refused',
    });
    expect([grants, await frames(page)]).toEqual([[], 0]);
  });

  test('is removed at once when it is aborted', async () => {
    const { page } = await open();
    await holdPages(page);
    const outcome = page.evaluate(() => window.shop.silent());
    await page.waitForFunction(() => window.shop.frames() === 1);
    await page.evaluate(() => window.shop.abort());
    expect(await outcome).toMatchObject({ message: 'given up' });
    expect(await frames(page)).toBe(0);
  });

  test('that a policy forbids fails at once, not after two minutes', async () => {
    const policy = `default-src 'none'; script-src 'self'; connect-src *; frame-src 'none'`;
    const { page } = await signedIn(policy);
    expect(await page.evaluate(() => window.shop.complete())).toMatchObject({ code: 'silent-blocked' });
    expect(await frames(page)).toBe(0);
  });

  test('that a policy forbids is replaced by the login page, which asks nothing', async () => {
    const { page } = await signedIn(`default-src 'none'; script-src 'self'; connect-src *; frame-src 'none'`);
    const away = await page.evaluate(
      (redirectUri) => window.shop.complete({ redirect: { redirectUri, returnTo: '/cart' } }),
      `${shop()}/back`,
    );
    await page.goto((away as { url: string }).url);
    expect(page.url()).toContain('/back#code=');
    await begin(page, platform());
    expect(await page.evaluate(() => window.shop.back())).toEqual({ returnTo: '/cart' });
    expect([await role(page), await page.evaluate(() => window.shop.kept())]).toEqual(['member', []]);
  });

  test('is replaced by the login page if the origin of the page is not allowed', async () => {
    const { page, grants } = await signedIn();
    sandbox().state.settings.allowedRedirects = ['http://localhost:*'];
    const complete = (redirectUri?: string) =>
      page.evaluate(
        (uri) => window.shop.complete({ timeout: 1_500, ...(uri && { redirect: { redirectUri: uri } }) }),
        redirectUri,
      );
    expect(await complete('http://localhost:5173/back')).toEqual({
      url: expect.stringContaining('/platform/authorize/'),
    });
    expect([grants, await frames(page)]).toEqual([[], 0]);
  });
});

describe('the login page in a browser', () => {
  test('signs in and out; a reload and the Back button do not sign in again (P7)', async () => {
    const { page, grants } = await open();
    const { url } = await page.evaluate((uri) => window.shop.start(uri), `${shop()}/back`);
    await page.goto(url);
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('E-mail or password is wrong.').waitFor();
    await page.getByLabel('Password').fill(SAMPLE_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${shop()}/back#code=*`);
    await begin(page, platform());
    expect(await page.evaluate(() => window.shop.back())).toEqual({ returnTo: `${shop()}/` });
    expect([await role(page), await page.evaluate(() => window.shop.kept())]).toEqual(['member', []]);

    const out = await page.evaluate((uri) => window.shop.signOut(uri), `${shop()}/bye`);
    expect(await role(page)).toBe('none');
    await page.reload();
    await begin(page, platform());
    expect(await page.evaluate(() => window.shop.back())).toMatchObject({ message: 'Invalid _state' });
    await page.goto(out.url);
    expect(page.url()).toContain('/bye');
    await page.goBack();
    await begin(page, platform());
    expect(await page.evaluate(() => window.shop.back())).toMatchObject({ message: 'Invalid _state' });
    expect(grants).toHaveLength(1);
  });
});
