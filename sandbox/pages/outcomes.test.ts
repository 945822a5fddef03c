import { expect, test } from 'vitest';
import { redirectOutcome } from '../../generated/redirect-session/index.ts';
import { callbacks, open, visit } from '../testing/hosted.ts';
import { authorizationOf, loginAt } from '../testing/members.ts';
import { CLIENT_ID, newVisitor } from '../testing/shopper.ts';

const shopperWithCart = async (settings: object = {}) => {
  const shopper = await newVisitor({ settings });
  await shopper.add('oak-board');
  return shopper;
};

const ways: Record<string, [ends: () => Promise<string>, status: string, purpose: string]> = {
  'a paid checkout': [
    async () => (await (await open(await shopperWithCart())).press('pay')).location,
    'SUCCESS',
    'CHECKOUT',
  ],
  'an abandoned checkout': [
    async () => (await (await open(await shopperWithCart())).press('abandon')).location,
    'NO_ACTION',
    'CHECKOUT',
  ],
  'a sign-out': [
    async () => {
      const shopper = await newVisitor();
      const { body } = await shopper.post('/v1/redirect-session', {
        logout: { clientId: CLIENT_ID },
        callbacks,
      });
      return (await visit(shopper.sandbox, body.text('redirectSession.fullUrl'))).location;
    },
    'SUCCESS',
    'LOGOUT',
  ],
  'a sign-in': [
    async () => {
      const shopper = await newVisitor();
      return (await loginAt(shopper, await authorizationOf(shopper))).location;
    },
    'SUCCESS',
    'AUTHORIZE',
  ],
  'a silent sign-in without a member': [
    async () => {
      const shopper = await newVisitor();
      const url = await authorizationOf(shopper, {}, 'none');
      return (await visit(shopper.sandbox, url)).location;
    },
    'ERROR',
    'AUTHORIZE',
  ],
  'an abandoned checkout on a strict site': [
    async () => (await (await open(await shopperWithCart({ strict: true }))).press('abandon')).location,
    'UNKNOWN',
    'UNKNOWN',
  ],
};

test.each(Object.entries(ways))(
  'the address after %s has the outcome',
  async (_, [ends, status, purpose]) => {
    expect(redirectOutcome(await ends())).toMatchObject({ status, purpose });
  },
);
