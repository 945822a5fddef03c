import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface FolderOptions {
  /** Response to unknown paths: `404.html` (the default), or `index.html` with status 200 and the base of its links. */
  missing?: 404 | 200;
  /** Returns `config.json` for a request, instead of the file. */
  config?: (request: IncomingMessage) => object;
  /** Compresses text with gzip, as hosts on the internet do. Default false. */
  compress?: boolean;
  /** The content security policy of the scripts, which a worker obeys. Default none. */
  policy?: string;
}

/** Only files with a content hash in their name may be cached without revalidation. */
const cacheFor = (file: string): string =>
  file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const withBase = (html: string, path: string): string => html.replace('<head>', `$&<base href="${path}" />`);

/** A static host, below a path. */
export const serveFolder = async (
  folder: string,
  path: string,
  { missing = 404, config, compress = false, policy }: FolderOptions = {},
) => {
  const fileOf = (pathname: string): string | undefined => {
    if (!pathname.startsWith(path)) return undefined;
    const file = normalize(join(folder, decodeURIComponent(pathname.slice(path.length))));
    if (!file.startsWith(folder) || !existsSync(file)) return undefined;
    return statSync(file).isDirectory() ? fileOf(`${pathname.replace(/\/$/, '')}/index.html`) : file;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (config && pathname === `${path}config.json`) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(config(request)));
      return;
    }
    const found = fileOf(pathname);
    const file = found ?? join(folder, missing === 404 ? '404.html' : 'index.html');
    const isSmaller = compress && extname(file) !== '.woff2';
    response.writeHead(found ? 200 : missing, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': cacheFor(file),
      ...(policy !== undefined && extname(file) === '.js' && { 'content-security-policy': policy }),
      ...(isSmaller && { 'content-encoding': 'gzip' }),
    });
    const body = found || missing === 404 ? readFileSync(file) : withBase(readFileSync(file, 'utf8'), path);
    response.end(isSmaller ? gzipSync(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
