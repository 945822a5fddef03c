import { chromium } from 'playwright';
import { requireChromium } from '../../test/setup/chromium.ts';

const LINE = '1 x Low Carafe';
const PRODUCT = 'Add Low Carafe';

/**
 * Puts a product into the cart of a new visitor in a browser, and reloads the page; returns the visitor's session cookie.
 * @throws Error when the page differs from what the server sent (React's error 418), fails, or forgets the cart.
 */
export const browses = async (address: string): Promise<string> => {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const sent = shownIn((await (await page.goto(address))?.text()) ?? '');
    await page.getByRole('button', { name: PRODUCT }).click();
    await page.getByText(LINE).waitFor({ timeout: 20_000 });
    await page.locator('#session', { hasText: 'visitor' }).waitFor({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    const again = shownIn((await (await page.reload())?.text()) ?? '');
    await page.getByText(LINE).waitFor({ timeout: 20_000 });
    await page.waitForLoadState('networkidle');
    must(errors.length === 0, 'The page reports errors', errors.join('\n'));
    must(/<p id="session"[^>]*>visitor<\/p>/.test(sent), 'The server does not draw the visitor', sent);
    must(again.includes(LINE), 'The server does not draw the cart', again);
    const cookie = (await page.context().cookies()).find(({ name }) => /vitrine-/.test(name));
    return `${cookie?.name}=${cookie?.value}`;
  } finally {
    await browser.close();
  }
};

/** A value as an earlier version wrote it. */
const before = (value: string): string => value.replaceAll('~', '|');

/** Forms in which frameworks, proxies and earlier versions of the package leave the value of a cookie. */
const forms: readonly [name: string, rewritten: (value: string) => string][] = [
  ['as it was', (value) => value],
  ['percent-encoded', encodeURIComponent],
  ['in quotes', (value) => `"${value}"`],
  ['as an earlier version wrote it', before],
  ['as an earlier version wrote it, percent-encoded', (value) => encodeURIComponent(before(value))],
  [
    'as an earlier version wrote it, percent-encoded twice',
    (value) => encodeURIComponent(encodeURIComponent(before(value))),
  ],
];

/**
 * Comes back with a session cookie in every form.
 * @throws Error when the server takes its visitor for a new one.
 */
export const findsCart = async (address: string, cookie: string): Promise<void> => {
  const [name = '', value = ''] = cookie.split('=');
  for (const [form, rewritten] of forms) {
    const response = await fetch(address, { headers: { cookie: `${name}=${rewritten(value)}` } });
    const html = shownIn(await response.text());
    must(html.includes(LINE), `The cart is lost if the cookie is ${form}`, html);
  }
};

/**
 * Sends the form of a product as a page without scripts does, as a new visitor: the answer has the session's cookie, and
 * one that was set through the framework.
 * @param origin The origin of the page, as people see it.
 * @throws Error when the next page does not know of both.
 */
export const setsCookies = async (address: string, origin = address): Promise<void> => {
  const first = shownIn(await (await fetch(address)).text());
  const button = first.split('<button').find((text) => text.includes(PRODUCT)) ?? '';
  const product = /value="([^"]+)"/.exec(button)?.[1] ?? '';
  const answer = await fetch(`${address}/cart`, {
    method: 'POST',
    // As a browser does; Astro refuses forms of other origins.
    headers: { origin },
    body: new URLSearchParams({ product }),
    redirect: 'manual',
  });
  must(answer.status < 400, `The form is refused with ${answer.status}`, await answer.clone().text());
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split('; ')[0])
    .join('; ');
  const html = shownIn(await (await fetch(address, { headers: { cookie } })).text());
  must(html.includes(LINE), `The cart is lost if the framework also sets a cookie: ${cookie}`, html);
  must(html.includes('Pieces in your cart: 1'), `The cookie of the framework is lost: ${cookie}`, html);
};

/**
 * Uses the shop behind a proxy that ends TLS.
 * @param address The address of the proxy, which speaks plain HTTP here.
 * @param origin The public address of the shop.
 * @throws Error when a form is refused, or a cookie is not for HTTPS only.
 */
export const worksBehindTls = async (address: string, origin: string): Promise<void> => {
  await setsCookies(address, origin);
  const cookies = (await fetch(address)).headers.getSetCookie().filter((line) => /vitrine-/.test(line));
  must(
    cookies.length > 0 && cookies.every((line) => /; Secure/i.test(line)),
    'The cookie of a visitor is not Secure',
    cookies.join('\n'),
  );
};

/**
 * Opens a page that answers with `Response.redirect()`, whose headers cannot be changed.
 * @throws Error when the answer is not the redirect with the cookie of the page.
 */
export const redirects = async (address: string): Promise<void> => {
  const answer = await fetch(address, { redirect: 'manual' });
  const cookies = answer.headers.getSetCookie().join('\n');
  must(answer.status === 303, `A redirect became ${answer.status}`, await answer.text());
  must(cookies.includes('left=1'), 'A redirect lost its cookie', cookies);
};

/**
 * Sends the form of a product as a new visitor while the catalog fails.
 * @param sandbox The address of the sandbox that the shop calls.
 * @throws Error when the answer to the failure lacks the session, which is new.
 */
export const keepsSession = async (address: string, sandbox: string): Promise<void> => {
  const control = async (method: string, body: object): Promise<void> => {
    const { ok, status } = await fetch(`${sandbox}/sandbox/faults`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    must(ok, `${method} /sandbox/faults fails`, String(status));
  };
  await control('POST', { operation: 'getProduct', status: 500 });
  try {
    const answer = await fetch(`${address}/cart`, {
      method: 'POST',
      headers: { origin: address },
      body: new URLSearchParams({ product: '11111111-2222-4333-8444-555555555555' }),
      redirect: 'manual',
    });
    must(
      answer.status >= 500,
      `The answer to a failure has the status ${answer.status}`,
      await answer.text(),
    );
    const cookies = answer.headers.getSetCookie();
    must(
      cookies.some((line) => /vitrine-/.test(line)),
      'The answer to a failure lacks the session',
      cookies.join('\n'),
    );
  } finally {
    await control('DELETE', {});
  }
};

/** The text of a page without the comments by which React separates neighbouring texts. */
const shownIn = (html: string): string => html.replaceAll('<!-- -->', '').replace(/^.*<body>/s, '');

const must = (holds: boolean, complaint: string, found: string): void => {
  if (!holds) throw new Error(`${complaint}:\n${found.slice(0, 1_000)}`);
};
