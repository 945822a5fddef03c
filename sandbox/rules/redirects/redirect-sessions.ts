import type {
  AuthIntent,
  CreateRedirectSessionRequest,
  CreateRedirectSessionResponse,
  EventsCheckoutIntent,
} from '../../../generated/redirect-session/types.ts';
import { applicationError, fieldError, validationError } from '../../engine/errors.ts';
import { tokenKey } from '../../engine/identity.ts';
import { findCart } from '../cart/current-cart.ts';
import { blockersOf, openCheckout } from '../cart/checkout.ts';
import { ownValue } from '../../engine/values/objects.ts';
import type { SandboxSettings } from '../../records/settings.ts';
import type {
  AuthorizationRecord,
  CartRecord,
  RedirectIntent,
  RedirectSessionRecord,
  RedirectParameters,
} from '../../records/state.ts';
import { callerOf, keyOf, newId, type CallContext, type Rule } from '../../engine/context.ts';
import { connectionOf } from '../members/providers.ts';
import { liveReservationOf } from '../ticketing/reservation.ts';

const MINUTE = 60_000;

/** The first part of the path of the hosted page, by the intent of the session. */
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

/** Schemes that belong to browsers: code, contents or files of the person, never the address of an app. */
const OF_BROWSERS: readonly string[] = [
  'javascript:',
  'vbscript:',
  'data:',
  'blob:',
  'file:',
  'filesystem:',
  'about:',
  'view-source:',
];

/**
 * Whether a redirect to an address reaches a page or an app: http, https, or a scheme of an app, such as
 * `myapp://callback` (RFC 8252, section 7.1).
 */
const isReachable = (address: string): boolean =>
  URL.canParse(address) && !OF_BROWSERS.includes(new URL(address).protocol);

/**
 * Whether a callback address is allowed: http or https, with an origin of the list. The port '*' in the list means any
 * port (R43, R95). An address with the scheme of an app has no origin, so it must equal an entry.
 */
