import type { CallClient } from './types.ts';

/**
 * Gives the client for one call of an operation whose class must cover the most that the operation can do, although
 * this call only reads: the call is repeated as a read, and continues with the session's current identity.
 */
export const asRead = (client: CallClient): CallClient => ({
  send: ({ facts, ...call }, options) =>
    client.send({ ...call, facts: { ...facts, repeat: 'read' } }, options),
});
