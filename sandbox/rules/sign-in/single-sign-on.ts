import type {
  LoginCallbackParams,
  LoginWithIdpConnectionParams,
  LoginWithIdpConnectionTokenParamsRequest,
  RawHttpResponse,
  StateMachineResponse,
} from '../../../generated/auth/types.ts';
import { leadTo } from '../../engine/envelope.ts';
import { applicationError, fieldError } from '../../engine/errors.ts';
import { tokenKey } from '../../engine/identity.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { IdpConnectionSetting } from '../../records/settings.ts';
import type { MemberRecord, SingleSignOnRecord } from '../../records/state.ts';
import type { CallContext, Rule, World } from '../../engine/context.ts';
import { memberOfSession, newSecret } from '../members/members.ts';
import { stateOfMember } from './member-state.ts';
import { newPlatformCookie } from './platform-cookie.ts';
import { memberOfPerson, neededConnection, redeemProviderGrant } from '../members/providers.ts';
import { isAllowed, notAllowed } from '../redirects/redirect-sessions.ts';

/** The lifetime of a single sign-on, in milliseconds. */
const LIFE = 600_000;
const PAYLOAD = 'customPayload.';
const API = '/_api/iam/authentication/v1';

/** The facts that a single sign-on starts with. */
type Beginning = Omit<SingleSignOnRecord, 'connectionId' | 'sessionKey' | 'expiresAt'>;

/** Starts a single sign-on and returns the address of the provider's page. */
export const beginSingleSignOn = (
  world: World,
  { id: connectionId }: IdpConnectionSetting,
  beginning: Beginning,
): string => {
  const state = newSecret(world, 'sso');
  const expiresAt = world.clock.now() + LIFE;
  world.state.singleSignOns[tokenKey(state)] = { ...beginning, connectionId, sessionKey: null, expiresAt };
  const pages = world.state.settings.pagesUrl ?? world.origin;
  return `${pages}/platform/idp/${encodeURIComponent(connectionId)}?state=${encodeURIComponent(state)}`;
};

/** The pending single sign-on with a given state. */
export const singleSignOnOf = (world: World, state: string): SingleSignOnRecord | undefined => {
  const record = ownValue(world.state.singleSignOns, tokenKey(state));
  return record && world.clock.now() < record.expiresAt ? record : undefined;
};

/** The path of the callback to which a provider redirects. */
export const providerCallback = ({ tenantId, connectionId }: SingleSignOnRecord, answer: object): string =>
  `${API}/sso/callback/SITE/${[tenantId, connectionId].map(encodeURIComponent).join('/')}?${new URLSearchParams({ ...answer })}`;

/**
 * Throws a 400 for a return address that the list does not allow (R43). It runs at the start and again before the
 * redirect.
 */
const checkReturn = ({ state }: World, returnTo: string): void => {
  if (!isAllowed(returnTo, state.settings.allowedRedirects))
    throw fieldError(`${PAYLOAD}returnTo`, 'VALIDATION', notAllowed(returnTo));
};

/**
 * loginWithIdpConnection: redirects to the provider. `returnTo` in the payload is the address of the shop to return to;
 * the default is the address of the site.
 */
export const loginWithIdpConnection: Rule = (call): RawHttpResponse => {
  const { tenantType, sessionId } = call.query as unknown as LoginWithIdpConnectionParams;
  const { tenantId = '', idpConnectionId = '' } = call.params;
  const connection = neededConnection(call, tenantType === 'SITE' ? idpConnectionId : '');
  const payload = Object.fromEntries(
    [...call.search]
      .filter(([name]) => name.startsWith(PAYLOAD))
      .map(([name, text]) => [name.slice(PAYLOAD.length), text]),
  );
  const { siteUrl } = call.state.settings;
  const asked = payload['returnTo'] ?? siteUrl;
  const returnTo = URL.canParse(asked, siteUrl) ? new URL(asked, siteUrl).href : asked;
  checkReturn(call, returnTo);
  return leadTo(
    beginSingleSignOn(call, connection, { tenantId, returnTo, redirectSessionId: null, sessionId, payload }),
  );
};

/**
 * The parameters of the provider's answer: the query of a browser, or a query that a program forwards as a text or in
 * parts.
 */
const saidBy = ({ search }: CallContext): URLSearchParams => {
  const rawQuery = search.get('rawQuery');
  if (rawQuery !== null) return new URLSearchParams(rawQuery);
  const values = search.getAll('queryParams.value');
  const passedOn = search.getAll('queryParams.key').map((key, at) => [key, values[at] ?? '']);
  return passedOn.length > 0 ? new URLSearchParams(passedOn) : search;
};

const notKnown = (field: string) =>
  fieldError(field, 'VALIDATION', 'is not known, was used before or has expired');

