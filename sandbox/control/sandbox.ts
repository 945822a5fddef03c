import type { RequestHandler } from 'msw';
import type { Clock } from '../engine/clock.ts';
import type { Fault, Faults } from '../engine/faults/types.ts';
import type { RequestInstant, SandboxRequest, SandboxResponse } from '../engine/wire.ts';
import type { ClockKind } from '../records/clock.ts';
import type { SandboxSettings } from '../records/settings.ts';
import type { OrderRecord, SandboxState } from '../records/state.ts';
import type { WebhookKey } from '../webhooks/keys.ts';
import type { Webhooks } from '../webhooks/types.ts';
import type { Mailbox } from './mailbox.ts';
import type { Notifications } from './notifications.ts';
import type { Owner } from './owner/types.ts';

/** The options of a new sandbox. */
export interface SandboxOptions {
  /** The source of everything that looks random: the same seed gives the same bytes. Default '42'. */
  seed?: string | number;
  /** The name of a scenario of `scenarioList`. Default 'fresh-shop'. */
  scenario?: string;
  /** The kind of the clock, and the start of a frozen or stepped clock. Default 'frozen'. */
  clock?: ClockKind | { kind: ClockKind; start?: number };
  /** Origins that redirect sessions may return to; the port '*' allows every port. */
  allowedRedirects?: readonly string[];
  /** Settings of the simulated site. */
  settings?: Partial<SandboxSettings>;
  /** Faults that are added at the start and after each reset. */
  faults?: readonly Fault[];
  /** The key that signs notifications. Default 'sample', the same in every sandbox. */
  webhookKey?: WebhookKey;
  /** Sends notifications to their receivers. Default: the `fetch` of the platform. */
  deliver?: (request: Request) => Promise<Response>;
  /** A saved state. Seed, scenario, clock and settings come from it. */
  state?: SandboxState;
  /** The origin of pictures and hosted pages. Default: the origin of each request. */
  origin?: string;
  /** Called with each failure of the sandbox itself; the caller gets a 500. Default: prints to the console. */
  onError?: (error: unknown) => void;
  /**
   * Called once for each text about something that the platform does silently, such as leaving out a line. Default:
   * prints to the console.
   */
  onWarning?: (text: string) => void;
  /** Called once for each call whose end the platform has announced, with day and successor. Default: nothing. */
  onEnd?: (text: string) => void;
}

/** The simulated platform. */
export interface Sandbox extends Platform {
  /** The sandbox as msw handlers, for the browser's worker and for Node. */
  readonly handlers: RequestHandler[];
}

/** The simulated platform without msw. */
export interface Platform {
  /**
   * All data of the sandbox, as plain objects. A test may change it directly. Lists and sums of ticket orders come
   * from an index that does not see such a change: call `restore(sandbox.state)` after it.
   */
  readonly state: SandboxState;
  /** The only clock of the sandbox (R1). */
  readonly clock: Clock;
  /** Faults on purpose. */
  readonly faults: Faults;
  /** The mails of the platform. */
  readonly mailbox: Mailbox;
  /** The notifications to the apps of the site. */
  readonly notifications: Notifications;
  /** Actions of the site's owner that no call covers. */
  readonly owner: Owner;
  /** The receivers of notifications and the deliveries to them. */
  readonly webhooks: Webhooks;
  /** The store orders since the start, the oldest first. Those of the past are in `state.orders`. */
  readonly orders: readonly OrderRecord[];
  /**
   * Answers a request to any host, with any prefix before the path. It takes what the `fetch` of the platform takes, and
   * can be passed on alone: `createClient({ fetch: sandbox.fetch })`. An unknown path gives a 404 in JSON.
   */
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Answers a request without the objects of the Fetch standard, for servers. */
  handle(request: SandboxRequest, instant?: RequestInstant): SandboxResponse;
  /** The hash of the state: equal states have equal hashes (R5). */
  hash(): string;
  /**
   * Moves the clock forward by milliseconds or by a text such as '20m' or '1h 30m', and runs all effects that are due
   * (R1, R2). Throws a RangeError for an invalid duration and for one that ends after the year 9998.
   */
  advance(duration: number | string): void;
  /** A copy of the state, for `restore`. It can be kept as JSON. */
  snapshot(): SandboxState;
  /** Replaces the state with a saved one. Throws a SnapshotError for an invalid state; the current state then stays. */
  restore(snapshot: unknown): void;
  /** Starts again from a scenario, with the previous options unless others are given. */
  reset(options?: Pick<SandboxOptions, 'seed' | 'scenario' | 'clock' | 'settings'>): void;
  /**
   * Calls the listener after each request or command that may have changed the state. Returns a function that ends the
   * subscription.
   */
  subscribe(listener: () => void): () => void;
  /** Ends all pending work: delayed calls, streams and deliveries. The sandbox cannot be used afterwards. */
  dispose(): void;
}
