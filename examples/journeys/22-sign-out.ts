import assert from 'node:assert/strict';
import { AuthError } from 'vitrine';
import { queryProducts } from 'vitrine/catalog-v1';
import { completeSignIn, signOut, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { arrived } from './person.ts';
import type { Journey } from './stage.ts';

/** J22: signing out here and at the platform; the next call is made as a new visitor. */
export const signOutAgain: Journey = async ({ site, person, state }) => {
  const attempts = attemptsInMemory();
  const asking = { redirectUri: 'http://localhost:5173/callback', attempts };
  const { url } = await startSignIn(site, asking);
  await person.open(url);
  const back = await person.press('login', { email: 'ada@example.org', password: 'sandbox-password' });
  await completeSignIn(site, arrived(back), { attempts });

  const goodbye = await signOut(site, { postFlowUrl: 'http://localhost:5173/bye' });
  assert.equal(site.session.getSnapshot().role, 'none');
  assert.equal(arrived(await person.open(goodbye.url)).pathname, '/bye');
  const { accessTokens } = await state();
  assert(
    !Object.values(accessTokens).some(({ caller }) => caller.role === 'member'),
    'its tokens have ended',
  );

  const silently = await startSignIn(site, { ...asking, prompt: 'none' });
  await assert.rejects(
    completeSignIn(site, arrived(await person.open(silently.url)), { attempts }),
    (error) => error instanceof AuthError && error.message.includes('login_required'),
  );
  await queryProducts({}, { client: site });
  assert.equal(site.session.getSnapshot().role, 'visitor');
};
