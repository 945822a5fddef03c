import { createClient, oauth, type VitrineClient } from '../../src/index.ts';
import type { Sandbox } from '../../src/sandbox/create-sandbox.ts';
import { type Operation, services } from './inventory.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export const clientId = '9c7ff0a4-6a5d-4e5c-8f7e-2a9c0b1d3e4f';

/** A client of everybody who may call something: a visitor, a member, the owner. */
export const callersOf = (sandbox: Sandbox, host: string, fetch: Fetch) => {
  const visitor = createClient({ auth: oauth({ clientId }), host, services, fetch });
  const withToken = (token: string) =>
    createClient({ host, services, fetch, headers: { Authorization: token } });
  const owner = withToken(sandbox.state.settings.ownerApiKey);
  const may = ({ identity }: Operation): VitrineClient =>
    identity.length === 0 || identity.includes('visitor') ? visitor : owner;
  return { visitor, owner, withToken, may };
};
