import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { SiteEvent } from 'vitrine/events-v3';
import { Icon } from '../../components/icon.tsx';
import { dayText, eventTime } from '../../lib/format.ts';
import { text } from '../../text/events.ts';
import styles from './calendar.module.css';
import { placeText, StatusLabel } from './event-card.tsx';

const Entry = ({ event }: { event: SiteEvent }) => {
  const { atEvent, forViewer } = eventTime(event.dateAndTimeSettings);
  return (
    <li className={styles['entry']}>
      <div>
        <Link to="/events/$slug" params={{ slug: event.slug ?? '' }}>
          <bdi>{event.title}</bdi>
        </Link>{' '}
        <StatusLabel event={event} />
        <p className="soft">
          {atEvent} · <bdi>{placeText(event)}</bdi>
        </p>
      </div>
      <TooltipTrigger delay={0} closeDelay={0}>
        <Button className={styles['tipButton'] ?? ''} aria-label={text.events.yourTime(event.title ?? '')}>
          <Icon name="clock" size={18} />
        </Button>
        <Tooltip className={styles['tip'] ?? ''} placement="top end">
          {forViewer === undefined ? text.events.sameForYou : text.events.forYou(forViewer)}
        </Tooltip>
      </TooltipTrigger>
    </li>
  );
};

/** The events of one day. */
export const DayList = ({
  day,
  events,
  ref,
}: {
  day: string | undefined;
  events: readonly SiteEvent[];
  ref?: Ref<HTMLHeadingElement>;
}) => {
  if (day === undefined) return <p className="soft">{text.events.dayHint}</p>;
  return (
    <section className={styles['list']} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} ref={ref} tabIndex={-1}>
        {text.events.dayTitle(dayText(day))}
      </h3>
      {events.length === 0 ? (
        <p className="soft">{text.events.dayEmpty}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <Entry key={event.id} event={event} />
          ))}
        </ul>
      )}
    </section>
  );
};
