/** A page on the screen of a person. */
export interface SeenPage {
  readonly status: number;
  /** Its address, after all redirects of the platform. */
  readonly url: string;
  readonly html: string;
}

/** The address of the shop to which a page of the platform led back. */
export interface Arrival {
  readonly url: URL;
}

/** A person at the hosted pages: opens addresses, keeps cookies, presses buttons. The pages need no scripts. */
export interface Person {
  /** Opens an address; follows redirects as long as they stay at the platform. */
  open(url: string): Promise<SeenPage | Arrival>;
  /** Presses a button of the open page. Its hidden fields are sent too. */
  press(action: string, form?: Readonly<Record<string, string>>): Promise<SeenPage | Arrival>;
}

const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/**
 * Makes a person with an empty browser.
 * @param send Sends the requests of the browser. Default: over HTTP.
 */
export const createPerson = (send: (url: string, init: RequestInit) => Promise<Response> = fetch): Person => {
  const cookies = new Map<string, string>();
  let page: SeenPage | undefined;

  const go = async (url: string, form?: Record<string, string>): Promise<SeenPage | Arrival> => {
    const response = await send(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      page = { status: response.status, url, html: await response.text() };
      return page;
    }
    const next = new URL(location, url);
    return next.origin === new URL(url).origin ? go(next.href) : { url: next };
  };

  return {
    open: (url) => go(url),
    press(action, form = {}) {
      if (!page) throw new Error('No page is open.');
      return go(page.url, { ...hiddenFields(page.html), ...form, action });
    },
  };
};

/** The address at which a person arrived. Throws an error that names the page if a page of the platform is still open. */
export const arrived = (seen: SeenPage | Arrival): URL => {
  if ('html' in seen)
    throw new Error(`Still at the platform: ${/<h1[^>]*>([^<]*)/.exec(seen.html)?.[1] ?? seen.url}`);
  return seen.url;
};

/** The page on the screen of a person. Throws if the person has left the platform. */
export const pageOf = (seen: SeenPage | Arrival): SeenPage => {
  if (!('html' in seen)) throw new Error(`Left the platform for ${seen.url.href}`);
  return seen;
};
