import assert from 'node:assert/strict';
import { getCurrentCart } from 'vitrine/carts';
import { AuthError } from 'vitrine';
import { completeSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { addPieces, productNamed } from './parts.ts';
import { arrived, pageOf } from './person.ts';
import type { Journey } from './stage.ts';

/** J16: signing in at the platform's login page. The cart stays, and a callback works once. */
export const hostedSignIn: Journey = async ({ site, person }) => {
  const attempts = attemptsInMemory();
  const redirectUri = 'http://localhost:5173/callback';
  const before = await addPieces(site, await productNamed(site, 'Studio Tee'), 2, {
    Size: 'M',
    Color: 'Green',
  });
  assert(before);

  const declined = await startSignIn(site, { redirectUri, attempts, returnTo: '/cart' });
  pageOf(await person.open(declined.url));
  const no = arrived(await person.press('no'));
  await assert.rejects(
    completeSignIn(site, no, { attempts }),
    (error) => error instanceof AuthError && error.code === 'sign-in-refused',
  );
  assert.equal(site.session.getSnapshot().role, 'visitor');

  const { url } = await startSignIn(site, { redirectUri, attempts, returnTo: '/cart' });
  pageOf(await person.open(url));
  const wrong = pageOf(await person.press('login', { email: 'ada@example.org', password: 'not it' }));
  assert.equal(wrong.status, 422);
  const back = arrived(
    await person.press('login', { email: 'ada@example.org', password: 'sandbox-password' }),
  );
  assert.deepEqual(await completeSignIn(site, back, { attempts }), { returnTo: '/cart' });
  assert.equal(site.session.getSnapshot().role, 'member');
  const { cart } = await getCurrentCart({ client: site });
  assert(cart);
  assert.deepEqual(
    cart.lineItems.map(({ quantity }) => quantity),
    before.lineItems.map(({ quantity }) => quantity),
  );
  await assert.rejects(
    completeSignIn(site, back, { attempts }),
    (error) => error instanceof AuthError && error.code === 'callback-refused',
  );
};
