import type * as z from 'zod/mini';
import type { Platform } from '../sandbox.ts';
import type { World } from '../../engine/context.ts';
import { json, type SandboxRequest, type SandboxResponse } from '../../engine/wire.ts';

/** The input of a control call. */
export interface ControlCall<Body> {
  readonly sandbox: Platform;
  /** The world with the owner of the site as the caller. */
  readonly world: World;
  readonly request: SandboxRequest;
  /** The public key of the notifications as PEM; null until it is made. */
  readonly publicKey: string | null;
  readonly body: Body;
}

/** A control call. */
export interface Command<Body = unknown> {
  /** Method and path. */
  readonly name: `${'GET' | 'POST' | 'DELETE'} /sandbox${string}`;
  readonly about: string;
  /** A body that works in the scenario `fresh-shop`; absent: the call takes no body. */
  readonly example?: Body;
  readonly schema?: z.ZodMiniType<Body>;
  /** Returns the body of the 200 answer. Throws a ControlError for a command that is impossible. */
  readonly run: (call: ControlCall<Body>) => SandboxResponse | object;
}

/** Forgets the type of a command's body, so that commands fit into one list. */
export const command = <Body>(given: Command<Body>): Command => given as Command;

/** A control call that is impossible. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The answer to a refused control call. */
export const problem = (status: number, message: string): SandboxResponse =>
  json(status, { message, details: {} });

/** The answer of most control calls that change something. */
export const status = (sandbox: Platform): object => {
  const { scenario, seed, clock, settings } = sandbox.state;
  return {
    hash: sandbox.hash(),
    now: sandbox.clock.iso(),
    scenario,
    seed,
    currency: settings.currency,
    catalogVersion: settings.catalogVersion,
    clock: clock.kind,
    /** Milliseconds that the clock was moved by. */
    moved: clock.offset,
    /** Number of faults that can still happen. */
    faults: sandbox.faults.list().length,
  };
};
