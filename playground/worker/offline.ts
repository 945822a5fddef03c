import type { WorkerScope } from 'vitrine/sandbox/worker';

/** Milliseconds after the first request before the files are fetched, so that they do not delay the opened page. */
const LATER = 4000;

/** The files of a build, and the name of the cache for them; another build has another name. */
export interface OfflineFiles {
  readonly files: readonly string[];
  readonly cache: string;
}

/** Names of the caches of all builds begin with it. */
export const CACHES = 'vitrine-files-';

/** The start page for an address below the root, whose relative links are those of the root. */
const pageOf = async (index: Response, root: string): Promise<Response> => {
  const text = (await index.text()).replace(/<head>/i, `$&<base href="${root}">`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

/**
 * Keeps all files of the playground in the browser, so that every page opens without a network after the first visit.
 * Files with a hash in their name come from the cache; all others come from the network while there is one.
 */
export const serveOffline = (scope: WorkerScope, { files, cache }: OfflineFiles): void => {
  const root = scope.registration.scope;
  const known = new Set(files.map((file) => new URL(file, root).href));
  let kept: Promise<unknown> | undefined;

  const keepAll = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, LATER));
    for (const name of await caches.keys())
      if (name.startsWith(CACHES) && name !== cache) await caches.delete(name);
    const opened = await caches.open(cache);
    for (const address of known)
      // A file that cannot be fetched now is fetched when a page needs it.
      if (!(await opened.match(address))) await opened.add(address).catch(() => undefined);
  };
  const keptCopy = async (address: string): Promise<Response | undefined> =>
    (await caches.open(cache)).match(address);

  const asset = async (request: Request): Promise<Response> =>
    (await keptCopy(request.url)) ?? fetch(request);
  const file = async (request: Request): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (cause) {
      const copy = await keptCopy(request.url);
      if (copy) return copy;
      throw cause;
    }
  };
  const page = async (request: Request): Promise<Response> => {
    try {
      const found = await fetch(request);
      if (found.status !== 404) return found;
      const index = await fetch(root);
      return index.ok ? await pageOf(index, root) : found;
    } catch (cause) {
      const index = await keptCopy(root);
      if (index) return pageOf(index, root);
      throw cause;
    }
  };

  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { url, method, mode } = request;
    if (method !== 'GET' || !url.startsWith(root) || url.startsWith(`${root}simulated`)) return;
    event.waitUntil((kept ??= keepAll()));
    if (mode === 'navigate') event.respondWith(page(request));
    else if (url.startsWith(`${root}assets/`)) event.respondWith(asset(request));
    else if (known.has(url)) event.respondWith(file(request));
  });
};
