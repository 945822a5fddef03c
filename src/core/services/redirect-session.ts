const statuses = ['UNKNOWN', 'SUCCESS', 'NO_ACTION', 'ERROR'] as const;
const purposes = ['UNKNOWN', 'LOGOUT', 'CHECKOUT', 'AUTHORIZE'] as const;

/** Result of a visit to a hosted page. NO_ACTION: the visitor left without completing the purpose of the page. */
export type RedirectStatus = (typeof statuses)[number];

/** Purpose of a visit to a hosted page. */
export type RedirectPurpose = (typeof purposes)[number];

/** Result and purpose of a visit to a hosted page, see {@link redirectOutcome}. */
export interface RedirectOutcome {
  readonly status: RedirectStatus;
  readonly purpose: RedirectPurpose;
  /**
   * Whether the visitor is signed in at the platform, such as after a sign-in at the checkout; undefined if the address
   * does not say. If it is true and the session is not a member's, sign in with `silentSignIn()`, or on a server with
   * `startSignIn()` and `prompt: 'none'`: until then the member's order belongs to another buyer.
   */
  readonly wixMemberLoggedIn: boolean | undefined;
}

/**
 * Reads the result of a visit to a hosted page from the address to which the page returned the visitor.
 *
 * The parameters `redirectStatus` and `redirectPurpose` decide if they are present. They are specified, but were not
 * observed on the wire. Without them, an order means a successful checkout, a code or an error means the end of a
 * sign-in, and everything else is UNKNOWN. Anybody can write such an address, so only show the result, and ask the
 * platform for orders and sessions.
 * @param url The address of the page, complete or from the root of the site.
 */
export const redirectOutcome = (url: string | URL): RedirectOutcome => {
  const parameters = parametersOf(`${url}`);
  const told = toldBy(parameters);
  return {
    status: statuses.find((status) => status === parameters.get('redirectStatus')) ?? told.status,
    purpose: purposes.find((purpose) => purpose === parameters.get('redirectPurpose')) ?? told.purpose,
    wixMemberLoggedIn: flag(parameters.get('wixMemberLoggedIn')),
  };
};

/** The parameters of the query and of the fragment, where a sign-in answers by default. */
const parametersOf = (text: string): URLSearchParams => {
  const [, query = '', fragment = ''] = /^[^?#]*\??([^#]*)#?(.*)$/s.exec(text) ?? [];
  return new URLSearchParams(`${query}&${fragment}`);
};

const flag = (text: string | null): boolean | undefined =>
  text === 'true' || (text === 'false' ? false : undefined);

/** Result by the parameters that are observed on the wire. */
const toldBy = (parameters: URLSearchParams): Omit<RedirectOutcome, 'wixMemberLoggedIn'> => {
  const error = parameters.get('error');
  if (error) return { status: error === 'access_denied' ? 'NO_ACTION' : 'ERROR', purpose: 'AUTHORIZE' };
  if (parameters.get('code') && parameters.get('state')) return { status: 'SUCCESS', purpose: 'AUTHORIZE' };
  const hasOrder = ['orderId', 'orderNumber', 'planOrderId'].some((name) => parameters.get(name));
  return hasOrder ? { status: 'SUCCESS', purpose: 'CHECKOUT' } : { status: 'UNKNOWN', purpose: 'UNKNOWN' };
};
