import { useEffect, useRef } from 'react';
import { rsvpReplyOf } from '../tickets/rsvp/shared.ts';
import type { RsvpDraft, RsvpOptions, RsvpReply, RsvpState } from '../tickets/rsvp/types.ts';
import { clientOf, useCache } from './binding.ts';
import { invalidateOnce } from './invalidate-once.ts';
import { useObservable } from './use-observable.ts';

/** Result of {@link useRsvp}: the present reply, the functions that change it, and the input so far. */
export interface UsedRsvp
  extends RsvpState, Pick<RsvpReply, 'answer' | 'change' | 'withdraw' | 'refresh' | 'forget' | 'setDraft'> {
  /** The input so far. */
  readonly draft: RsvpDraft;
}

/** Queries that show replies, or how many seats are left. All of them are stale once a reply has changed. */
const stale = {
  rsvp: ['listCurrentRsvps', 'queryRsvps', 'listRsvpSummary'],
  'events-v3': ['getEvent', 'getEventBySlug', 'queryEvents'],
} as const;

/**
 * The reply of the person to one event: whether the guest comes, waits or has declined, and the input of the form. All
 * components with the same event share it. The reply of a member is read from the platform; the reply of a visitor is
 * known only to the page that has sent it. The option `manage` of one component counts for all of them. A server renders
 * `unknown`.
 */
export const useRsvp = (eventId: string, options: Omit<RsvpOptions, 'eventId'> = {}): UsedRsvp => {
  const cache = useCache();
  const reply = rsvpReplyOf(clientOf(cache), { ...options, eventId });
  const state = useObservable(reply);
  const draft = useObservable(reply.draft);
  const shown = `${state.rsvp?.id} ${state.rsvp?.revision}`;
  const before = useRef({ shown, standing: state.standing });
  useEffect(() => {
    const { current } = before;
    before.current = { shown, standing: state.standing };
    // The first read of the reply is no change.
    if (current.standing !== 'unknown' && current.shown !== shown) invalidateOnce(cache, state, stale);
  }, [cache, shown, state]);
  const { answer, change, withdraw, refresh, forget, setDraft } = reply;
  return { ...state, draft, answer, change, withdraw, refresh, forget, setDraft };
};
