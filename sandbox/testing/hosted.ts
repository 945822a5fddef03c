import { expect } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { ORIGIN, visitorOf, type Shopper } from './shopper.ts';

/** The callback addresses of the shop. */
export const callbacks = {
  thankYouPageUrl: 'http://localhost:5173/checkout/thanks?from=pay',
  postFlowUrl: 'http://localhost:5173/checkout/return',
};

/** The address of a redirect session for the cart of a shopper. */
export const sessionOf = async (shopper: Shopper, more: object = { callbacks }): Promise<string> => {
  const { body } = await shopper.post('/v1/carts/current/create-checkout');
  const session = await shopper.post('/v1/redirect-session', {
    ecomCheckout: { checkoutId: body.text('checkoutId') },
    ...more,
  });
  return session.body.text('redirectSession.fullUrl');
};

/** Opens an address like a browser, without following redirects. */
export const visit = async (sandbox: Sandbox, url: string, method = 'GET', form?: Record<string, string>) => {
  const response = await sandbox.fetch(
    new Request(new URL(url, ORIGIN), { method, ...(form && { body: new URLSearchParams(form) }) }),
  );
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location') ?? '',
  };
};

/** Opens the address of a session for the cart of a shopper and returns the page behind it. */
export const open = async (shopper: Shopper, more?: object) =>
  openAt(shopper, await sessionOf(shopper, more));

/** Opens an address of a session and returns the page behind it. */
export const openAt = async (shopper: Shopper, url: string) => {
  const { status, location } = await visit(shopper.sandbox, url);
  expect(status).toBe(303);
  const page = await visit(shopper.sandbox, location);
  const shownTotal = /name="shownTotal" value="([^"]+)"/.exec(page.html)?.[1] ?? '';
  const press = (action: string, form: Record<string, string> = {}) =>
    visit(shopper.sandbox, location, 'POST', { action, shownTotal, ...form });
  return { url, location, page, press };
};

/** A visitor with one line in the cart. */
export const shopperWith = async (slug: string, quantity = 1, sandbox = createSandbox()) => {
  const shopper = await visitorOf(sandbox);
  await shopper.add(slug, quantity);
  return shopper;
};
