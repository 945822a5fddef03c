import assert from 'node:assert/strict';
import { isApiError } from 'vitrine';
import { changePassword } from 'vitrine/auth';
import { recover, sendActivationEmail, sendRecoveryEmail } from 'vitrine/recovery';
import { completeSignIn, passwordSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { arrived } from './person.ts';
import type { Journey } from './stage.ts';

/** J21: a forgotten password, a changed password, and an account that waits for the owner's approval. */
export const recovery: Journey = async ({ site, owner, person, state, mailTo }) => {
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
};
