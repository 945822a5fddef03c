import { createServer, type Server, type ServerResponse } from 'node:http';
import { renderToPipeableStream } from 'react-dom/server';
import { requestCookies } from 'vitrine';
import { serializeSite } from 'vitrine/react';
import { type Handed, PlainPage } from './plain-page.tsx';
import { cartOrNone, productBySlug } from './queries.ts';
import { openSite, type SiteOptions } from './site.ts';

export interface ServerOptions extends SiteOptions {
  /** The script of `plain-browser.tsx`, as your bundler wrote it. */
  readonly script: string;
  /** Set it to false only for development on an address without HTTPS. */
  readonly secure?: boolean;
}

/**
 * A shop without a framework: `renderToPipeableStream` behind `node:http`. The session is in a cookie that no script can
 * read; the page gets a copy of it with all the data.
 */
export const plainServer = ({ script, secure, ...options }: ServerOptions): Server =>
  createServer((request, response) => {
    const [, slug] = /^\/products\/([\w-]+)$/.exec(request.url ?? '') ?? [];
    if (request.url === '/script.js')
      return void response.setHeader('content-type', 'text/javascript').end(script);
    if (!slug) return void response.writeHead(404).end('Not found');
    const cookies = requestCookies(request, { secure });
    const site = openSite(options, cookies);
    const send = (headers: Headers) => response.setHeaders(cookies.applyTo(headers));
    response.on('close', () => site.client.session.dispose());
    render(site, { options, slug }, response, send).catch((error: unknown) => {
      console.error(error);
      // The session may be new although the page cannot be rendered.
      if (!response.headersSent) {
        send(new Headers());
        response.writeHead(502);
      }
      response.end();
    });
  });

const render = async (
  site: ReturnType<typeof openSite>,
  handed: Handed,
  response: ServerResponse,
  send: (headers: Headers) => unknown,
): Promise<void> => {
  const { queryClient } = site;
  // All data of the page. The page reads again the data that fails here.
  await Promise.all([
    queryClient.prefetchQuery(productBySlug(handed.slug)),
    queryClient.prefetchQuery(cartOrNone),
  ]);
  const text = await serializeSite(queryClient);
  const { pipe } = renderToPipeableStream(<PlainPage site={site} slug={handed.slug} />, {
    bootstrapScriptContent: `window.site = ${text}; window.handed = ${inScript(handed)};`,
    bootstrapModules: ['/script.js'],
    onShellReady: () => {
      // The page contains this visitor's tokens.
      send(new Headers({ 'content-type': 'text/html', 'cache-control': 'private, no-store' }));
      pipe(response);
    },
    onError: (error) => console.error(error),
  });
};

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
