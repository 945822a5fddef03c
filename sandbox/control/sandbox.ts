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
   * Everything that the sandbox knows, as plain data. A test may change it directly. Lists and sums of ticket orders come
   * from an index that does not see such a change: call `restore(sandbox.state)` after it.
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
