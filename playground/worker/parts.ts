// Begins the script of the service worker: it runs the code of the sandbox, and fetches the parts of it that the first
// page does not need. See decisions/worker-evaluates-its-parts.md.

// An export makes the file a module, whose `self` may differ from the one of a page.
export {};

type Part = (
  require: (file: string) => object,
  exports: object,
  load: (file: string) => Promise<object>,
) => void;

/** The members of a service worker's scope that are used here. */
interface PartsScope {
  /** Each file of code adds itself here. */
  sandboxParts: Record<string, Part>;
  /** Called when the files of the first page have added themselves. */
  runSandbox: () => void;
  readonly registration: { readonly scope: string };
  readonly importScripts: (...addresses: readonly string[]) => void;
}

declare const self: PartsScope;
/** By the name of each file that is loaded later: the files that it needs, itself included. */
declare const PARTS: Readonly<Record<string, readonly string[]>>;
/** The files that the most visited pages need with their first calls. */
declare const SOON: readonly string[];

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const addressOf = (name: string): string => new URL(`assets/${name}`, self.registration.scope).href;

/** A content security policy of the host may forbid to run text as code. */
const mayRunText = (): boolean => {
  try {
    return Boolean(new Function('return true')());
  } catch {
    return false;
  }
};

self.sandboxParts = {};
const run = new Map<string, object>();
const asked = new Map<string, Promise<void>>();

const requirePart = (path: string): object => {
  const name = nameOf(path);
  const known = run.get(name);
  if (known) return known;
  const part = self.sandboxParts[name];
  if (!part) throw new Error(`The worker has no part ${name}.`);
  const exports = {};
  run.set(name, exports);
  part(requirePart, exports, load);
  return exports;
};

const fetchPart = async (name: string): Promise<void> => {
  if (name in self.sandboxParts) return;
  const address = addressOf(name);
  const response = (await caches.match(address)) ?? (await fetch(address));
  if (!response.ok) throw new TypeError(`The part ${name} of the sandbox was not found: ${response.status}.`);
  new Function(await response.text())();
};

const bring = (name: string): Promise<void> => {
  const known = asked.get(name);
  if (known) return known;
  const fetched = fetchPart(name);
  asked.set(name, fetched);
  // A part that did not come is fetched again by the next request that needs it.
  fetched.catch(() => asked.delete(name));
  return fetched;
};

const load = async (path: string): Promise<object> => {
  await Promise.all((PARTS[nameOf(path)] ?? []).map(bring));
  return requirePart(path);
};

if (mayRunText()) {
  // Fetched while the sandbox starts. If a fetch fails here, the call that needs the file fetches it again.
  for (const name of SOON) bring(name).catch(() => undefined);
} else {
  // Scripts can be imported only while the worker is installed, and then again on each start.
  self.importScripts(...new Set(Object.values(PARTS).flat().map(addressOf)));
}

self.runSandbox = () => requirePart('sandbox-worker.js');
