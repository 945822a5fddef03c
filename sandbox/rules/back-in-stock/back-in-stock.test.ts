import { describe, expect, test } from 'vitest';
import type { SandboxSettings } from '../../records/settings.ts';
import { appOf, productOf, referenceTo, variantOf } from '../../testing/shopper.ts';
import { shopOf } from '../../testing/owner.ts';

const PATH = '/v1/back-in-stock-notification-requests';
const itemDetails = { name: 'Salt cellar', price: '16' };

/** A shop with a sold-out salt cellar. */
const shop = async (settings: Partial<SandboxSettings> = {}) => {
  const made = await shopOf({ settings });
  const { sandbox, owner, visitor } = made;
  // The test starts without requests.
  sandbox.state.backInStockRequests = {};
  const reference = referenceTo(sandbox, 'salt-cellar');
  const ask = (email = 'mara@example.org', catalogReference: object = reference, more: object = {}) =>
    visitor.post(PATH, { request: { email, catalogReference, ...more }, itemDetails });
  const asked = async (email?: string, catalogReference?: object) =>
    (await ask(email, catalogReference)).body.text('request.id');
  const read = async (id: string) => (await owner.get(`${PATH}/${id}`)).body;
  const status = async (id: string) => (await read(id)).at('request.status');
  const report = (body: object = { catalogReference: reference }) =>
    owner.post(`${PATH}/report-items-back-in-stock`, { itemDetails, ...body });
  const restock = (quantity: number) =>
    sandbox.fetch(
      new Request('http://localhost/sandbox/stock', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sku: productOf(sandbox, 'salt-cellar').sku, quantity }),
      }),
    );
  return { ...made, reference, ask, asked, read, status, report, restock };
};

