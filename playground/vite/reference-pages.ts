import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin } from 'vite';

/** Output folder of `npm run docs`. */
const folder = fileURLToPath(new URL('../../dist/docs', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const notice = (title: string, advice: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Reference</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:15vh auto;padding:0 1.5rem">
<h1>${title}</h1><p>${advice}</p>
<p><a href="/shop">Back to the shop</a></p></body></html>`;

const missing = (): string =>
  fileOf('/index.html')
    ? notice('There is no such page', 'Look for it from <a href="/docs/">the start of the reference</a>.')
    : notice('The reference is not built yet', 'Run <code>npm run docs</code> once, then reload this page.');

/** The decoded path of a URL; undefined for invalid escapes such as `%E0%A4`. */
const pathOf = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return undefined;
  }
};

const fileOf = (url: string): string | undefined => {
  const asked = pathOf(url);
  // The file system rejects paths with a NUL character.
  if (asked === undefined || asked.includes('\0')) return undefined;
  const path = normalize(join(folder, asked));
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
  return existsSync(file) ? file : undefined;
};

const serve: Connect.NextHandleFunction = (request, response) => {
  // Relative links between the pages need the trailing slash.
  if (request.originalUrl === '/docs') {
    response.writeHead(302, { location: '/docs/' }).end();
    return;
  }
  const file = fileOf(request.url ?? '/');
  response.setHeader(
    'content-type',
    file ? (types[extname(file)] ?? 'application/octet-stream') : 'text/html',
  );
  if (file) createReadStream(file).pipe(response);
  else response.writeHead(404).end(missing());
};

/** Serves the reference pages under /docs/ in the playground's server. */
export const referencePages = (): Plugin => ({
  name: 'playground:reference-pages',
  configureServer: (server) => void server.middlewares.use('/docs', serve),
  configurePreviewServer: (server) => void server.middlewares.use('/docs', serve),
});
