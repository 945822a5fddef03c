import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { callbacks, open, shopperWith, visit } from '../testing/hosted.ts';
import { newVisitor, productOf } from '../testing/shopper.ts';

describe('the hosted pages', () => {
  test('show texts of a cart as text, never as markup', async () => {
    const shopper = await newVisitor();
    const evil = '"><img src=x onerror=alert(1)>';
    await shopper.post('/v1/carts/current/add-to-cart', {
      customLineItems: [
        { quantity: 1, price: '5.00', productName: { original: evil }, itemType: { preset: 'SERVICE' } },
      ],
    });
    await shopper.patch('/v1/carts/current', { cartInfo: { buyerNote: evil } });
    const { page, press } = await open(shopper);
    expect(page.html).toContain('&lt;img src=x');
    for (const { html } of [page, await press('pay', { email: evil, name: evil, country: evil })])
      expect(html).not.toContain('<img src=x');
  });

  test('R95: never link or follow a script as a callback, also in faithful mode', async () => {
    const shopper = await newVisitor({ settings: { callbackCheck: 'faithful' } });
    await shopper.add('oak-board');
    const script = { postFlowUrl: 'javascript:alert(1)', thankYouPageUrl: 'javascript:alert(2)' };
    const { url, press } = await open(shopper, { callbacks: script });
    const used = await visit(shopper.sandbox, url);
    expect(used.html).toContain('already used');
    const paid = await press('pay');
    expect([paid.status, paid.location]).toEqual([403, '']);
    for (const { html } of [used, paid]) expect(html).not.toContain('href="javascript:');
  });

  test('R94: never return from a sign-in to the post-flow address', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.post('/v1/redirect-session', {
      auth: {
        authRequest: {
          clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11',
          responseType: 'code',
          scope: 'offline_access',
          state: 'state',
          redirectUri: 'http://localhost:5173/callback',
          codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
          codeChallengeMethod: 'S256',
        },
      },
      callbacks,
    });
    const { location } = await visit(shopper.sandbox, body.text('redirectSession.fullUrl'));
    const page = await visit(shopper.sandbox, location);
    expect([page.status, page.html.includes(callbacks.postFlowUrl)]).toEqual([200, false]);
    const away = await visit(shopper.sandbox, location, 'POST', { action: 'no' });
    expect(away.location).toMatch(/^http:\/\/localhost:5173\/callback#error=access_denied&/);
    const used = await visit(shopper.sandbox, location);
    expect([used.status, used.html.includes(callbacks.postFlowUrl)]).toEqual([410, false]);
  });

  test('show a failure of the sandbox without its reason', async () => {
    const errors: unknown[] = [];
    const sandbox = createSandbox({ onError: (error) => errors.push(error) });
    const { location } = await open(await shopperWith('oak-board', 1, sandbox));
    productOf(sandbox, 'oak-board').price = 'not a number';
    const { status, html } = await visit(sandbox, location);
    expect([status, html.includes('Something went wrong'), errors.length]).toEqual([500, true, 1]);
    expect(html).not.toContain('Invalid number');
  });

  test('place one order if Pay is pressed twice at once, and both requests lead to it', async () => {
    const shopper = await shopperWith('oak-board');
    const { press } = await open(shopper);
    const [first, second] = await Promise.all([press('pay'), press('pay')]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.location).toContain('orderNumber=10001');
    expect(second.location).toBe(first.location);
    expect(shopper.sandbox.orders).toHaveLength(1);
    shopper.sandbox.advance(10 * 60_000);
    expect((await press('pay')).status).toBe(410);
  });
});
