/**
 * The sandbox in a service worker: a whole site for demos on any static host. Bundle a script that calls {@link
 * serveFromWorker} and register it. The worker then answers calls, pictures and hosted pages below its path, also
 * after the page was reloaded.
 */
import { createPlatform } from '../platform.ts';
import { createParts } from '../parts/whole.ts';
import type { SandboxOptions } from '../control/sandbox.ts';
import { keptState } from './kept-state.ts';
import { type KeptCookies, type Mounted, mounted } from './mounted.ts';
import { defaultSettings } from '../engine/settings.ts';
import { SnapshotError } from '../engine/snapshot.ts';

/** The members of a worker's event that are used here. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}

/** The global scope of a service worker: `self`. */
export interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
}

/** The options of a sandbox in a worker; `path` gives the origin of its pages. */
export interface WorkerOptions extends Omit<SandboxOptions, 'origin' | 'state'> {
  /** The path of the site below the worker's scope: the `host` of clients. Default 'simulated'. */
  readonly path?: string | undefined;
  /** The database that saves the site between page loads. Default 'vitrine-sandbox'. */
  readonly database?: string | undefined;
}

/** The message by which a page asks for control by the worker, for example after a reload with Shift. */
export const CLAIM = 'vitrine-claim';

interface Site {
  readonly mount: Mounted;
  readonly save: () => Promise<void>;
}

const open = async (
  base: string,
  { database = 'vitrine-sandbox', ...options }: WorkerOptions,
): Promise<Site> => {
  const kept = keptState(database);
  const found = await kept.load();
  const code = createParts();
  const sandbox = createPlatform({ clock: 'real-time', ...options, origin: base }, code);
  const cookies: KeptCookies = {};
  try {
    if (found) {
      sandbox.restore(found.state);
      Object.assign(cookies, found.cookies);
    }
  } catch (error) {
    // Saved by another version: the site starts again.
    if (!(error instanceof SnapshotError)) throw error;
  }
  let isChanged = false;
  sandbox.subscribe(() => {
    isChanged = true;
  });
  let saving = Promise.resolve();
  const save = (): Promise<void> => {
    saving = saving.then(async () => {
      if (!isChanged) return;
      isChanged = false;
      await kept.save({ state: sandbox.state, cookies });
    });
    return saving;
  };
  return { mount: mounted(sandbox, base, cookies, { load: code.load }), save };
};

/**
 * Makes a service worker answer for a simulated site, from the next event on. The state is saved in the browser; a
 * state of another version of this package is replaced by a new one. Requests outside of the path go to the network.
 * If the host has no file for an opened address, the worker shows `index.html` of its scope, as routers need it.
 */
export const serveFromWorker = (scope: WorkerScope, options: WorkerOptions = {}): void => {
  const root = scope.registration.scope;
  const base = new URL(options.path ?? 'simulated', root).href.replace(/\/+$/, '');
  const isInside = (address: string): boolean =>
    address === base || /^[/?#]/.test(address.slice(base.length));
  let site: Promise<Site> | undefined;
  const opened = (): Promise<Site> =>
    (site ??= open(base, {
      allowedRedirects: [...defaultSettings.allowedRedirects, new URL(root).origin],
      ...options,
      settings: { siteUrl: root.replace(/\/+$/, ''), ...options.settings },
    }));

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('message', (event) => {
    if (event.data === CLAIM) event.waitUntil(scope.clients.claim());
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.url.startsWith(base) && isInside(request.url)) {
      const answered = opened().then(({ mount }) => mount.respond(request));
      event.respondWith(answered);
      const ended = answered.then(
        () => undefined,
        () => undefined,
      );
      event.waitUntil(Promise.all([opened(), ended]).then(([{ save }]) => save()));
    } else if (request.mode === 'navigate' && request.method === 'GET')
      event.respondWith(page(request, root));
  });
};

/** A page of the host; if it does not exist, the start page, whose router knows all addresses below the scope. */
const page = async (request: Request, root: string): Promise<Response> => {
  const found = await fetch(request);
  if (found.status !== 404) return found;
  const index = await fetch(root);
  if (!index.ok) return found;
  const text = (await index.text()).replace(/<head>/i, `$&<base href="${root}">`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
