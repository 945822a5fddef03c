import { completeSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from '../attempts.ts';
import { arrived } from '../person.ts';
import type { Stage } from '../stage.ts';

/** Signs the person in as Ada at the platform's page. */
export const signInAsAda = async ({ site, person }: Pick<Stage, 'site' | 'person'>): Promise<void> => {
  const attempts = attemptsInMemory();
  const { url } = await startSignIn(site, { redirectUri: 'http://localhost:5173/callback', attempts });
  await person.open(url);
  const back = await person.press('login', { email: 'ada@example.org', password: 'sandbox-password' });
  await completeSignIn(site, arrived(back), { attempts });
};
