import type { AuthorizationCodeGrant } from '../../../generated/oauth2/types.ts';
import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import { sha256 } from '../../engine/values/sha256.ts';
import type { AuthorizationRecord, Caller, CodeRecord, MemberRecord } from '../../records/state.ts';
import type { World } from '../../engine/context.ts';
import { newSecret } from '../members/members.ts';

const MINUTE = 60_000;

/** A new authorization code for a member, bound to the client, redirect address and challenge of the request (R16). */
export const newAuthorizationCode = (
  world: World,
  { clientId, redirectUri, codeChallenge }: AuthorizationRecord,
  member: MemberRecord,
  caller: Caller,
): string => {
  const code = newSecret(world, 'code');
  const expiresAt = world.clock.now() + world.state.settings.codeMinutes * MINUTE;
  const record: CodeRecord = { clientId, redirectUri, codeChallenge, memberId: member.id, caller, expiresAt };
  world.state.codes[tokenKey(code)] = record;
  return code;
};

/**
 * Redeems an authorization code. Undefined if the code is unknown or expired, or if the grant does not match the
 * request; the code is void in any case (R16, R17).
 */
export const redeemCode = (world: World, grant: AuthorizationCodeGrant): CodeRecord | undefined => {
  const key = tokenKey(grant.code);
  const record = ownValue(world.state.codes, key);
  delete world.state.codes[key];
  return record &&
    world.clock.now() < record.expiresAt &&
    record.clientId === grant.clientId &&
    record.redirectUri === (grant.redirectUri ?? null) &&
    record.codeChallenge === sha256(grant.codeVerifier)
    ? record
    : undefined;
};
