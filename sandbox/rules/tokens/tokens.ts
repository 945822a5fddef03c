import type {
  AuthorizationCodeGrant,
  AuthorizedClientGrant,
  ClientCredentialsGrant,
  RefreshTokenGrant,
  TokenRequest,
  TokenResponse,
} from '../../../generated/oauth2/types.ts';
import { PlatformError } from '../../engine/errors.ts';
import { composedHeader, tokenKey } from '../../engine/identity.ts';
import { idFrom, nextId } from '../../engine/ids.ts';
import { digest } from '../../engine/values/random.ts';
import type { Caller } from '../../records/state.ts';
import { cartBefore, cartDeleted, changed } from '../cart/cart-notifications.ts';
import { findCart } from '../cart/current-cart.ts';
import { redeemCode } from './codes.ts';
import { keyOf, newId, type CallContext, type Rule, type World } from '../../engine/context.ts';
import { callerOfMember, memberById } from '../members/members.ts';
import { mergeCarts } from '../cart/merge-carts.ts';
import { oauthError } from './oauth-error.ts';
import { planSweep, KNOWN_AFTER_END } from './plan-sweep.ts';

const DAY = 86_400_000;

/** createToken (R10 to R15). `grantType` names the grant; servers and apps use `grant_type`. */
export const createToken: Rule = (call) => {
  const body = call.body as TokenRequest;
  checkClient(call, body);
  if ('grant_type' in body)
    return body.grant_type === 'client_credentials' ? appToken(call, body) : signInById(call, body);
  if (body.grantType === 'refresh_token') return renew(call, body);
  if (body.grantType === 'authorization_code') return trade(call, body);
  return issue(call, { role: 'visitor', id: newId(call, 'visitor') }, body.clientId);
};

const checkClient = ({ state }: CallContext, body: TokenRequest): void => {
  const { clientIds } = state.settings;
  const clientId = 'clientId' in body ? body.clientId : undefined;
  if (clientIds && clientId !== undefined && !clientIds.includes(clientId))
    throw oauthError(401, 'invalid_client', 'Client not found');
};

/** A new opaque token, derived from the seed and the counter of the state. */
const newToken = ({ state }: World, kind: 'access' | 'refresh', claims = ''): string => {
  const id = nextId(state, kind);
  return `sandbox.${kind}.${claims}${digest(`${state.seed}:${id}`)}${id.replaceAll('-', '')}`;
};

/** The times in an access token, as the platform's tokens have them, in the place of a JSON Web Token's claims. */
const claimsFrom = (now: number, seconds: number): string => {
  const iat = Math.floor(now / 1000);
  return `${btoa(JSON.stringify({ iat, exp: iat + seconds })).replaceAll('=', '')}.`;
};

/** Issues tokens for a caller in four members, as live (R10, R11, R709). A given refresh token stays valid and is returned again (R14). */
const issue = (
  world: World,
  caller: Caller,
  clientId: string | null,
  refreshToken = newToken(world, 'refresh'),
): TokenResponse => {
  const { accessTokenSeconds, refreshTokenDays } = world.state.settings;
  const now = world.clock.now();
  const accessToken = newToken(world, 'access', claimsFrom(now, accessTokenSeconds));
  const accessRecord = { caller, clientId, expiresAt: now + accessTokenSeconds * 1000 };
  world.state.accessTokens[tokenKey(accessToken)] = accessRecord;
  const refreshRecord = (world.state.refreshTokens[tokenKey(refreshToken)] ??= {
    caller,
    clientId,
    expiresAt: now + refreshTokenDays * DAY,
  });
  planSweep(world, Math.min(accessRecord.expiresAt + KNOWN_AFTER_END, refreshRecord.expiresAt));
  return {
    access_token: accessToken,
    expires_in: accessTokenSeconds,
    refresh_token: refreshToken,
    token_type: 'Bearer',
  };
};

/** The error for a refresh token that is not valid (R11). */
const deadToken = ({ state }: World, description: string): PlatformError =>
  state.settings.deadRefreshTokens === 'message'
    ? new PlatformError(400, description, { message: description })
    : oauthError(400, 'invalid_grant', description);

/**
 * Renews tokens; the identity and the refresh token stay (R12, R14). An invalid refresh token gives 400, after which a
 * client asks for anonymous tokens (R13).
 */
