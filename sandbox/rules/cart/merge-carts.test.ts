import { expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import type { SandboxSettings } from '../../records/settings.ts';
import { callerWith, productOf, send, visitorOf, type Shopper } from '../../testing/shopper.ts';

const ID = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';
const ADD = '/v1/carts/current/add-to-cart';
const custom = (more: object = {}) => ({
  quantity: 1,
  productName: { original: 'Piece' },
  itemType: { preset: 'PHYSICAL' },
  price: '1.00',
  ...more,
});

/** Two visitors with carts sign in as the same member, one after the other. */
const merged = async (
  first: (shopper: Shopper) => Promise<unknown>,
  second: (shopper: Shopper) => Promise<unknown>,
  settings: Partial<SandboxSettings> = {},
) => {
  const sandbox = createSandbox({ settings });
  const [ada] = sandbox.state.members;
  let token = '';
  for (const fill of [first, second]) {
    const shopper = await visitorOf(sandbox);
    await fill(shopper);
    const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: ada?.id };
    const header = `${shopper.token},${sandbox.state.settings.ownerApiKey}`;
    token = (await send(sandbox, 'POST', '/oauth2/token', grant, header)).body.text('access_token');
  }
  return callerWith(sandbox, token);
};

const linesOf = async (member: Shopper) =>
  (await member.cart()).body
    .list('cart.lineItems')
    .map((line) => [line.at('productName.original'), line.at('quantity')]);

test('R18, R56: lines of two carts with the same id stay separate, and one gets a new id', async () => {
  const filled = (name: string) => (shopper: Shopper) =>
    shopper.post(ADD, { customLineItems: [custom({ id: ID, productName: { original: name } })] });
  const member = await merged(filled('First'), filled('Second'));
  expect(await linesOf(member)).toEqual([
    ['First', 1],
    ['Second', 1],
  ]);
  await member.post('/v1/carts/current/remove-line-items', { lineItemIds: [ID] });
  expect(await linesOf(member)).toEqual([['Second', 1]]);
});

test('R18, R61: the merged cart keeps the limit of lines; quantities of existing lines are still added', async () => {
  const member = await merged(
    (shopper) => shopper.add('oak-board').then(() => shopper.add('wallpaper-pack')),
    async (shopper) => {
      await shopper.add('olive-oil-first-harvest');
      await shopper.add('teapot-for-two');
      await shopper.add('oak-board', 2);
    },
    { cartLines: 3 },
  );
  const names = ['oak-board', 'wallpaper-pack', 'olive-oil-first-harvest'].map(
    (slug) => productOf(member.sandbox, slug).name,
  );
  expect(await linesOf(member)).toEqual([
    [names[0], 3],
    [names[1], 1],
    [names[2], 1],
  ]);
});

test('R18, R56: quantities without tracked stock are added up to 100 000, as by an add', async () => {
  const filled = (shopper: Shopper) => shopper.add('wallpaper-pack', 60_000);
  expect((await linesOf(await merged(filled, filled)))[0]?.[1]).toBe(100_000);
});

test('R18: lines that would exceed the maximum value of a cart are left out', async () => {
  const filled = (shopper: Shopper) =>
    shopper.post(ADD, { customLineItems: [custom({ price: '6000000000', quantity: 100_000 })] });
  const member = await merged(filled, filled);
  expect((await member.cart()).body.list('cart.lineItems')).toHaveLength(1);
});
