import type { SiteEvent } from 'vitrine/events-v3';
import { buttonLook } from '../../components/button-look.ts';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { Note } from '../../components/note.tsx';
import { instantText } from '../../lib/format.ts';
import { text } from '../../text/events.ts';
import styles from './event.module.css';
import { TicketBox } from './ticket-box.tsx';

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** A link to answer an invitation, or the reason why there is none. */
const Invitation = ({ event }: { event: SiteEvent }) => {
  const { status, rsvp } = event.registration ?? {};
  if (status === 'SCHEDULED_RSVP')
    return (
      <Note>
        {text.event.rsvpOpens(
          rsvp?.startDate === undefined
            ? ''
            : instantText(rsvp.startDate, event.dateAndTimeSettings?.timeZoneId),
        )}
      </Note>
    );
  if (status !== 'OPEN_RSVP' && status !== 'OPEN_RSVP_WAITLIST_ONLY')
    return <Note>{text.event.rsvpClosed}</Note>;
  return (
    <>
      <p>{status === 'OPEN_RSVP' ? text.event.rsvpText : text.event.rsvpWaitlist}</p>
      <LinkButton to="/events/$slug/rsvp" params={{ slug: event.slug ?? '' }} wide>
        {text.event.rsvp}
      </LinkButton>
    </>
  );
};

/** A link to tickets sold on another site. */
const Elsewhere = ({ url }: { url: string }) => (
  <>
    <a href={url} target="_blank" rel="noopener noreferrer" {...buttonLook({ kind: 'primary', wide: true })}>
      {text.event.external(hostOf(url))}
    </a>
    <p className={styles['hint']}>
      <Icon name="globe" size={16} /> {text.event.externalHint}
    </p>
  </>
);

/** Registration by type: tickets, invitation, external link or none. */
export const RegistrationBox = ({ event }: { event: SiteEvent }) => {
  const { registration, status } = event;
  const { type = 'NONE', external, registrationDisabled } = registration ?? {};
  const isTickets = type === 'TICKETING' || type === 'RSVP_AND_TICKETING';
  const isOff = status === 'CANCELED' || status === 'ENDED';
  return (
    <div className={styles['box']}>
      <h2 id="registration-title">{isTickets && !isOff ? text.event.tickets : text.event.register}</h2>
      {isOff ? (
        <Note>{status === 'CANCELED' ? text.event.canceled : text.event.over}</Note>
      ) : type === 'NONE' || registrationDisabled === true ? (
        <p>{text.event.none}</p>
      ) : type === 'EXTERNAL' && external?.url !== undefined ? (
        <Elsewhere url={external.url} />
      ) : type === 'RSVP' ? (
        <Invitation event={event} />
      ) : isTickets ? (
        <TicketBox event={event} />
      ) : (
        <Note>{text.event.closed}</Note>
      )}
    </div>
  );
};
