import { afterAll, beforeAll, expect, test } from 'vitest';
import { errand } from './places.ts';
import { setupSandboxWorker } from '../../sandbox/hosts/browser.ts';

const { sandbox, worker } = setupSandboxWorker({ seed: 7 });

beforeAll(() => worker.start({ quiet: true, onUnhandledFrame: 'bypass' }));
afterAll(() => worker.stop());

test('in a real browser the sandbox answers through the service worker', async () => {
  const seen = await errand('https://www.wixapis.com');
  expect(seen.products.length).toBeGreaterThan(0);
  expect(Object.keys(sandbox.state.carts)).toHaveLength(1);
});

/** Waits until a window has an element, and returns the element. */
const shown = async (page: Window | null, selector: string): Promise<HTMLElement> => {
  await expect.poll(() => page?.document.querySelector(selector) ?? null, { timeout: 10_000 }).not.toBe(null);
  const element = page?.document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The window has no ${selector}`);
  return element;
};

test('hosted pages work in a second window', async () => {
  const token = await fetch('https://www.wixapis.com/oauth2/token', {
    method: 'POST',
    body: JSON.stringify({ clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11', grantType: 'anonymous' }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const response = await fetch('https://www.wixapis.com/redirect-session/v1/redirect-session', {
    method: 'POST',
    headers: { authorization: access_token, 'content-type': 'application/json' },
    body: JSON.stringify({ login: {}, callbacks: { postFlowUrl: `${location.origin}/shop` } }),
  });
  const { redirectSession } = (await response.json()) as { redirectSession: { fullUrl: string } };
  const page = window.open(redirectSession.fullUrl, 'hosted', 'popup,width=400,height=600');
  const email = (await shown(page, 'input[name=email]')) as HTMLInputElement;
  const password = (await shown(page, 'input[name=password]')) as HTMLInputElement;
  email.value = 'ada@example.org';
  password.value = 'wrong';
  (await shown(page, 'form button')).click();
  await expect.poll(() => page?.document.body.textContent).toContain('password');
  expect(page?.location.pathname).toMatch(/^\/platform\/login\//);
  page?.close();
});
