import { describe, expect, test } from 'vitest';
import { INSTALLED_STORE_APP_ID } from '../../engine/settings.ts';
import type { SandboxSettings } from '../../records/settings.ts';
import { referenceOnV3, v3Shop } from '../../testing/v3-shop.ts';

const PATH = '/v1/back-in-stock-notification-requests';

const shop = async (settings: Partial<SandboxSettings> = {}) => {
  const { visitor, owner } = await v3Shop(settings);
  const reference = referenceOnV3(visitor, 'salt-cellar');
  const ask = async (catalogReference: object = reference, price = '16') => {
    const request = { email: 'mara@example.org', catalogReference };
    const { status, body } = await visitor.post(PATH, {
      request,
      itemDetails: { name: 'Salt cellar', price },
    });
    return { status, body, code: body.at('details.applicationError.code') };
  };
  return { visitor, owner, reference, ask };
};

describe('a back-in-stock request for an item of the newer catalog', () => {
  test('R650: names the product and the variant, and is answered by a report of the same item', async () => {
    const { ask, owner, reference } = await shop();
    const { body } = await ask();
    await owner.post(`${PATH}/report-items-back-in-stock`, {
      catalogReference: reference,
      itemDetails: { name: 'Salt cellar', price: '16' },
    });
    const read = await owner.get(`${PATH}/${body.text('request.id')}`);
    expect(read.body.at('request.status')).toBe('PROCESSING');
  });

  test('R651: takes the store by both of its ids, or only by the one of the installed app', async () => {
    const installed = { appId: INSTALLED_STORE_APP_ID };
    const both = await shop();
    expect([(await both.ask()).status, (await both.ask({ ...both.reference, ...installed })).status]).toEqual(
      [200, 200],
    );
    const { ask, reference } = await shop({ backInStockApps: 'installed' });
    expect(await ask()).toMatchObject({ status: 428, code: 'REQUEST_COLLECTION_DISABLED' });
    expect(await ask({ ...reference, ...installed })).toMatchObject({ status: 200 });
  });

  test('R652: is made by a visitor, without the rights of the owner', async () => {
    const { ask, visitor } = await shop();
    expect(await ask()).toMatchObject({ status: 200 });
    expect((await visitor.get(PATH)).status).toBe(403);
  });

  test('R653: is 400 for options that do not fit the catalog, and for a price with a sign', async () => {
    const { ask, reference } = await shop();
    const byName = { ...reference, options: { options: { Color: 'Moss' } } };
    expect(await ask(byName)).toMatchObject({ status: 400, code: 'INVALID_CATALOG_REFERENCE_OPTIONS' });
    const { status, body } = await ask(reference, '€16');
    expect([status, body.at('details.validationError.fieldViolations.0.field')]).toEqual([
      400,
      'itemDetails.price',
    ]);
  });

  test('R654: a second one returns the first, or is refused with 409', async () => {
    const { ask } = await shop();
    const first = (await ask()).body.at('request.id');
    expect((await ask()).body.at('request.id')).toBe(first);
    const strict = await shop({ secondBackInStockRequest: 'refused' });
    await strict.ask();
    expect(await strict.ask()).toMatchObject({
      status: 409,
      code: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
    });
  });
});
