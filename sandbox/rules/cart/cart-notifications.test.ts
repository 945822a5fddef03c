import { describe, expect, test } from 'vitest';
import type { SandboxSettings } from '../../records/settings.ts';
import { shopperWith, open } from '../../testing/hosted.ts';
import { shopOf, announcedBy, announcedSince } from '../../testing/owner.ts';
import { callerWith, send, visitorOf, type Shopper } from '../../testing/shopper.ts';

/** The types of the notifications, without their data. */
const kinds = (announced: readonly { type: string }[]) => announced.map(({ type }) => type);

const DAY = 86_400_000;

/** Members below the sums of a cart, each by its path. */
const sumsOf = (cart: Record<string, object>) =>
  Object.fromEntries(
    ['subtotal', 'discount', 'subtotalAfterDiscounts'].flatMap((sum) =>
      Object.entries(cart[sum] ?? {}).map(([name, value]) => [`${sum}.${name}`, value]),
    ),
  );

describe('notifications about carts', () => {
  test('R204: announce the first add, every change, and the deletion', async () => {
    const { sandbox, visitor } = await shopOf();
    const announced = async (work: () => Promise<unknown>) => kinds(await announcedBy(sandbox, work));
    expect(await announced(() => visitor.add('oak-board'))).toEqual(['cart_created']);
    expect(await announced(() => visitor.add('oak-board'))).toEqual(['cart_updated']);
    expect(await announced(() => visitor.coupon('WELCOME10'))).toEqual(['cart_updated']);
    expect(await announced(() => visitor.cart())).toEqual([]);
    expect(await announced(() => visitor.estimate())).toEqual([]);
    expect(await announced(() => visitor.coupon('NO-SUCH'))).toEqual([]);
    expect(await announced(() => visitor.post('/v1/carts/current/create-checkout'))).toEqual([
      'cart_updated',
    ]);
    expect(await announced(() => visitor.remove('/v1/carts/current'))).toEqual(['cart_deleted']);
  });

  test('R203, R206: have the current cart, a sequence number and the identity of the caller', async () => {
    const { sandbox, visitor } = await shopOf();
    const announced = await announcedBy(sandbox, async () => {
      await visitor.add('oak-board');
      await visitor.add('oak-board', 2);
    });
    const { body } = await visitor.cart();
    expect(announced.map(({ data }) => data.at('entityEventSequence'))).toEqual(['1', '2']);
    // Fields that were never observed on the wire appear in responses only.
    const entity = announced[1]?.data.at('updatedEvent.currentEntity');
    expect({ ...Object(entity), merchantDiscounts: [], customLineItems: [] }).toEqual(body.at('cart'));
    expect(entity).not.toHaveProperty('customLineItems');
    expect(announced[0]?.identity).toEqual({
      identityType: 'ANONYMOUS_VISITOR',
      anonymousVisitorId: body.at('cart.buyerInfo.visitorId'),
    });
  });

  test('R204: have the previous values of the changed fields only', async () => {
    const { sandbox, visitor } = await shopOf();
    await visitor.add('oak-board');
    const { body } = await visitor.cart();
    const [line, other] = [
      body.text('cart.lineItems.0.id'),
      body.at('cart.lineItems.0.lineItemPrice.amount'),
    ];
    const modified = async (work: () => Promise<unknown>) =>
      (await announcedBy(sandbox, work))[0]?.data.at('updatedEvent.modifiedFields');
    const quantity = { lineItems: [{ id: line, quantity: 3 }] };
    const update = () => visitor.post('/v1/carts/current/update-line-items-quantity', quantity);
    expect(await modified(update)).toMatchObject({
      'lineItems[0].quantity': 1,
      'lineItems[0].lineItemPrice.amount': other,
    });
    expect(await modified(update)).toEqual({});
    expect(await modified(() => visitor.coupon('WELCOME10'))).toMatchObject({ appliedDiscounts: [] });
    expect(await modified(() => visitor.post('/v1/carts/current/create-checkout'))).toEqual({
      checkoutId: null,
    });
    const before = sumsOf(Object((await visitor.cart()).body.at('cart')));
    expect(before).toMatchObject({ 'subtotal.amount': '126', 'discount.formattedAmount': '€12.60' });
    expect(await modified(() => visitor.add('letter-set'))).toEqual({
      lineItems: [expect.objectContaining({ id: line, quantity: 3 })],
      ...before,
    });
  });

  test('R50, R204: announce the end of an ordered cart', async () => {
    const shopper = await shopperWith('oak-board');
    const { press } = await open(shopper);
    const announced = await announcedBy(shopper.sandbox, () => press('pay'));
    expect(kinds(announced)).toEqual(['cart_deleted']);
    expect(announced[0]?.identity?.identityType).toBe('ANONYMOUS_VISITOR');
  });

  test('R60: announce the end of an expired cart with the instant of its expiry', async () => {
    const { sandbox, visitor } = await shopOf();
    await visitor.add('oak-board');
    const ends = sandbox.clock.now() + 30 * DAY;
    const before = sandbox.state.notificationCount;
    sandbox.advance(30 * DAY);
    const ended = () => announcedSince(sandbox, before).filter(({ type }) => type.startsWith('cart_'));
    expect(ended()).toEqual([]);
    sandbox.advance(5 * DAY);
    expect(ended()).toMatchObject([
      { type: 'cart_deleted', identity: undefined, date: new Date(ends).toISOString() },
    ]);
  });
});

