import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { callbacks, open, sessionOf, shopperWith, visit } from '../testing/hosted.ts';
import { newVisitor, productOf } from '../testing/shopper.ts';

describe('the hosted checkout', () => {
  test('shows the order in the frame of the platform, and works without scripts', async () => {
    const { page } = await open(await shopperWith('oak-board', 2));
    expect(page.status).toBe(200);
    for (const text of [
      'platform page (simulated)',
      'Oak Board',
      'Quantity 2',
      'Pay €105.79',
      'Decline',
      'Abandon',
    ])
      expect(page.html).toContain(text);
    expect(page.html).not.toContain('<script');
  });

  test('R72, R93: Pay places the order, reduces the stock, counts the coupon use, and returns with id and number', async () => {
    const sandbox = createSandbox();
    const shopper = await shopperWith('oak-board', 2, sandbox);
    await shopper.coupon('ONCE');
    const { press } = await open(shopper);
    const { status, location } = await press('pay');
    expect(status).toBe(303);
    const [order] = sandbox.orders;
    expect(location).toBe(
      `http://localhost:5173/checkout/thanks?from=pay&orderId=${order?.id}&orderNumber=10001&wixMemberLoggedIn=false&redirectStatus=SUCCESS&redirectPurpose=CHECKOUT`,
    );
    expect(order).toMatchObject({
      number: '10001',
      paymentStatus: 'PAID',
      couponCode: 'ONCE',
      priceSummary: { subtotal: '84.00', discount: '8.40', total: '95.79' },
    });
    expect(productOf(sandbox, 'oak-board').quantity).toBe(16);
    expect((await shopper.cart()).status).toBe(404);
    await shopper.add('oak-board');
    const again = await shopper.coupon('ONCE');
    expect(again.body.at('details.applicationError.code')).toBe('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED');
  });

  test('R70, R72: the last use of a coupon is the last for all buyers', async () => {
    const sandbox = createSandbox();
    const coupon = sandbox.state.coupons.find(({ code }) => code === 'FIRST100');
    if (coupon) coupon.usedBy = { earlier: 99 };
    const shopper = await shopperWith('oak-board', 1, sandbox);
    await shopper.coupon('FIRST100');
    await (await open(shopper)).press('pay');
    const other = await shopperWith('oak-board', 1, sandbox);
    expect((await other.coupon('FIRST100')).body.at('details.applicationError.code')).toBe(
      'ERROR_COUPON_USAGE_EXCEEDED',
    );
  });

  test('Decline stays on the page with a message, and keeps the cart', async () => {
    const shopper = await shopperWith('oak-board');
    const { press } = await open(shopper);
    const declined = await press('decline');
    expect(declined.html).toContain('The payment was declined');
    expect((await shopper.cart()).body.list('cart.lineItems')).toHaveLength(1);
    expect((await press('pay')).status).toBe(303);
  });

  test('R93: Abandon leads to the post-flow address and keeps the cart', async () => {
    const shopper = await shopperWith('oak-board');
    const { press, url } = await open(shopper);
    expect((await press('abandon')).location).toBe(
      'http://localhost:5173/checkout/return?wixMemberLoggedIn=false&redirectStatus=NO_ACTION&redirectPurpose=CHECKOUT',
    );
    expect((await shopper.cart()).status).toBe(200);
    expect((await visit(shopper.sandbox, url)).html).toContain('This link was already used');
  });

  test('R91: the link works once, and the page can be reloaded', async () => {
    const shopper = await shopperWith('oak-board');
    const { url, location, press } = await open(shopper);
    expect((await visit(shopper.sandbox, location)).status).toBe(200);
    const second = await visit(shopper.sandbox, url);
    expect([second.status, second.html.includes('This link was already used')]).toEqual([410, true]);
    await press('pay');
    for (const used of [url, location])
      expect((await visit(shopper.sandbox, used)).html).toContain('already used');
    expect(shopper.sandbox.orders).toHaveLength(1);
  });

  test('a HEAD request does not use the link up', async () => {
    const shopper = await shopperWith('oak-board');
    const url = await sessionOf(shopper);
    expect((await visit(shopper.sandbox, url, 'HEAD')).status).toBe(200);
    expect((await visit(shopper.sandbox, url)).status).toBe(303);
  });

  test('R91: the link works for the configured time', async () => {
    const shopper = await shopperWith('oak-board');
    shopper.sandbox.state.settings.redirectSessionMinutes = 2;
    const [used, late] = [await sessionOf(shopper), await sessionOf(shopper)];
    shopper.sandbox.advance(119_999);
    expect((await visit(shopper.sandbox, used)).status).toBe(303);
    shopper.sandbox.advance(1);
    expect((await visit(shopper.sandbox, late)).status).toBe(410);
  });

  test('R91: the link works for ten minutes by default', async () => {
    const shopper = await shopperWith('oak-board');
    const { location, press } = await open(shopper);
    const late = await sessionOf(shopper);
    shopper.sandbox.advance(10 * 60_000);
    for (const url of [location, late])
      expect((await visit(shopper.sandbox, url)).html).toContain('This link has expired');
    expect((await press('pay')).status).toBe(410);
    expect(shopper.sandbox.orders).toHaveLength(0);
  });

  test('missing values are listed with links, and the form keeps the other values', async () => {
    const { press } = await open(await shopperWith('oak-board'));
    const { status, html } = await press('pay', { name: '', email: 'ada', city: 'Köln' });
    expect(status).toBe(422);
    expect(html).toContain('<a href="#name">Enter your name.</a>');
    expect(html).toMatch(/id="email"[^>]*aria-invalid="true"[^>]*aria-describedby="email-error"/);
    expect(html).toContain('value="Köln"');
  });

  test('input of the buyer is text, never markup', async () => {
    const { press } = await open(await shopperWith('oak-board'));
    const { html } = await press('decline', { name: '"><script>alert(1)</script>' });
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  test('another country changes the total, which is shown before the payment', async () => {
    const sandbox = createSandbox();
    const { press } = await open(await shopperWith('oak-board', 1, sandbox));
    const changed = await press('pay', { country: 'CH' });
    expect(changed.html).toContain('The total has changed');
    expect(changed.html).toContain('Pay €51.90');
    expect((await press('pay', { country: 'CH', shownTotal: '51.90' })).status).toBe(303);
    expect(sandbox.orders[0]?.shippingAddress).toMatchObject({ country: 'CH' });
  });

  test('R86: an item that sold out meanwhile stops the payment with the reason', async () => {
    const sandbox = createSandbox();
    const { press } = await open(await shopperWith('teapot-for-two', 2, sandbox));
    productOf(sandbox, 'teapot-for-two').quantity = 1;
    const { html } = await press('pay');
    expect(html).toContain('Only 1 left of Teapot for Two.');
    expect(sandbox.orders).toHaveLength(0);
  });

  test('after the cart was deleted there is nothing to pay', async () => {
    const shopper = await shopperWith('oak-board');
    const { location } = await open(shopper);
    await shopper.remove('/v1/carts/current');
    expect((await visit(shopper.sandbox, location)).html).toContain('There is nothing to pay');
  });

  test('R18: signing in during the checkout keeps the cart, and the order is the member’s', async () => {
    const sandbox = createSandbox();
    const { page, location } = await open(await shopperWith('oak-board', 2, sandbox));
    expect(page.html).toContain(`<a href="${location}/sign-in">Sign in</a>`);
    const form = { action: 'login', email: 'ada@example.org', password: 'sandbox-password' };
    expect((await visit(sandbox, `${location}/sign-in`, 'POST', { action: 'no' })).location).toBe(location);
    expect((await visit(sandbox, `${location}/sign-in`, 'POST', form)).location).toBe(location);
    const { html } = await visit(sandbox, location);
    expect(html).toContain('Signed in as Ada Berg.');
    const shownTotal = /name="shownTotal" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const paid = await visit(sandbox, location, 'POST', { action: 'pay', shownTotal });
    expect(paid.location).toContain('wixMemberLoggedIn=true');
    expect(sandbox.orders[0]?.owner).toEqual({ role: 'member', id: sandbox.state.members[0]?.id });
  });

  test('the callbacks are links, with the parameter whether a member is signed in', async () => {
    const more = {
      ...callbacks,
      loginUrl: 'http://localhost:5173/in',
      cartPageUrl: 'http://localhost:5173/cart',
    };
    const { page } = await open(await shopperWith('oak-board'), { callbacks: more });
    for (const url of [more.loginUrl, more.cartPageUrl])
      expect(page.html).toContain(`href="${url}?wixMemberLoggedIn=false"`);
  });

  test('a digital order needs no delivery', async () => {
    const { page, press } = await open(await shopperWith('wallpaper-pack'));
    expect(page.html).not.toContain('Delivery address');
    expect((await press('pay')).status).toBe(303);
  });

  test('without a callback a page of the platform shows the outcome', async () => {
    const shopper = await shopperWith('oak-board');
    const { press } = await open(shopper, {});
    expect((await press('pay')).html).toContain('Your order has the number 10001.');
  });

  test('R95: a forbidden callback fails on return in faithful mode', async () => {
    const shopper = await newVisitor({ settings: { callbackCheck: 'faithful' } });
    await shopper.add('oak-board');
    const { press } = await open(shopper, { callbacks: { postFlowUrl: 'https://elsewhere.example.org/' } });
    const { status, html } = await press('abandon');
    expect([status, html.includes('listed as an allowed redirect domain')]).toEqual([403, true]);
  });

  test('R19: logging out ends the tokens and returns to the shop', async () => {
    const shopper = await newVisitor();
    const { body } = await shopper.post('/v1/redirect-session', {
      logout: { clientId: '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11' },
      callbacks,
    });
    const { location } = await visit(shopper.sandbox, body.text('redirectSession.fullUrl'));
    expect(location).toBe(
      'http://localhost:5173/checkout/return?wixMemberLoggedIn=false&redirectStatus=SUCCESS&redirectPurpose=LOGOUT',
    );
    expect((await shopper.cart()).status).toBe(401);
  });

  test('an unknown page gives 404', async () => {
    const shopper = await newVisitor();
    expect((await visit(shopper.sandbox, '/platform/checkout/nothing')).status).toBe(404);
  });
});
