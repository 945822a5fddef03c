import type { Platform } from '../control/sandbox.ts';
import type { Parts } from '../parts/part.ts';
import type { SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import { notUtf8, textOf } from '../engine/body-text.ts';
import { createFetchResponses } from '../engine/fetch-responses.ts';

/**
 * Cookies of the hosted pages, for hosts that cannot set cookies in the browser. Plain data, so that it can be saved.
 */
export type KeptCookies = Record<string, { readonly value: string; readonly until: number }>;

/** A sandbox below a path of an origin. */
export interface Mounted {
  readonly respond: (request: Request) => Promise<Response>;
}

/** Members that only some hosts give. */
interface MountOptions extends Partial<Pick<Parts, 'load'>> {
  readonly now?: () => number;
}

/**
 * Puts a sandbox below a path, such as `https://host.example/demo/simulated`. The sandbox sees requests without that
 * path, and addresses in its answers get the path again. The cookies of its hosted pages are kept here.
 */
export const mounted = (
  sandbox: Pick<Platform, 'handle'>,
  address: string,
  cookies: KeptCookies,
  { load, now = Date.now }: MountOptions = {},
): Mounted => {
  const path = new URL(address).pathname.replace(/\/+$/, '');
  const responses = createFetchResponses();
  const outward = (place: string): string => (/^\/(?!\/)/.test(place) ? path + place : place);

  const inwardRequest = (request: Request, text: string): SandboxRequest => {
    const url = new URL(request.url);
    url.pathname = url.pathname.slice(path.length) || '/';
    const cookie = Object.entries(cookies)
      .filter(([, { until }]) => until > now())
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    // Headers that a browser sends to a server but hides from scripts.
    const hiddenHeaders: Record<string, string> = { cookie, referer: request.referrer };
    return {
      method: request.method,
      url,
      header: (name) => hiddenHeaders[name] || request.headers.get(name),
      text,
    };
  };
  const keep = (line: string | undefined): void => {
    const [, name = '', value = '', seconds] =
      /^([^=]+)=([^;]*).*?(?:;\s*Max-Age=(\d+))?$/i.exec(line ?? '') ?? [];
    if (name) cookies[name] = { value, until: seconds ? now() + Number(seconds) * 1000 : 0 };
  };
  const outwardResponse = (answer: SandboxResponse): SandboxResponse => {
    const { 'set-cookie': cookie, location, ...headers } = answer.headers;
    keep(cookie);
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    return {
      ...answer,
      headers: { ...headers, ...(location !== undefined && { location: outward(location) }) },
      body: isPage
        ? answer.body.replaceAll(/\b(href|action|src)="(\/[^"]*)"/g, (_, name: string, place: string) => {
            return `${name}="${outward(place)}"`;
          })
        : answer.body,
    };
  };

  return {
    respond: async (request) => {
      const text = await textOf(request);
      if (text === undefined) return responses.respond(notUtf8(), request);
      const inward = inwardRequest(request, text);
      await load?.(inward);
      const answer = sandbox.handle(inward);
      return responses.respond(outwardResponse(answer), request);
    },
  };
};
