import assert from 'node:assert/strict';
import { getCurrentCart } from 'vitrine/carts';
import { completeSignIn, passwordSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { addPieces, productNamed } from './parts.ts';
import { arrived } from './person.ts';
import type { Journey } from './stage.ts';

const password = 'sandbox-password';

/** J17: a sign-in page of one's own, with each of its branches; afterwards the login page asks no question. */
export const ownSignInPage: Journey = async ({ site, person, control }) => {
  await addPieces(site, await productNamed(site, 'Studio Tee'), 1, { Size: 'M', Color: 'Green' });
  const flow = passwordSignIn(site, { captcha: 'visible' });
  const stateFor = async (email: string, given = password) => {
    const { loginState, ...more } = await flow.login({ email, password: given });
    return [loginState, 'errorCode' in more ? more.errorCode : undefined];
  };
  assert.deepEqual(await stateFor('ada@example.org', 'not it'), ['FAILURE', 'invalidPassword']);
  assert.deepEqual(await stateFor('nobody@example.org'), ['FAILURE', 'invalidEmail']);
  assert.deepEqual(await stateFor('ida@example.org'), ['FAILURE', 'resetPassword']);
  assert.deepEqual(await stateFor('otto@example.org'), ['OWNER_APPROVAL_REQUIRED', undefined]);
  assert.deepEqual(await stateFor('mira@example.org'), ['EMAIL_VERIFICATION_REQUIRED', undefined]);
  await control('settings', { captcha: 'visible' });
  assert.deepEqual(await stateFor('ada@example.org'), ['USER_CAPTCHA_REQUIRED', 'missingCaptchaToken']);
  await control('settings', { captcha: 'off' });

  assert.deepEqual(await stateFor('ada@example.org'), ['SUCCESS', undefined]);
  const attempts = attemptsInMemory();
  const redirectUri = 'http://localhost:5173/callback';
  const away = await flow.complete({ redirect: { redirectUri, attempts } });
  assert(away, 'there is no frame in this process, so it goes by the login page');
  await completeSignIn(site, arrived(await person.open(away.url)), { attempts });
  assert.equal(site.session.getSnapshot().role, 'member');
  assert.equal((await getCurrentCart({ client: site })).cart?.lineItems.length, 1);
};
