import { mask } from './mask.ts';

/** What one request and its answer looked like, secrets already masked. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: readonly (readonly [string, string])[];
  readonly requestBody: string | undefined;
  readonly status: number | undefined;
  readonly responseHeaders: readonly (readonly [string, string])[];
  readonly responseBody: string | undefined;
}

export interface WireTap {
  readonly fetch: typeof fetch;
  /** The latest untaken exchange that belongs to a call; each is handed out once. */
  readonly take: (call: { readonly method: string; readonly path: string }) => Exchange | undefined;
}

/** Exchanges that no call claimed are forgotten after so many others. */
const LIMIT = 60;

const bodyOf = async (message: Request | Response): Promise<string | undefined> => {
  const body = await message
    .clone()
    .text()
    .catch(() => '');
  return body === '' ? undefined : body;
};

const headersOf = (headers: Headers) =>
  [...headers].map(([name, value]) => [name, mask.header(name, value)] as const);

/** A `fetch` that remembers what it carried, for the request log. It changes nothing on the way. */
export const createWireTap = (send: typeof fetch = fetch): WireTap => {
  const waiting: Exchange[] = [];

  const tapped: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const requestBody = await bodyOf(request);
    const sent = {
      method: request.method,
      url: request.url,
      requestHeaders: headersOf(request.headers),
      requestBody: mask.body(requestBody),
    };
    const keep = (rest: Omit<Exchange, keyof typeof sent>): void => {
      waiting.push({ ...sent, ...rest });
      if (waiting.length > LIMIT) waiting.shift();
    };
    try {
      const response = await send(request);
      keep({
        status: response.status,
        responseHeaders: headersOf(response.headers),
        responseBody: mask.body(await bodyOf(response)),
      });
      return response;
    } catch (cause) {
      keep({ status: undefined, responseHeaders: [], responseBody: undefined });
      throw cause;
    }
  };

  return {
    fetch: tapped,
    take: ({ method, path }) => {
      const index = waiting.findLastIndex(
        (exchange) => exchange.method === method && new URL(exchange.url).pathname.endsWith(path),
      );
      return index < 0 ? undefined : waiting.splice(index, 1)[0];
    },
  };
};
