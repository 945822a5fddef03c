import { expect, test } from 'vitest';
import { createSandbox } from '../../create-sandbox.ts';
import { codeOf } from '../../testing/box-office.ts';
import { appOf, callerWith, productOf, referenceTo, signingAppOf, visitorOf } from '../../testing/shopper.ts';
import { DEFAULT_OWNER_KEY } from '../../engine/settings.ts';

const SIGN_ON = '/v2/sign-on';
const email = 'Kim.Berg@example.org';

test('R45: an app cannot sign a person on without the owner’s API key beside its token', async () => {
  const sandbox = createSandbox();
  const { token } = await appOf(sandbox);
  for (const header of [token, `${token},wrong`, `${token},${DEFAULT_OWNER_KEY},more`, `${token},`]) {
    const refused = await callerWith(sandbox, header).post(SIGN_ON, { loginId: { email } });
    expect([refused.status, codeOf(refused)]).toEqual([401, 'UNAUTHENTICATED']);
  }
  const app = callerWith(sandbox, `${token}, ${DEFAULT_OWNER_KEY}`);
  expect((await app.post(SIGN_ON, { loginId: { email } })).status).toBe(200);
});

test('R45: a visitor cannot sign a person on, even with the API key', async () => {
  const sandbox = createSandbox();
  const { token } = await visitorOf(sandbox);
  const refused = await callerWith(sandbox, `${token},${DEFAULT_OWNER_KEY}`).post(SIGN_ON, {
    loginId: { email },
  });
  expect([refused.status, codeOf(refused)]).toEqual([403, 'PERMISSION_DENIED']);
});

test.each([
  { mergeExistingContact: undefined, result: 'becomes the member' },
  { mergeExistingContact: true, result: 'becomes the member' },
  { mergeExistingContact: false, result: 'stays beside the member' },
])(
  'R45: with mergeExistingContact $mergeExistingContact a contact with the address $result',
  async ({ mergeExistingContact }) => {
    const sandbox = createSandbox({ settings: { refuseItemsInStock: false } });
    const visitor = await visitorOf(sandbox);
    const waiting = await visitor.post('/v1/back-in-stock-notification-requests', {
      request: { email, catalogReference: referenceTo(sandbox, productOf(sandbox, 'oak-board').slug) },
      itemDetails: { name: 'Oak board', price: '49.00' },
    });
    expect(waiting.status).toBe(200);
    const contactId = waiting.body.text('request.contactId');
    const app = await signingAppOf(sandbox);
    const { body } = await app.post(SIGN_ON, { loginId: { email }, mergeExistingContact });
    expect(body.at('identity.id') === contactId).toBe(mergeExistingContact !== false);
    const again = await app.post(SIGN_ON, { loginId: { email }, mergeExistingContact });
    expect(again.body.at('identity.id')).toBe(body.at('identity.id'));
  },
);
