import { applicationError } from '../../engine/errors.ts';
import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import { digest } from '../../engine/values/random.ts';
import type { IdpConnectionSetting } from '../../records/settings.ts';
import type { MemberRecord, ProviderPerson } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { addMember, memberByEmail, newSecret, touch } from './members.ts';

/** The lifetime of a provider's code or token, in milliseconds. */
const GRANT_LIFE = 600_000;

/** The connection with an id. */
export const connectionOf = ({ state }: World, wanted: string): IdpConnectionSetting | undefined =>
  state.settings.idpConnections.find(({ id }) => id === wanted);

/** The connection with an id. Throws a 404 if the site has none. */
export const neededConnection = (world: World, wanted: string): IdpConnectionSetting => {
  const connection = connectionOf(world, wanted);
  if (!connection) throw applicationError(404, 'NOT_FOUND', 'The site has no such connection');
  return connection;
};

/** A person at a provider. Equal addresses are the same person. */
export const personAt = (connectionId: string, email: string, name: string): ProviderPerson => ({
  id: digest(`person:${connectionId}:${email}`),
  email,
  name,
});

/** A new code or token of a provider for a person. It works once. */
export const newProviderGrant = (world: World, connectionId: string, person: ProviderPerson): string => {
  const grant = newSecret(world, 'provider');
  const expiresAt = world.clock.now() + GRANT_LIFE;
  world.state.providerGrants[tokenKey(grant)] = { connectionId, person, expiresAt };
  return grant;
};

/** Redeems a code or token of a connection and returns its person. The code or token is void in any case. */
export const redeemProviderGrant = (
  world: World,
  connectionId: string,
  grant: string,
): ProviderPerson | undefined => {
  const key = tokenKey(grant);
  const record = ownValue(world.state.providerGrants, key);
  delete world.state.providerGrants[key];
  return record && record.connectionId === connectionId && world.clock.now() < record.expiresAt
    ? record.person
    : undefined;
};

/**
 * The member for a person of a provider: the member linked before, otherwise the member with the person's e-mail
 * address, otherwise a new member. Undefined for an unknown person if the connection refuses unknown people.
 */
export const memberOfPerson = (
  world: World,
  { id: idpConnectionId, unknownPeople }: IdpConnectionSetting,
  { id: idpUserId, email, name }: ProviderPerson,
): MemberRecord | undefined => {
  const linked = world.state.members.find(({ connections }) =>
    connections.some((one) => one.idpConnectionId === idpConnectionId && one.idpUserId === idpUserId),
  );
  if (linked) return linked;
  const known = memberByEmail(world, email);
  if (!known && unknownPeople === 'refuse') return undefined;
  const [firstName = '', ...rest] = name.split(' ');
  const member = known ?? addMember(world, email, { firstName, lastName: rest.join(' ') });
  if (!member.emailVerified) {
    // The provider has proven the address; the person who set the earlier password has not.
    member.emailVerified = true;
    member.passwordDigest = null;
  }
  member.connections.push({ idpConnectionId, idpUserId });
  touch(world.clock.iso(), member);
  return member;
};