/**
 * The address of the page that started the sign-on, with the page's own texts and, if no member was signed in, the
 * reason.
 */
const back = (world: World, record: SingleSignOnRecord, error?: string): string => {
  const session = ownValue(world.state.redirectSessions, record.redirectSessionId ?? '');
  if (session?.authorization) {
    if (error !== undefined) session.authorization.idpOutcome = { error };
    const pages = world.state.settings.pagesUrl ?? world.origin;
    return `${pages}/platform/authorize/${session.id}/${session.visit}`;
  }
  const { returnTo, sessionId, payload } = record;
  checkReturn(world, returnTo ?? '');
  const address = new URL(returnTo ?? '');
  address.searchParams.set('sessionId', sessionId);
  for (const [name, text] of Object.entries(payload))
    if (name !== 'returnTo') address.searchParams.set(`${PAYLOAD}${name}`, text);
  if (error !== undefined) address.searchParams.set('error', error);
  return address.href;
};

/** loginWithIdpConnectionCallback: takes the provider's answer about a person, once. */
export const loginWithIdpConnectionCallback: Rule = (call): RawHttpResponse => {
  const { tenantType, tenantId, idpConnectionId = '' } = call.params;
  const connection = neededConnection(call, idpConnectionId);
  const said = saidBy(call);
  const state = said.get('state') ?? '';
  const record = singleSignOnOf(call, state);
  const isOurs =
    record?.connectionId === connection.id && record.tenantId === tenantId && tenantType === 'SITE';
  if (!record || !isOurs || record.sessionKey !== null) throw notKnown('state');
  // A sign-on accepts one answer of the provider, whatever the result.
  delete call.state.singleSignOns[tokenKey(state)];
  if (said.has('error')) return leadTo(back(call, record, 'access_denied'));
  const person = redeemProviderGrant(call, connection.id, said.get('code') ?? '');
  if (!person) throw notKnown('code');
  const member = memberOfPerson(call, connection, person);
  if (!member) return leadTo(back(call, record, 'unknown_person'));
  if (member.blocked || member.absence) return leadTo(back(call, record, 'member_blocked'));
  return leadTo(onwards(call, record, state, member));
};

const onwards = (
  call: CallContext,
  record: SingleSignOnRecord,
  state: string,
  member: MemberRecord,
): string => {
  const { state: reached, sessionToken } = stateOfMember(call, member);
  if (sessionToken === undefined) return back(call, record, `${reached}`.toLowerCase());
  const session = ownValue(call.state.redirectSessions, record.redirectSessionId ?? '');
  if (session?.authorization) {
    session.authorization.idpOutcome = { memberId: member.id };
    return back(call, record);
  }
  call.state.singleSignOns[tokenKey(state)] = { ...record, sessionKey: tokenKey(sessionToken) };
  return `${call.origin}${API}/callback?${new URLSearchParams({ state, sessionToken })}`;
};

/**
 * loginCallback: signs the member in at the hosted pages and redirects back. The page then gets tokens through a hidden
 * frame or through the login page with the prompt `none`; the visitor's cart moves to the member at that point (R18).
 */
export const loginCallback: Rule = (call): RawHttpResponse => {
  const { state = '', sessionToken = '' } = call.query as LoginCallbackParams;
  const record = singleSignOnOf(call, state);
  const key = tokenKey(sessionToken);
  if (!record || record.sessionKey !== key) throw notKnown('state');
  const member = memberOfSession(call, key);
  delete call.state.singleSignOns[tokenKey(state)];
  delete call.state.platformSessions[key];
  if (!member) throw notKnown('sessionToken');
  return leadTo(back(call, record), { key: 'Set-Cookie', value: newPlatformCookie(call, member.id) });
};

/**
 * loginWithIdpConnectionTokenParams: takes the token of a provider's own button as `credential`, once. The simulated
 * provider gives a token at `/platform/idp/<connection>?button=<origin of the page>`.
 */
export const loginWithIdpConnectionTokenParams: Rule = (call): StateMachineResponse => {
  const { idpConnectionId = '', tokenParams = {} } = call.body as LoginWithIdpConnectionTokenParamsRequest;
  const connection = neededConnection(call, idpConnectionId);
  const credential = ownValue(tokenParams, 'credential');
  if (!credential) throw fieldError('tokenParams.credential', 'REQUIRED_FIELD', 'is missing');
  const person = redeemProviderGrant(call, connection.id, credential);
  if (!person) throw notKnown('tokenParams.credential');
  const member = memberOfPerson(call, connection, person);
  if (!member) throw applicationError(404, 'NOT_FOUND', 'The site does not know this person');
  return stateOfMember(call, member);
};
