const statuses = ['UNKNOWN', 'SUCCESS', 'NO_ACTION', 'ERROR'] as const;
const purposes = ['UNKNOWN', 'LOGOUT', 'CHECKOUT', 'AUTHORIZE'] as const;

/** How a visit to a hosted page ended. NO_ACTION: the visitor left without doing what the page is for. */
export type RedirectStatus = (typeof statuses)[number];

/** Purpose of a visit to a hosted page. */
export type RedirectPurpose = (typeof purposes)[number];

/** The end of a visit to a hosted page, see {@link redirectOutcome}. */
export interface RedirectOutcome {
  readonly status: RedirectStatus;
  readonly purpose: RedirectPurpose;
}

/**
 * Reads how a visit to a hosted page ended from the address that the page sends the visitor back to.
 *
 * The parameters `redirectStatus` and `redirectPurpose` come first. They are specified, and not observed on the wire:
 * without them an order means that a checkout succeeded, a code or an error that a sign-in ended, and everything else is
 * UNKNOWN. Anybody can write such an address, so show the outcome and ask the platform for orders and sessions.
 * @param url The address of the page, whole or from the root of the site.
 */
export const redirectOutcome = (url: string | URL): RedirectOutcome => {
  const parameters = parametersOf(`${url}`);
  const told = toldBy(parameters);
  return {
    status: statuses.find((status) => status === parameters.get('redirectStatus')) ?? told.status,
    purpose: purposes.find((purpose) => purpose === parameters.get('redirectPurpose')) ?? told.purpose,
  };
};

/** The parameters of the query and of the fragment, where a sign-in answers by default. */
const parametersOf = (text: string): URLSearchParams => {
  const [, query = '', fragment = ''] = /^[^?#]*\??([^#]*)#?(.*)$/s.exec(text) ?? [];
  return new URLSearchParams(`${query}&${fragment}`);
};

/** Outcome by the parameters that are observed on the wire. */
const toldBy = (parameters: URLSearchParams): RedirectOutcome => {
  const error = parameters.get('error');
  if (error) return { status: error === 'access_denied' ? 'NO_ACTION' : 'ERROR', purpose: 'AUTHORIZE' };
  if (parameters.get('code') && parameters.get('state')) return { status: 'SUCCESS', purpose: 'AUTHORIZE' };
  const hasOrder = ['orderId', 'orderNumber', 'planOrderId'].some((name) => parameters.get(name));
  return hasOrder ? { status: 'SUCCESS', purpose: 'CHECKOUT' } : { status: 'UNKNOWN', purpose: 'UNKNOWN' };
};
