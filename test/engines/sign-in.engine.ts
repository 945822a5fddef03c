import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_PASSWORD } from '../../sandbox/seeds/members.ts';
import type { EnginePage } from '../setup/engines/page.ts';
import { engineNames } from '../setup/engines/programs.ts';
import { engineStage } from '../setup/engines/stage.ts';
import { startSites } from '../tabs/sign-in-servers.ts';
import type {} from '../tabs/sign-in-script.ts';

const role = (page: EnginePage) => page.evaluate(() => window.shop.role());
const traces = (page: EnginePage) =>
  page.evaluate(() => [window.shop.frames(), window.shop.kept(), window.violations]);

describe.each(engineNames)('signing in with %s', (name) => {
  const { newPage } = engineStage(name);
  let sites: Awaited<ReturnType<typeof startSites>>;
  beforeAll(async () => {
    sites = await startSites();
  });
  afterEach(() => sites.reset());
  afterAll(() => sites.close());

  /** Makes the client of a page that has just loaded. */
  const begin = async (page: EnginePage) => {
    await expect.poll(() => page.evaluate(() => 'openShop' in window)).toBe(true);
    await page.evaluate((host) => {
      window.shop = window.openShop(host);
    }, sites.platform);
  };
  const open = async (policy = '') => {
    const page = await newPage();
    await page.goto(sites.shopWith(policy));
    await begin(page);
    return page;
  };
  /** Signs in by password up to the session token. */
  const signedIn = async (policy?: string) => {
    const page = await open(policy);
    const state = await page.evaluate(
      (password) => window.shop.login('ada@example.org', password),
      SAMPLE_PASSWORD,
    );
    expect(state).toBe('SUCCESS');
    return page;
  };
  /** Signs in on the login page, which is open. */
  const enter = async (page: EnginePage) => {
    await page.fill('E-mail', 'ada@example.org');
    await page.fill('Password', SAMPLE_PASSWORD);
    await page.click('button', 'Sign in');
    await expect.poll(() => page.url()).toContain(`${sites.shop}/back#code=`);
    await begin(page);
  };

  test('the hidden frame exchanges a session token under a strict policy, and leaves nothing behind', async () => {
    const page = await signedIn(
      `default-src 'none'; script-src 'self'; img-src 'self'; connect-src ${sites.platform}; frame-src ${sites.login}; require-trusted-types-for 'script'`,
    );
    expect(await page.evaluate(() => window.shop.complete())).toBe('done');
    expect([await role(page), await traces(page)]).toEqual(['member', [0, [], []]]);
  });

  test('the hidden frame reports that no member is signed in', async () => {
    const page = await open();
    expect(await page.evaluate(() => window.shop.silent())).toEqual({
      message: 'login_required',
      code: 'sign-in-refused',
    });
    expect(await traces(page)).toEqual([0, [], []]);
  });

  test('a hidden frame that a policy forbids fails at once, and the login page replaces it', async () => {
    const page = await signedIn(
      "default-src 'none'; script-src 'self'; img-src 'self'; connect-src *; frame-src 'none'",
    );
    expect(await page.evaluate(() => window.shop.complete())).toMatchObject({ code: 'silent-blocked' });
    const away = await page.evaluate(
      (redirectUri) => window.shop.complete({ redirect: { redirectUri, returnTo: '/cart' } }),
      `${sites.shop}/back`,
    );
    await page.goto((away as { url: string }).url);
    await expect.poll(() => page.url()).toContain('/back#code=');
    await begin(page);
    expect(await page.evaluate(() => window.shop.back())).toEqual({ returnTo: '/cart' });
    expect([await role(page), await traces(page)]).toEqual(['member', [0, [], []]]);
  });

  test('the login page signs in and out; a reload and the Back button do not sign in again', async () => {
    const page = await open();
    const { url } = await page.evaluate((uri) => window.shop.start(uri), `${sites.shop}/back`);
    await page.goto(url);
    await enter(page);
    expect(await page.evaluate(() => window.shop.back())).toEqual({ returnTo: `${sites.shop}/` });
    expect([await role(page), await traces(page)]).toEqual(['member', [0, [], []]]);

    const out = await page.evaluate((uri) => window.shop.signOut(uri), `${sites.shop}/bye`);
    expect(await role(page)).toBe('none');
    await page.reload();
    await begin(page);
    expect(await page.evaluate(() => window.shop.back())).toMatchObject({ message: 'Invalid _state' });
    await page.goto(out.url);
    await expect.poll(() => page.url()).toContain('/bye');
    await page.back();
    await expect.poll(() => page.url()).not.toContain('/bye');
    await begin(page);
    expect(await page.evaluate(() => window.shop.back())).toMatchObject({ message: 'Invalid _state' });
  });
});
