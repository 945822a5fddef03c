import assert from 'node:assert/strict';
import { passwordSignIn } from 'vitrine/sign-in';
import type { Journey } from './stage.ts';

/** J18: registering, and verifying the e-mail address by the code of a mail. */
export const register: Journey = async ({ site, state, mailTo, advance, control }) => {
  await control('settings', { verifyEmail: true });
  const flow = passwordSignIn(site);
  const credentials = { email: 'zoe@example.org', password: 'a-long-enough-one' };
  const taken = await flow.register({ ...credentials, email: 'ada@example.org' });
  assert(taken.loginState === 'FAILURE' && taken.errorCode === 'emailAlreadyExists');

  const waiting = await flow.register({ ...credentials, profile: { firstName: 'Zoe' } });
  assert.equal(waiting.loginState, 'EMAIL_VERIFICATION_REQUIRED');
  const first = await mailTo('zoe@example.org');
  assert.match(first.secret ?? '', /^\d{6}$/);
  await advance(31);
  await flow.resend();
  const second = await mailTo('zoe@example.org');
  assert.notEqual(second.secret, first.secret);
  assert.equal((await flow.verify(second.secret ?? '')).loginState, 'SUCCESS');

  const zoe = (await state()).members.find(({ email }) => email === 'zoe@example.org');
  assert.equal(zoe?.emailVerified, true);
  assert.equal(zoe.profile.firstName, 'Zoe');
  const late = await flow.verify('000000');
  assert.equal(late.loginState, 'FAILURE', 'there is nothing to verify any more');
  await control('settings', { verifyEmail: false });
};
