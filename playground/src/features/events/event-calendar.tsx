import { CalendarDate, parseDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import type { SiteEvent } from 'vitrine/events-v3';
import { localDay } from 'vitrine/format';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { Button as Action } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { EmptyState } from '../../components/state.tsx';
import { byDay, daysOf, firstDays } from './event-entries.ts';
import { monthFrom } from './event-list-search.ts';
import { dayText, viewerZone } from '../../lib/format.ts';
import { text } from '../../text/events.ts';
import { DayList } from './day-list.tsx';
import styles from './calendar.module.css';
import { useNextEvent } from './use-events.ts';

/** Number of event titles that fit into a day of the grid. */
const ROOM = 2;

export interface EventCalendarProps {
  events: readonly SiteEvent[];
  /** Format 2026-11. */
  month: string;
  /** The day whose events are listed. */
  day: string | undefined;
  /** The platform's time, in milliseconds since 1970. */
  now: number | undefined;
  onChange: (part: { month?: string; day?: string | undefined }, replace?: boolean) => void;
}

/** A day of the grid, with the titles of its first events. */
const Day = ({
  date,
  events,
  isToday,
}: {
  date: CalendarDate;
  events: readonly SiteEvent[];
  isToday: boolean;
}) => (
  <CalendarCell
    date={date}
    className={styles['day'] ?? ''}
    {...(events.length > 0 && { 'data-busy': '' })}
    {...(isToday && { 'data-now': '' })}
    // The accessible name of a day is its content, which includes its events.
    render={({ 'aria-label': label, children, ...props }) => (
      <div {...props}>
        <span className="visually-hidden">{label}</span>
        {children}
      </div>
    )}
  >
    {({ formattedDate }) => (
      <>
        <span aria-hidden="true" className={styles['number']}>
          {formattedDate}
        </span>
        {events.slice(0, ROOM).map(({ id, title, status }) => (
          <bdi key={id} className={styles['chip']} data-status={status}>
            {title}
          </bdi>
        ))}
        {events.length > ROOM && <span className={styles['more']}>{text.events.inCell(events.length)}</span>}
      </>
    )}
  </CalendarCell>
);

/** Name of the month and its neighbors, on a window that is too narrow for a grid. */
const NarrowHead = ({ month, onTurn }: { month: string; onTurn: (month: string) => void }) => (
  <header className={styles['bar']}>
    <Button
      className={styles['turn'] ?? ''}
      aria-label={text.events.previousMonth}
      onPress={() => onTurn(monthFrom(month, -1))}
    >
      <Icon name="left" />
    </Button>
    <h3 className={styles['name']}>{dayText(month)}</h3>
    <Button
      className={styles['turn'] ?? ''}
      aria-label={text.events.nextMonth}
      onPress={() => onTurn(monthFrom(month, 1))}
    >
      <Icon name="right" />
    </Button>
  </header>
);

/**
 * A month with each event on the days in its own time zone; on a narrow window the days are listed one below the other.
 */
export const EventCalendar = ({ events, month, day, now, onChange }: EventCalendarProps) => {
  const wide = useMediaQuery('(min-width: 700px)');
  const days = byDay(events);
  const firsts = [...firstDays(events, month)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const first = new CalendarDate(Number(month.slice(0, 4)), Number(month.slice(5)), 1);
  const [focused, focus] = useState(day === undefined ? first : parseDate(day));
  const list = useRef<HTMLHeadingElement>(null);
  const [known, setKnown] = useState(month);
  const today = now === undefined ? undefined : localDay(now, viewerZone());
  if (known !== month) {
    // The address changed, by this calendar or elsewhere, for example by the Back button.
    setKnown(month);
    if (!focused.toString().startsWith(month)) focus(first);
  }

  const turn = (to: string) => onChange({ month: to, day: undefined });
  return (
    <div className={styles['calendar']}>
      {wide ? (
        <Calendar
          className={styles['month'] ?? ''}
          aria-label={text.events.month(dayText(month))}
          value={day === undefined ? null : parseDate(day)}
          focusedValue={focused}
          onFocusChange={(date) => {
            focus(date);
            const to = date.toString().slice(0, 7);
            if (to !== month) onChange({ month: to, day: undefined }, true);
          }}
          onChange={(date) => {
            onChange({ day: date.toString() });
            // Wait until the list of the new day is rendered.
            requestAnimationFrame(() => list.current?.focus());
          }}
        >
          <header className={styles['bar']}>
            <Button slot="previous" className={styles['turn'] ?? ''} aria-label={text.events.previousMonth}>
              <Icon name="left" />
            </Button>
            <Heading className={styles['name'] ?? ''} level={3} />
            <Button slot="next" className={styles['turn'] ?? ''} aria-label={text.events.nextMonth}>
              <Icon name="right" />
            </Button>
          </header>
          <CalendarGrid className={styles['grid'] ?? ''} weekdayStyle="short">
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <Day
                  date={date}
                  events={days.get(date.toString()) ?? []}
                  isToday={date.toString() === today}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      ) : (
        <NarrowHead month={month} onTurn={turn} />
      )}
      {firsts.length === 0 ? (
        <EmptyMonth month={month} onGo={turn} />
      ) : wide ? (
        <DayList ref={list} day={day} events={day === undefined ? [] : (days.get(day) ?? [])} />
      ) : (
        firsts.map(([one, here]) => <DayList key={one} day={one} events={here} />)
      )}
    </div>
  );
};

/** A month without events, with a link to the next month that has some. */
const EmptyMonth = ({ month, onGo }: { month: string; onGo: (month: string) => void }) => {
  const next = useNextEvent(month, true);
  const to = next && daysOf(next)[0]?.slice(0, 7);
  return (
    <EmptyState
      icon="calendar"
      title={<h3>{text.events.emptyMonth(dayText(month))}</h3>}
      body={next ? text.events.emptyMonthText : text.events.noneLater}
    >
      {to !== undefined && (
        <Action kind="primary" onPress={() => onGo(to)}>
          {text.events.nextWith(dayText(to))}
        </Action>
      )}
    </EmptyState>
  );
};