const renew = (call: CallContext, { refreshToken, clientId }: RefreshTokenGrant): TokenResponse => {
  const record = call.state.refreshTokens[tokenKey(refreshToken)];
  if (!record || call.clock.now() >= record.expiresAt)
    throw deadToken(call, 'The refresh token is not valid');
  if (clientId !== undefined && record.clientId !== null && clientId !== record.clientId)
    throw deadToken(call, 'The refresh token belongs to another client');
  if (!call.state.settings.rotateRefreshTokens)
    return issue(call, record.caller, record.clientId, refreshToken);
  delete call.state.refreshTokens[tokenKey(refreshToken)];
  return issue(call, record.caller, record.clientId);
};

/**
 * The member that a grant names, as a caller. Throws if the member was blocked or deleted meanwhile (R37). Missing
 * approval or verification is checked by the sign-in (R30), not here.
 */
const memberToSignIn = (call: CallContext, id: string): Caller => {
  const member = memberById(call, id);
  if (!member) throw oauthError(400, 'invalid_grant', 'There is no such member');
  if (member.blocked || member.absence)
    throw oauthError(400, 'invalid_grant', 'The owner of the site has blocked this member');
  return callerOfMember(member);
};

/** Exchanges an authorization code for the tokens of its member (R16, R17). */
const trade = (call: CallContext, grant: AuthorizationCodeGrant): TokenResponse => {
  const code = redeemCode(call, grant);
  if (!code) throw oauthError(400, 'invalid_grant', 'The code is not known, was used before or has expired');
  const member = memberToSignIn(call, code.memberId);
  if (code.caller.role === 'visitor') moveCart(call, code.caller, member);
  return issue(call, member, code.clientId);
};

/** A server signs a member in by id (R15). The header holds the visitor's token, a comma and the owner's API key. */
const signInById = (call: CallContext, { member_id }: AuthorizedClientGrant): TokenResponse => {
  const [accessToken = '', apiKey, ...more] = composedHeader(call.header('authorization'));
  const record = call.state.accessTokens[tokenKey(accessToken)];
  if (
    !record ||
    call.clock.now() >= record.expiresAt ||
    apiKey !== call.state.settings.ownerApiKey ||
    more.length
  )
    throw oauthError(
      401,
      'invalid_client',
      'The header Authorization takes an access token, a comma and the API key',
    );
  const member = memberToSignIn(call, member_id);
  if (record.caller.role === 'visitor') moveCart(call, record.caller, member);
  return issue(call, member, record.clientId);
};

/** The access token of an app for one installation. There is no refresh token: the app requests a new access token. */
const appToken = (call: CallContext, body: ClientCredentialsGrant): TokenResponse => {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(body.instance_id);
  const id = isId ? body.instance_id.toLowerCase() : idFrom(`app:${body.instance_id}`);
  const { accessTokenSeconds } = call.state.settings;
  const accessToken = newToken(call, 'access');
  const expiresAt = call.clock.now() + accessTokenSeconds * 1000;
  call.state.accessTokens[tokenKey(accessToken)] = { caller: { role: 'app', id }, clientId: null, expiresAt };
  planSweep(call, expiresAt + KNOWN_AFTER_END);
  return { access_token: accessToken, expires_in: accessTokenSeconds, token_type: 'Bearer' };
};

/** Moves the cart of a visitor who signs in to the member, or merges it into the member's cart (R18). */
export const moveCart = (world: World, visitor: Caller, member: Caller): void => {
  const { carts, settings } = world.state;
  const asMember: World = { ...world, caller: member };
  const from = findCart(world, visitor);
  const to = findCart(world, member);
  if (!from) return;
  delete carts[keyOf(visitor)];
  if (!to || settings.cartOnSignIn === 'keep-visitor') {
    if (to) cartDeleted(asMember, to);
    const moved = { ...from, owner: member, checkoutId: null };
    carts[keyOf(member)] = moved;
    changed(asMember, moved, from);
    return;
  }
  cartDeleted(asMember, from);
  if (settings.cartOnSignIn === 'keep-member') return;
  const before = cartBefore(to);
  mergeCarts(world, from, to);
  changed(asMember, to, before);
};

/** Revokes every token of a caller (R19). */
export const endTokens = ({ state }: World, caller: Caller): void => {
  for (const tokens of [state.accessTokens, state.refreshTokens])
    for (const [key, record] of Object.entries(tokens))
      if (keyOf(record.caller) === keyOf(caller)) delete tokens[key];
};
