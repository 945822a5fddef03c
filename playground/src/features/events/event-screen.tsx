import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import { useGetEventBySlug } from 'vitrine/react/events-v3';
import { Crumbs } from '../../components/crumbs.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { ErrorRow, Skeleton } from '../../components/state.tsx';
import { failureText } from '../../lib/failure.ts';
import { text } from '../../text/events.ts';
import { MissingScreen } from '../../components/missing-screen.tsx';
import styles from './event.module.css';
import { EventView } from './event-view.tsx';

const route = getRouteApi('/events/$slug');

const Loading = () => (
  <div aria-busy="true" className={styles['page']}>
    <Skeleton ratio="21 / 9" />
    <PageHeading title={text.event.loading}>
      <span className="visually-hidden">{text.common.loading}</span>
      <Skeleton width="60%" height="2.5rem" />
    </PageHeading>
    <Skeleton height="12rem" />
  </div>
);

/** The page of one event. */
export const EventScreen = () => {
  const { slug } = route.useParams();
  const { data, error, isPending, refetch } = useGetEventBySlug(slug, {
    fields: ['DETAILS', 'TEXTS', 'REGISTRATION', 'URLS', 'AGENDA', 'CATEGORIES'],
  });
  const event = data?.event;
  if (isApiError(error) && error.status === 404)
    return (
      <MissingScreen title={text.event.notFound} body={text.event.notFoundText}>
        <LinkButton to="/events">{text.event.toEvents}</LinkButton>
      </MissingScreen>
    );
  return (
    <>
      <Crumbs>
        <Link to="/events">{text.events.title}</Link>
        <span aria-hidden="true">/</span>
        <bdi aria-current="page">{event?.title ?? slug}</bdi>
      </Crumbs>
      {isPending && <Loading />}
      {event && <EventView key={event.id} event={event} />}
      {error && !event && (
        <>
          <PageHeading title={text.event.failed} />
          <ErrorRow title={failureText(error)} onRetry={() => void refetch()} />
        </>
      )}
    </>
  );
};
