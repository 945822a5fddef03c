import { getCheckoutOptions } from '../../../generated/ticketing/operations.ts';
import type { GetCheckoutOptionsResponse } from '../../../generated/ticketing/types.ts';
import type { CreateRedirectSessionRequest } from '../../../generated/redirect-session/types.ts';
import { createRedirectSession } from '../../../generated/redirect-session/operations.ts';
import { isApiError } from '../../core/errors/guards.ts';
import { isJsonObject, memberAt, textAt } from '../../core/json.ts';
import type { Answer, CallClient, CallOptions } from '../../core/types.ts';
import { accessTokenOf } from '../../session/token-endpoint.ts';
import { type Finding, findingsOf, isLocal, wordsOf } from './finding.ts';
import type { SignInClient } from '../authorize.ts';

/** A client with `oauth()`. */
export type PreflightClient = SignInClient & { readonly host?: string };

/** The results of requesting a token as a new visitor. */
export interface TokenFindings {
  readonly host: Finding;
  readonly clientId: Finding;
  /** The raw answer, for the clock; undefined without one. */
  readonly answer: Answer | undefined;
  /** A secret: the token of a visitor that only the preflight uses. */
  readonly token: string | undefined;
}

const host = /* @__PURE__ */ findingsOf('host');
const clientId = /* @__PURE__ */ findingsOf('clientId');

/** Requests a token as a new visitor, as the first call of a client does; the session of the client does not change. */
export const askForToken = async (client: PreflightClient): Promise<TokenFindings> => {
  const { session } = client;
  const notAsked = clientId.unknown('The host did not answer, so the client id was not checked.');
  try {
    const answer = await session.post(
      '/oauth2/token',
      { clientId: session.clientId, grantType: 'anonymous' },
      {},
      'never',
    );
    const token = accessTokenOf(answer)?.value;
    return { host: hostFinding(client, answer, token), clientId: idFinding(answer, token), answer, token };
  } catch (error) {
    const finding = isApiError(error)
      ? host.problem('The host answers, but not like the platform.', 'Give createClient() the API host.')
      : unreachable(client, error);
    return { host: finding, clientId: notAsked, answer: undefined, token: undefined };
  }
};

const unreachable = (client: PreflightClient, error: unknown): Finding =>
  globalThis.navigator?.onLine === false
    ? host.problem('This device is offline.', 'Connect it to the network.')
    : host.problem(
        `The host${client.host ? ` ${client.host}` : ''} cannot be reached: ${wordsOf(error)}.`,
        'Check that the host is right and runs. In a browser, check that it lets this page read its answers (CORS), and that no content blocker stops them.',
      );

const hostFinding = (client: PreflightClient, { response, data }: Answer, token?: string): Finding => {
  const { status } = response;
  if (status === 429)
    return host.warning('The host limits the rate of calls (429).', 'Wait a minute, or use pacing().');
  if (status >= 500)
    return host.warning(`The host answers, but fails at the moment (${status}).`, 'Try again later.');
  if (!token && typeof memberAt(data, 'error') !== 'string' && ![400, 401, 403].includes(status))
    return host.problem(
      `The host answers, but not like the platform (${status}).`,
      'Give createClient() the API host, not an address of the site.',
    );
  const address = client.host === undefined ? undefined : new URL(client.host);
  return address?.protocol === 'http:' && !isLocal(address)
    ? host.warning('Calls to the host are not encrypted: tokens can be read in transit.', 'Use https.')
    : host.ok('The host answers like the platform.');
};

const idFinding = ({ response: { status } }: Answer, token?: string): Finding => {
  if (token) return clientId.ok('The client id gets tokens.');
  if ([400, 401, 403].includes(status))
    return clientId.problem(
      `The platform gives no tokens for this client id (${status}).`,
      "Copy the client id from the OAuth app in the site's settings; it is neither the site id nor the app id.",
    );
  return clientId.unknown(`The host gave no tokens (${status}), so the client id was not checked.`);
};

