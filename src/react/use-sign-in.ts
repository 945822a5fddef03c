import { useEffect, useInsertionEffect, useSyncExternalStore } from 'react';
import { createSignIn } from '../sign-in/flow/create-sign-in.ts';
import type { SignIn } from '../sign-in/flow/sign-in.ts';
import type { SignInSettings } from '../sign-in/flow/settings.ts';
import type { SignInState } from '../sign-in/flow/states.ts';
import type { SignInClient } from '../sign-in/authorize.ts';
import type { VitrineClient } from '../core/client.ts';
import { clientOf, useCache } from './binding.ts';

/** The state of a sign-in, and what may come from outside in any state. */
export interface UsedSignIn extends Pick<SignIn, 'finish' | 'verify' | 'setPassword' | 'reset'> {
  readonly state: SignInState;
}

const machines = new WeakMap<VitrineClient, SignIn>();

const hasSession = (client: VitrineClient): client is VitrineClient & SignInClient =>
  client.session !== undefined;

/** The one machine of a client: every screen goes on with it, and unmounting one of them gives nothing up. */
const machineOf = (client: VitrineClient, settings: SignInSettings | undefined): SignIn => {
  if (!hasSession(client))
    throw new Error('Signing in needs a session: createClient({ auth: oauth({ clientId }) }).');
  const machine = machines.get(client) ?? createSignIn(client, settings);
  machines.set(client, machine);
  return machine;
};

/**
 * Signing in, with every state that there is; see {@link SignInState}. All components below a provider share one sign-in,
 * so that a form, a page for the code and a callback page can be screens of their own. Strict Mode calls effects twice:
 * `finish(location.href)` in one asks for tokens once.
 * @param settings Of this site; what one component gives holds for all, until one gives another value.
 */
export const useSignIn = (settings?: SignInSettings): UsedSignIn => {
  const machine = machineOf(clientOf(useCache()), settings);
  useInsertionEffect(() => {
    // Runs before any effect, because the effect of a child may call `finish`. Another memory may change the state,
    // which is not allowed during a render.
    const { memory: _later, ...others } = settings ?? {};
    machine.configure(others);
  }, [machine, settings]);
  useEffect(() => {
    if (settings) machine.configure(settings);
  }, [machine, settings]);
  const state = useSyncExternalStore(machine.subscribe, machine.getSnapshot, machine.getServerSnapshot);
  const { finish, verify, setPassword, reset } = machine;
  return { state, finish, verify, setPassword, reset };
};
