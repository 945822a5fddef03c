import { answerRequest } from './answer-request.ts';
import { createMailbox } from './control/mailbox.ts';
import { createNotifications } from './control/notifications.ts';
import type { Owner } from './control/owner/types.ts';
import type { Platform, SandboxOptions } from './control/sandbox.ts';
import { notUtf8, textOf } from './engine/body-text.ts';
import { createClock } from './engine/clock.ts';
import type { World } from './engine/context.ts';
import { runDueEffects } from './engine/due-effects.ts';
import { createFaults } from './engine/faults/faults.ts';
import { createFetchResponses, sandboxRequest } from './engine/fetch-responses.ts';
import { createListeners, quiet } from './engine/listeners.ts';
import { createRateLimit } from './engine/rate-limit.ts';
import { stateFrom } from './engine/snapshot.ts';
import { hashOf } from './engine/values/canonical.ts';
import { millisecondsOf } from './engine/values/duration.ts';
import { plainCopy } from './engine/values/plain-copy.ts';
import { digest } from './engine/values/random.ts';
import type { RequestInstant, SandboxRequest, SandboxResponse } from './engine/wire.ts';
import { createParts } from './parts/whole.ts';
import { effects } from './rules/effects.ts';
import { dropExpired } from './rules/visitor-expiry.ts';
import {
  DEFAULT_SCENARIO,
  initialState,
  isScenario,
  ownSettings,
  scenarioList,
  UnknownScenarioError,
} from './seeds/scenarios.ts';
import { signingKey } from './webhooks/keys.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

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

const printError = (error: unknown): void => console.error('The sandbox failed:', error);

const printWarning = (text: string): void => console.warn(`The sandbox warns: ${text}`);

const ignore = (): void => undefined;

/** Passes each text on the first time only. */
const once = (pass: (text: string) => void): ((text: string) => void) => {
  const passed = new Set<string>();
  return (text) => {
    if (passed.has(text)) return;
    passed.add(text);
    pass(text);
  };
};

/**
 * Makes a sandbox without its msw handlers, for hosts that do not need msw: the command and the service worker.
 * @throws UnknownScenarioError for a scenario that does not exist.
 *
 * This is one function because all parts share one variable, the state. `restore` and `reset` replace the state, so
 * each part reads the current one through a function. The work itself is elsewhere: `answerRequest` answers, and each
 * part has a module of its own.
 */
export const createPlatform = (options: SandboxOptions = {}, code = createParts()): Platform => {
  let state = options.state ?? startState(options);
  let requestNumber = 0;
  /** The origin of the latest request: links in mails start with it. */
  let latestOrigin = '';
  const clock = createClock(() => state.clock);
  const rateLimit = createRateLimit();
  const responses = createFetchResponses();
  const { subscribe, notify: changed, clear: removeListeners } = createListeners();
  const onError = quiet(options.onError ?? printError);
  const onWarning = once(quiet(options.onWarning ?? printWarning));
  const onEnd = once(quiet(options.onEnd ?? ignore));
  const key = signingKey(options.webhookKey ?? 'sample');
  const worldAt = (origin: string): World => ({ state, clock, origin: options.origin ?? origin });
  const latestWorld = () => worldAt(latestOrigin);
  let owner: Owner | undefined;

  const answer = (request: SandboxRequest, isReplayed: boolean): SandboxResponse => {
    requestNumber += 1;
    clock.tick();
    latestOrigin = request.url.origin;
    const response = answerRequest(
      {
        sandbox,
        code,
        publicKey: key.publicKey(),
        onError,
        changed,
        // A call from a journal was counted, and its warnings were printed, when it was made.
        rateLimit: isReplayed ? undefined : rateLimit,
        onWarning: isReplayed ? ignore : onWarning,
        onEnd: isReplayed ? ignore : onEnd,
      },
      latestWorld(),
      request,
    );
    response.headers['x-wix-request-id'] =
      `${Math.floor(clock.now() / 1000)}.${digest(`${state.seed}:request:${requestNumber}`).slice(0, 20)}`;
    if (state.settings.dateHeader !== 'absent')
      response.headers['date'] = new Date(clock.now()).toUTCString();
    response.headers['cache-control'] ??= 'no-store';
    return response;
  };
  const handle = (
    request: SandboxRequest,
    { machine, again }: RequestInstant = { machine: Date.now() },
  ): SandboxResponse => clock.during(machine, () => answer(request, again === true));
  const fetch: Platform['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const text = await textOf(request);
    const response = text === undefined ? notUtf8() : handle(sandboxRequest(request, text));
    return responses.respond(response, request);
  };

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

  const sandbox: Platform = {
    get state() {
      return state;
    },
    get orders() {
      return state.orders.filter(({ createdDate }) => Date.parse(createdDate) >= state.clock.start);
    },
    clock,
    faults,
    mailbox: createMailbox(latestWorld, subscribe, changed),
    notifications: createNotifications(() => state, subscribe),
    webhooks,
    get owner() {
      return (owner ??= code.createOwner(latestWorld, changed));
    },
    fetch,
    handle,
    hash: () => hashOf(state),
    snapshot: () => plainCopy(state),
    restore(snapshot) {
      state = stateFrom(snapshot, isScenario);
      rateLimit.clear();
      changed();
    },
    advance(duration) {
      clock.advance(millisecondsOf(duration));
      const world = worldAt('');
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
      removeListeners();
      responses.end();
    },
  };
  return sandbox;
};
