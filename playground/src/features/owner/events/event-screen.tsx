import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import { useGetEvent } from 'vitrine/react/events-v3';
import { CallFailed } from '../call-failed.tsx';
import { Crumbs } from '../../../components/crumbs.tsx';
import { PageHeading } from '../../../components/page-heading.tsx';
import { Skeleton } from '../../../components/state.tsx';
import { text } from '../../../text/owner.ts';
import { MissingOfOwner } from '../missing-of-owner.tsx';
import { EventEditor } from './event-editor.tsx';

const route = getRouteApi('/owner/events/$id');

/** The editor of one event. */
export const EventScreen = () => {
  const { id } = route.useParams();
  const words = text.owner.editor;
  const { data, error, isPending, refetch } = useGetEvent(id, {
    fields: ['DETAILS', 'TEXTS', 'REGISTRATION', 'DASHBOARD', 'CATEGORIES', 'URLS'],
  });
  if (isApiError(error) && error.status === 404)
    return (
      <MissingOfOwner
        title={words.gone}
        body={words.goneText}
        to="/owner/events"
        name={text.owner.editor.toEvents}
      />
    );
  return (
    <>
      <Crumbs>
        <Link to="/owner/events">{text.owner.events.title}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{data?.event?.title ?? ''}</span>
      </Crumbs>
      {!data && <PageHeading title={words.title} />}
      {isPending && !error && <Skeleton height="24rem" />}
      {error && !data && <CallFailed error={error} onRetry={() => void refetch()} />}
      {data?.event && <EventEditor key={data.event.id} event={data.event} />}
    </>
  );
};
