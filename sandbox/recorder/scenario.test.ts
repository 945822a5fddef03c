import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import type { Sandbox } from '../control/sandbox.ts';
import { newVisitor, type Shopper } from '../testing/shopper.ts';
import { createRecorder } from './recorder.ts';
import type { Recording } from './recording.ts';
import { scenarioOf } from './scenario.ts';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** Reads a shop and an event as a visitor would. */
const lookAround = async (sandbox: Sandbox): Promise<Recording> => {
  const recorder = createRecorder({
    fetch: (request) => sandbox.fetch(request),
    now: () => sandbox.clock.now(),
  });
  let token = '';
  const send = async (path: string, body?: unknown) => {
    const response = await recorder.fetch(`http://localhost${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  token = String((await send('/oauth2/token', { clientId, grantType: 'anonymous' }))['access_token']);
  await send('/v1/products/query-platformized', { query: { paging: { limit: 100 } } });
  await send('/v2/collections/query', {});
  const festival = Object.values(sandbox.state.events)[0];
  await send(`/v3/events/${festival?.id}?fields=DETAILS&fields=REGISTRATION&fields=FORM`);
  await send(`/v1/checkout/available-tickets?eventId=${festival?.id}&limit=100`);
  return recorder.recording();
};

const from = (recording: Recording) => createSandbox({ state: scenarioOf(recording) });

const answersOf = async (shopper: Shopper) => {
  const products = await shopper.post('/v1/products/query-platformized', {
    query: { paging: { limit: 100 } },
  });
  return products.body.list('products').map((product) => ({
    id: product.at('id'),
    name: product.at('name'),
    price: product.at('priceData.price'),
    discounted: product.at('priceData.discountedPrice'),
    currency: product.at('priceData.currency'),
    inStock: product.at('stock.inStock'),
    options: product.at('productOptions'),
    variants: product.list('variants').map((variant) => [variant.at('choices'), variant.at('stock.inStock')]),
  }));
};

describe('the scenario of a recorded session', () => {
  test.each(['fresh-shop', 'shop-jpy'])('has the same items at the same prices: %s', async (scenario) => {
    const original = createSandbox({ scenario });
    const copy = from(await lookAround(original));
    const strip = (answers: Awaited<ReturnType<typeof answersOf>>) =>
      JSON.parse(JSON.stringify(answers), (key, value: unknown) =>
        key === 'media' ? undefined : value,
      ) as unknown;
    const seen = strip(await answersOf(await newVisitor({ state: original.state })));
    expect(strip(await answersOf(await newVisitor({ state: copy.state })))).toEqual(seen);
    expect(copy.state.collections.map(({ slug }) => slug)).toEqual(
      original.state.collections.map(({ slug }) => slug),
    );
  });

  test('sells tickets of the recorded events', async () => {
    const copy = from(await lookAround(createSandbox()));
    const [event] = Object.values(copy.state.events);
    expect(event?.about.title).toBe('Harbour Lights Festival');
    const visitor = await newVisitor({ state: copy.state });
    const pass = Object.values(copy.state.ticketDefinitions).find(({ name }) => name === 'Weekend pass');
    const held = await visitor.post('/v1/checkout/reservations', {
      eventId: event?.id,
      ticketQuantities: [{ ticketDefinitionId: pass?.id, quantity: 2 }],
    });
    expect(held.status).toBe(200);
    expect(held.body.at('invoice.subTotal.amount')).toBe('218.00');
  });

  test('has no people and no orders of the recorded site', async () => {
    const state = scenarioOf(await lookAround(createSandbox()));
    expect([state.carts, state.ticketOrders, state.accessTokens]).toEqual([{}, {}, {}]);
  });
});
