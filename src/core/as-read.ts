import type { CallClient } from './types.ts';

/**
 * Returns the client for one call that only reads, of an operation that can also write: this call is repeated as a
 * read, and continues with the session's current identity.
 */
export const asRead = (client: CallClient): CallClient => ({
  send: (call, options) => client.send({ ...call, facts: { ...call.facts, repeat: 'read' } }, options),
});