describe('the carts of a visitor who signs in', () => {
  const carts = async (settings: Partial<SandboxSettings>, both = true) => {
    const { sandbox, visitor } = await shopOf({ settings });
    const member = sandbox.state.members.find(({ email }) => email === 'ada@example.org')?.id;
    const signIn = async (shopper: Shopper) => {
      const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: member };
      const key = `${shopper.token},${sandbox.state.settings.ownerApiKey}`;
      const { body } = await send(sandbox, 'POST', '/oauth2/token', grant, key);
      return callerWith(sandbox, body.text('access_token'));
    };
    if (both) {
      const ada = await signIn(await visitorOf(sandbox));
      await ada.add('oak-board', 10);
      await ada.add('letter-set');
    }
    await visitor.add('oak-board', 10);
    await visitor.add('wall-clock');
    let signedIn = visitor;
    const announced = await announcedBy(sandbox, async () => {
      signedIn = await signIn(visitor);
    });
    const { body } = await signedIn.cart();
    const lines = body
      .list('cart.lineItems')
      .map((line) => [line.at('productName.original'), line.at('quantity')]);
    return { lines, announced: kinds(announced) };
  };

  test('R18: become the member’s cart if the member has none', async () => {
    expect(await carts({}, false)).toEqual({
      lines: [
        ['Oak Board', 10],
        ['Wall Clock', 1],
      ],
      announced: ['cart_updated'],
    });
  });

  test('R18: are merged with the member’s: quantities are added and capped by the stock', async () => {
    expect(await carts({})).toEqual({
      lines: [
        ['Oak Board', 18],
        ['Letter Set', 1],
        ['Wall Clock', 1],
      ],
      announced: ['cart_deleted', 'cart_updated'],
    });
  });

  test('R18: replace the member’s cart if the site is set so', async () => {
    expect(await carts({ cartOnSignIn: 'keep-visitor' })).toEqual({
      lines: [
        ['Oak Board', 10],
        ['Wall Clock', 1],
      ],
      announced: ['cart_deleted', 'cart_updated'],
    });
  });

  test('R18: are dropped for the member’s cart if the site is set so', async () => {
    expect(await carts({ cartOnSignIn: 'keep-member' })).toEqual({
      lines: [
        ['Oak Board', 10],
        ['Letter Set', 1],
      ],
      announced: ['cart_deleted'],
    });
  });
});
