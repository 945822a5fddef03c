import assert from 'node:assert/strict';
import { completeSignIn, startSignIn } from 'vitrine/sign-in';
import { attemptsInMemory } from './attempts.ts';
import { arrived, pageOf } from './person.ts';
import type { Journey } from './stage.ts';

/** J20: signing in by an identity provider, as a known member and as a new one. */
export const singleSignOn: Journey = async ({ site, another, person, state }) => {
  const { idpConnections } = (await state()).settings;
  const [provider] = idpConnections;
  assert(provider);
  const attempts = attemptsInMemory();
  const asking = { redirectUri: 'http://localhost:5173/callback', attempts, idp: provider.id };

  const known = await startSignIn(site, asking);
  assert(pageOf(await person.open(known.url)).html.includes(provider.name), 'the page of the provider');
  const back = arrived(await person.press('yes', { email: 'ada@example.org' }));
  await completeSignIn(site, back, { attempts });
  assert.equal(site.session.getSnapshot().role, 'member');
  const ada = (await state()).members.find(({ email }) => email === 'ada@example.org');
  assert.equal(ada?.connections[0]?.idpConnectionId, provider.id);

  const before = (await state()).members.length;
  const stranger = another();
  const unknown = await startSignIn(stranger, { ...asking, prompt: 'select_account' });
  await person.open(unknown.url);
  await completeSignIn(stranger, arrived(await person.press('new')), { attempts });
  assert.equal((await state()).members.length, before + 1, 'who is new becomes a member');
};
