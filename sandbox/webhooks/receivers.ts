import type { ReceiverRecord, SandboxState } from '../records/state.ts';
import { readReceiver } from './read.ts';

/** Adds a receiver to the state, or changes the receiver with the same address. Throws a WebhookSetupError. */
export const keepReceiver = (state: SandboxState, given: unknown): ReceiverRecord => {
  const read = readReceiver(given);
  const known = state.receivers.find(({ url }) => url === read.url);
  if (known) return Object.assign(known, read);
  state.receiverCount += 1;
  const receiver = { id: `receiver-${state.receiverCount}`, ...read };
  state.receivers.push(receiver);
  return receiver;
};
