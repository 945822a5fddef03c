import { createReceiver, type ReceiverOptions } from '../index.ts';
import type { Signer } from '../signer.ts';
import { AUDIENCE, ISSUER, NOW } from './stage.ts';

/** A receiver of what a signer signs, at the time of the stage. */
export const receiverOf = (signer: Signer, options: Partial<ReceiverOptions>) =>
  createReceiver({
    publicKey: signer.publicKey,
    audience: AUDIENCE,
    issuer: ISSUER,
    now: () => NOW,
    handlers: {},
    ...options,
  });

/** Something that is told what happened. */
export type Listener = (...told: unknown[]) => unknown;

/** Waits, in real milliseconds. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
