import { describe, expect, test } from 'vitest';
import { faithfulShape } from './error-shapes.ts';
import { applicationError, validationError } from './errors.ts';
import { boxOffice } from '../testing/box-office.ts';
import { ORIGIN, newVisitor, type Shopper } from '../testing/shopper.ts';
import { shopOf } from '../testing/owner.ts';
import { STORE_APP_ID } from './settings.ts';

const FAITHFUL = { errorShapes: 'faithful' } as const;

/** The code of a refused sign-in, without a check against the description, which allows texts only. */
const codeOf = async ({ sandbox, token }: Shopper) => {
  const response = await sandbox.fetch(
    new Request(`${ORIGIN}/v2/login`, {
      method: 'POST',
      headers: { authorization: token },
      body: JSON.stringify({ loginId: { email: 'ada@example.org' }, password: 'wrong-password' }),
    }),
  );
  const body: unknown = await response.json();
  expect(response.status).toBe(401);
  return Object(body).details.applicationError.code as unknown;
};

describe('the shape of errors', () => {
  test('R210: has a message and an application code; the answer has the id of its request', async () => {
    const shopper = await newVisitor();
    const missing = await shopper.cart();
    expect(missing.body.value).toEqual({
      message: 'Cart not found',
      details: {
        applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'Cart not found', data: {} },
      },
    });
    expect(missing.headers.get('x-wix-request-id')).toMatch(/^\d+\.\w+$/);
    const invalid = await shopper.post('/v1/carts/current/add-to-cart', { lineItems: [{ quantity: 0 }] });
    expect(invalid.body.at('details.validationError.fieldViolations')).toEqual([
      { field: 'lineItems[0].catalogReference', description: 'is missing', violatedRule: 'REQUIRED_FIELD' },
      {
        field: 'lineItems[0].quantity',
        description: 'must be greater than or equal to 1',
        violatedRule: 'MIN',
        data: { threshold: 1 },
      },
    ]);
  });

  test('R211: the status shows the kind of the failure', async () => {
    const { sandbox, visitor } = await shopOf({ settings: { collectBackInStock: false } });
    const register = () =>
      visitor.post('/v2/register', { loginId: { email: 'new@example.org' }, password: 'long-enough' });
    await register();
    const request = {
      request: { email: 'new@example.org', catalogReference: { appId: 'x', catalogItemId: 'y' } },
      itemDetails: { name: 'Board', price: '1' },
    };
    const statuses = [
      (await visitor.post('/v1/carts/current/add-to-cart', { lineItems: 'none' })).status,
      (await sandbox.fetch(new Request(`${ORIGIN}/v1/carts/current`))).status,
      (await visitor.post('/v1/products', { product: { name: 'Board', priceData: { price: 1 } } })).status,
      (await visitor.get('/v1/products/none')).status,
      (await register()).status,
      (await visitor.post('/v1/back-in-stock-notification-requests', request)).status,
    ];
    expect(statuses).toEqual([400, 401, 403, 404, 409, 428]);
    sandbox.state.settings.callsPerMinute = 0;
    expect((await visitor.cart()).status).toBe(429);
  });

  test('R212: codes are texts', async () => {
    expect(await codeOf(await newVisitor())).toBe('-19976');
  });

  test('R212: in faithful mode some codes are numbers, or texts of numbers', async () => {
    expect(await codeOf(await newVisitor({ settings: FAITHFUL }))).toBe(-19976);
    const code = (name: string) =>
      Object(faithfulShape(428, applicationError(428, name, 'No').body).body).details.applicationError
        .code as unknown;
    expect([code('APP_NOT_INSTALLED'), code('NOT_FOUND'), code('OTHER')]).toEqual([500, '404', 'OTHER']);
    const { body } = validationError([{ field: 'a', description: 'is missing', violatedRule: 'MIN' }]);
    expect(faithfulShape(400, body)).toEqual({ status: 400, body });
  });

  test('R213: in faithful mode a reason can be five levels deep', () => {
    const { status, body } = applicationError(403, 'NO_PAYMENT_METHOD_CONFIGURED', 'No payment method');
    expect(faithfulShape(status, body).body).toMatchObject({
      details: {
        applicationError: {
          code: 403,
          data: { details: { details: { error_key: 'NO_PAYMENT_METHOD_CONFIGURED' } } },
        },
      },
    });
  });

  test.each([
    ['plain', { applicationError: { code: 'NO_PAYMENT_METHOD_CONFIGURED' } }],
    [
      'faithful',
      {
        applicationError: {
          data: { details: { details: { error_key: 'NO_PAYMENT_METHOD_CONFIGURED' } } },
        },
      },
    ],
  ] as const)('R213: a refused reservation has the %s shape', async (errorShapes, details) => {
    const { sandbox, event, buyer } = await boxOffice({ settings: { acceptsPayments: false, errorShapes } });
    const ticketDefinitionId = Object.values(sandbox.state.ticketDefinitions).find(
      ({ price }) => price.type === 'fixed',
    )?.id;
    const response = await sandbox.fetch(
      new Request(`${ORIGIN}/v1/checkout/reservations`, {
        method: 'POST',
        headers: { authorization: buyer.token },
        body: JSON.stringify({ eventId: event.id, ticketQuantities: [{ ticketDefinitionId, quantity: 1 }] }),
      }),
    );
    expect([response.status, await response.json()]).toMatchObject([403, { details }]);
  });

  test.each([
    [
      'plain',
      400,
      'INVALID_ARGUMENT: "lineItems[0].catalogReference.catalogItemId" must have at least 1 characters',
    ],
    ['faithful', 500, '"catalogItemId" has size 0'],
  ] as const)('R625: an empty id of an item has the %s answer %i', async (errorShapes, status, message) => {
    const shopper = await newVisitor({ settings: { errorShapes } });
    const response = await shopper.sandbox.fetch(
      new Request(`${ORIGIN}/v1/carts/current/add-to-cart`, {
        method: 'POST',
        headers: { authorization: shopper.token },
        body: JSON.stringify({
          lineItems: [{ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId: '' } }],
        }),
      }),
    );
    const body: unknown = await response.json();
    expect([response.status, Object(body).message]).toEqual([status, message]);
  });

  test('R214: without the app of the store, calls for the catalog give 428', async () => {
    const { visitor, owner } = await shopOf({ settings: { storesAppInstalled: false } });
    for (const answer of [
      await visitor.post('/v1/products/query-platformized', {}),
      await owner.post('/v1/collections', { collection: { name: 'Linen' } }),
    ])
      expect([answer.status, answer.body.at('details.applicationError.code')]).toEqual([
        428,
        'APP_NOT_INSTALLED',
      ]);
  });

  test('R215: a store with the newer catalog answers these calls with 428', async () => {
    const { visitor, owner, sandbox } = await shopOf({ settings: { catalogVersion: 'V3' } });
    const { id } = sandbox.state.products[0] ?? { id: '' };
    const refused = [
      await visitor.post(`/v1/products/${id}/variants/query`, {}),
      await visitor.get('/v2/collections/slug/table'),
      await owner.remove(`/v1/products/${id}`),
    ];
    for (const answer of refused)
      expect([answer.status, answer.body.at('details.applicationError.code')]).toEqual([
        428,
        'CATALOG_V3_CALLING_CATALOG_V1_API',
      ]);
    sandbox.state.settings.catalogVersion = 'V1';
    expect((await visitor.get(`/v1/products/${id}`)).status).toBe(200);
  });
});
