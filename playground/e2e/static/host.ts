import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * A host that has nothing but files, below a path, and shows its `404.html` for what it does not have, or its
 * `index.html` with 200 where it is told to.
 */
export const serveFolder = async (folder: string, path: string, missing: 404 | 200 = 404) => {
  const fileOf = (pathname: string): string | undefined => {
    if (!pathname.startsWith(path)) return undefined;
    const file = normalize(join(folder, decodeURIComponent(pathname.slice(path.length))));
    if (!file.startsWith(folder) || !existsSync(file)) return undefined;
    return statSync(file).isDirectory() ? fileOf(`${pathname.replace(/\/$/, '')}/index.html`) : file;
  };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const found = fileOf(pathname);
    const file = found ?? join(folder, missing === 404 ? '404.html' : 'index.html');
    response.writeHead(found ? 200 : missing, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(readFileSync(file));
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
