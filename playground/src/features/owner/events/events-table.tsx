import { Link } from '@tanstack/react-router';
import type { SiteEvent } from 'vitrine/events-v3';
import { StatusMark } from '../../../components/status-mark.tsx';
import type { EventColumn } from './events-search.ts';
import { language } from '../../../lib/language.ts';
import { text } from '../../../text/owner.ts';
import { AllTick } from '../all-tick.tsx';
import { RowTick } from '../row-tick.tsx';
import table from '../table.module.css';
import type { Selection } from '../use-selection.ts';
import { eventStatusWord, eventTone, kindWord, registrationWord, soldOf, whenOf } from './event-words.ts';

const createdOf = ({ createdDate }: SiteEvent): string =>
  createdDate === undefined
    ? ''
    : new Intl.DateTimeFormat(language.get(), { dateStyle: 'medium' }).format(new Date(createdDate));

const cells: Readonly<Record<EventColumn, (event: SiteEvent) => React.ReactNode>> = {
  when: whenOf,
  registration: (event) => (
    <span className={table['names']}>
      {kindWord(event.registration?.initialType ?? '')}
      <small>{registrationWord(event)}</small>
    </span>
  ),
  sold: soldOf,
  created: createdOf,
};

const EventName = ({ event }: { event: SiteEvent }) => (
  <span className={table['names']}>
    <Link to="/owner/events/$id" params={{ id: event.id }}>
      {event.title}
    </Link>
    <small>{event.location?.name}</small>
  </span>
);

/** The events of the site in rows; as cards below 700 px. */
export const EventsTable = ({
  events,
  columns,
  selection,
}: {
  events: readonly SiteEvent[];
  columns: readonly EventColumn[];
  selection: Selection;
}) => {
  const things = events.map(({ id, title }) => ({ id, name: title }));
  return (
    <table className={table['table']} aria-label={text.owner.events.title}>
      <thead>
        <tr>
          <AllTick label={text.owner.selectAll} rows={things} selection={selection} />
          <th scope="col">{text.owner.events.columns.title}</th>
          <th scope="col">{text.owner.events.columns.status}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {text.owner.events.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id} {...(selection.has(event.id) && { 'data-selected': '' })}>
            <td className={table['tick']}>
              <RowTick
                label={text.owner.select(event.title ?? '')}
                selected={selection.has(event.id)}
                onChange={(on) => selection.set([{ id: event.id, name: event.title ?? '' }], on)}
              />
            </td>
            <th scope="row">
              <EventName event={event} />
            </th>
            <td data-label={text.owner.events.columns.status}>
              <StatusMark tone={eventTone(event.status ?? '')}>
                {eventStatusWord(event.status ?? '')}
              </StatusMark>
            </td>
            {columns.map((column) => (
              <td key={column} data-label={text.owner.events.columns[column]}>
                {cells[column](event)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
