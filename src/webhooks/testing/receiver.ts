import { createReceiver, type ReceiverOptions } from '../index.ts';
import type { Signer } from '../signer.ts';
import { AUDIENCE, ISSUER, NOW } from './stage.ts';

/** A receiver for the deliveries of a signer, at the time of these tests. */
export const receiverOf = (signer: Signer, options: Partial<ReceiverOptions>) =>
  createReceiver({
    publicKey: signer.publicKey,
    audience: AUDIENCE,
    issuer: ISSUER,
    now: () => NOW,
    handlers: {},
    ...options,
  });

/** A listener for any arguments. */
export type Listener = (...args: unknown[]) => unknown;

/** Waits in real time, in milliseconds. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
