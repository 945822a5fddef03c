import { describe, expect, test } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { UnknownScenarioError } from './seeds/scenarios.ts';
import type { Sandbox } from './control/sandbox.ts';
import { scenarioList } from './seeds/scenarios.ts';
import { newVisitor, ORIGIN, productOf, send, visitorOf } from './testing/shopper.ts';

/** A long visit with every kind of write and some refusals. Returns all answers as text. */
const play = async (sandbox: Sandbox): Promise<string[]> => {
  const answers: string[] = [];
  const keep = ({ status, body }: { status: number; body: { value: unknown } }) =>
    answers.push(`${status} ${JSON.stringify(body.value)}`);
  const shopper = await visitorOf(sandbox);
  answers.push(shopper.token);
  keep(await shopper.post('/v1/products/query-platformized', { query: { paging: { limit: 5 } } }));
  keep(await shopper.add('studio-tee', 10, { Size: 'M', Color: 'Red' }));
  keep(await shopper.coupon('WELCOME10'));
  keep(await shopper.coupon('NOPE'));
  keep(await shopper.estimate({ shippingAddress: { country: 'FR' } }));
  sandbox.advance(1234);
  const checkout = await shopper.post('/v1/carts/current/create-checkout');
  keep(checkout);
  const session = await shopper.post('/v1/redirect-session', {
    ecomCheckout: { checkoutId: checkout.body.text('checkoutId') },
  });
  keep(session);
  const opened = await sandbox.fetch(new Request(session.body.text('redirectSession.fullUrl')));
  const page = opened.headers.get('location') ?? '';
  const body = new URLSearchParams({ action: 'pay', shownTotal: '115.07' });
  answers.push(
    await (await sandbox.fetch(new Request(new URL(page, ORIGIN), { method: 'POST', body }))).text(),
  );
  keep(await shopper.cart());
  return answers;
};

