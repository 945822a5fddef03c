import { mask } from './mask.ts';

/** One request and its response, with secrets already masked. */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly requestHeaders: readonly (readonly [string, string])[];
  readonly requestBody: string | undefined;
  /** Undefined if there is no response, or not yet. */
  readonly status: number | undefined;
  readonly responseHeaders: readonly (readonly [string, string])[];
  readonly responseBody: string | undefined;
}

export interface WireTap {
  readonly fetch: typeof fetch;
}

/** Called with every request when it is sent; the returned function is called with its result. */
export type Listener = (exchange: Exchange) => (exchange: Exchange) => void;

const bodyOf = async (message: Request | Response): Promise<string | undefined> => {
  const body = await message
    .clone()
    .text()
    .catch(() => '');
  return body === '' ? undefined : body;
};

const headersOf = (headers: Headers) =>
  [...headers].map(([name, value]) => [name, mask.header(name, value)] as const);

/** A `fetch` that reports each exchange to the request log without changing it. */
export const createWireTap = (hear: Listener, send: typeof fetch = fetch): WireTap => ({
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const requestBody = await bodyOf(request);
    const sent: Exchange = {
      method: request.method,
      url: request.url,
      requestHeaders: headersOf(request.headers),
      requestBody: mask.body(requestBody),
      status: undefined,
      responseHeaders: [],
      responseBody: undefined,
    };
    const ended = hear(sent);
    try {
      const response = await send(request);
      ended({
        ...sent,
        status: response.status,
        responseHeaders: headersOf(response.headers),
        responseBody: mask.body(await bodyOf(response)),
      });
      return response;
    } catch (cause) {
      ended(sent);
      throw cause;
    }
  },
});