/** The encoded query parameter of the two reads. */
const packed = (value: object) =>
  `?.r=${btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;

describe('creating a request', () => {
  test('R120: returns the same request for the same item and e-mail address, for every form of the reference', async () => {
    const { sandbox, asked } = await shop({ refuseItemsInStock: false });
    const beanie = productOf(sandbox, 'wool-beanie');
    const [variant] = beanie.variants;
    const byId = {
      ...referenceTo(sandbox, 'wool-beanie', variant?.choices),
      options: { variantId: variant?.id },
    };
    const byChoice = { ...byId, options: { options: variant?.choices } };
    const id = await asked('mara@example.org', byId);
    expect(await asked('MARA@example.org', byChoice)).toBe(id);
    expect(await asked('ada@example.org', byId)).not.toBe(id);
    const other = beanie.variants.find(({ id: variantId }) => variantId !== variant?.id);
    expect(await asked('mara@example.org', { ...byId, options: { variantId: other?.id } })).not.toBe(id);
  });

  test('R121: makes it RECEIVED, PROCESSING for a short time after a report, then NOTIFICATION_SENT', async () => {
    const { sandbox, ask, status, report } = await shop();
    const { body } = await ask('mara@example.org', undefined, { itemUrl: 'https://shop.example/salt' });
    expect(body.at('request')).toMatchObject({
      status: 'RECEIVED',
      autoNotified: false,
      itemUrl: 'https://shop.example/salt',
    });
    const id = body.text('request.id');
    expect((await report()).status).toBe(200);
    expect(await status(id)).toBe('PROCESSING');
    expect(sandbox.state.mails).toEqual([]);
    sandbox.advance(2000);
    expect(await status(id)).toBe('NOTIFICATION_SENT');
    expect(sandbox.state.mails).toMatchObject([{ kind: 'back-in-stock', to: 'mara@example.org', about: id }]);
  });

  test('R122: gives 428 if the site does not collect requests', async () => {
    const { ask } = await shop({ collectBackInStock: false });
    const { status, body } = await ask();
    expect(status).toBe(428);
    expect(body.at('details.applicationError.code')).toBe('REQUEST_COLLECTION_DISABLED');
  });

  test('R122: leads to FAILED without a mail if the automation is off', async () => {
    const { sandbox, asked, status, report } = await shop({ backInStockAutomation: false });
    const id = await asked();
    await report();
    sandbox.advance(2000);
    expect(await status(id)).toBe('FAILED');
    expect(sandbox.state.mails).toEqual([]);
  });

  test('R123: is possible for items of the store only', async () => {
    const { ask, reference } = await shop();
    const refused = async (change: object) => {
      const { status, body } = await ask('mara@example.org', { ...reference, ...change });
      expect(status).toBe(400);
      return body;
    };
    const field = 'details.validationError.fieldViolations.0.field';
    expect((await refused({ appId: 'another-app' })).at(field)).toBe('request.catalogReference.appId');
    expect((await refused({ catalogItemId: 'none' })).at(field)).toBe(
      'request.catalogReference.catalogItemId',
    );
    expect((await refused({ options: { variantId: 'none' } })).at('details.applicationError.code')).toBe(
      'INVALID_CATALOG_REFERENCE_OPTIONS',
    );
  });

  test('R123: makes a contact of a new e-mail address, and finds a known one', async () => {
    const { sandbox, ask } = await shop({ refuseItemsInStock: false });
    const first = await ask();
    const contactId = first.body.text('request.contactId');
    expect(sandbox.state.contacts['mara@example.org']?.id).toBe(contactId);
    const second = await ask('mara@example.org', referenceTo(sandbox, 'oak-board'));
    expect(second.body.at('request.contactId')).toBe(contactId);
    expect((await ask('ada@example.org')).body.at('request.contactId')).not.toBe(contactId);
  });

  test('R125: is refused for an item in stock, unless the site allows it', async () => {
    const { ask, restock } = await shop();
    await restock(3);
    expect((await ask()).status).toBe(400);
    await restock(0);
    expect((await ask()).status).toBe(200);
    const open = await shop({ refuseItemsInStock: false });
    await open.restock(3);
    expect((await open.ask()).status).toBe(200);
  });

  test('checks the address of the picture and the e-mail address', async () => {
    const { visitor, reference, ask } = await shop();
    const { status, body } = await visitor.post(PATH, {
      request: { email: 'mara@example.org', catalogReference: reference },
      itemDetails: { ...itemDetails, image: { url: 'ftp://files.example/salt.jpg' } },
    });
    expect(status).toBe(400);
    expect(body.at('details.applicationError.code')).toBe('INVALID_ITEM_IMAGE_URL');
    expect((await ask('nobody')).status).toBe(400);
  });

  test('R102: is possible for a product in any variant', async () => {
    const { sandbox, ask } = await shop();
    const beanie = productOf(sandbox, 'wool-beanie');
    const reference = { ...referenceTo(sandbox, 'wool-beanie', {}), options: {} };
    expect((await ask('mara@example.org', reference)).status).toBe(400);
    for (const variant of beanie.variants) Object.assign(variant, { quantity: 0, inStock: false });
    expect((await ask('mara@example.org', reference)).status).toBe(200);
    expect(variantOf(beanie, {}).quantity).toBe(0);
  });
});

describe('a report', () => {
  test('R124: by item covers all open requests for the item, and no others', async () => {
    const { sandbox, asked, status, report } = await shop({ refuseItemsInStock: false });
    const mine = await asked();
    const theirs = await asked('ada@example.org');
    const other = await asked('mara@example.org', referenceTo(sandbox, 'oak-board'));
    await report();
    sandbox.advance(2000);
    expect([await status(mine), await status(theirs), await status(other)]).toEqual([
      'NOTIFICATION_SENT',
      'NOTIFICATION_SENT',
      'RECEIVED',
    ]);
    await report();
    sandbox.advance(2000);
    expect(sandbox.state.mails).toHaveLength(2);
  });

  test('R124: by ids covers those requests only; it needs an item or ids, not both, and item details', async () => {
    const { sandbox, owner, asked, status, report, reference } = await shop();
    const mine = await asked();
    const theirs = await asked('ada@example.org');
    await report({ requestIds: [mine, mine], extraAutomationTemplateParameters: { code: 'BACK' } });
    sandbox.advance(2000);
    expect([await status(mine), await status(theirs)]).toEqual(['NOTIFICATION_SENT', 'RECEIVED']);
    expect(sandbox.state.mails).toHaveLength(1);
    expect(sandbox.state.backInStockRequests[mine]?.parameters).toEqual({ code: 'BACK' });
    const both = await report({ requestIds: [mine], catalogReference: reference });
    expect(both.body.at('details.applicationError.code')).toBe(
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    );
    expect((await report({})).status).toBe(400);
    expect((await report({ requestIds: ['6c1de0a7-93b5-4f5e-9b0a-5d1f2c7e8a41'] })).status).toBe(400);
    expect(
      (await owner.post(`${PATH}/report-items-back-in-stock`, { catalogReference: reference })).status,
    ).toBe(400);
  });

  test('R121: by hand sends no mail; a new request is possible afterwards', async () => {
    const { sandbox, owner, asked, read } = await shop();
    const id = await asked();
    await owner.call('PUT', `${PATH}/${id}/mark-as-notification-sent`);
    expect((await read(id)).at('request')).toMatchObject({
      status: 'NOTIFICATION_SENT',
      autoNotified: false,
    });
    sandbox.advance(60_000);
    expect(sandbox.state.mails).toEqual([]);
    expect(await asked()).not.toBe(id);
  });

  test('sends nothing for a deleted request', async () => {
    const { sandbox, owner, asked, report } = await shop();
    const id = await asked();
    await report();
    expect((await owner.remove(`${PATH}/${id}`)).status).toBe(200);
    expect((await owner.remove(`${PATH}/${id}`)).body.at('details.applicationError.code')).toBe(
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
    );
    sandbox.advance(2000);
    expect(sandbox.state.mails).toEqual([]);
  });

  test('is for owner and app, as are reads; the owner cannot create requests', async () => {
    const { sandbox, owner, visitor, reference } = await shop();
    expect((await visitor.get(PATH)).status).toBe(403);
    expect((await (await appOf(sandbox)).get(PATH)).status).toBe(200);
    const request = { email: 'mara@example.org', catalogReference: reference };
    expect((await owner.post(PATH, { request, itemDetails })).status).toBe(403);
  });
});

describe('the list of requests', () => {
  test('R126: is paged by cursor, with 50 a page by default', async () => {
    const { owner, asked } = await shop();
    for (let number = 0; number < 53; number += 1) await asked(`buyer-${number}@example.org`);
    const first = await owner.get(PATH);
    expect(first.body.list('requests')).toHaveLength(50);
    expect(first.body.at('metadata.count')).toBe(50);
    const cursor = first.body.text('metadata.cursors.next');
    const second = await owner.get(PATH + packed({ query: { cursorPaging: { cursor } } }));
    expect(second.body.list('requests').map((request) => request.at('email'))).toEqual(
      [50, 51, 52].map((number) => `buyer-${number}@example.org`),
    );
    expect(second.body.at('metadata.cursors.next')).toBeUndefined();
    const byOffset = await owner.get(PATH + packed({ query: { paging: { limit: 2, offset: 51 } } }));
    expect(byOffset.body.at('metadata')).toEqual({
      count: 2,
      offset: 51,
      total: 53,
      tooManyToCount: false,
    });
  });

  test('is filtered and sorted', async () => {
    const { sandbox, owner, asked } = await shop();
    const old = await asked();
    sandbox.advance(1000);
    const young = await asked('ada@example.org');
    await owner.call('PUT', `${PATH}/${old}/mark-as-notification-sent`);
    const ids = async (query: object) =>
      (await owner.get(PATH + packed({ query }))).body.list('requests').map((request) => request.at('id'));
    expect(await ids({ filter: { status: 'RECEIVED' } })).toEqual([young]);
    expect(await ids({ sort: [{ fieldName: 'createdDate', order: 'DESC' }] })).toEqual([young, old]);
  });

  test('counts the open requests for each item, for every form of the reference', async () => {
    const { owner, asked, reference } = await shop();
    await asked();
    const announced = await asked('ada@example.org');
    await owner.call('PUT', `${PATH}/${announced}/mark-as-notification-sent`);
    const other = { ...reference, catalogItemId: 'none' };
    const named = { ...reference, options: { variantId: '00000000-0000-0000-0000-000000000000' } };
    const { body } = await owner.get(
      `${PATH}/count-by-catalog-reference${packed({ catalogReferences: [reference, named, other] })}`,
    );
    expect(body.list('countsPerCatalogReference').map((entry) => entry.at('count'))).toEqual([1, 1, 0]);
  });
});
