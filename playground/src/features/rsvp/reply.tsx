import { useState } from 'react';
import type { SiteEvent } from 'vitrine/events-v3';
import { useRsvp, type UsedRsvp } from 'vitrine/react';
import type { RsvpOutcome } from 'vitrine/state';
import { ConfirmBox } from '../../components/confirm-box.tsx';
import { EmptyState, Skeleton } from '../../components/state.tsx';
import { announce, toast } from '../../lib/announcer.ts';
import { instantText } from '../../lib/format.ts';
import { text } from '../../text/booking.ts';
import { text as eventsText } from '../../text/events.ts';
import type { Details } from '../account/own-details.tsx';
import { answerOf, companionsOf, inputOf, replyQuestions } from './reply-input.ts';
import { RsvpForm } from './rsvp-form.tsx';
import { Standing } from './standing.tsx';
import { useManager } from './use-manager.ts';

/** The reason why an event takes no replies now; undefined if it takes them. */
const closedText = ({ registration, status, dateAndTimeSettings }: SiteEvent): string | undefined => {
  if (status === 'CANCELED') return eventsText.event.canceled;
  if (status === 'ENDED') return eventsText.event.over;
  const { status: state, rsvp, registrationDisabled } = registration ?? {};
  if (registration?.type !== 'RSVP' || registrationDisabled === true) return text.rsvp.reasons['no-rsvp'];
  if (state === 'SCHEDULED_RSVP')
    return rsvp?.startDate === undefined
      ? text.rsvp.reasons['not-started']
      : eventsText.event.rsvpOpens(instantText(rsvp.startDate, dateAndTimeSettings?.timeZoneId));
  const isOpen = state === 'OPEN_RSVP' || state === 'OPEN_RSVP_WAITLIST_ONLY';
  return isOpen ? undefined : eventsText.event.rsvpClosed;
};

const announceOutcome = ({ outcome, ...result }: RsvpOutcome, withdrawn = false): void => {
  if (outcome !== 'done') return;
  if (withdrawn) toast(text.rsvp.withdrawn);
  else if ('rsvp' in result && result.rsvp) announce(text.rsvp.told[result.rsvp.status] ?? text.rsvp.sent);
};

/** Asks before a reply is deleted. */
const Withdraw = ({ reply, onClose }: { reply: UsedRsvp; onClose: () => void }) => (
  <ConfirmBox
    open
    title={text.rsvp.withdrawTitle}
    body={text.rsvp.withdrawText}
    action={text.rsvp.withdraw}
    keep={text.rsvp.keep}
    onClose={onClose}
    onConfirm={() => reply.withdraw().then((result) => announceOutcome(result, true))}
  />
);

/** The present reply of the person, or the form that sends one. */
export const Reply = ({ event, details }: { event: SiteEvent; details: Details }) => {
  const manage = useManager();
  const reply = useRsvp(event.id, { manage });
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  // After an action of the person, the part that replaces the present one takes the focus.
  const [acted, setActed] = useState(false);
  const questions = replyQuestions(event.form);
  const companions = companionsOf(event.form);
  const { standing, rsvp, draft } = reply;
  if (standing === 'unknown' && !reply.problem) return <Skeleton height="14rem" />;

  const edit = (on: boolean): void => {
    setActed(true);
    setEditing(on);
  };
  const closed = closedText(event);
  if (rsvp && !editing)
    return (
      <>
        <Standing
          reply={reply}
          rsvp={rsvp}
          canChange={manage !== undefined}
          isOpen={closed === undefined}
          takesFocus={acted}
          onChange={() => edit(true)}
          onWithdraw={() => {
            setActed(true);
            setAsking(true);
          }}
        />
        {asking && <Withdraw reply={reply} onClose={() => setAsking(false)} />}
      </>
    );
  if (closed !== undefined)
    return <EmptyState icon="lock" title={<h2>{text.rsvp.closed}</h2>} body={closed} />;

  const input = inputOf(draft, rsvp, details);
  const send = async (): Promise<void> => {
    const answer = answerOf(questions, companions, input);
    setActed(true);
    const result = rsvp ? await reply.change(answer) : await reply.answer(answer);
    announceOutcome(result);
    if (result.outcome === 'done') setEditing(false);
  };
  return (
    <RsvpForm
      event={event}
      input={input}
      questions={questions}
      companions={companions}
      reply={reply}
      takesFocus={acted}
      onChange={(part) => reply.setDraft((before) => ({ ...before, ...part }))}
      onSend={() => void send()}
      {...(rsvp && {
        onCancel: () => {
          reply.setDraft({});
          edit(false);
        },
      })}
    />
  );
};
