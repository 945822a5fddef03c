import { useEffect, useInsertionEffect, useSyncExternalStore } from 'react';
import { createSignIn } from '../sign-in/flow/create-sign-in.ts';
import type { SignIn } from '../sign-in/flow/sign-in.ts';
import type { SignInSettings } from '../sign-in/flow/settings.ts';
import type { SignInState } from '../sign-in/flow/states.ts';
import type { SignInClient } from '../sign-in/authorize.ts';
import type { VitrineClient } from '../core/client.ts';
import { clientOf, useCache } from './binding.ts';

/** The state of a sign-in, and the functions that can be called in any state. */
export interface UsedSignIn extends Pick<SignIn, 'finish' | 'verify' | 'setPassword' | 'reset'> {
  readonly state: SignInState;
}

const machines = new WeakMap<VitrineClient, SignIn>();

const hasSession = (client: VitrineClient): client is VitrineClient & SignInClient =>
  client.session !== undefined;

/** The sign-in of a client, shared by all screens: unmounting a screen does not end it. */
const machineOf = (client: VitrineClient, settings: SignInSettings | undefined): SignIn => {
  if (!hasSession(client))
    throw new Error('Signing in needs a session: createClient({ auth: oauth({ clientId }) }).');
  const machine = machines.get(client) ?? createSignIn(client, settings);
  machines.set(client, machine);
  return machine;
};

/**
 * The sign-in with all its states, see {@link SignInState}. All components below a provider share one sign-in, so that
 * a form, a page for the code and a callback page can be separate screens. Strict Mode runs effects twice;
 * `finish(location.href)` in an effect still sends one token request. Afterwards the address of the page and its entry in the
 * history have no code and no state.
 * @param settings Settings of this site. A value from any component applies to all components, until another
 * value is passed.
 */
export const useSignIn = (settings?: SignInSettings): UsedSignIn => {
  const machine = machineOf(clientOf(useCache()), settings);
  useInsertionEffect(() => {
    // Runs before any effect, because the effect of a child may call `finish`. `memory` is left out, because another
    // memory may change the state, which is not allowed during a render.
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
