import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import type { Sandbox } from '../../control/sandbox.ts';
import { boxOffice } from '../../testing/box-office.ts';
import { open, shopperWith } from '../../testing/hosted.ts';
import { callerWith, CLIENT_ID, send, visitorOf } from '../../testing/shopper.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Lets time pass without the command `advance`; the next request is only a read. */
const wait = async (sandbox: Sandbox, milliseconds: number) => {
  sandbox.state.clock.offset += milliseconds;
  await send(sandbox, 'GET', '/');
};

/** The parts of the state that name the visitor, without the history of notifications. */
const partsWith = ({ state }: Sandbox, id: string): string[] =>
  Object.entries(state)
    .filter(([part, value]) => part !== 'notifications' && JSON.stringify(value).includes(id))
    .map(([part]) => part);

const ownersOf = ({ state }: Sandbox): string[] =>
  Object.values(state.refreshTokens).map(({ caller }) => caller.id);

describe('a visitor whose tokens have ended', () => {
  test('R11, R60: leaves nothing in the state, even without a command that moves the clock', async () => {
    const sandbox = createSandbox({ settings: { refreshTokenDays: 40 } });
    const shopper = await shopperWith('oak-board', 1, sandbox);
    const { press } = await open(shopper);
    await press('abandon');
    const [id = ''] = ownersOf(sandbox);
    const cart = sandbox.state.carts[`visitor:${id}`]?.id ?? '';
    expect(sandbox.state.entitySequences[cart]).toBeGreaterThan(0);
    expect(partsWith(sandbox, id)).toEqual(
      expect.arrayContaining(['accessTokens', 'refreshTokens', 'carts', 'checkouts', 'redirectSessions']),
    );
    await wait(sandbox, 39 * DAY);
    expect(partsWith(sandbox, id)).toContain('refreshTokens');
    await wait(sandbox, DAY + HOUR);
    expect(partsWith(sandbox, id)).toEqual([]);
    expect(partsWith(sandbox, cart)).toEqual([]);
    expect(sandbox.state.effects.filter(({ kind }) => kind === 'token-expiry')).toEqual([]);
  });

  test('R60: keeps the cart and its checkout until the cart expires', async () => {
    const sandbox = createSandbox({ settings: { refreshTokenDays: 1 } });
    await (await shopperWith('oak-board', 1, sandbox)).post('/v1/carts/current/create-checkout');
    const [id = ''] = ownersOf(sandbox);
    await wait(sandbox, 29 * DAY);
    expect(partsWith(sandbox, id)).toEqual(['carts', 'checkouts']);
    await wait(sandbox, DAY + 2 * HOUR);
    expect(partsWith(sandbox, id)).toEqual([]);
  });

  test('R72: leaves orders and coupon uses in the state', async () => {
    const sandbox = createSandbox();
    const shopper = await shopperWith('oak-board', 1, sandbox);
    await shopper.coupon('ONCE');
    await (await open(shopper)).press('pay');
    const [id = ''] = ownersOf(sandbox);
    sandbox.advance(400 * DAY);
    expect(partsWith(sandbox, id)).toEqual(['coupons', 'orders']);
  });

  test('R153: leaves reservations with an order, but not those that ended without one', async () => {
    const { sandbox, reserve, want, reservation } = await boxOffice();
    const ordered = (await reserve([want('seat', 2)])).body.text('id');
    await reserve([want('seat')]);
    reservation(ordered).orderNumber = 'of an order';
    Object.assign(sandbox.state, { accessTokens: {}, refreshTokens: {} });
    sandbox.advance(20 * 60_000 - 1);
    expect(Object.keys(sandbox.state.reservations)).toHaveLength(2);
    sandbox.advance(1);
    expect(Object.keys(sandbox.state.reservations)).toEqual([ordered]);
  });

  test('R10: loses the access token a day after it expired, and can still renew it', async () => {
    const sandbox = createSandbox();
    const { body } = await send(sandbox, 'POST', '/oauth2/token', {
      clientId: CLIENT_ID,
      grantType: 'anonymous',
    });
    await callerWith(sandbox, body.text('access_token')).add('oak-board');
    const [id = ''] = ownersOf(sandbox);
    await wait(sandbox, 29 * HOUR);
    expect(partsWith(sandbox, id)).toEqual(['refreshTokens', 'carts']);
    const again = await send(sandbox, 'POST', '/oauth2/token', {
      grantType: 'refresh_token',
      refreshToken: body.text('refresh_token'),
    });
    expect((await callerWith(sandbox, again.body.text('access_token')).cart()).status).toBe(200);
  });
});

test('the visitors of one hour are dropped by one effect', async () => {
  const sandbox = createSandbox();
  const planned = () =>
    sandbox.state.effects.filter(({ kind }) => kind === 'token-expiry').map(({ at }) => at);
  for (let visitor = 0; visitor < 50; visitor += 1) {
    await visitorOf(sandbox);
    sandbox.advance(60_000);
    expect(planned()).toHaveLength(1);
  }
  const sweeps = new Set<number>();
  for (let hour = 0; hour < 400 * 24; hour += 1) {
    for (const at of planned()) sweeps.add(at);
    sandbox.advance(HOUR);
  }
  expect([ownersOf(sandbox), planned()]).toEqual([[], []]);
  // Two sweeps for the access tokens, two for the refresh tokens.
  expect(sweeps.size).toBeLessThanOrEqual(4);
});

test('a visitor who arrives after a sweep is dropped after the same time', async () => {
  const sandbox = createSandbox();
  await visitorOf(sandbox);
  await wait(sandbox, 2 * DAY);
  await visitorOf(sandbox);
  await wait(sandbox, 2 * DAY);
  expect([ownersOf(sandbox).length, sandbox.state.accessTokens]).toEqual([2, {}]);
});

test('R2: the state is the same whether the clock passes the expiry in one step or in many', async () => {
  const hashes = await Promise.all(
    [1, 12].map(async (steps) => {
      const sandbox = createSandbox({ settings: { refreshTokenDays: 20 } });
      await (await shopperWith('oak-board', 1, sandbox)).post('/v1/carts/current/create-checkout');
      await visitorOf(sandbox);
      for (let step = 0; step < steps; step += 1) sandbox.advance((60 * DAY) / steps);
      return sandbox.hash();
    }),
  );
  expect(hashes[0]).toBe(hashes[1]);
});

test('a state saved without a planned sweep plans one with the next token', async () => {
  const sandbox = createSandbox({ settings: { refreshTokenDays: 1 } });
  await visitorOf(sandbox);
  const saved = sandbox.snapshot();
  saved.effects = saved.effects.filter(({ kind }) => kind !== 'token-expiry');
  sandbox.restore(saved);
  const [first] = ownersOf(sandbox);
  await visitorOf(sandbox);
  await wait(sandbox, DAY + HOUR);
  expect(ownersOf(sandbox)).not.toContain(first);
});
