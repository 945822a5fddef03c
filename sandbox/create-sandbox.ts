import type { RequestHandler } from 'msw';
import { hashOf } from './engine/values/canonical.ts';
import { createClock, type Clock, type ClockKind } from './engine/clock.ts';
import { controlRoutes } from './control/routes.ts';
import { dispatch } from './engine/dispatch.ts';
import { millisecondsOf } from './engine/values/duration.ts';
import { createFetchEntrance } from './hosts/over-fetch.ts';
import { systemError } from './engine/errors.ts';
import { createMailbox, type Mailbox } from './control/mailbox.ts';
import { createNotifications, type Notifications } from './control/notifications.ts';
import { withFault } from './engine/faults/apply.ts';
import { chooseFault } from './engine/faults/choose.ts';
import { createFaults } from './engine/faults/faults.ts';
import { faultFromHeader } from './engine/faults/text.ts';
import { FaultError, type Fault, type Faults } from './engine/faults/types.ts';
import { createHandlers } from './hosts/handlers.ts';
import { pictureResponse } from './media/picture.ts';
import { operations, routes } from './engine/operations.ts';
import { createOwner } from './control/owner/owner.ts';
import type { Owner } from './control/owner/types.ts';
import { failedPage, isPlatformPage, platformPage } from './pages/routes.ts';
import { digest } from './engine/values/random.ts';
import { createRateLimit } from './engine/rate-limit.ts';
import { createRouter } from './engine/router.ts';
import type { World } from './engine/context.ts';
import { readableStates } from './engine/state-to-read.ts';
import { runDueEffects } from './engine/due-effects.ts';
import { effects } from './rules/effects.ts';
import { dropExpired } from './rules/expiry.ts';
import { forgetBook } from './rules/orders/book.ts';
import { rules } from './rules/table.ts';
import { DEFAULT_SCENARIO, initialState, isScenario, ownSettings, scenarioList } from './seeds/scenarios.ts';
import type { SandboxSettings } from './engine/settings.ts';
import { stateFrom } from './engine/snapshot.ts';
import type { OrderRecord, SandboxState } from './records/state.ts';
import { signingKey, type WebhookKey } from './webhooks/keys.ts';
import type { Webhooks } from './webhooks/types.ts';
import { createWebhooks } from './webhooks/webhooks.ts';
import { json, type RequestInstant, type SandboxRequest, type SandboxResponse } from './engine/wire.ts';
import { notFound, welcome } from './control/root.ts';

/** How a sandbox starts. */
export interface SandboxOptions {
  /** Everything that looks random comes from it: the same seed gives the same bytes. Default '42'. */
  seed?: string | number;
  /** Name of a scenario, see `scenarioList`. Default 'fresh-shop'. */
  scenario?: string;
  /** How time moves, and the instant at which a frozen or stepped clock starts. Default 'frozen'. */
  clock?: ClockKind | { kind: ClockKind; start?: number };
  /** Origins that callbacks of redirect sessions may lead to; a port of '*' allows every port. */
  allowedRedirects?: readonly string[];
  /** Switches of the simulated site. */
  settings?: Partial<SandboxSettings>;
  /** What goes wrong from the start on, and after each reset. */
  faults?: readonly Fault[];
  /** Which key notifications are signed by. Default 'sample', the same for everybody. */
  webhookKey?: WebhookKey;
  /** Sends notifications to their receivers. Default: the `fetch` of the platform. */
  deliver?: (request: Request) => Promise<Response>;
  /** A state that was saved before; seed, scenario, clock and settings then come from it. */
  state?: SandboxState;
  /** Address of pictures and hosted pages; default is the origin that each request was sent to. */
  origin?: string;
  /** Told about failures of the sandbox itself; the caller gets a 500. Default prints to the console. */
  onError?: (error: unknown) => void;
  /** Told what the platform would do without a word, such as leaving a line out; each text once. Default prints it. */
  onWarning?: (text: string) => void;
}

