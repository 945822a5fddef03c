import { describe, expect, test } from 'vitest';
import type { SiteEvent } from 'vitrine/events-v3';
import {
  daysOn,
  emptyEventForm,
  eventChangesOf,
  eventFormOf,
  eventProblems,
  newEventOf,
} from './event-form.ts';

const talk = {
  ...emptyEventForm('Asia/Tokyo'),
  title: 'Talk',
  placeName: 'Lantern House',
  start: '2026-03-28T19:00',
  end: '2026-03-28T20:30',
};

describe('the form of an event', () => {
  test('reads local times in the time zone of the event', () => {
    expect(newEventOf(talk).dateAndTimeSettings).toEqual({
      startDate: '2026-03-28T10:00:00.000Z',
      endDate: '2026-03-28T11:30:00.000Z',
      timeZoneId: 'Asia/Tokyo',
      dateAndTimeTbd: false,
    });
  });

  test('shows an event as it was entered', () => {
    const { registration: _, ...sent } = newEventOf({ ...talk, text: 'One.\n\nTwo.', country: 'jp' });
    const event = JSON.parse(JSON.stringify({ ...sent, registration: { initialType: 'RSVP' } })) as SiteEvent;
    expect(eventFormOf(event)).toEqual({ ...talk, text: 'One.\n\nTwo.', country: 'JP', kind: 'RSVP' });
  });

  test('sends only changed fields, and both ends if one of them changed', () => {
    expect(eventChangesOf(talk, { ...talk, start: '2026-03-28T18:00' })).toEqual({
      dateAndTimeSettings: {
        startDate: '2026-03-28T09:00:00.000Z',
        endDate: '2026-03-28T11:30:00.000Z',
        timeZoneId: 'Asia/Tokyo',
        dateAndTimeTbd: false,
      },
    });
    expect(eventChangesOf(talk, { ...talk, title: 'A talk ', kind: 'RSVP' })).toEqual({ title: 'A talk' });
    expect(eventChangesOf(talk, talk)).toEqual({});
  });

  test('turns further dates into a series', () => {
    const { dateAndTimeSettings } = newEventOf({ ...talk, further: [daysOn(talk, 7)] });
    expect(
      dateAndTimeSettings.recurringEvents?.individualEventDates?.map(({ startDate }) => startDate),
    ).toEqual(['2026-03-28T10:00:00.000Z', '2026-04-04T10:00:00.000Z']);
  });

  test('reports missing fields and an end before the start', () => {
    expect(eventProblems(talk)).toEqual({});
    expect(eventProblems({ ...talk, end: talk.start })).toEqual({ end: 'backwards' });
    expect(eventProblems({ ...emptyEventForm('Nowhere'), country: 'Japan' })).toEqual({
      title: 'missing',
      start: 'missing',
      end: 'missing',
      zone: 'noZone',
      placeName: 'missing',
      country: 'noCountry',
    });
    expect(eventProblems({ ...talk, undated: true })).toEqual({ undatedText: 'missing' });
  });
});
