import type { VitrineClient } from 'vitrine';
import { toast } from '../lib/announcer.ts';
import { type IdentityId, SAMPLE_PASSWORD, sampleMembers } from './identities.ts';
import { createStore } from '../lib/store.ts';
import { text } from '../text/text.ts';

const underWay = new WeakSet<VitrineClient>();

/** Clients whose automatic sign-in has succeeded or was rejected; pages no longer wait for it. */
export const arrived = createStore<ReadonlySet<VitrineClient>>(new Set());

/**
 * Signs in an identity that stands for a sandbox member, unless it is signed in already. A member that still needs the
 * owner's approval stays a visitor and sees a message.
 */
export const arrive = async (id: IdentityId, client: VitrineClient): Promise<void> => {
  const member = sampleMembers[id];
  const { session } = client;
  if (!member || !session || session.getSnapshot().loggedIn || underWay.has(client)) return;
  underWay.add(client);
  try {
    const { passwordSignIn } = await import('vitrine/sign-in');
    const flow = passwordSignIn({ ...client, session });
    const { loginState } = await flow.login({ email: member.email, password: SAMPLE_PASSWORD });
    if (loginState === 'SUCCESS') await flow.complete();
    else if (loginState === 'OWNER_APPROVAL_REQUIRED') toast(text.identity.waits(member.name));
    else toast(text.identity.notSignedIn(member.name), 'error');
  } catch {
    toast(text.identity.notSignedIn(member.name), 'error');
  } finally {
    underWay.delete(client);
    arrived.set((all) => new Set([...all, client]));
  }
};
