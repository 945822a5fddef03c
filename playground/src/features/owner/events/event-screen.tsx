import { getRouteApi, Link } from '@tanstack/react-router';
import { isApiError } from 'vitrine';
import { useGetEvent } from 'vitrine/react/events-v3';
import { Loaded, readingOf } from '../../../components/loaded.tsx';
import { text } from '../../../text/owner.ts';
import { Head } from '../head.tsx';
import { MissingOfOwner } from '../missing-of-owner.tsx';
import styles from '../owner.module.css';
import { EventEditor } from './event-editor.tsx';

const route = getRouteApi('/owner/events/$id');

/** The editor of one event. */
export const EventScreen = () => {
  const { id } = route.useParams();
  const words = text.owner.editor;
  const query = useGetEvent(id, {
    fields: ['DETAILS', 'TEXTS', 'REGISTRATION', 'DASHBOARD', 'CATEGORIES', 'URLS'],
  });
  const { data, error } = query;
  if (isApiError(error) && error.status === 404)
    return (
      <MissingOfOwner title={words.gone} body={words.goneText} to="/owner/events" name={words.toEvents} />
    );
  return (
    <div className={styles['stack']}>
      {!data && <Head title={words.title} back={<Link to="/owner/events">{words.toEvents}</Link>} />}
      <Loaded reading={readingOf(query)} isEmpty={!data} empty={null} height="24rem">
        {data && <EventEditor key={data.event.id} event={data.event} />}
      </Loaded>
    </div>
  );
};
