import assert from 'node:assert/strict';
import { app, createClient, isApiError } from 'vitrine';
import { changePassword, signOn } from 'vitrine/auth';
import { recover, sendActivationEmail, sendRecoveryEmail } from 'vitrine/recovery';
import { completeSignIn, passwordSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { arrived } from './person.ts';
import { clientId, type Journey, type Stage } from './stage.ts';

/**
 * J21: a forgotten password, a changed password, an account that waits for the owner's approval, and a member whom the
 * site adds.
 */
export const recovery: Journey = async (stage) => {
  const { site, owner, person, state, mailTo } = stage;
  const email = 'ada@example.org';
  await sendRecoveryEmail({ email: 'nobody@example.org' }, { client: site });
  await sendRecoveryEmail({ email, language: 'de' }, { client: site });
  const { secret: recoveryToken } = await mailTo(email);
  assert(recoveryToken !== null);
  await recover({ recoveryToken, password: 'second-password' }, { client: site });
  await assert.rejects(
    recover({ recoveryToken, password: 'third-password' }, { client: site }),
    (error) => isApiError(error) && error.status === 400,
  );
  const flow = passwordSignIn(site);
  assert.equal((await flow.login({ email, password: 'sandbox-password' })).loginState, 'FAILURE');
  assert.equal((await flow.login({ email, password: 'second-password' })).loginState, 'SUCCESS');

  const attempts = attemptsInMemory();
  const { url } = await startSignIn(site, { redirectUri: 'http://localhost:5173/callback', attempts });
  await person.open(url);
  const back = await person.press('login', { email, password: 'second-password' });
  await completeSignIn(site, arrived(back), { attempts });
  await changePassword({ newPassword: 'fourth-password' }, { client: site });
  assert.equal((await flow.login({ email, password: 'fourth-password' })).loginState, 'SUCCESS');

  const noor = (await state()).members.find((member) => member.email === 'noor@example.org');
  assert(noor);
  await sendActivationEmail({ identityId: noor.id }, { client: owner });
  assert.equal((await mailTo(noor.email)).kind, 'activation');
  await addedByTheSite(stage);
};

/** An app of the site adds a member, who sets a password by the link of the owner's mail, and signs in. */
const addedByTheSite = async ({ host, site, owner, state, mailTo }: Stage): Promise<void> => {
  const email = 'kim@example.org';
  const client = createClient({
    host,
    auth: app({
      appId: clientId,
      appSecret: 'sandbox-app-secret',
      instanceId: clientId,
      apiKey: 'sandbox-owner-api-key',
    }),
  });
  const { identity } = await signOn({ loginId: { email }, verifyEmail: true }, { client });
  assert(identity?.id !== undefined);
  const kim = (await state()).members.find((member) => member.id === identity.id);
  assert.equal(kim?.emailVerified, true);
  await sendActivationEmail({ identityId: identity.id }, { client: owner });
  const { secret: recoveryToken } = await mailTo(email);
  assert(recoveryToken !== null);
  await recover({ recoveryToken, password: 'password-of-kim' }, { client: site });
  const { loginState } = await passwordSignIn(site).login({ email, password: 'password-of-kim' });
  assert.equal(loginState, 'SUCCESS');
};
