import { describe, expect, test } from 'vitest';
import type { MembershipSetting } from '../../records/settings.ts';
import { callerWith, productOf, send, visitorOf } from '../../testing/shopper.ts';
import { shopOf } from '../../testing/owner.ts';

const appId = '5d1c8e7b-2f4a-4b9d-8c36-a0e9f1d2b374';

/** A member with two oak boards and a letter set, and a membership that pays for oak boards. */
const member = async (change: Partial<MembershipSetting> = {}) => {
  const { sandbox, visitor, owner } = await shopOf();
  const { id: product } = productOf(sandbox, 'oak-board');
  sandbox.state.settings.memberships = [
    {
      id: 'boards',
      appId,
      name: 'Boards',
      productIds: [product],
      credits: { total: 9, remaining: 3 },
      ...change,
    },
  ];
  const [first] = sandbox.state.members;
  const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: first?.id };
  const tokens = await send(sandbox, 'POST', '/oauth2/token', grant, `${visitor.token},${owner.token}`);
  const buyer = callerWith(sandbox, tokens.body.text('access_token'));
  await buyer.add('oak-board', 2);
  const { body } = await buyer.add('letter-set');
  const [boards = '', letters = ''] = body.list('cart.lineItems').map((line) => line.text('id'));
  const pay = (lineItemIds: string[]) =>
    buyer.estimate({ selectedMemberships: { memberships: [{ id: 'boards', appId, lineItemIds }] } });
  return { sandbox, buyer, boards, letters, pay };
};

describe('a membership', () => {
  test('R79: makes the price of its lines 0', async () => {
    const { boards, pay } = await member();
    const { body } = await pay([boards]);
    expect(body.at('priceSummary.subtotal.amount')).toBe('12.00');
    expect(body.at('calculatedLineItems.0')).toMatchObject({
      lineItemId: boards,
      paymentOption: 'MEMBERSHIP',
      pricesBreakdown: { lineItemPrice: { amount: '0.00' }, fullPrice: { amount: '42.00' } },
    });
    expect(body.at('membershipOptions')).toMatchObject({
      eligibleMemberships: [{ id: 'boards', name: { original: 'Boards' }, lineItemIds: [boards] }],
      selectedMemberships: [{ id: 'boards' }],
    });
  });

  test('R79: does not count for other lines, and the estimate reports this', async () => {
    const { boards, letters, pay } = await member();
    const { body } = await pay([boards, letters]);
    expect(body.at('priceSummary.subtotal.amount')).toBe('96.00');
    expect(body.at('calculationErrors.membershipError.applicationError.code')).toBe(
      'MEMBERSHIP_NOT_APPLICABLE',
    );
    expect(body.at('membershipOptions.selectedMemberships')).toEqual([]);
  });

  test('R79: pays for at most as many units as its credits', async () => {
    const { boards, pay } = await member({ credits: { total: 9, remaining: 1 } });
    expect((await pay([boards])).body.at('priceSummary.subtotal.amount')).toBe('96.00');
  });

  test('R79: lists memberships that cannot pay with the reason', async () => {
    for (const [change, reason] of [
      [{ credits: { total: 9, remaining: 0 } }, 'No credits are left.'],
      [{ productIds: [] }, 'It applies to no item of this cart.'],
    ] as const) {
      const { buyer } = await member(change);
      const { body } = await buyer.estimate();
      expect(body.at('membershipOptions')).toMatchObject({
        eligibleMemberships: [],
        invalidMemberships: [{ membership: { id: 'boards' }, reason }],
      });
    }
  });

  test('R79: is for members only', async () => {
    const { sandbox } = await member();
    const visitor = await visitorOf(sandbox);
    await visitor.add('oak-board');
    expect((await visitor.estimate()).body.at('membershipOptions.eligibleMemberships')).toEqual([]);
  });
});