/** Options of a call as the visitor that only the preflight uses. */
const asVisitor = (client: CallClient, token: string): CallOptions & { client: CallClient } => ({
  client,
  headers: { authorization: token },
  retries: 0,
  timeout: 10_000,
});

/** The platform's answer to a request for the address of a hosted page. */
export interface Reception {
  readonly answer: 'taken' | 'not-allowed' | 'unpublished' | 'failed';
  /** The failure in words; empty without a failure. */
  readonly words: string;
}

/** Requests the address of a hosted page; the page is not opened. */
const askForPage = async (
  client: CallClient,
  token: string,
  body: CreateRedirectSessionRequest,
): Promise<Reception> => {
  // The error of a 5xx does not contain the platform's message, so it is read from the answer.
  let said = '';
  const listening: CallClient = {
    send: async (call, options) => {
      const answer = await client.send(call, options);
      said = textAt(answer.data, 'message');
      return answer;
    },
  };
  try {
    await createRedirectSession(body, asVisitor(listening, token));
    return { answer: 'taken', words: '' };
  } catch (error) {
    const words = wordsOf(error);
    if (/no public url/i.test(said)) return { answer: 'unpublished', words };
    const isRefused =
      isApiError(error, 'CALLBACK_URL_NOT_ALLOWED') ||
      (isApiError(error) && error.status === 403 && /allowed redirect/i.test(said));
    return { answer: isRefused ? 'not-allowed' : 'failed', words };
  }
};

const published = /* @__PURE__ */ findingsOf('published');

/** Checks whether the site has a public address. */
export const publishedFinding = async (client: CallClient, token: string): Promise<Finding> => {
  const preferences = { checkIfPublish: true };
  const { answer, words } = await askForPage(client, token, { login: {}, preferences });
  if (answer === 'taken') return published.ok('The platform gives addresses of hosted pages.');
  return answer === 'unpublished'
    ? published.problem('The site has no public address.', 'Publish the site.')
    : published.unknown(`No hosted page could be requested: ${words}.`);
};

/** Requests a page that leads back to an address: the page of the sign-in (`address`), or another (`domain`). */
export const askForReturn = (
  client: PreflightClient,
  token: string,
  kind: 'address' | 'domain',
  url: string,
): Promise<Reception> => {
  const authRequest = {
    clientId: client.session.clientId,
    redirectUri: url,
    // A challenge without a verifier: no code can be exchanged with it.
    codeChallenge: 'A'.repeat(43),
    codeChallengeMethod: 'S256',
    responseMode: 'fragment',
    responseType: 'code',
    scope: 'offline_access',
    state: 'preflight',
  } as const;
  return askForPage(
    client,
    token,
    kind === 'address'
      ? { auth: { authRequest, prompt: 'none' } }
      : { login: {}, callbacks: { postFlowUrl: url } },
  );
};

const payments = /* @__PURE__ */ findingsOf('payments');

/** Checks the payment methods for tickets. For the shop, no call reports them without a cart. */
export const paymentsFinding = async (client: CallClient, token: string): Promise<Finding> => {
  try {
    const answer: Partial<GetCheckoutOptionsResponse> | null = await getCheckoutOptions(
      asVisitor(client, token),
    );
    if (!isJsonObject(answer))
      return payments.unknown('The payment methods are unknown: the answer has no options.');
    const { paymentMethodConfigured, premiumServices, paidTickets } = answer;
    if (!paymentMethodConfigured)
      return payments.warning(
        'The site has no payment method: only free tickets can be ordered, and the shop has no checkout.',
        "Connect a payment method in the site's settings.",
      );
    if (!premiumServices && paidTickets)
      return payments.warning(
        'The site has paid tickets, but its plan does not include selling them.',
        "Upgrade the site's plan.",
      );
    return payments.ok('The site has a payment method.');
  } catch (error) {
    return isApiError(error) && error.code.includes('NOT_INSTALLED')
      ? payments.unknown('The payment methods are unknown: the site has no events app.')
      : payments.unknown(`The payment methods are unknown: ${wordsOf(error)}.`);
  }
};
