import type { Caller } from './call.ts';
import type { TryRequest } from './request.ts';

/** Headers of an answer that tell something, in the order in which they are shown. */
export const TOLD = ['content-type', 'x-wix-request-id', 'retry-after', 'x-sandbox-warning', 'date'] as const;

/** Result of a call: an answer, or a sentence that explains why there is none. */
export type Outcome =
  | {
      readonly status: number;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly body: string;
      /** Milliseconds from sending to the end of the body. */
      readonly took: number;
    }
  | { readonly none: string };

/** Facilities of a page that sending needs; tests pass their own. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  readonly now: () => number;
  /** Keeps a visitor over the pages of one tab, so that what one page adds to a cart is seen on the next. */
  readonly visitors: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the page came by https, from where browsers may keep a page from asking this machine. */
  readonly secure: boolean;
}

/** Any client id will do for a sandbox. */
const CLIENT_ID = '3f1f7c1e-6a3b-4e0b-9d55-0f6a2f7a4c11';

/** A call that takes longer is given up, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Sends a call to a sandbox with the chosen identity. Never rejects: every failure becomes a sentence in the result.
 */
export const send = async (
  { url, method, body }: TryRequest,
  who: { readonly caller: Caller; readonly key: string; readonly address: string },
  around: Surroundings,
): Promise<Outcome> => {
  const once = async (authorization: string | undefined): Promise<Response> =>
    around.fetch(url, {
      method,
      headers: {
        ...(authorization && { Authorization: authorization }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  try {
    const kept = who.caller === 'visitor' ? keptVisitor(who.address, around) : undefined;
    const first =
      who.caller === 'visitor' ? (kept ?? (await newVisitor(who.address, around))) : who.key.trim();
    const begun = around.now();
    let response = await once(who.caller === 'nobody' ? undefined : first);
    // A sandbox that was started anew does not know the visitor of before, and has done nothing.
    if (response.status === 401 && kept) response = await once(await newVisitor(who.address, around));
    const text = await response.text();
    return {
      status: response.status,
      headers: TOLD.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      body: indented(text),
      took: Math.round(around.now() - begun),
    };
  } catch (error) {
    if (error instanceof NoVisitor) return { none: error.message };
    return { none: unanswered(who.address, around, error) };
  }
};

class NoVisitor extends Error {}

const keyOf = (address: string): string => `vitrine-try-visitor ${address}`;

const keptVisitor = (address: string, { visitors }: Surroundings): string | undefined =>
  visitors.getItem(keyOf(address)) ?? undefined;

const newVisitor = async (address: string, { fetch, visitors }: Surroundings): Promise<string> => {
  const response = await fetch(`${address}/oauth2/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientId: CLIENT_ID, grantType: 'anonymous' }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const token = response.ok ? tokenIn(await response.text()) : undefined;
  if (token === undefined)
    throw new NoVisitor(`${address} gave no visitor's token: it answered ${response.status}.`);
  visitors.setItem(keyOf(address), token);
  return token;
};

const tokenIn = (text: string): string | undefined => {
  const answer = parsed(text);
  const token =
    typeof answer === 'object' && answer && 'access_token' in answer ? answer.access_token : undefined;
  return typeof token === 'string' ? token : undefined;
};

const unanswered = (address: string, { secure }: Surroundings, error: unknown): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `${address} did not answer within ${PATIENCE / 1000} seconds.`;
  const besides =
    secure && address.startsWith('http:')
      ? ' If one is running, your browser keeps pages of the web from it: open these pages on your machine.'
      : '';
  return `No answer came from ${address}. Start a sandbox there with "npx vitrine sandbox", then send again.${besides}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const indented = (text: string): string => {
  const value = parsed(text);
  return value === undefined ? text : JSON.stringify(value, undefined, 2);
};
