import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isApiError } from 'vitrine';
import type { SiteEvent } from 'vitrine/events-v3';
import { useGetEventBySlug } from 'vitrine/react/events-v3';
import { Crumbs } from '../../components/crumbs.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/events.ts';
import { text as bookingText } from '../../text/booking.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import styles from './booking.module.css';

/** Reads an event with its registration form by slug, and shows loading, failure or a missing event. */
export const EventPage = ({
  slug,
  here,
  children,
}: {
  slug: string;
  /** Name of the current page in the breadcrumb. */
  here: string;
  children: (event: SiteEvent) => ReactNode;
}) => {
  const { data, error, isPending, refetch } = useGetEventBySlug(slug, {
    fields: ['DETAILS', 'REGISTRATION', 'FORM'],
  });
  if (data?.event)
    return (
      <>
        <Crumbs>
          <Link to="/events">{text.events.title}</Link>
          <span aria-hidden="true">/</span>
          <Link to="/events/$slug" params={{ slug }}>
            <bdi>{data.event.title}</bdi>
          </Link>
          <span aria-hidden="true">/</span>
          <span aria-current="page">{here}</span>
        </Crumbs>
        {children(data.event)}
      </>
    );
  if (isApiError(error, 'NOT_FOUND'))
    return (
      <MissingScreen title={bookingText.booking.notFound} body={bookingText.booking.notFoundText}>
        <LinkButton to="/events">{bookingText.booking.toEvents}</LinkButton>
      </MissingScreen>
    );
  if (isPending)
    return (
      <div aria-busy="true" className={styles['loading']}>
        <PageHeading title={bookingText.booking.loading}>
          <span className="visually-hidden">{text.common.loading}</span>
          <Skeleton width="60%" height="2.5rem" />
        </PageHeading>
        <Skeleton width="40%" height="1.25rem" />
        <Skeleton height="14rem" />
      </div>
    );
  return (
    <>
      <PageHeading title={bookingText.booking.failed} />
      <ErrorRow
        title={error === null ? text.common.failed : failureText(error)}
        onRetry={() => void refetch()}
      />
      <p>
        <LinkButton to="/events">{bookingText.booking.toEvents}</LinkButton>
      </p>
    </>
  );
};
