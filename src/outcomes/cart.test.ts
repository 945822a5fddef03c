import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addToCurrentCart,
  getCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
} from '../../generated/carts/operations.ts';
import type {
  AddToCartRequest,
  CartResponse,
  NewCustomLineItem,
  NewLineItem,
  UpdateCartRequest,
} from '../../generated/carts/types.ts';
import { app } from '../session/app.ts';
import { oauth } from '../session/oauth.ts';
import { createClient } from '../core/client.ts';
import { createSandbox } from '../../sandbox/create-sandbox.ts';
import type { Sandbox } from '../../sandbox/control/sandbox.ts';
import { type RunningServer, startServer } from '../../sandbox/hosts/http/serve.ts';
import { STORE_APP_ID } from '../../sandbox/engine/settings.ts';
import { CLIENT_ID, productOf, referenceTo, variantOf } from '../../sandbox/testing/shopper.ts';
import { addedOutcome, quantityOutcome, updatedOutcome } from './index.ts';

// These tests call the sandbox over HTTP (rules R50 to R59).

let sandbox: Sandbox;
let server: RunningServer;
const visitor = () => createClient({ auth: oauth({ clientId: CLIENT_ID }), host: server.url });
let client: ReturnType<typeof visitor>;

beforeAll(async () => {
  sandbox = createSandbox();
  server = await startServer(sandbox, { port: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  sandbox.reset();
  client = visitor();
});

const item = (slug: string, quantity = 1, choices: Record<string, string> = {}) => ({
  quantity,
  catalogReference: referenceTo(sandbox, slug, choices),
});
const chosen = (slug: string, options: Record<string, unknown>, quantity = 1) => ({
  quantity,
  catalogReference: { appId: STORE_APP_ID, catalogItemId: productOf(sandbox, slug).id, options },
});
const custom = (more: Partial<NewCustomLineItem> = {}): NewCustomLineItem => ({
  quantity: 1,
  price: '12.50',
  productName: { original: 'Wrapping' },
  itemType: { preset: 'SERVICE' },
  ...more,
});

/** Adds items; resolves to the overall outcome, the outcome and pieces of each entry, and the response. */
const add = async (request: AddToCartRequest, before?: CartResponse) => {
  const answer = await addToCurrentCart(request, { client });
  const { outcome, lines } = addedOutcome(request, before, answer);
  return { answer, outcome, parts: lines.map((line) => `${line.outcome} ${line.got}/${line.asked}`), lines };
};

describe('an add is', () => {
  test('applied if all requested pieces are in the cart', async () => {
    const request = { lineItems: [item('oak-board', 2), item('halm-cup', 1, { Color: 'Clay' })] };
    expect(await add(request)).toMatchObject({ outcome: 'applied', parts: ['applied 2/2', 'applied 1/1'] });
  });

  test('capped if the stock is short, with the pieces that were added', async () => {
    const { outcome, parts, lines } = await add({ lineItems: [item('teapot-for-two', 9)] });
    expect([outcome, parts]).toEqual(['capped', ['capped 3/9']]);
    expect(lines[0]?.line?.availability?.quantityAvailable).toBe(3);
  });

  test.each([
    ['no choice is made', () => chosen('studio-tee', {})],
    ['a choice is missing', () => chosen('studio-tee', { options: { Size: 'L' } })],
    ['the item is sold out', () => item('salt-cellar')],
    [
      'the item is unknown',
      () => ({ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId: 'none' } }),
    ],
    [
      'the app has no catalog',
      () => ({ quantity: 1, catalogReference: { ...item('oak-board').catalogReference, appId: 'other' } }),
    ],
  ])('ignored if %s', async (_, entry) => {
    expect(await add({ lineItems: [entry()] })).toMatchObject({ outcome: 'ignored', parts: ['ignored 0/1'] });
  });

  test('partial if one of two items is missing', async () => {
    const request = { lineItems: [chosen('studio-tee', {}), item('oak-board')] };
    expect(await add(request)).toMatchObject({ outcome: 'partial', parts: ['ignored 0/1', 'applied 1/1'] });
  });

  test('applied if the line has more pieces of the item than requested', async () => {
    const { answer } = await add({ lineItems: [item('oak-board', 4)] });
    expect(await add({ lineItems: [item('oak-board', 3)] }, answer)).toMatchObject({
      outcome: 'applied',
      parts: ['applied 3/3'],
    });
  });

  test('ignored if the cart already has the whole stock, with the line in the outcome', async () => {
    const { answer } = await add({ lineItems: [item('teapot-for-two', 3)] });
    const { outcome, lines } = await add({ lineItems: [item('teapot-for-two')] }, answer);
    expect([outcome, lines[0]?.line?.availability?.quantityAvailable]).toEqual(['ignored', 3]);
  });

  test('distributed among entries of the same item, in their order', async () => {
    const request = { lineItems: [item('teapot-for-two', 2), item('teapot-for-two', 2)] };
    expect(await add(request)).toMatchObject({ outcome: 'capped', parts: ['applied 2/2', 'capped 1/2'] });
  });

  test('not counted for an entry without a choice', async () => {
    const options = { options: { Size: 'L', Color: 'Green' } };
    const request = { lineItems: [chosen('studio-tee', {}), chosen('studio-tee', options)] };
    expect((await add(request)).parts).toEqual(['ignored 0/1', 'applied 1/1']);
  });

  test('not counted for an entry of another variant', async () => {
    const { answer } = await add({ lineItems: [item('studio-tee', 1, { Size: 'L', Color: 'Green' })] });
    const tee = productOf(sandbox, 'studio-tee');
    variantOf(tee, { Size: 'M', Color: 'Green' }).quantity = 0;
    const request = {
      lineItems: [
        item('studio-tee', 1, { Size: 'M', Color: 'Green' }),
        item('studio-tee', 1, { Size: 'L', Color: 'Green' }),
      ],
    };
    expect((await add(request, answer)).parts).toEqual(['ignored 0/1', 'applied 1/1']);
  });

  test.each([
    ['an entry of another size', () => chosen('studio-tee', { options: { Size: 'M', Color: 'Green' } })],
    ['an entry of another color', () => chosen('studio-tee', { options: { Size: 'L', Color: '#000000' } })],
    ['an entry with a text', () => chosen('studio-tee', { customTextFields: { Size: 'Ada' } })],
  ])('not counted if another tab has added another variant: %s', async (_, entry) => {
    const options = { options: { Size: 'L', Color: 'Green' } };
    for (const other of [chosen('studio-tee', options), item('studio-tee', 1, options.options)]) {
      sandbox.reset();
      client = visitor();
      const answer = await addToCurrentCart({ lineItems: [other] }, { client });
      expect(addedOutcome({ lineItems: [entry()] }, undefined, answer).outcome).toBe('ignored');
    }
  });

  test('not counted for a variant with another id; an id and choices cannot be compared', async () => {
    const wish = { lineItems: [item('studio-tee', 1, { Size: 'M', Color: 'Green' })] };
    const byId = { lineItems: [item('studio-tee', 1, { Size: 'L', Color: 'Green' })] };
    expect(addedOutcome(wish, undefined, await addToCurrentCart(byId, { client })).outcome).toBe('ignored');
    client = visitor();
    const byChoices = { lineItems: [chosen('studio-tee', { options: { Size: 'L', Color: 'Green' } })] };
    const answer = await addToCurrentCart(byChoices, { client });
    expect(addedOutcome(wish, undefined, answer).outcome).toBe('applied');
  });

  test('found if the line has the id of the variant, or the name or the color of the choice', async () => {
    const byName = chosen('studio-tee', { options: { Size: 'L', Color: 'Green' } });
    const byCode = chosen('studio-tee', { options: { Color: '#5c8064', Size: 'L' } });
    const byId = item('studio-tee', 1, { Size: 'L', Color: 'Green' });
    for (const [first, ...others] of [
      [byName, byCode, byId],
      [byCode, byId, byName],
      [byId, byName, byCode],
    ]) {
      sandbox.reset();
      client = visitor();
      const { answer, outcome } = await add({ lineItems: first ? [first] : [] });
      expect(outcome).toBe('applied');
      expect((await add({ lineItems: others }, answer)).parts).toEqual(['applied 1/1', 'applied 1/1']);
    }
  });

  test('assigned to entries by their custom texts', async () => {
    const product = sandbox.state.products.find(({ customTextFields }) => customTextFields.length > 0);
    if (!product) throw new Error('The shop has no product with a text.');
    const [title = ''] = product.customTextFields.map((field) => field.title);
    const long = 'x'.repeat((product.customTextFields[0]?.maxLength ?? 0) + 5);
    const choices = Object.fromEntries(
      product.options.map(({ name, choices: [first] }) => [name, first?.description]),
    );
    const entry = (text: string) =>
      chosen(product.slug, { options: choices, ...(text && { customTextFields: { [title]: text } }) });
    const { outcome, parts } = await add({
      lineItems: [entry('Ada'), entry(''), entry('Noor'), entry(long)],
    });
    const missing = product.customTextFields[0]?.mandatory ? 'ignored 0/1' : 'applied 1/1';
    expect(parts).toEqual(['applied 1/1', missing, 'applied 1/1', 'applied 1/1']);
    expect(outcome).toBe(missing.startsWith('applied') ? 'applied' : 'partial');
  });

  test('applied for custom lines, which get an id from the platform', async () => {
    const customLineItems = [custom(), custom({ price: '3', quantity: 2 }), custom({ price: '3.00' })];
    const { answer, outcome, lines } = await add({ customLineItems });
    expect([outcome, new Set(lines.map(({ line }) => line?.id)).size]).toEqual(['applied', 3]);
    expect(await add({ customLineItems: [custom()] }, answer)).toMatchObject({ outcome: 'applied' });
  });

  test('ignored if the response has no cart or no lines', async () => {
    const answer = await addToCurrentCart({ lineItems: [item('oak-board')] }, { client });
    const other = { lineItems: [item('halm-bowl', 1, { Color: 'Moss' })] };
    expect(addedOutcome(other, undefined, answer).outcome).toBe('ignored');
    expect(addedOutcome(other, undefined, {}).outcome).toBe('ignored');
    expect(addedOutcome({}, undefined, answer)).toEqual({ outcome: 'applied', lines: [] });
  });
});

describe('a change of quantities is', () => {
  const change = async (wanted: readonly (readonly [string, number])[], isKnown = true) => {
    const before = await getCurrentCart({ client });
    const lineItems = wanted.map(([slug, quantity]) => {
      const line = before.cart?.lineItems.find(
        ({ catalogReference }) => catalogReference?.catalogItemId === productOf(sandbox, slug).id,
      );
      return { id: line?.id ?? '', quantity };
    });
    const answer = await updateCurrentCartLineItemQuantity({ lineItems }, { client });
    const { outcome, lines } = quantityOutcome({ lineItems }, isKnown ? before : undefined, answer);
    return [outcome, ...lines.map((line) => `${line.outcome} ${line.got}/${line.asked}`)];
  };

  test('applied, capped or partial depending on the stock', async () => {
    await add({ lineItems: [item('teapot-for-two'), item('oak-board'), item('low-carafe')] });
    expect(await change([['oak-board', 5]])).toEqual(['applied', 'applied 5/5']);
    expect(await change([['oak-board', 2]])).toEqual(['applied', 'applied 2/2']);
    expect(
      await change([
        ['teapot-for-two', 9],
        ['oak-board', 3],
      ]),
    ).toEqual(['capped', 'capped 3/9', 'applied 3/3']);
    productOf(sandbox, 'low-carafe').quantity = 0;
    expect(
      await change([
        ['low-carafe', 4],
        ['oak-board', 4],
      ]),
    ).toEqual(['partial', 'ignored 1/4', 'applied 4/4']);
  });

  test('ignored if a sold-out line keeps its quantity, or capped if the previous cart is not given', async () => {
    await add({ lineItems: [item('low-carafe', 2)] });
    productOf(sandbox, 'low-carafe').quantity = 0;
    expect(await change([['low-carafe', 4]])).toEqual(['ignored', 'ignored 2/4']);
    expect(await change([['low-carafe', 4]], false)).toEqual(['capped', 'capped 2/4']);
  });

  test('compared with the last quantity if a line is named twice', async () => {
    await add({ lineItems: [item('oak-board')] });
    expect(
      await change([
        ['oak-board', 7],
        ['oak-board', 2],
      ]),
    ).toEqual(['applied', 'applied 2/2']);
  });

  test('ignored if the line is gone, and partial if it was lowered in part', async () => {
    const { answer } = await add({ lineItems: [item('oak-board', 5)] });
    const [line] = answer.cart?.lineItems ?? [];
    const wish = { lineItems: [{ id: line?.id ?? '', quantity: 1 }] };
    const after = (quantity: number) => ({ cart: { lineItems: line ? [{ ...line, quantity }] : [] } });
    expect(quantityOutcome(wish, answer, { cart: { lineItems: [] } }).outcome).toBe('ignored');
    expect(quantityOutcome(wish, answer, after(3)).outcome).toBe('partial');
    expect(quantityOutcome(wish, answer, after(5)).outcome).toBe('ignored');
    expect(quantityOutcome(wish, undefined, after(5)).outcome).toBe('ignored');
  });
});

describe('an update is', () => {
  const update = async (request: UpdateCartRequest, asked = request) => {
    const before = await getCurrentCart({ client });
    const answer = await updateCurrentCart(request, { client });
    const { outcome, lines, fields } = updatedOutcome(asked, before, answer);
    return {
      outcome,
      fields: fields.map(({ field, outcome: own, missing }) => [field, own, ...missing].join(' ')),
      lines: lines.map((line) => `${line.outcome} ${line.got}/${line.asked}`),
    };
  };
  beforeEach(async () => {
    await add({ lineItems: [item('oak-board', 2)] });
  });

  test('applied if fields, coupon and lines are in the cart', async () => {
    const request = {
      cartInfo: { buyerNote: 'Ring twice', contactInfo: { address: { city: 'Lyon', country: 'FR' } } },
      couponCode: 'welcome10',
      lineItems: [item('oak-board', 5), item('low-carafe')],
      customLineItems: [custom()],
    };
    expect(await update(request)).toEqual({
      outcome: 'applied',
      fields: ['cartInfo.buyerNote applied', 'cartInfo.contactInfo applied', 'couponCode applied'],
      lines: ['applied 5/5', 'applied 1/1', 'applied 1/1'],
    });
  });

  test('ignored if the mask names fields that the request does not send', async () => {
    const cartInfo = { buyerNote: 'Ring twice' };
    const sent = { cartInfo, cartFieldmask: 'contactInfo.address' };
    expect(await update(sent, { cartInfo })).toMatchObject({
      outcome: 'ignored',
      fields: ['cartInfo.buyerNote ignored cartInfo.buyerNote'],
    });
  });

  test('partial if a part of a field is missing', async () => {
    const address = { city: 'Lyon', country: 'FR' } as const;
    const sent = { cartInfo: { contactInfo: { address } }, cartFieldmask: 'contactInfo.address.city' };
    expect(await update(sent, { cartInfo: sent.cartInfo })).toMatchObject({
      outcome: 'partial',
      fields: ['cartInfo.contactInfo partial cartInfo.contactInfo.address.country'],
    });
  });

  test('applied if a field of the mask without a value is cleared, and ignored if it is not', async () => {
    await update({ cartInfo: { buyerNote: 'Ring twice' } });
    const cleared = { cartInfo: {}, cartFieldmask: ['buyerNote'] };
    expect(await update({ cartInfo: {} }, cleared)).toMatchObject({ outcome: 'ignored' });
    expect(await update(cleared)).toMatchObject({
      outcome: 'applied',
      fields: ['cartInfo.buyerNote applied'],
    });
  });

  test('capped, ignored or partial by the outcomes of its lines', async () => {
    const one = (...lineItems: NewLineItem[]) => update({ lineItems });
    expect(await one(item('teapot-for-two', 8))).toMatchObject({ outcome: 'capped', lines: ['capped 3/8'] });
    expect(await one(item('teapot-for-two', 8))).toMatchObject({
      outcome: 'ignored',
      lines: ['ignored 3/8'],
    });
    expect(await one(item('salt-cellar'), item('oak-board', 1))).toMatchObject({
      outcome: 'partial',
      lines: ['ignored 0/1', 'applied 1/1'],
    });
    await add({ lineItems: [item('studio-tee', 1, { Size: 'L', Color: 'Green' })] });
    expect(await one(chosen('studio-tee', {}))).toMatchObject({ outcome: 'ignored' });
  });

  test('applied with the discounts of an app in the cart, and ignored without them', async () => {
    const installed = createClient({
      auth: app({ appId: 'app', appSecret: 'secret', instanceId: 'instance' }),
      host: server.url,
    });
    await addToCurrentCart({ lineItems: [item('oak-board')] }, { client: installed });
    const request = { merchantDiscounts: [{ amount: { amount: '5' } }] };
    const answer = await updateCurrentCart(request, { client: installed });
    expect(updatedOutcome(request, undefined, answer).outcome).toBe('applied');
    const twice = { merchantDiscounts: [...request.merchantDiscounts, ...request.merchantDiscounts] };
    expect(updatedOutcome(twice, undefined, answer).outcome).toBe('partial');
    expect(updatedOutcome({ merchantDiscounts: [] }, undefined, answer).outcome).toBe('ignored');
    expect(updatedOutcome({ ...request, couponCode: 'WELCOME10' }, undefined, answer).outcome).toBe(
      'partial',
    );
  });
});