describe('a sandbox', () => {
  test('shows a browser a page with links at its root, and a program the addresses', async () => {
    const sandbox = createSandbox();
    const open = (accept: string) => sandbox.fetch(new Request(`${ORIGIN}/`, { headers: { accept } }));
    const page = await open('text/html,application/xhtml+xml');
    expect(page.headers.get('content-type')).toContain('text/html');
    const links = [...(await page.text()).matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect((await sandbox.fetch(new Request(`${ORIGIN}${link}`))).status).toBe(200);
    expect(await (await open('*/*')).json()).toMatchObject({ control: `${ORIGIN}/sandbox` });
  });

  test.each(['frozen', 'stepped'] as const)(
    'gives the same bytes and hash for the same seed (%s clock)',
    async (clock) => {
      const [one, two] = [createSandbox({ seed: 7, clock }), createSandbox({ seed: '7', clock })];
      expect(one.hash()).toBe(two.hash());
      expect(await play(one)).toEqual(await play(two));
      expect(one.hash()).toBe(two.hash());
      expect(one.orders).toHaveLength(1);
    },
  );

  test('gives other ids, tokens and hashes for another seed', async () => {
    const [one, two] = [createSandbox({ seed: 1 }), createSandbox({ seed: 2 })];
    expect(one.hash()).not.toBe(two.hash());
    expect((await visitorOf(one)).token).not.toBe((await visitorOf(two)).token);
  });

  test('starts again on reset as if it were new', async () => {
    const sandbox = createSandbox({ seed: 7 });
    const hash = sandbox.hash();
    const first = await play(sandbox);
    expect(sandbox.hash()).not.toBe(hash);
    sandbox.reset();
    expect(sandbox.hash()).toBe(hash);
    expect(await play(sandbox)).toEqual(first);
    sandbox.reset({ scenario: 'empty-site', seed: 8 });
    expect([sandbox.state.products.length, sandbox.state.seed]).toEqual([0, '8']);
  });

  test('continues from a state that went through JSON', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    await shopper.add('oak-board');
    const copy = createSandbox({ state: JSON.parse(JSON.stringify(sandbox.state)) });
    expect(copy.hash()).toBe(sandbox.hash());
    const again = await send(copy, 'GET', '/v1/carts/current', undefined, shopper.token);
    expect(again.body.value).toEqual((await shopper.cart()).body.value);
  });

  test('names the scenarios if the given one does not exist', () => {
    expect(() => createSandbox({ scenario: 'fresh-shoop' })).toThrow(UnknownScenarioError);
    expect(() => createSandbox({ scenario: 'toString' })).toThrow(/fresh-shop, empty-site, coupon-used-up/);
  });

  test.each(scenarioList.map(({ name }) => name))(
    'the scenario %s is answered as described',
    async (scenario) => {
      const shopper = await newVisitor({ scenario });
      expect((await shopper.post('/v1/products/query-platformized', {})).status).toBe(200);
      const newer = shopper.sandbox.state.settings.catalogVersion === 'V3';
      expect((await shopper.post('/v2/collections/query', {})).status).toBe(newer ? 428 : 200);
      expect((await shopper.get('/v3/products/query')).status).toBe(newer ? 200 : 428);
    },
  );

  test('the scenario coupon-used-up has no WELCOME10 left', async () => {
    const shopper = await newVisitor({ scenario: 'coupon-used-up' });
    await shopper.add('oak-board');
    expect((await shopper.coupon('WELCOME10')).body.at('details.applicationError.code')).toBe(
      'ERROR_COUPON_USAGE_EXCEEDED',
    );
  });

  test('the scenario sold-out has nothing counted left', async () => {
    const shopper = await newVisitor({ scenario: 'sold-out' });
    expect((await shopper.add('oak-board')).body.at('cart.lineItems')).toEqual([]);
    expect((await shopper.add('dot-notebook', 1, { Color: 'Ink' })).body.list('cart.lineItems')).toHaveLength(
      1,
    );
  });

  test('advancing deletes expired records: the cart, then the tokens (R1, R2)', async () => {
    const sandbox = createSandbox();
    await (await visitorOf(sandbox)).add('oak-board');
    sandbox.advance(400 * 86_400_000);
    expect([sandbox.state.carts, sandbox.state.accessTokens, sandbox.state.refreshTokens]).toEqual([
      {},
      {},
      {},
    ]);
  });

  test('R101: every product has a variant for each combination of its choices', () => {
    for (const { options, variants } of createSandbox().state.products) {
      const combinations = options.reduce((count, { choices }) => count * choices.length, 1);
      expect(variants).toHaveLength(combinations);
      expect(combinations).toBeLessThanOrEqual(1000);
      expect(new Set(variants.map(({ choices }) => JSON.stringify(choices))).size).toBe(combinations);
    }
  });

  test('notifies its listeners of changes, not of reads', async () => {
    const sandbox = createSandbox();
    const shopper = await visitorOf(sandbox);
    let calls = 0;
    const stop = sandbox.subscribe(() => {
      calls += 1;
    });
    await shopper.post('/v1/products/query-platformized', {});
    expect(calls).toBe(0);
    await shopper.add('oak-board');
    expect(calls).toBe(1);
    stop();
    await shopper.add('oak-board');
    expect(calls).toBe(1);
  });

  test('an unknown path, or a known one with another method, gives a 404 in JSON', async () => {
    const sandbox = createSandbox();
    const nowhere = await send(sandbox, 'GET', '/v9/nothing');
    expect([nowhere.status, nowhere.body.at('details.applicationError.code')]).toEqual([
      404,
      'OPERATION_NOT_FOUND',
    ]);
    const put = await sandbox.fetch(new Request(`${ORIGIN}/v1/carts/current`, { method: 'PUT' }));
    expect(await put.text()).toContain('GET or PATCH or DELETE');
  });

  test.each(['{', '[]', '"text"', 'null'])('the body %j is refused as at the platform', async (body) => {
    const shopper = await newVisitor();
    const refused = await shopper.post('/v1/carts/current/estimate-totals', body);
    expect([refused.status, refused.body.at('details.validationError.fieldViolations.0.field')]).toEqual([
      400,
      'body',
    ]);
  });

  test('violations are sorted by field, also in the message (specification 5)', async () => {
    const shopper = await newVisitor();
    const lineItems = [{ catalogReference: { appId: '', catalogItemId: 'x'.repeat(40) }, quantity: 0.5 }];
    const { body } = await shopper.post('/v1/carts/current/add-to-cart', { lineItems });
    const violations = body.list('details.validationError.fieldViolations');
    expect(violations.map((entry) => [entry.at('field'), entry.at('violatedRule')])).toEqual([
      ['lineItems[0].catalogReference.appId', 'MIN_LENGTH'],
      ['lineItems[0].catalogReference.catalogItemId', 'MAX_LENGTH'],
      ['lineItems[0].quantity', 'FORMAT'],
    ]);
    expect(body.text('message')).toMatch(
      /^INVALID_ARGUMENT: "lineItems\[0\]\.catalogReference\.appId" must have at least 1 characters, /,
    );
  });

  test('a failure of the sandbox is a 500 without the reason, and is reported', async () => {
    const errors: unknown[] = [];
    const sandbox = createSandbox({ onError: (error) => errors.push(error) });
    const shopper = await visitorOf(sandbox);
    await shopper.add('oak-board');
    productOf(sandbox, 'oak-board').price = 'not a number';
    const response = await sandbox.fetch(
      new Request(`${ORIGIN}/v1/carts/current`, { headers: { authorization: shopper.token } }),
    );
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'System error occurred', details: {} },
    ]);
    expect(errors).toHaveLength(1);
  });

  test('serves every picture of the catalog', async () => {
    const sandbox = createSandbox();
    const ids = sandbox.state.products.flatMap(({ pictures }) => pictures.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const response = await sandbox.fetch(new Request(`${ORIGIN}/media/${id}`));
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg [^>]*viewBox="0 0 1200 1500"[^]*<\/svg>$/);
    }
    expect((await sandbox.fetch(new Request(`${ORIGIN}/media/../state`))).status).toBe(404);
  });
});
