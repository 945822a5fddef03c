import assert from 'node:assert/strict';
import { createRedirectSession } from 'vitrine/redirect-session';
import { completeSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { callbacks } from './parts.ts';
import { arrived, pageOf } from './person.ts';
import type { Journey } from './stage.ts';

/** J23: a member's own pages at the platform, and the way back. */
export const account: Journey = async ({ site, person }) => {
  const attempts = attemptsInMemory();
  const { url } = await startSignIn(site, { redirectUri: 'http://localhost:5173/callback', attempts });
  await person.open(url);
  const back = await person.press('login', { email: 'ada@example.org', password: 'sandbox-password' });
  await completeSignIn(site, arrived(back), { attempts });

  for (const section of ['ACCOUNT_INFO', 'BOOKINGS', 'ORDERS', 'SUBSCRIPTIONS', 'EVENTS'] as const) {
    const { redirectSession } = await createRedirectSession(
      { memberAccountPage: { section }, callbacks },
      { client: site },
    );
    const page = pageOf(await person.open(redirectSession?.fullUrl ?? ''));
    assert.equal(page.status, 200, section);
    assert(page.html.includes('Ada'), section);
  }
  const home = arrived(await person.press('abandon'));
  assert.equal(home.searchParams.get('wixMemberLoggedIn'), 'true');
};
