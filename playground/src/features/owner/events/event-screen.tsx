import { getRouteApi, Link } from '@tanstack/react-router';
import { useGetEvent } from 'vitrine/react/events-v3';
import { text } from '../../../text/owner.ts';
import { OneThing } from '../one-thing.tsx';
import { EventEditor } from './event-editor.tsx';

const route = getRouteApi('/owner/events/$id');

/** The editor of one event. */
export const EventScreen = () => {
  const { id } = route.useParams();
  const words = text.owner.editor;
  const query = useGetEvent(id, {
    fields: ['DETAILS', 'TEXTS', 'REGISTRATION', 'DASHBOARD', 'CATEGORIES', 'URLS'],
  });
  return (
    <OneThing
      query={query}
      thing={query.data?.event}
      title={words.title}
      back={<Link to="/owner/events">{words.toEvents}</Link>}
      missing={{ title: words.gone, body: words.goneText, to: '/owner/events', name: words.toEvents }}
    >
      {(event) => <EventEditor key={event.id} event={event} />}
    </OneThing>
  );
};
