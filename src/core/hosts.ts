import { checkedHost, type PrefixOverrides } from './prefix.ts';

/**
 * The addresses of services that another host serves, such as one's own backend:
 *
 *     createClient({ services: { backend }, prefixes: hosts({ 'my-backend': 'https://api.example.com' }) });
 *
 * The keys are the names of the services, which are the file names of their descriptions. Calls that list identities in
 * `x-identity` send the token of the client to this host; all other calls of a generated service send no token.
 * @throws ValidationError (`invalid-host`) for an address that `createClient` rejects as its host too.
 */
export const hosts = (addresses: Readonly<Record<string, string>>): PrefixOverrides =>
  Object.fromEntries(
    Object.entries(addresses).map(([service, address]) => {
      const host = checkedHost(address);
      return [service, (path: string) => host + path];
    }),
  );