/** The simulated platform. */
export interface Sandbox {
  /**
   * All that it knows, as plain data. It may be changed by hand: take it from here again before you change orders of tickets
   * that were listed already, because what lists and sums were reckoned from is then made anew.
   */
  readonly state: SandboxState;
  /** Its one clock (R1). */
  readonly clock: Clock;
  /** What goes wrong on purpose. */
  readonly faults: Faults;
  /** The mails that it would have sent. */
  readonly mailbox: Mailbox;
  /** What it told the apps of the site. */
  readonly notifications: Notifications;
  /** What its owner does where no call stands for it. */
  readonly owner: Owner;
  /** Who is told of it, and how that went. */
  readonly webhooks: Webhooks;
  /** The orders that were placed, the oldest first. */
  readonly orders: readonly OrderRecord[];
  /** The same platform as msw handlers, for the browser worker and for Node. */
  readonly handlers: RequestHandler[];
  /** Answers a request. Any host and any prefix will do; an unknown path gives a 404 in JSON. */
  fetch(request: Request): Promise<Response>;
  /** The same without the objects of the Fetch standard, for servers. */
  handle(request: SandboxRequest, instant?: RequestInstant): SandboxResponse;
  /** The hash of the state: equal states have equal hashes (R5). */
  hash(): string;
  /**
   * Moves the clock forward, by milliseconds or by a text such as '20m' or '1h 30m', and lets everything happen that is
   * due (R1, R2). Throws a RangeError for what is no such duration, or leads beyond the year 9998.
   */
  advance(duration: number | string): void;
  /** A copy of the state, for `restore` or to be kept as JSON. */
  snapshot(): SandboxState;
  /** Goes on from a state that was saved before. Throws a SnapshotError for what is none, and changes nothing then. */
  restore(snapshot: unknown): void;
  /** Starts over, with the same options or others. */
  reset(options?: Pick<SandboxOptions, 'seed' | 'scenario' | 'clock' | 'settings'>): void;
  /** Calls back after every request or command that may have changed the state; gives the way to stop that. */
  subscribe(listener: () => void): () => void;
  /** Ends everything that is still open: calls that wait or hang, and streams. The sandbox is of no use afterwards. */
  dispose(): void;
}

/** A scenario that does not exist; the message lists those that do. */
export class UnknownScenarioError extends Error {
  override readonly name = 'UnknownScenarioError';
}

const startState = ({
  seed = '42',
  scenario = DEFAULT_SCENARIO,
  clock = 'frozen',
  ...options
}: SandboxOptions) => {
  if (!isScenario(scenario))
    throw new UnknownScenarioError(
      `There is no scenario ${JSON.stringify(scenario)}. Take one of these: ${scenarioList.map(({ name }) => name).join(', ')}.`,
    );
  return initialState(String(seed), scenario, typeof clock === 'string' ? { kind: clock } : clock, {
    ...options.settings,
    ...(options.allowedRedirects && { allowedRedirects: options.allowedRedirects }),
  });
};

/** A call that is made again from a journal has had its warnings. */
const ignore = () => undefined;

