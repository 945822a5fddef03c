import assert from 'node:assert/strict';
import { AuthError } from 'vitrine';
import { completeSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { arrived } from './person.ts';
import type { Journey } from './stage.ts';

/** J19: a silent sign-in of a person who is signed in at the platform, and its refusal for a person who is not. */
export const silent: Journey = async ({ site, another, person }) => {
  const attempts = attemptsInMemory();
  const asking = { redirectUri: 'http://localhost:5173/callback', attempts };
  const unknown = await startSignIn(site, { ...asking, prompt: 'none' });
  await assert.rejects(
    completeSignIn(site, arrived(await person.open(unknown.url)), { attempts }),
    (error) => error instanceof AuthError && error.message.includes('login_required'),
  );

  const first = await startSignIn(site, asking);
  await person.open(first.url);
  await completeSignIn(
    site,
    arrived(await person.press('login', { email: 'ada@example.org', password: 'sandbox-password' })),
    { attempts },
  );

  const elsewhere = another();
  const silently = await startSignIn(elsewhere, { ...asking, prompt: 'none' });
  await completeSignIn(elsewhere, arrived(await person.open(silently.url)), { attempts });
  assert.equal(elsewhere.session.getSnapshot().role, 'member');
};
