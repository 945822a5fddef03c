import { deleteRsvp, updateRsvp } from '../../../generated/rsvp/operations.ts';
import { messageIn, unusableAnswer } from '../../core/errors/unusable.ts';
import type { ClientFor } from '../../core/types.ts';
import type { RsvpManager } from './types.ts';

/**
 * The calls that change replies, for the site's own server: they need the owner's key, or an app's. The server must check
 * first that the reply belongs to the person who asks.
 */
export const rsvpManager = (client: ClientFor<'owner' | 'app'>): RsvpManager => ({
  change: async ({ id, revision }, changes) => {
    if (!revision) throw unusableAnswer('without "revision"', 'no');
    return messageIn(await updateRsvp(id, { rsvp: { ...changes, revision } }, { client }), 'rsvp', 'unknown');
  },
  withdraw: ({ id }) => deleteRsvp(id, { client }),
});
