import type { CallClient } from './types.ts';

/**
 * The client for one call of an operation that only reads, this time, although its class must be that of the most that
 * it can do: it is repeated as a read, and goes on as whoever the session belongs to.
 */
export const asRead = (client: CallClient): CallClient => ({
  send: ({ facts, ...call }, options) =>
    client.send({ ...call, facts: { ...facts, repeat: 'read' } }, options),
});