/** Makes a sandbox. Throws an UnknownScenarioError for a scenario that does not exist. */
export const createSandbox = (options: SandboxOptions = {}): Sandbox => {
  let state = options.state ?? startState(options);
  let requestNumber = 0;
  /** Under which the sandbox was reached last: where the links of mails lead. */
  let origin = '';
  const clock = createClock(() => state.clock);
  const router = createRouter(routes);
  const rateLimit = createRateLimit();
  const entrance = createFetchEntrance();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const onError = options.onError ?? ((error) => console.error('The sandbox failed:', error));
  const warned = new Set<string>();
  const onWarning = (text: string) => {
    if (warned.has(text)) return;
    warned.add(text);
    (options.onWarning ?? ((said) => console.warn(`The sandbox warns: ${said}`)))(text);
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };

  const answer = (world: World, request: SandboxRequest, again: boolean): SandboxResponse => {
    const { pathname } = request.url;
    if (pathname === '/') return welcome(request);
    const picture = pictureResponse(world, pathname);
    if (picture) return picture;
    if (isPlatformPage(pathname)) return after(platformPage(world, request), request.method !== 'HEAD');
    const control = controlRoutes(sandbox, world, request, key.publicKey());
    if (control) return after(control, request.method !== 'GET');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const match = router.match(method, pathname);
    if (!match) return notFound(request, router.methodsOf(pathname));
    const { id, repeat } = match.route;
    const fault = faultFromHeader(request) ?? chooseFault(state, id);
    const response = withFault(fault, id, () =>
      dispatch(
        { rules, rateLimit: again ? undefined : rateLimit, onError, onWarning: again ? ignore : onWarning },
        world,
        match,
        request,
      ),
    );
    return after(response, (repeat !== 'read' && !response.limited) || fault !== undefined);
  };

  /** A failure of the sandbox itself is an answer too: no request may stop the server that it runs in. */
  const safely = (world: World, request: SandboxRequest, again: boolean): SandboxResponse => {
    try {
      if (runDueEffects(world, effects)) changed();
      return answer(world, request, again);
    } catch (error) {
      if (error instanceof FaultError) return json(400, { message: error.message, details: {} });
      onError(error);
      return isPlatformPage(request.url.pathname) ? failedPage() : systemError();
    }
  };

  const after = (response: SandboxResponse, mayChange: boolean): SandboxResponse => {
    if (mayChange) changed();
    return response;
  };

  const work = (request: SandboxRequest, again: boolean): SandboxResponse => {
    requestNumber += 1;
    clock.tick();
    origin = request.url.origin;
    const world: World = { state, clock, origin: options.origin ?? request.url.origin };
    const response = safely(world, request, again);
    response.headers['x-wix-request-id'] =
      `${Math.floor(clock.now() / 1000)}.${digest(`${state.seed}:request:${requestNumber}`).slice(0, 20)}`;
    response.headers['date'] = new Date(clock.now()).toUTCString();
    response.headers['cache-control'] ??= 'no-store';
    return response;
  };

  const handle = (
    request: SandboxRequest,
    { machine, again }: RequestInstant = { machine: Date.now() },
  ): SandboxResponse => clock.during(machine, () => work(request, again === true));

  let handlers: RequestHandler[] | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = handle({
      method: request.method,
      url: new URL(request.url),
      header: (name) => request.headers.get(name),
      text: hasBody ? await request.text() : '',
    });
    return entrance.respond(answer, request);
  };

  const key = signingKey(options.webhookKey ?? 'sample');
  const webhooks = createWebhooks({
    state: () => state,
    clock,
    key,
    deliver: options.deliver ?? ((request) => globalThis.fetch(request)),
    subscribe,
    changed,
  });
  const faults = createFaults(() => state, changed);
  const addFaults = () => options.faults?.forEach((fault) => faults.add(fault));
  if (!options.state) addFaults();

  const sandbox: Sandbox = {
    get state() {
      forgetBook(state);
      return state;
    },
    get orders() {
      return state.orders;
    },
    clock,
    faults,
    mailbox: createMailbox(() => ({ state, clock, origin: options.origin ?? origin }), subscribe, changed),
    notifications: createNotifications(() => state, subscribe),
    webhooks,
    owner: createOwner(() => ({ state, clock, origin: options.origin ?? origin }), changed),
    get handlers() {
      return (handlers ??= createHandlers(operations, fetch));
    },
    fetch,
    handle,
    hash: () => hashOf(state),
    snapshot: () => structuredClone(state),
    restore(snapshot) {
      state = stateFrom(snapshot);
      rateLimit.clear();
      changed();
    },
    advance(duration) {
      clock.advance(millisecondsOf(duration));
      const world: World = { state, clock, origin: options.origin ?? '' };
      runDueEffects(world, effects);
      dropExpired(world);
      changed();
    },
    reset(changes = {}) {
      const { seed, scenario } = state;
      state = startState({
        seed,
        scenario,
        clock: options.clock ?? state.clock.kind,
        ...changes,
        settings: { ...ownSettings(state), ...changes.settings },
      });
      requestNumber = 0;
      rateLimit.clear();
      addFaults();
      changed();
    },
    subscribe,
    dispose() {
      webhooks.end();
      listeners.clear();
      entrance.end();
    },
  };
  readableStates.set(sandbox, () => state);
  return sandbox;
};
