import type {
  AuthIntent,
  CreateRedirectSessionRequest,
  CreateRedirectSessionResponse,
} from '../../../generated/redirect-session/model/index.ts';
import { applicationError, fieldError, validationError } from '../errors.ts';
import { tokenKey } from '../identity.ts';
import { ownValue } from '../own.ts';
import type { AuthorizationRecord, RedirectIntent, RedirectSessionRecord } from '../state.ts';
import { callerOf, keyOf, newId, type CallContext, type Rule } from './context.ts';
import { connectionOf } from './providers.ts';

const MINUTE = 60_000;

/** The first part of the path of the hosted page, by what the session is for. */
const pages: Record<RedirectIntent, string> = {
  ecomCheckout: 'checkout',
  logout: 'logout',
  login: 'login',
  auth: 'authorize',
  bookingsCheckout: 'bookings-checkout',
  eventsCheckout: 'events-checkout',
  paidPlansCheckout: 'plans-checkout',
  storesProduct: 'product',
  bookingsBook: 'book',
  ecomOrderPaymentRequest: 'payment-request',
  memberAccountPage: 'account',
};

const isIntent = (name: string): name is RedirectIntent => Object.hasOwn(pages, name);

/** Whether callbacks may lead to an address: http or https, and an origin of the list; a port of '*' is any (R43, R95). */
export const isAllowed = (address: string, allowed: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? `${protocol}//${hostname}` === entry.slice(0, -2)
      : origin === entry.replace(/\/$/, ''),
  );
};

/** The sentence of the platform about a callback that is not on the list. */
export const notAllowed = (address: string): string => {
  const place =
    URL.canParse(address) && new URL(address).origin !== 'null' ? new URL(address).origin : address;
  return `${place} isn't listed as an allowed redirect domain`;
};

/** createRedirectSession (R90 to R95). Owner and app are refused before this rule is reached (R92). */
export const createRedirectSession: Rule = (call): CreateRedirectSessionResponse => {
  const body = call.body as CreateRedirectSessionRequest;
  const intent = intentOf(body);
  checkCallbacks(call, body);
  const { state, clock, origin } = call;
  const session: RedirectSessionRecord = {
    id: newId(call, 'redirect-session'),
    owner: callerOf(call),
    intent,
    checkoutId: intent === 'ecomCheckout' ? checkoutOf(call, body) : null,
    authorization: body.auth ? authorizationOf(call, body.auth) : null,
    callbacks: { ...body.callbacks },
    expiresAt: clock.now() + state.settings.redirectSessionMinutes * MINUTE,
    visit: null,
    outcome: null,
  };
  state.redirectSessions[session.id] = session;
  const endpoint = `${state.settings.pagesUrl ?? origin}/platform/${pages[intent]}/${session.id}`;
  const searchParams = { ...body.preferences?.additionalQueryParameters };
  const search = new URLSearchParams(searchParams).toString();
  return {
    redirectSession: {
      id: session.id,
      fullUrl: search === '' ? endpoint : `${endpoint}?${search}`,
      urlDetails: { endpoint, searchParams },
      sessionToken: `sandbox.session.${session.id.replaceAll('-', '')}`,
      shortUrl: '',
    },
  };
};

/** What an authorization request asks for; its session token is kept as a digest. */
const authorizationOf = (
  call: CallContext,
  { authRequest, prompt = 'login' }: AuthIntent,
): AuthorizationRecord => ({
  clientId: authRequest.clientId,
  redirectUri: authRequest.redirectUri ?? null,
  responseMode: authRequest.responseMode ?? 'fragment',
  state: authRequest.state,
  codeChallenge: authRequest.codeChallenge,
  prompt,
  sessionKey: authRequest.sessionToken === undefined ? null : tokenKey(authRequest.sessionToken),
  idpConnectionId: authRequest.idp === undefined ? null : connectionAskedFor(call, authRequest.idp),
  idpOutcome: null,
});

const connectionAskedFor = (call: CallContext, idp: string): string => {
  const connection = connectionOf(call, idp);
  if (!connection) throw fieldError('auth.authRequest.idp', 'VALIDATION', 'is no connection of this site');
  return connection.id;
};

/** Exactly one intent (R90). */
const intentOf = (body: CreateRedirectSessionRequest): RedirectIntent => {
  const given = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name)
    .filter(isIntent);
  const [intent] = given;
  if (intent === undefined)
    throw validationError([
      { field: 'intent', description: 'must have one value', violatedRule: 'REQUIRED_ONE_OF_FIELD' },
    ]);
  if (given.length > 1)
    throw validationError([
      {
        field: 'intent',
        description: `has ${given.length} values, must have one`,
        violatedRule: 'ONE_OF_ALIGNMENT',
        data: { given },
      },
    ]);
  return intent;
};

/**
 * Strict mode refuses a callback that is not allowed at once; faithful mode on return (R95). The address of a sign-in has
 * to be on its own list too, to the letter (R43).
 */
const checkCallbacks = (
  { state }: CallContext,
  { callbacks = {}, auth }: CreateRedirectSessionRequest,
): void => {
  const { callbackCheck, allowedRedirects, redirectUris } = state.settings;
  if (callbackCheck === 'faithful') return;
  const given = [
    ...Object.entries(callbacks).map(([name, url]) => [`callbacks.${name}`, url] as const),
    ['auth.authRequest.redirectUri', auth?.authRequest.redirectUri] as const,
  ];
  const refuse = (field: string, url: string, list: 'allowedRedirects' | 'redirectUris'): never => {
    const allowed = [...(state.settings[list] ?? [])];
    const words =
      list === 'redirectUris' ? `${url} isn't listed as an allowed redirect address` : notAllowed(url);
    throw applicationError(403, 'CALLBACK_URL_NOT_ALLOWED', words, { field, url, list, allowed });
  };
  for (const [field, url] of given) {
    if (typeof url !== 'string') continue;
    if (!isAllowed(url, allowedRedirects)) refuse(field, url, 'allowedRedirects');
    const isSignIn = field.startsWith('auth.');
    if (isSignIn && redirectUris && !redirectUris.includes(url)) refuse(field, url, 'redirectUris');
  }
};

/** The checkout of the caller. Throws 404 CHECKOUT_NOT_FOUND for an unknown, finished or foreign one. */
const checkoutOf = (call: CallContext, { ecomCheckout }: CreateRedirectSessionRequest): string => {
  const checkout = ownValue(call.state.checkouts, ecomCheckout?.checkoutId ?? '');
  if (!checkout || checkout.orderId !== null || keyOf(checkout.owner) !== keyOf(callerOf(call)))
    throw applicationError(404, 'CHECKOUT_NOT_FOUND', 'Checkout not found');
  return checkout.id;
};