export const isAllowed = (address: string, allowed: readonly string[]): boolean => {
  if (!isReachable(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return allowed.includes(address);
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? `${protocol}//${hostname}` === entry.slice(0, -2)
      : origin === entry.replace(/\/$/, ''),
  );
};

/**
 * Whether a sign-in may return to an address. If the site has a list of redirect addresses, the address must equal an
 * entry (R43); otherwise its origin must be allowed.
 */
export const mayReturnTo = (
  { redirectUris, allowedRedirects }: Pick<SandboxSettings, 'redirectUris' | 'allowedRedirects'>,
  address: string,
): boolean =>
  redirectUris
    ? redirectUris.includes(address) && isReachable(address)
    : isAllowed(address, allowedRedirects);

/** The message of the hosted pages of an unpublished site (R44). */
export const NOT_PUBLISHED = 'No Public URL Found - verify that site is published';

/** The platform's message for a callback that is not on the list. */
export const notAllowed = (address: string): string => {
  const place =
    URL.canParse(address) && new URL(address).origin !== 'null' ? new URL(address).origin : address;
  return `${place} isn't listed as an allowed redirect domain`;
};

/** createRedirectSession (R90 to R95). Owner and app are refused before this rule runs (R92). */
export const createRedirectSession: Rule = (call): CreateRedirectSessionResponse => {
  const body = call.body as CreateRedirectSessionRequest;
  const intent = intentOf(body);
  checkPublished(call, body);
  checkClient(call, body);
  checkCallbacks(call, body);
  if (body.eventsCheckout) checkReservation(call, body.eventsCheckout);
  const { state, clock, origin } = call;
  const { preferences = {} } = body;
  const owner = callerOf(call);
  const session: RedirectSessionRecord = {
    id: newId(call, 'redirect-session'),
    owner,
    visitor: preferences.maintainIdentity === false ? { role: 'visitor', id: newId(call, 'visitor') } : owner,
    intent,
    parameters: parametersOf(body),
    checkoutId: intent === 'ecomCheckout' ? checkoutOf(call, body) : null,
    authorization: body.auth ? authorizationOf(call, body.auth) : null,
    callbacks: { ...body.callbacks },
    preferences,
    expiresAt: clock.now() + state.settings.redirectSessionMinutes * MINUTE,
    visit: null,
    outcome: null,
    result: {},
  };
  state.redirectSessions[session.id] = session;
  const endpoint = `${state.settings.pagesUrl ?? origin}/platform/${pages[intent]}/${session.id}`;
  const searchParams = { ...preferences.additionalQueryParameters };
  const search = new URLSearchParams(searchParams).toString();
  return {
    redirectSession: {
      id: session.id,
      fullUrl: ownPage(call, session) ?? (search === '' ? endpoint : `${endpoint}?${search}`),
      urlDetails: { endpoint, searchParams },
      sessionToken: `sandbox.session.${session.id.replaceAll('-', '')}`,
      shortUrl: '',
    },
  };
};

/** The shop's own checkout page that a cart names, with the id of the cart in the address (R544). */
const ownPage = (call: CallContext, { checkoutId }: RedirectSessionRecord): string | undefined => {
  if (checkoutId === null) return undefined;
  const page = findCart(call, callerOf(call))?.about.checkoutUrl;
  return page?.replaceAll('{checkout_id}', checkoutId);
};

const parametersOf = ({
  bookingsCheckout,
  eventsCheckout,
  paidPlansCheckout,
  storesProduct,
  bookingsBook,
  ecomOrderPaymentRequest,
  memberAccountPage,
}: CreateRedirectSessionRequest): RedirectParameters => ({
  ...(bookingsCheckout && { bookingsCheckout }),
  ...(eventsCheckout && { eventsCheckout }),
  ...(paidPlansCheckout && { paidPlansCheckout }),
  ...(storesProduct && { storesProduct }),
  ...(bookingsBook && { bookingsBook }),
  ...(ecomOrderPaymentRequest && { ecomOrderPaymentRequest }),
  ...(memberAccountPage && { memberAccountPage }),
});

/** The record of an authorization request. It keeps the session token as a digest. */
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

/** Refuses a session to sign in or out for a client other than the client of the token (R92). */
const checkClient = (call: CallContext, { auth, logout }: CreateRedirectSessionRequest): void => {
  const caller = callerOf(call);
  const token = ownValue(call.state.accessTokens, tokenKey(call.header('authorization')?.trim() ?? ''));
  const wanted = auth?.authRequest.clientId ?? logout?.clientId;
  if (!token?.clientId || wanted === undefined || wanted === token.clientId) return;
  throw applicationError(
    403,
    'PERMISSION_DENIED',
    'The client of the request is not the client of the token',
    {
      identity: caller.role,
      clientId: wanted,
    },
  );
};

const connectionAskedFor = (call: CallContext, idp: string): string => {
  const connection = connectionOf(call, idp);
  if (!connection) throw fieldError('auth.authRequest.idp', 'VALIDATION', 'is not a connection of this site');
  return connection.id;
};

/** The intent of a body, which must be exactly one (R90). */
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

/** Refuses an unpublished site if the call asks for this check; otherwise the hosted page tells the buyer (R44). */
const checkPublished = ({ state }: CallContext, { preferences }: CreateRedirectSessionRequest): void => {
  if (preferences?.checkIfPublish === true && !state.settings.sitePublished)
    throw applicationError(428, 'SITE_NOT_PUBLISHED', NOT_PUBLISHED);
};

/** Refuses callbacks that are not allowed in strict mode. Faithful mode refuses them on the return (R95). */
const checkCallbacks = (
  { state }: CallContext,
  { callbacks = {}, auth }: CreateRedirectSessionRequest,
): void => {
  const { callbackCheck, allowedRedirects, redirectUris } = state.settings;
  if (callbackCheck === 'faithful') return;
  for (const [name, url] of Object.entries(callbacks))
    if (typeof url === 'string' && !isAllowed(url, allowedRedirects))
      throw refusedCallback(`callbacks.${name}`, url, 'allowedRedirects', allowedRedirects);
  const redirectUri = auth?.authRequest.redirectUri;
  if (redirectUri === undefined || mayReturnTo(state.settings, redirectUri)) return;
  const list = redirectUris ? 'redirectUris' : 'allowedRedirects';
  throw refusedCallback('auth.authRequest.redirectUri', redirectUri, list, redirectUris ?? allowedRedirects);
};

const refusedCallback = (
  field: string,
  url: string,
  list: 'allowedRedirects' | 'redirectUris',
  allowed: readonly string[],
) => {
  const words =
    list === 'redirectUris' ? `${url} isn't listed as an allowed redirect address` : notAllowed(url);
  return applicationError(403, 'CALLBACK_URL_NOT_ALLOWED', words, {
    field,
    url,
    list,
    allowed: [...allowed],
  });
};

/**
 * Checks that the reservation exists and can still be paid. The id alone gives access, so that a visitor who has signed
 * in since can pay. Throws 404 RESERVATION_NOT_FOUND.
 */
const checkReservation = (call: CallContext, { reservationId, eventSlug }: EventsCheckoutIntent): void => {
  const reservation = ownValue(call.state.reservations, reservationId);
  const { event } = liveReservationOf(call, reservationId, reservation?.eventId ?? '');
  if (event.about.slug !== eventSlug)
    throw applicationError(404, 'RESERVATION_NOT_FOUND', 'Reservation not found');
};

/**
 * The id of the caller's checkout, which may be the id of the caller's cart (R540 to R542). Throws 404
 * CHECKOUT_NOT_FOUND if it is unknown, finished or belongs to another caller, and 428 for a cart that cannot be ordered.
 */
const checkoutOf = (call: CallContext, { ecomCheckout }: CreateRedirectSessionRequest): string => {
  const id = ecomCheckout?.checkoutId ?? '';
  const cart = openedCart(call, id);
  if (cart) {
    const blockers = blockersOf(call, cart);
    if (blockers.length > 0)
      throw applicationError(428, 'CART_CANNOT_BE_ORDERED', blockers.join(' '), { blockers });
    return openCheckout(call, cart).id;
  }
  const checkout = ownValue(call.state.checkouts, id);
  if (!checkout || checkout.orderId !== null || keyOf(checkout.owner) !== keyOf(callerOf(call)))
    throw applicationError(404, 'CHECKOUT_NOT_FOUND', 'Checkout not found');
  return checkout.id;
};

/**
 * The cart with an id, if it is the caller's and no checkout of the first family was made of it. The open cart of an app
 * goes to the first buyer who uses it (R478).
 */
const openedCart = (call: CallContext, id: string): CartRecord | undefined => {
  const caller = callerOf(call);
  const own = findCart(call, caller);
  if (own) return own.id === id && own.checkoutId === null ? own : undefined;
  const open = Object.values(call.state.carts).find((cart) => cart.id === id && cart.owner.role === 'app');
  if (!open) return undefined;
  delete call.state.carts[keyOf(open.owner)];
  open.owner = caller;
  call.state.carts[keyOf(caller)] = open;
  return open;
};
