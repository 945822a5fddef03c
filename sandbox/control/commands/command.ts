import type * as z from 'zod/mini';
import type { Sandbox } from '../sandbox.ts';
import type { World } from '../../engine/context.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../../engine/wire.ts';

/** What a control call works on. */
export interface ControlCall<Body> {
  readonly sandbox: Sandbox;
  /** With the owner of the site as the one who causes what happens. */
  readonly world: World;
  readonly request: SandboxRequest;
  /** The key that proves notifications, as PEM; null while it is being made. */
  readonly publicKey: string | null;
  readonly body: Body;
}

/** A control call. */
export interface Command<Body = unknown> {
  /** Method and path. */
  readonly name: `${'GET' | 'POST' | 'DELETE'} /sandbox${string}`;
  readonly about: string;
  /** A body that does something in the scenario `fresh-shop`; absent: it takes none. */
  readonly example?: Body;
  readonly schema?: z.ZodMiniType<Body>;
  /** Gives the body of the 200 answer. Throws a ControlError for what cannot be done. */
  readonly run: (call: ControlCall<Body>) => SandboxResponse | object;
}

/** A command with the type of its body left behind. */
export const command = <Body>(given: Command<Body>): Command => given as Command;

/** A control call that cannot be done. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** An answer of a control call that says what is wrong. */
export const problem = (status: number, message: string): SandboxResponse =>
  json(status, { message, details: {} });

/** What most calls that change something answer. */
export const status = (sandbox: Sandbox): object => {
  const { scenario, seed, clock, settings } = sandbox.state;
  return {
    hash: sandbox.hash(),
    now: sandbox.clock.iso(),
    scenario,
    seed,
    currency: settings.currency,
    clock: clock.kind,
    /** Milliseconds that the clock was moved by. */
    moved: clock.offset,
  };
};
