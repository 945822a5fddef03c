import { describe, expect, test } from 'vitest';
import { codeOf, login, memberOf, newestMail } from '../../testing/sign-in.ts';
import { CLIENT_ID, newVisitor, signingAppOf } from '../../testing/shopper.ts';

describe('passwords', () => {
  test('are changed by the member', async () => {
    const shopper = await newVisitor();
    const member = await memberOf(shopper);
    expect((await member.post('/v2/change-password', { newPassword: 'another-one' })).body.value).toEqual({});
    expect(codeOf(await login(shopper, 'ada'))).toBe('-19976');
    expect((await login(shopper, 'ada', 'another-one')).status).toBe(200);
    expect((await member.post('/v2/change-password', { newPassword: 'short' })).status).toBe(400);
  });

  test('R40: are reset with the token of a mail, once and within a day; all sessions end', async () => {
    const shopper = await newVisitor();
    const member = await memberOf(shopper, 5);
    const redirect = { url: 'http://localhost:5173/recovered', clientId: CLIENT_ID };
    expect((await shopper.post('/v1/send-email', { email: 'ida@example.org', redirect })).body.value).toEqual(
      {},
    );
    const recover = () =>
      shopper.post('/v1/recover', { recoveryToken: newestMail(shopper), password: 'another-one' });
    expect((await recover()).body.at('state')).toBe('SUCCESS');
    expect((await recover()).status).toBe(400);
    expect((await member.cart()).status).toBe(401);
    expect((await login(shopper, 'ida', 'another-one')).body.at('state')).toBe('SUCCESS');
    await shopper.post('/v1/send-email', { email: 'ida@example.org' });
    shopper.sandbox.advance(24 * 3_600_000);
    const visitor = await newVisitor({ state: shopper.sandbox.state });
    const late = await visitor.post('/v1/recover', {
      recoveryToken: newestMail(shopper),
      password: 'another-one',
    });
    expect(late.status).toBe(400);
  });

  test('R40: a recovery link works for the time that the site sets', async () => {
    const shopper = await newVisitor({ settings: { recoveryHours: 1 } });
    const recover = async (wait: string) => {
      await shopper.post('/v1/send-email', { email: 'ada@example.org' });
      const recoveryToken = newestMail(shopper);
      shopper.sandbox.advance(wait);
      return (await shopper.post('/v1/recover', { recoveryToken, password: 'another-one' })).status;
    };
    expect([await recover('59m'), await recover('1h')]).toEqual([200, 400]);
  });

  test('the response does not tell who is a member, and no mail links to an address that is not allowed', async () => {
    const shopper = await newVisitor();
    const answer = await shopper.post('/v1/send-email', { email: 'nobody@example.org' });
    expect([answer.status, answer.body.value, shopper.sandbox.state.mails]).toEqual([200, {}, []]);
    const redirect = { url: 'https://evil.example/' };
    expect((await shopper.post('/v1/send-email', { email: 'ada@example.org', redirect })).status).toBe(400);
    expect((await shopper.post('/v1/send-email', { email: 'ada' })).status).toBe(400);
  });

  test('an app signs a person on and mails an invitation to set the first password', async () => {
    const shopper = await newVisitor();
    const app = await signingAppOf(shopper.sandbox);
    const { body } = await app.post('/v2/sign-on', {
      loginId: { email: 'guest@example.org' },
      verifyEmail: true,
    });
    expect(body.text('sessionToken')).toBeTruthy();
    await app.post('/v1/activation-email', { identityId: body.text('identity.id') });
    const done = await shopper.post('/v1/recover', {
      recoveryToken: newestMail(shopper),
      password: 'first-one',
    });
    expect(done.body.at('state')).toBe('SUCCESS');
    const unknown = await app.post('/v1/activation-email', { identityId: CLIENT_ID });
    expect([unknown.status, codeOf(unknown)]).toEqual([404, 'NOT_FOUND']);
  });
});
