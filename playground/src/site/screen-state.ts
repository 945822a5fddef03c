/** Simulated states of a screen; `normal` changes no call. */
export const screenStates = ['normal', 'loading', 'empty', 'partial', 'error', 'offline'] as const;

export type ScreenState = (typeof screenStates)[number];

/** Errors that calls can be made to fail with: code and HTTP status, as the platform pairs them. */
export const shownErrors = {
  INTERNAL: 500,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  FAILED_PRECONDITION: 428,
  RESOURCE_EXHAUSTED: 429,
} as const;

export type ShownError = keyof typeof shownErrors;

/** The simulated state of the calls of a screen. */
export interface Shown {
  readonly state: ScreenState;
  readonly code: ShownError;
}

export const isShownError = (code: unknown): code is ShownError =>
  typeof code === 'string' && Object.hasOwn(shownErrors, code);

export const AS_IT_IS: Shown = { state: 'normal', code: 'PERMISSION_DENIED' };

/** Token requests, control calls of the sandbox and the version of the site are never changed. */
const untouched = /\/oauth2\/|\/sandbox(\/|$)|\/_api\/iam|\/provision\/version$/;
const reading = /\/(query[\w-]*|search|count|summary|productOptionsAvailability|.*-query)$/;

const isRead = ({ method, url }: Request): boolean => method === 'GET' || reading.test(new URL(url).pathname);

const refusal = (code: ShownError): Response =>
  Response.json(
    {
      message: `Shown on purpose: ${code}`,
      details: { applicationError: { code, description: 'Shown on purpose' } },
    },
    { status: shownErrors[code] },
  );

/** Removes the members of lists and sets counts to 0, two levels deep, because the lines are inside the cart. */
const emptied = (value: unknown, depth = 2): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      /^(count|total|totalResults|totalCount)$/.test(name) && typeof inner === 'number'
        ? 0
        : emptied(inner, depth - 1),
    ]),
  );
};

const forEver = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/** A `fetch` that simulates a screen state in its responses; writes pass through if the state permits it. */
export const createShownFetch = (shown: () => Shown, send: typeof fetch = fetch): typeof fetch => {
  /** Paths read in the current state, so that every second one can fail. */
  let asked: { readonly of: Shown; readonly paths: string[] } | undefined;
  const fails = (now: Shown, { url }: Request): boolean => {
    const { pathname } = new URL(url);
    if (asked?.of !== now) asked = { of: now, paths: [] };
    if (!asked.paths.includes(pathname)) asked.paths.push(pathname);
    return asked.paths.indexOf(pathname) % 2 === 1;
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const now = shown();
    if (now.state === 'normal' || untouched.test(new URL(request.url).pathname)) return send(request);
    if (now.state === 'offline') throw new TypeError('Failed to fetch');
    if (now.state === 'error') return refusal(now.code);
    if (!isRead(request)) return send(request);
    if (now.state === 'loading') return forEver(request.signal);
    if (now.state === 'partial') return fails(now, request) ? refusal(now.code) : send(request);
    const response = await send(request);
    if (!response.ok) return response;
    return Response.json(emptied(await response.json()), { status: response.status });
  };
};
