import assert from 'node:assert/strict';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { createSandbox } from './sandbox.mjs';

/** The client id of the visitor's sessions; the sandbox accepts any id. */
export const clientId = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** The id under which the store is named in references of the catalog. */
export const STORE = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** A sandbox that answers every request of the process. */
export const openSandbox = (options = {}) => {
  const sandbox = createSandbox({ clock: 'frozen', ...options });
  globalThis.fetch = (input, init) => sandbox.fetch(input, init);
  return sandbox;
};

/** A client of the official package for a new visitor. */
export const visitor = (modules) => createClient({ modules, auth: OAuthStrategy({ clientId }) });

/** Runs the steps of a program in order, and prints each. */
export const steps = async (list) => {
  for (const [name, step] of Object.entries(list)) {
    try {
      await step();
    } catch (error) {
      console.error(`  failed: ${name}`);
      throw error;
    }
    console.log(`  ok: ${name}`);
  }
};

export { assert };
