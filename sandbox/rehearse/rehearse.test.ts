import { describe, expect, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { UnknownScenarioError } from '../seeds/scenarios.ts';
import type { Sandbox, SandboxOptions } from '../control/sandbox.ts';
import { DEFAULT_OWNER_KEY } from '../engine/settings.ts';
import { createRecorder } from '../recorder/recorder.ts';
import type { Recording } from '../recorder/recording.ts';
import { SAMPLE_PASSWORD } from '../seeds/members.ts';
import { rehearse, type Rehearsal } from './rehearse.ts';

const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';
const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

type Send = (path: string, body?: unknown, token?: string) => Promise<Record<string, unknown>>;

/** Records a session on a site; each call has the token of the visitor by default. */
const session = async (
  visit: (send: Send, sandbox: Sandbox) => Promise<void>,
  options: SandboxOptions = {},
): Promise<Recording> => {
  const sandbox = createSandbox(options);
  const recorder = createRecorder({
    fetch: (request) => sandbox.fetch(request),
    now: () => sandbox.clock.now(),
  });
  let visitor = '';
  const send: Send = async (path, body, token = visitor) => {
    const response = await recorder.fetch(`http://localhost${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const { access_token } = await send('/oauth2/token', { clientId, grantType: 'anonymous' });
  visitor = String(access_token);
  await visit(send, sandbox);
  return recorder.recording();
};

/** The reference of a product without options for a cart of either version. */
const referenceIn = async (send: Send) => {
  const query = { filter: { slug: 'oak-board' } };
  const found = await send('/v1/products/query-platformized', { query, includeVariants: true });
  const [product] = found['products'] as { id: string; variants: { id: string }[] }[];
  return { appId, catalogItemId: product?.id, options: { variantId: product?.variants[0]?.id } };
};

const fillCart = async (send: Send) =>
  send('/v1/carts/current/add-to-cart', {
    lineItems: [{ quantity: 2, catalogReference: await referenceIn(send) }],
  });

const changed = ({ days }: Rehearsal) =>
  days.flatMap(({ date, calls }) =>
    calls.flatMap(({ operation, notice, after }) =>
      notice === 'same' ? [] : [[date, operation, notice, after.status, after.code]],
    ),
  );

const CARTS_END = '2027-02-01';

describe('a rehearsal', () => {
  test('refuses the calls that end, and repeats the calls after them with their answers', async () => {
    const recording = await session(async (send) => {
      await fillCart(send);
      const { checkoutId } = await send('/v1/carts/current/create-checkout', { channelType: 'WEB' });
      const callbacks = { postFlowUrl: 'http://localhost:5173/cart' };
      await send('/v1/redirect-session', { ecomCheckout: { checkoutId }, callbacks });
    });
    const rehearsal = await rehearse(recording);
    expect(changed(rehearsal)).toEqual([
      [CARTS_END, 'addToCurrentCart', 'refused', 404, undefined],
      [CARTS_END, 'createCheckoutFromCurrentCart', 'refused', 404, undefined],
    ]);
    expect(rehearsal).toMatchObject({ same: false, scenario: 'fresh-shop', unrepeated: [] });
  });

  test('names the successor with its service and its page of the reference, or says it in a sentence', async () => {
    const recording = await session(async (send) => {
      await fillCart(send);
      await send('/v1/carts/current/create-checkout', { channelType: 'WEB' });
    });
    const [, , added, checkout] = (await rehearse(recording)).days.at(-1)?.calls ?? [];
    expect(added?.successor).toEqual({
      operation: 'addLineItemsToCurrentCart',
      service: 'carts-v2',
      page: 'operations/addLineItemsToCurrentCart.html',
    });
    expect(checkout?.successor).toEqual({ text: 'A cart of the second version is also the checkout.' });
  });

  test('refuses with 410 and API_REMOVED on request', async () => {
    const recording = await session(async (send) => void (await fillCart(send)));
    expect(changed(await rehearse(recording, { way: 'gone' }))).toEqual([
      [CARTS_END, 'addToCurrentCart', 'refused', 410, 'API_REMOVED'],
    ]);
  });

  test('leaves fields out after their days on request, and reports the missing data', async () => {
    const recording = await session(async (send) => {
      await fillCart(send);
      await send('/v1/carts/current/estimate-totals', {});
    });
    const fields = (rehearsal: Rehearsal) => changed(rehearsal).filter(([date]) => date === '2026-10-01');
    expect(fields(await rehearse(recording))).toEqual([]);
    expect(fields(await rehearse(recording, { withFields: true }))).toEqual([
      ['2026-10-01', 'estimateCurrentCartTotals', 'less', 200, undefined],
    ]);
  });

  test('has nothing to report on a session that uses the second cart only', async () => {
    const recording = await session(async (send) => {
      const catalogReference = await referenceIn(send);
      await send('/v2/carts/current/add-line-items', { catalogItems: [{ quantity: 1, catalogReference }] });
      await send('/v2/carts/current');
    });
    expect(recording.exchanges.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rehearse(recording)).toMatchObject({ same: true });
  });

  test('refuses a scenario that does not exist', async () => {
    const recording = await session(async () => undefined);
    await expect(rehearse(recording, { scenario: 'nowhere' })).rejects.toThrow(UnknownScenarioError);
  });
});

describe('the site of a rehearsal', () => {
  test('is one with the newer catalog for a session on such a site', async () => {
    const recording = await session(
      async (send) => void (await send('/v3/products/query', { query: { cursorPaging: { limit: 2 } } })),
      { scenario: 'v3-shop' },
    );
    expect(await rehearse(recording)).toMatchObject({ scenario: 'v3-shop', unrepeated: [], same: true });
  });

  test('is the site of the recording if no scenario has its products', async () => {
    const recording = await session(
      async (send, { state }) => void (await send(`/v1/products/${state.products[0]?.id}`)),
      { seed: 7 },
    );
    expect(await rehearse(recording)).toMatchObject({ scenario: undefined, unrepeated: [], same: true });
  });

  test('uses the owner key of the sandbox in place of a recorded key, and its sample members for a password and a hosted sign-in', async () => {
    const recording = await session(async (send) => {
      await send('/v1/orders/summary', undefined, DEFAULT_OWNER_KEY);
      await send('/v2/login', { loginId: { email: 'ada@example.org' }, password: SAMPLE_PASSWORD });
    });
    expect(JSON.stringify(recording)).not.toContain(SAMPLE_PASSWORD);
    expect(await rehearse(recording)).toMatchObject({ unrepeated: [], unknown: [] });
  });

  test('answers a call differently before the end, too, if the recording depends on more than its calls', async () => {
    const recording = await session(async (send, sandbox) => {
      sandbox.state.products = [];
      await send('/v1/products/query-platformized', {});
      sandbox.state.settings.eventsAppInstalled = false;
      await send('/v3/events/query', { query: { paging: { limit: 50 } } });
    });
    expect(await rehearse(recording)).toMatchObject({ unrepeated: [3], same: true });
  });
});

test('a rehearsal contains no token and no password, given ones included', async () => {
  const recording = await session(async (send) => {
    await fillCart(send);
    await send('/v2/login', { loginId: { email: 'ada@example.org' }, password: 'wrong-password' });
  });
  const text = JSON.stringify(await rehearse(recording, { secrets: { 'password 1': 'given-password' } }));
  expect(text).not.toMatch(/given-password|sandbox-password|sandbox-owner|OauthNG|IST\./);
});
